"""Les 4 colonnes, read a second time: a deliberately plain reading of the rules.

The differential tests compare the engine with it; it is slow and literal on purpose.
"""

import re
from copy import deepcopy
from fractions import Fraction

from .les_4_colonnes_table import ARROW, ORDER, REFUGES, RING, ROAD, START, TIP, Table

MOVE = re.compile(r"([YBGR])(A|F[1-8]|[1-9][0-9]?)-(F[1-8]|[1-9][0-9]?)")


class Game(Table):
    """One game of Les 4 colonnes."""

    # ---- position -------------------------------------------------------------------------

    def position(self) -> str:
        """The position line."""
        fields = [
            f"{c}:" + ",".join(sorted(self.tokens[c], key=ROAD[c].index)) for c in self.colours
        ]
        seat = self.seat
        if self.outcome is not None:
            seat = "=" + ",".join(str(number) for number in self.outcome)
        dice = "?" if self.one_again else "".join(str(d) for d in sorted(self.dice)) or "-"
        sixes = str(self.sixes) + ("+" if self.six else "") + ("b" if self.duty else "")
        last = "-" if self.last is None else "".join(self.last)
        return " ".join([*fields, seat, dice, sixes, last, str(self.bonus or "-")])

    def load(self, position: str) -> None:
        """Set up a position line, or refuse it and change nothing."""
        new = deepcopy(self)
        new._read(position)
        new._check()
        if new.position() != position:
            raise ValueError("the position is not written in its one form")
        if new.dice or new.bonus:
            rested = deepcopy(new)
            rested._settle()
            if rested.position() != position:
                raise ValueError("L12, L17, L18: the position is not at rest")
        self.__dict__.update(new.__dict__)

    def _read(self, position: str) -> None:
        fields = position.split(" ")
        if len(fields) != len(self.colours) + 5:
            raise ValueError("wrong number of fields")
        for colour, field in zip(self.colours, fields, strict=False):
            places = field[2:].split(",")
            if field[:2] != colour + ":" or len(places) != 4:
                raise ValueError(f"L4: {field} is not the four tokens of {colour}")
            for place in places:
                if place not in ROAD[colour]:
                    raise ValueError(f"L3: {place} is not on the road of {colour}")
            self.tokens[colour] = places
        seat, dice, sixes, last, bonus = fields[len(self.colours) :]
        self.outcome = None
        if seat.startswith("="):
            won = [c for c in self.colours if seat == self._result_field(c)]
            if not won:
                raise ValueError("the result is malformed")
            self.seat = won[0]
            self._win(won[0])
        elif seat in self.colours:
            self.seat = seat
        else:
            raise ValueError("L5: no such seat")
        if not re.fullmatch(r"[-?]|[1-6]{1,2}", dice) or not re.fullmatch("[0-2]([+]b?)?", sixes):
            raise ValueError("the dice or sixes field is malformed")
        self.one_again = dice == "?"
        self.dice = [] if dice in "-?" else [int(d) for d in dice]
        self.sixes, self.six, self.duty = int(sixes[0]), "+" in sixes, "b" in sixes
        self.last = None if last == "-" else (last[:1], last[1:])
        if bonus not in ("-", "10", "20"):
            raise ValueError("L17: no such bonus")
        self.bonus = 0 if bonus == "-" else int(bonus)

    def _check(self) -> None:
        """Refuse what breaks a clause."""
        for place in RING:
            if len(self._on(place)) > 2:
                raise ValueError(f"L4: more than two tokens on {place}")
        for colour in self.colours:
            for place in ARROW[:-1]:
                if self.tokens[colour].count(place) > 2:
                    raise ValueError(f"L4: more than two tokens on {colour}{place}")
        idle = not self.dice and not self.one_again and not self.bonus  # a throw is due
        home = [c for c in self.colours if self._all_home(c)]
        if self.outcome is not None:
            if not self._all_home(self.seat):
                raise ValueError("L18: the winner is not home")
            if not self.build and any(not self._friends(c, self.seat) for c in home):
                raise ValueError("L18: another has won before")
            if not idle or self.sixes or self.six or self.last:
                raise ValueError("a finished game awaits nothing")
            return
        if home and not self.build:
            raise ValueError("L18: the game is over")
        if self.seat in home and not idle:
            raise ValueError("L18: dice and bonus are lost when the last token is home")
        full = len(self.dice) == self.dice_count  # the whole throw is unplayed
        if len(self.dice) > self.dice_count or (self.one_again and self.dice_count == 1):
            raise ValueError("L6: more dice than this game has")
        if self.bonus and (full or self.one_again or self.last is None):
            raise ValueError("L17: a bonus is played at once after the move that earned it")
        if self.six and (idle or self.sixes == 0):
            raise ValueError("L7: no current throw can be this six")
        if full and self.six != self._is_six(self.dice):
            raise ValueError("L7: the dice and the sixes disagree")
        if self.duty and not self._barriers(self.seat):
            raise ValueError("L10: there is no barrier to open")
        if full and self.six and self._barriers(self.seat) and not self.duty:
            raise ValueError("L10: the barrier's duty is missing")
        if self.last is not None:
            colour, place = self.last
            mine = colour in self.colours and self._friends(colour, self.seat)
            if not mine or place == "A" or place not in self.tokens[colour]:
                raise ValueError("L8: the last token does not stand there")
            if (full or idle) and self.sixes - int(self.six) == 0:
                raise ValueError("L8: no die has moved a token in this turn")
        if self.one_again:
            values = range(1, 7)
            if not any(self._stopped(v) for v in values) or not self._some_value_moves():
                raise ValueError("L12: no die can be thrown again here")

    def _result_field(self, winner: str) -> str:
        return "=" + ",".join("1" if self._friends(c, winner) else "0" for c in self.colours)

    # ---- what is awaited ------------------------------------------------------------------

    def awaits(self) -> str:
        """What the game awaits."""
        if self.outcome is not None:
            return "over"
        if self.dice or self.bonus:
            return f"choice {self.colours.index(self.seat)}"
        return "chance"

    def result(self) -> list[Fraction] | None:
        """A number a seat, or None while the game goes on."""
        return None if self.outcome is None else list(self.outcome)

    def chances(self) -> dict[str, Fraction]:
        """Every throw that may come, with its probability."""
        found: dict[str, Fraction] = {}
        if self.awaits() != "chance":
            return found
        two = self._all_home(self.seat) or (self.dice_count == 2 and not self.one_again)  # L18
        for first in range(1, 7):
            if not two:
                found[f"d{first}"] = Fraction(1, 6)
                continue
            for second in range(1, 7):
                token = f"d{min(first, second)}{max(first, second)}"
                found[token] = found.get(token, Fraction(0)) + Fraction(1, 36)
        return found

    def legal(self) -> list[str]:
        """The legal moves, sorted."""
        if not self.awaits().startswith("choice"):
            return []
        if self.bonus:
            return sorted({*self._bonus_moves(), "skip"})  # L17
        return sorted(self._dice_moves(self.dice))

    # ---- reasons --------------------------------------------------------------------------

    def why(self, token: str) -> str | None:
        """The clause that forbids a move, None when it is legal."""
        if not self.awaits().startswith("choice"):
            raise ValueError("no choice is awaited")
        if token == "skip":
            return None if self.bonus else "L17"
        found = MOVE.fullmatch(token)
        if not found or not {found[2], found[3]} <= {"A", *RING, *ARROW}:
            raise ValueError(f"{token} is no move")
        broken = self._broken(found[1], found[2], found[3])
        return f"L{min(broken)}" if broken else None

    def moves_worth_asking(self) -> list[str]:
        """Well-formed moves to ask `why` about."""
        if not self.awaits().startswith("choice"):
            return []
        asked = {"skip", *self.legal()}
        by = {1, 2, 3, 4, 5, 6, 10, 20, sum(self.dice), *self.dice}
        for colour in ORDER:
            asked.add(f"{colour}A-{START[colour]}")
            asked.add(f"{colour}A-{START[colour] + 1}")
            for start in {*self.tokens.get(colour, []), str(START[colour] + 2)} - {"A"}:
                place = ROAD[colour].index(start)
                ends = {ROAD[colour][place + n] for n in by if place + n < len(ROAD[colour])}
                ends.add(ROAD[colour][max(1, place - 1)])  # backward
                if start in RING:
                    ends.add(str((int(start) + min(by)) % 68 + 1))  # perhaps off its road
                asked |= {f"{colour}{start}-{end}" for end in ends}
        return sorted(asked)

    # ---- play -----------------------------------------------------------------------------

    def apply(self, token: str) -> None:
        """Play a throw or a legal move."""
        if token in self.chances():
            self._play_throw([int(digit) for digit in token[1:]])
        elif token not in self.legal():
            raise ValueError(f"{token} cannot be played here")
        elif token == "skip":  # L17
            self.bonus = 0
            self._settle()
        else:
            start, end = token[1:].split("-")
            self._play_move(token[0], start, end)

    def _play_throw(self, dice: list[int]) -> None:
        if self._all_home(self.seat):  # L18: the building throw
            if dice == [3, 3]:
                self._win(self.seat)
            else:
                self._next_turn()
            return
        self.dice = dice
        if self.one_again:  # L12: the throw stays a six or not as it was
            self.one_again = False
        else:
            self.six = self._is_six(dice)
            self.sixes += int(self.six)
            self.duty = self.six and bool(self._barriers(self.seat))  # L10
        if self.sixes == 3:  # L8
            if self.last is not None and self.last[1] in RING:
                colour, place = self.last
                self.tokens[colour].remove(place)
                start = str(START[colour])
                self.tokens[colour].append(start if len(self._on(start)) < 2 else "A")
            self._next_turn()
        else:
            self._settle()

    def _play_move(self, colour: str, start: str, end: str) -> None:
        if colour == self.seat and start in self._barriers(colour):
            self.duty = False  # L10: opened
        strangers = [c for c in self._on(end) if not self._friends(c, colour)]
        if start == "A":
            caught = strangers if len(self._on(end)) == 2 else []  # L9
        else:
            caught = strangers if end not in REFUGES else []  # L15, L16
        for victim in caught:
            self.tokens[victim].remove(end)
            self.tokens[victim].append("A")
        self.tokens[colour].remove(start)
        self.tokens[colour].append(end)
        if self.bonus:  # L17: not moved by a die, but `last` follows
            self.last = (colour, end) if self.last == (colour, start) else self.last
        else:
            self.last = (colour, end)
            if start != "A":
                self.dice.remove(ROAD[colour].index(end) - ROAD[colour].index(start))
            elif 5 in self.dice:
                self.dice.remove(5)
            else:
                self.dice = []  # L9: a sum of 5 spends both
        self.bonus = 20 if caught else 10 if end == TIP else 0  # L17
        self._settle()

    def _settle(self) -> None:
        """What the rules do by themselves while a throw is being played."""
        if self._all_home(self.seat):  # L18
            self.dice, self.bonus = [], 0
            if not self.build:
                self._win(self.seat)
                return
        if self.bonus and self._bonus_moves():
            return
        self.bonus = 0  # L17: a bonus nobody can use is lost
        if self.dice and self._dice_moves(self.dice):
            return
        again = [die for die in self.dice if self._stopped(die)]
        if again and self._some_value_moves():  # L12
            if len(again) == self.dice_count:  # the whole throw
                self.sixes -= int(self.six)
                self.six = self.duty = False
            else:
                self.one_again = True
        elif self.six:  # L7: throw again
            self.six = self.duty = False
        else:
            self._next_turn()
        self.dice = []

    def _next_turn(self) -> None:
        turn = self.colours.index(self.seat) + 1
        self.seat = self.colours[turn % len(self.colours)]
        self.dice, self.sixes, self.last, self.bonus = [], 0, None, 0
        self.six = self.duty = False

    def _win(self, winner: str) -> None:
        self.outcome = [Fraction(int(self._friends(c, winner))) for c in self.colours]  # L19
        self.dice, self.sixes, self.last, self.bonus = [], 0, None, 0
        self.six = self.duty = False
