"""Senet, read a second time: a deliberately plain reading of the rules.

The differential tests compare the engine with it; it is slow and literal on purpose.
"""

import re
from collections.abc import Mapping
from fractions import Fraction

OPTIONS = {"players": ["2"], "throws": ["coins", "die"], "exit": ["exact", "over"]}
START = "wbwbwbwbwb/........../.........."  # S2
WATER = 27  # S15
SAFE = {26, 28, 29, 30}  # S12
EXIT = 31  # S1
COINS = {  # S3
    1: Fraction(4, 16),
    2: Fraction(6, 16),
    3: Fraction(4, 16),
    4: Fraction(1, 16),
    6: Fraction(1, 16),
}
DIE = {face: Fraction(1, 6) for face in range(1, 7)}  # S3
AGAIN = {1, 4, 6}  # S4


class Game:
    """One game of Senet."""

    def __init__(self, options: Mapping[str, str]) -> None:
        for name, value in options.items():
            if name not in OPTIONS:
                raise ValueError(f"unknown option {name}")
            if value not in OPTIONS[name]:
                raise ValueError(f"option {name} cannot be {value}")
        die = options.get("throws", "coins") == "die"
        self.letter = "d" if die else "t"
        self.odds = DIE if die else COINS
        self.over_exit = options.get("exit", "exact") == "over"
        self.squares: dict[int, str] = {}
        self.seat = 0
        self.throw: int | None = None
        self.waiting = {"w": 0, "b": 0}
        self.black: int | None = None  # the seat that plays black
        self.winner: int | None = None
        self.load(START + " 0 - 0,0 ?")

    # ---- position -------------------------------------------------------------------------

    def _board(self) -> str:
        row = "".join(self.squares[n] for n in range(1, 31))
        return row[:10] + "/" + row[10:20] + "/" + row[20:]

    def position(self) -> str:
        """The position line."""
        seat = str(self.seat)
        if self.winner is not None:
            seat = "=1,0" if self.winner == 0 else "=0,1"
        throw = "-" if self.throw is None else str(self.throw)
        waiting = f"{self.waiting['w']},{self.waiting['b']}"
        black = "?" if self.black is None else str(self.black)
        return f"{self._board()} {seat} {throw} {waiting} {black}"

    def load(self, position: str) -> None:
        """Set up a position line, or refuse it and change nothing."""
        fields = position.split(" ")
        if len(fields) != 5:
            raise ValueError("a position has five fields")
        board, seat, throw, waiting, black = fields
        if not re.fullmatch(r"[wb.]{10}/[wb.]{10}/[wb.]{10}", board):
            raise ValueError("S1: the squares are three rows of ten")
        if seat not in ("0", "1", "=1,0", "=0,1"):
            raise ValueError("the seat field is wrong")
        if not re.fullmatch(r"[0-5],[0-5]", waiting):
            raise ValueError("the waiting field is wrong")
        if black not in ("0", "1", "?"):
            raise ValueError("the black field is wrong")
        if throw != "-" and throw not in [str(value) for value in self.odds]:
            raise ValueError("S3: no such throw")
        letters = board.replace("/", "")
        squares = {n: letters[n - 1] for n in range(1, 31)}
        counts = {"w": int(waiting[0]), "b": int(waiting[2])}
        in_play = {side: letters.count(side) + counts[side] for side in "wb"}
        if max(in_play.values()) > 5:
            raise ValueError("S2: a side has more than five pawns")
        if squares[WATER] != ".":
            raise ValueError("S15: no pawn stays on 27")
        opening = board == START and throw == "-" and not seat.startswith("=")
        if black == "?" and not opening:  # S5: nothing moves before a 1
            raise ValueError("S5: nothing moves or ends before black is known")
        gone = [side for side in "wb" if in_play[side] == 0]
        winner: int | None = None
        if seat.startswith("="):
            if throw != "-":
                raise ValueError("a finished game has no throw")
            winner = 0 if seat == "=1,0" else 1
            if gone != ["b" if str(winner) == black else "w"]:
                raise ValueError("S17: the result is not the board's")
        elif gone:
            raise ValueError("S17: a side without pawns has won")
        before = self.__dict__.copy()
        self.squares = squares
        self.seat = int(seat) if winner is None else 0
        self.throw = None if throw == "-" else int(throw)
        self.waiting = counts
        self.black = None if black == "?" else int(black)
        self.winner = winner
        if self.throw is not None and not self.legal():
            self.__dict__.update(before)
            raise ValueError("S4, S14: nothing is legal with this throw, the turn passes")

    # ---- what is awaited ------------------------------------------------------------------

    def awaits(self) -> str:
        """What the game awaits."""
        if self.winner is not None:
            return "over"
        return "chance" if self.throw is None else f"choice {self.seat}"

    def result(self) -> list[Fraction] | None:
        """A number a seat, or None while the game goes on."""
        if self.winner is None:
            return None
        return [Fraction(int(self.winner == seat)) for seat in (0, 1)]

    def chances(self) -> dict[str, Fraction]:
        """Every throw that may come, with its probability."""
        if self.awaits() != "chance":
            return {}
        return {f"{self.letter}{value}": odds for value, odds in self.odds.items()}

    # ---- pawns ----------------------------------------------------------------------------

    def _side(self) -> str:
        return "b" if self.seat == self.black else "w"

    def _enemy(self) -> str:
        return "w" if self._side() == "b" else "b"

    def _pawns(self) -> list[int]:
        """Where the pawns to move stand, 0 for the waiting ones."""
        side = self._side()
        return [0] * self.waiting[side] + [n for n in range(1, 31) if self.squares[n] == side]

    def _protected(self, square: int) -> bool:
        """S10: a pawn of its own colour stands just before or just after it."""
        side = self.squares[square]
        return side in (self.squares.get(square - 1), self.squares.get(square + 1))

    def _in_barrage(self, square: int, side: str) -> bool:
        """S11: three or more of one colour on consecutive numbers, this square among them."""
        for first in (square - 2, square - 1, square):
            if all(self.squares.get(first + n) == side for n in range(3)):
                return True
        return False

    # ---- moves ----------------------------------------------------------------------------

    def _broken(self, start: int, end: int) -> set[int]:
        """The clauses that a move breaks by itself, the duty of S13 left aside."""
        assert self.throw is not None
        side, enemy = self._side(), self._enemy()
        broken: set[int] = set()
        # S6: the first move
        if self.throw == 1 and side == "b" and self._board() == START and (start, end) != (10, 11):
            broken.add(6)
        # S7: a pawn of the thrower's colour
        if start == 0:
            if self.waiting[side] == 0:
                broken.add(7)
        elif self.squares[start] != side:
            broken.add(7)
        # S7: by exactly the throw (S16, exit=over: or more, when it leaves)
        distance = abs(end - start)
        overshoot = self.over_exit and end == EXIT and self.throw >= distance
        if distance != self.throw and not overshoot:
            broken.add(7)
        # S8, S11, S16: not over an enemy barrage
        for square in range(min(start, end) + 1, max(start, end)):
            if self._in_barrage(square, enemy):
                broken.add(11)
        # the landing
        if 1 <= end <= 30:
            there = self.squares[end]
            if there == side:
                broken.add(9)
            if there == enemy:
                if self._protected(end) or end in SAFE:
                    broken.add(9)
                if self._in_barrage(end, enemy):
                    broken.add(11)
                if end in SAFE:
                    broken.add(12)
            if end < start and there != ".":
                broken.add(14)  # backward onto an empty square
            if start == 0 and there != ".":
                broken.add(15)  # no swap on entry
        if end < 1:
            broken.add(14)  # square 1 or more
        # S16: every pawn in play stands on 21 to 30
        if end == EXIT:
            early = any(self.squares[n] == side for n in range(1, 21))
            if early or self.waiting[side] > 0:
                broken.add(16)
        return broken

    def _forward(self) -> list[str]:
        """S7, S13: every forward move, entering and leaving among them."""
        assert self.throw is not None
        return [
            f"{start}-{end}"
            for start in self._pawns()
            for end in {min(start + self.throw, EXIT), EXIT}
            if not self._broken(start, end)
        ]

    def _backward(self) -> list[str]:
        """S14: every backward move, whether or not a forward one exists."""
        assert self.throw is not None
        return [
            f"{start}-{start - self.throw}"
            for start in self._pawns()
            if start > self.throw and not self._broken(start, start - self.throw)
        ]

    def legal(self) -> list[str]:
        """The legal moves, sorted."""
        if self.winner is not None or self.throw is None or self.throw == 5:
            return []  # S4: a 5 moves nothing
        return sorted(set(self._forward() or self._backward()))  # S13, S14

    def _parse(self, token: str) -> tuple[int, int]:
        found = re.fullmatch(r"(0|[1-9][0-9]?)-(0|[1-9][0-9]?)", token)
        if not found or int(found[1]) > 30 or int(found[2]) > EXIT:
            raise ValueError(f"{token} is no move")
        return int(found[1]), int(found[2])

    def why(self, token: str) -> str | None:
        """The clause that forbids a move, None when it is legal."""
        start, end = self._parse(token)
        if not self.awaits().startswith("choice"):
            raise ValueError("no choice is awaited")
        broken = self._broken(start, end)
        if end < start and self._forward():
            broken.add(13)
        return f"S{min(broken)}" if broken else None

    def moves_worth_asking(self) -> list[str]:
        """Well-formed moves to ask `why` about."""
        if not self.awaits().startswith("choice"):
            return []
        asked = set(self.legal())
        for start in range(31):
            asked.add(f"{start}-{EXIT}")
            for distance in range(1, 7):
                if start + distance <= EXIT:
                    asked.add(f"{start}-{start + distance}")
                if start - distance >= 1:
                    asked.add(f"{start}-{start - distance}")
        return sorted(asked)

    # ---- play -----------------------------------------------------------------------------

    def apply(self, token: str) -> None:
        """Play a throw or a legal move."""
        if token in self.chances():
            self._play_throw(int(token[1:]))
        elif token in self.legal():
            self._play_move(*self._parse(token))
        else:
            raise ValueError(f"{token} cannot be played here")

    def _play_throw(self, value: int) -> None:
        if self.black is None:
            if value == 1:  # S6: that 1 is to be moved, by black
                self.black = self.seat
                self.throw = 1
            else:  # S5
                self.seat = 1 - self.seat
            return
        self.throw = value
        if not self.legal():  # S4 (a 5), S14: the turn passes, whatever the throw
            self.throw = None
            self.seat = 1 - self.seat

    def _play_move(self, start: int, end: int) -> None:
        side, enemy = self._side(), self._enemy()
        if start == 0:  # S15
            self.waiting[side] -= 1
        else:
            self.squares[start] = "."
        if end == WATER:  # S15
            if self.squares[1] == ".":
                self.squares[1] = side
            else:
                self.waiting[side] += 1
        elif end != EXIT:
            if self.squares[end] == enemy:  # S9: swap
                self.squares[start] = enemy
            self.squares[end] = side
        again = self.throw in AGAIN
        self.throw = None
        if side not in self.squares.values() and self.waiting[side] == 0:  # S17
            self.winner = self.seat
            self.seat = 0
        elif not again:  # S4
            self.seat = 1 - self.seat
