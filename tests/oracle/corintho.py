"""A second, deliberately plain reading of the Corintho rules.

The differential tests compare the engine with it, position by position and move by move.
"""

import re
from collections.abc import Mapping
from fractions import Fraction

LETTERS = "abcd"
DIGITS = "1234"
CELLS = [letter + digit for digit in DIGITS for letter in LETTERS]  # C1, in cell order
KINDS = "bck"  # C3: the natural order base < column < capital
SUCCESSOR = {"b": "c", "c": "k"}  # C3
STACK_OF_CODE = {".": "", "b": "b", "c": "c", "k": "k", "d": "bc", "e": "ck", "f": "bck"}
CODE_OF_STACK = {stack: code for code, stack in STACK_OF_CODE.items()}

OPTION_VALUES = {
    "players": ["2", "3", "4"],
    "place_on_stack": ["yes", "no"],
    "frozen": ["move", "all"],
    "freeze": ["round", "turn"],
    "extend": ["wins", "stands"],
    "stuck": ["pass", "draw"],
}  # the first value is the default
PRESETS = {"ai": {"freeze": "turn", "frozen": "all", "extend": "stands", "stuck": "draw"}}

Board = dict[str, str]  # cell -> stack, written from its bottom piece to its top piece
Line = tuple[tuple[str, ...], str]  # cells, kind of the top piece


def cell_at(column: int, row: int) -> str | None:
    if 0 <= column < 4 and 0 <= row < 4:
        return LETTERS[column] + DIGITS[row]
    return None


def runs(length: int) -> list[tuple[str, ...]]:
    """Every run of consecutive cells of a row, a column or a diagonal."""  # C8
    found = []
    for column in range(4):
        for row in range(4):
            for step_column, step_row in [(1, 0), (0, 1), (1, 1), (1, -1)]:
                cells = [
                    cell_at(column + step * step_column, row + step * step_row)
                    for step in range(length)
                ]
                inside = [cell for cell in cells if cell is not None]
                if len(inside) == length:
                    found.append(tuple(inside))
    return found


THREES = runs(3)  # C8: 24 of them
FOURS = runs(4)  # 4 rows, 4 columns, 2 long diagonals


def adjacent(one: str, other: str) -> bool:
    """Orthogonal neighbours."""  # C6
    columns = abs(LETTERS.index(one[0]) - LETTERS.index(other[0]))
    rows = abs(DIGITS.index(one[1]) - DIGITS.index(other[1]))
    return columns + rows == 1


PLACEMENTS = [f"{kind}@{cell}" for kind in KINDS for cell in CELLS]
MOVES = [f"{start}-{end}" for start in CELLS for end in CELLS if start != end]
TOKENS = sorted(PLACEMENTS + MOVES)
NEAR = sorted(PLACEMENTS + [move for move in MOVES if adjacent(move[:2], move[3:])])


def standing(board: Board, places: list[tuple[str, ...]]) -> set[Line]:
    """The runs among the places whose stacks all show the same top piece."""  # C8
    lines: set[Line] = set()
    for cells in places:
        tops = {board[cell][-1:] for cell in cells}
        if len(tops) == 1 and tops != {""}:
            lines.add((cells, tops.pop()))
    return lines


def full_options(options: Mapping[str, str]) -> dict[str, str]:
    full = {name: values[0] for name, values in OPTION_VALUES.items()}
    given = dict(options)
    if "preset" in given:  # expanded first, options given by name override it
        preset = given.pop("preset")
        if preset not in PRESETS:
            raise ValueError(f"unknown value preset={preset}")
        full.update(PRESETS[preset])
    for name, value in given.items():
        if name not in OPTION_VALUES:
            raise ValueError(f"unknown option {name}")
        if value not in OPTION_VALUES[name]:
            raise ValueError(f"unknown value {name}={value}")
        full[name] = value
    return full


class Game:
    def __init__(self, options: Mapping[str, str]) -> None:
        self.options = full_options(options)
        self.players = int(self.options["players"])
        self.each = 4 if self.players == 2 else 2  # C2
        self.board: Board = dict.fromkeys(CELLS, "")
        self.seat = 0  # C3: seat 0 starts
        self.reserves = [dict.fromkeys(KINDS, self.each) for _ in range(self.players)]
        self.frozen: dict[str, int] = {}
        self.outcome: list[Fraction] | None = None

    # ---- what is awaited ----

    def awaits(self) -> str:
        return "over" if self.outcome is not None else f"choice {self.seat}"

    def result(self) -> list[Fraction] | None:
        return None if self.outcome is None else list(self.outcome)

    def chances(self) -> dict[str, Fraction]:
        return {}

    # ---- moves ----

    def legal(self) -> list[str]:
        if self.outcome is not None:
            return []
        return self.legal_for(self.seat)

    def legal_for(self, seat: int) -> list[str]:
        return [token for token in NEAR if not self.broken(token, seat)]

    def can_move(self, seat: int) -> bool:
        return any(not self.broken(token, seat) for token in NEAR)

    def why(self, token: str) -> str | None:
        if self.outcome is not None:
            raise ValueError("no choice is awaited")
        clauses = self.broken(token, self.seat)
        return f"C{min(clauses)}" if clauses else None

    def moves_worth_asking(self) -> list[str]:
        return [] if self.outcome is not None else list(TOKENS)

    def broken(self, token: str, seat: int) -> set[int]:
        """The numbers of the clauses that the move breaks when this seat makes it."""
        if re.fullmatch(r"[bck]@[a-d][1-4]", token):
            clauses = self.broken_by_placing(token[0], token[2:], seat)
        elif re.fullmatch(r"[a-d][1-4]-[a-d][1-4]", token):
            clauses = self.broken_by_moving(token[:2], token[3:])
        else:
            raise ValueError(f"malformed move {token}")
        if not clauses:  # the answer clauses come later on the page: judge only a doable move
            clauses |= self.broken_answer(self.after(token))
        return clauses

    def broken_by_placing(self, kind: str, cell: str, seat: int) -> set[int]:
        clauses = set()
        if self.reserves[seat][kind] == 0:
            clauses.add(4)  # C4: a piece from one's reserve
        stack = self.board[cell]
        if stack != "":  # not the empty cell of C4: the placement has to be one of C5
            if self.options["place_on_stack"] == "no":
                clauses.add(5)
            if SUCCESSOR.get(stack[-1]) != kind:
                clauses.add(5)
            if self.options["frozen"] == "all" and cell in self.frozen:
                clauses.add(7)
        return clauses

    def broken_by_moving(self, start: str, end: str) -> set[int]:
        clauses = set()
        moving, other = self.board[start], self.board[end]
        if moving == "" or other == "":
            clauses.add(6)  # C6: a whole stack, onto a stack, never onto an empty cell
        elif SUCCESSOR.get(other[-1]) != moving[0]:
            clauses.add(6)
        if not adjacent(start, end):
            clauses.add(6)
        if start in self.frozen:
            clauses.add(7)
        if self.options["frozen"] == "all" and end in self.frozen:
            clauses.add(7)
        return clauses

    def after(self, token: str) -> Board:
        """The board after a move that C4 to C7 allow."""
        board = dict(self.board)
        if "@" in token:
            kind, cell = token.split("@")
            board[cell] += kind
        else:
            start, end = token.split("-")
            board[end] += board[start]
            board[start] = ""
        return board

    def extended(self, board: Board) -> set[Line]:
        """The standing threes that the move to this board makes part of a new four."""  # C10b
        stood = standing(self.board, THREES)
        new_fours = standing(board, FOURS) - standing(self.board, FOURS)
        return {
            (three, kind)
            for three, kind in stood
            for four, four_kind in new_fours
            if kind == four_kind and set(three) <= set(four)
        }

    def broken_answer(self, board: Board) -> set[int]:
        stood = standing(self.board, THREES)
        if not stood:
            return set()  # there is nothing to answer
        still = stood & standing(board, THREES)
        extended = self.extended(board)
        if not still:
            return set()  # C10a
        if not extended:
            return {10}  # neither C10a nor C10b
        if self.options["extend"] == "stands" and still - extended:
            return {11}  # every standing line has to be dealt with, each broken or extended
        return set()

    def apply(self, token: str) -> None:
        if self.outcome is not None:
            raise ValueError("the game is over")
        clause = self.why(token)
        if clause is not None:
            raise ValueError(f"{clause} forbids {token}")
        board = self.after(token)
        wins = self.options["extend"] == "wins" and bool(self.extended(board))  # C11
        if "@" in token:
            self.reserves[self.seat][token[0]] -= 1
        self.board = board
        self.thaw()  # the turn just played counts for what was frozen before it
        self.frozen[token[-2:]] = self.longest_freeze()  # C7: the destination, afresh
        if wins:
            self.win(self.seat)
        else:
            self.seat = self.next(self.seat)
            self.settle()

    # ---- what the rules do by themselves ----

    def next(self, seat: int) -> int:
        return (seat + 1) % self.players  # C3

    def longest_freeze(self) -> int:
        return self.players if self.options["freeze"] == "round" else 1  # C7

    def thaw(self) -> None:
        self.frozen = {cell: turns - 1 for cell, turns in self.frozen.items() if turns > 1}

    def win(self, winner: int) -> None:
        self.outcome = [Fraction(int(seat == winner)) for seat in range(self.players)]

    def draw(self) -> None:
        self.outcome = [Fraction(1, self.players)] * self.players

    def settle(self) -> None:
        if standing(self.board, THREES):
            if not self.can_move(self.seat):
                self.win((self.seat - 1) % self.players)  # C9, C10
            return
        while not self.can_move(self.seat):  # C13
            nobody = not any(self.can_move(seat) for seat in range(self.players))
            if self.options["stuck"] == "draw" or (nobody and not self.frozen):
                self.draw()
                return
            self.thaw()  # a skipped turn counts as a turn (C7)
            self.seat = self.next(self.seat)

    # ---- positions ----

    def position(self) -> str:
        rows = "/".join(
            "".join(CODE_OF_STACK[self.board[letter + digit]] for letter in LETTERS)
            for digit in reversed(DIGITS)
        )
        seat = str(self.seat)
        if self.outcome is not None:
            seat = "=" + ",".join(str(share) for share in self.outcome)
        reserves = ",".join(
            "".join(str(reserve[kind]) for kind in KINDS) for reserve in self.reserves
        )
        frozen = ",".join(f"{cell}:{self.frozen[cell]}" for cell in CELLS if cell in self.frozen)
        return f"{rows} {seat} {reserves} {frozen or '-'}"

    def load(self, position: str) -> None:
        fresh = Game(self.options)
        fresh.read(position)
        if fresh.position() != position:
            raise ValueError("malformed position: it is not written as the page writes it")
        self.__dict__.update(fresh.__dict__)  # only a good position replaces this one

    def read(self, position: str) -> None:
        fields = position.split(" ")
        if len(fields) != 4:
            raise ValueError("malformed position: four fields separated by single spaces")
        self.read_rows(fields[0])
        self.read_reserves(fields[2])
        self.read_frozen(fields[3])
        if re.fullmatch(r"[0-9]", fields[1]) and int(fields[1]) < self.players:
            self.seat = int(fields[1])
            self.check_at_rest()
        elif fields[1].startswith("="):
            self.read_result(fields[1][1:])
        else:
            raise ValueError(f"malformed position: seat {fields[1]}")

    def read_rows(self, field: str) -> None:
        if not re.fullmatch(r"[.bckdef]{4}(/[.bckdef]{4}){3}", field):
            raise ValueError(f"malformed position: rows {field}")
        for digit, row in zip(reversed(DIGITS), field.split("/"), strict=True):
            for letter, code in zip(LETTERS, row, strict=True):
                self.board[letter + digit] = STACK_OF_CODE[code]

    def read_reserves(self, field: str) -> None:
        parts = field.split(",")
        if len(parts) != self.players or not all(re.fullmatch("[0-9]{3}", p) for p in parts):
            raise ValueError(f"malformed position: reserves {field}")
        self.reserves = [
            {kind: int(digit) for kind, digit in zip(KINDS, part, strict=True)} for part in parts
        ]
        for kind in KINDS:
            in_hand = [reserve[kind] for reserve in self.reserves]
            if max(in_hand) > self.each:
                raise ValueError(f"C2: more than {self.each} of {kind} in a reserve")
            on_board = sum(stack.count(kind) for stack in self.board.values())
            if sum(in_hand) + on_board != self.players * self.each:
                raise ValueError(f"C2: the pieces {kind} do not add up")

    def read_frozen(self, field: str) -> None:
        if field == "-":
            return
        for part in field.split(","):
            if not re.fullmatch(r"[a-d][1-4]:[0-9]", part):
                raise ValueError(f"malformed position: frozen {field}")
            cell, turns = part[:2], int(part[3:])
            if cell in self.frozen:
                raise ValueError(f"malformed position: {cell} is frozen twice")
            if self.board[cell] == "":
                raise ValueError(f"C7: no stack to freeze on {cell}")
            if not 1 <= turns <= self.longest_freeze():
                raise ValueError(f"C7: {cell} cannot be frozen for {turns} turns")
            self.frozen[cell] = turns

    def check_at_rest(self) -> None:
        if not self.can_move(self.seat):
            if standing(self.board, THREES):
                raise ValueError("C10: the line cannot be answered, the game is over")
            raise ValueError("C13: the seat to act cannot move and would be skipped")

    def read_result(self, field: str) -> None:
        lines = standing(self.board, THREES)
        shares = field.split(",")
        if shares == [str(Fraction(1, self.players))] * self.players:
            stuck = [not self.can_move(seat) for seat in range(self.players)]
            if lines:
                raise ValueError("C10: a draw while a line stands")
            if self.options["stuck"] == "draw" and not any(stuck):
                raise ValueError("C13: a draw while everybody can move")
            if self.options["stuck"] == "pass" and (not all(stuck) or self.frozen):
                raise ValueError("C13: a draw while somebody can move or a stack is frozen")
            self.draw()
        elif sorted(shares) == ["0"] * (self.players - 1) + ["1"]:
            winner = shares.index("1")
            if not lines:
                raise ValueError("C9: a win while no line stands")
            unanswered = not self.can_move(self.next(winner))  # C10
            if not unanswered and not self.may_be_an_extension():
                raise ValueError("C10: a win while the line can be answered")
            self.win(winner)
        else:
            raise ValueError(f"malformed position: result {field}")

    def may_be_an_extension(self) -> bool:
        """A four stands whose first or last cell is the one just placed on or moved to."""  # C11
        return self.options["extend"] == "wins" and any(
            self.frozen.get(end) == self.longest_freeze()
            for cells, _ in standing(self.board, FOURS)
            for end in (cells[0], cells[3])
        )
