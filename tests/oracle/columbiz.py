"""A second, deliberately plain reading of the Columbiz rules.

The differential tests compare the engine with it, position by position and move by move.
"""

import re
from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from itertools import combinations, combinations_with_replacement, product
from math import factorial

VALUES = [1, 2, 3, 4, 5, 6]  # of a die, hence the columns; and the cells of a column (K1)
DICE = 8  # K2
PAWNS = {2: 18, 3: 13, 4: 10}  # K2
DIRECTIONS = [(1, 0), (0, 1), (1, 1), (1, -1)]  # K8: the four directions

OPTION_VALUES = {
    "players": ["2", "3", "4"],
    "extension": ["full", "difference"],
    "captures": ["table", "linear"],
}  # the first value is the default

Place = tuple[int, int]  # column, cell


def full_options(options: Mapping[str, str]) -> dict[str, str]:
    full = {name: values[0] for name, values in OPTION_VALUES.items()}
    for name, value in options.items():
        if name not in OPTION_VALUES:
            raise ValueError(f"unknown option {name}")
        if value not in OPTION_VALUES[name]:
            raise ValueError(f"unknown value {name}={value}")
        full[name] = value
    return full


def written(dice: list[int]) -> str:
    return "".join(str(die) for die in sorted(dice)) or "-"


def read_dice(text: str) -> list[int]:
    if text == "-":
        return []
    if not re.fullmatch("[1-6]{1,8}", text) or list(text) != sorted(text):
        raise ValueError(f"malformed dice {text}")
    return [int(digit) for digit in text]


def contained(part: list[int], whole: list[int]) -> bool:
    return all(part.count(value) <= whole.count(value) for value in VALUES)


def parts_of(dice: list[int]) -> set[str]:
    """Every sub-multiset of the dice, the dice themselves included."""
    return {written(list(p)) for size in range(len(dice) + 1) for p in combinations(dice, size)}


class Game:
    def __init__(self, options: Mapping[str, str]) -> None:
        self.options = full_options(options)
        self.players = int(self.options["players"])
        self.pawns = PAWNS[self.players]
        self.most = 3 if self.players == 4 else 4  # K5
        self.board: dict[Place, int] = {}  # place -> seat, for the occupied cells
        self.seat = 0  # K2: seat 0 starts
        self.dice: list[int] = []
        self.throws = 3  # K3
        self.placed = 0
        self.reserves = [self.pawns] * self.players
        self.captured = [0] * self.players
        self.lines = [0] * self.players
        self.outcome: list[Fraction] | None = None

    # ---- what is awaited ----

    def throw_due(self) -> bool:
        if self.outcome is not None:
            return False
        return len(self.dice) < DICE and self.placed == 0 and self.throws >= 1

    def awaits(self) -> str:
        if self.outcome is not None:
            return "over"
        return "chance" if self.throw_due() else f"choice {self.seat}"

    def result(self) -> list[Fraction] | None:
        return None if self.outcome is None else list(self.outcome)

    def chances(self) -> dict[str, Fraction]:
        if not self.throw_due():
            return {}
        number = DICE - len(self.dice)
        table = {}
        for values in combinations_with_replacement(VALUES, number):
            ways = factorial(number)
            for times in Counter(values).values():
                ways //= factorial(times)
            table["r" + written(list(values))] = Fraction(ways, 6**number)
        return table

    # ---- moves ----

    def placements(self) -> list[Place]:
        """Where a pawn may go with the dice at hand."""
        if self.placed == self.most or self.reserves[self.seat] == 0:  # K5
            return []
        return [
            (value, cell)
            for value, cell in product(VALUES, VALUES)
            if (value, cell) not in self.board and self.dice.count(value) >= cell  # K4
        ]

    def choice_awaited(self) -> bool:
        return self.outcome is None and not self.throw_due()

    def legal(self) -> list[str]:
        if not self.choice_awaited():
            return []
        tokens = [f"{value}@{cell}" for value, cell in product(VALUES, VALUES)] + ["end"]
        tokens += [f"keep:{part}" for part in parts_of(self.dice)]
        return sorted(token for token in tokens if not self.broken(token))

    def why(self, token: str) -> str | None:
        if not self.choice_awaited():
            raise ValueError("no choice is awaited")
        clauses = self.broken(token)
        return f"K{min(clauses)}" if clauses else None

    def broken(self, token: str) -> set[int]:
        """The numbers of the clauses that the move breaks."""
        clauses = set()
        if token == "end":
            if self.placed == 0 and self.placements():
                clauses.add(5)  # K5: at least one pawn when any placement is possible
            elif self.placed == 0:
                clauses.add(6)  # K6: while throws remain and nothing fits he must throw again
        elif token.startswith("keep:"):
            part = read_dice(token.removeprefix("keep:"))
            if self.throws == 0 or self.placed > 0:
                clauses.add(3)  # K3: three throws at most, and they come before the pawns
            if not contained(part, self.dice) or len(part) == len(self.dice):
                clauses.add(3)  # K3: a throw of some of the dice, the others set aside
        elif re.fullmatch("[1-6]@[1-6]", token):
            value, cell = int(token[0]), int(token[2])
            if (value, cell) in self.board:
                clauses.add(4)  # K4: on an empty cell
            if self.dice.count(value) < cell:
                clauses.add(4)  # K4: spends exactly that many dice showing the value
            if self.placed == self.most or self.reserves[self.seat] == 0:
                clauses.add(5)
        else:
            raise ValueError(f"malformed move {token}")
        return clauses

    def moves_worth_asking(self) -> list[str]:
        if not self.choice_awaited():
            return []
        tokens = {f"{value}@{cell}" for value, cell in product(VALUES, VALUES)} | {"end"}
        keeps = parts_of(self.dice) | {"-"}
        for value in VALUES:
            keeps.add(written([value] * min(DICE, self.dice.count(value) + 1)))
            keeps.add(written([value] * DICE))
            for place in range(len(self.dice)):  # one die changed, with and without another
                changed = [*self.dice[:place], value, *self.dice[place + 1 :]]
                keeps |= {written(changed), written(changed[1:])}
        return sorted(tokens | {f"keep:{keep}" for keep in keeps})

    # ---- play ----

    def apply(self, token: str) -> None:
        if self.outcome is not None:
            raise ValueError("the game is over")
        if self.throw_due():
            thrown = read_dice(token.removeprefix("r"))
            if not token.startswith("r") or len(thrown) != DICE - len(self.dice):
                raise ValueError(f"{token} is no possible throw")
            self.dice = sorted(self.dice + thrown)
            self.throws -= 1
            self.settle()
            return
        clause = self.why(token)
        if clause is not None:
            raise ValueError(f"{clause} forbids {token}")
        if token == "end":
            self.end_turn()
        elif token.startswith("keep:"):
            self.dice = read_dice(token.removeprefix("keep:"))
        else:
            self.place(int(token[0]), int(token[2]))
            self.settle()

    def place(self, value: int, cell: int) -> None:
        for _ in range(cell):
            self.dice.remove(value)  # K4
        self.throws = 0
        self.placed += 1
        self.reserves[self.seat] -= 1
        self.board[value, cell] = self.seat
        for lower in range(1, cell):  # K7
            if self.board.get((value, lower), self.seat) != self.seat:
                del self.board[value, lower]
                self.captured[self.seat] += 1
        for right, up in DIRECTIONS:  # K8
            before = self.run((value, cell), -right, -up)
            behind = self.run((value, cell), right, up)
            points = max(0, before + 1 + behind - 2)
            if self.options["extension"] == "difference":
                points -= max(0, max(before, behind) - 2)
            self.lines[self.seat] += points

    def run(self, place: Place, right: int, up: int) -> int:
        """How many pawns of the seat to act follow without a gap from the place."""
        column, cell = place[0] + right, place[1] + up
        length = 0
        while self.board.get((column, cell)) == self.seat:
            length += 1
            column, cell = column + right, cell + up
        return length

    # ---- what the rules do by themselves ----

    def settle(self) -> None:
        if self.placements() or (self.throws > 0 and self.placed == 0):
            return
        if self.placed == 0:  # K6: nothing fits after the third throw
            self.reserves[self.seat] -= min(3, self.reserves[self.seat])
        self.end_turn()

    def end_turn(self) -> None:
        self.dice, self.throws, self.placed = [], 3, 0
        if self.seat == self.players - 1 and 0 in self.reserves:  # K9
            self.throws = 0
            self.outcome = self.shares()
        else:
            self.seat = (self.seat + 1) % self.players  # K2

    def shares(self) -> list[Fraction]:
        totals = []
        for captured, points in zip(self.captured, self.lines, strict=True):
            if self.options["captures"] == "table":
                totals.append(points + (captured + 1) ** 2 // 4)  # K10
            else:
                totals.append(points + captured)
        winners = totals.count(max(totals))  # K11
        return [Fraction(int(total == max(totals)), winners) for total in totals]

    # ---- positions ----

    def position(self) -> str:
        rows = "/".join(
            "".join(str(self.board.get((column, cell), ".")) for column in VALUES)
            for cell in reversed(VALUES)
        )
        seat = str(self.seat)
        if self.outcome is not None:
            seat = "=" + ",".join(str(share) for share in self.outcome)
        turn = f"{seat} {written(self.dice)} {self.throws} {self.placed}"
        counts = [self.reserves, self.captured, self.lines]
        return " ".join([rows, turn] + [",".join(str(n) for n in each) for each in counts])

    def load(self, position: str) -> None:
        fresh = Game(self.options)
        fresh.read(position)
        if fresh.position() != position:
            raise ValueError("malformed position: it is not written as the page writes it")
        self.__dict__.update(fresh.__dict__)  # only a good position replaces this one

    def read(self, position: str) -> None:
        fields = position.split(" ")
        if len(fields) != 8:
            raise ValueError("malformed position: eight fields separated by single spaces")
        rows, seat, dice, throws, placed, reserves, captured, lines = fields
        seats = "0123"[: self.players]
        if not re.fullmatch(rf"[.{seats}]{{6}}(/[.{seats}]{{6}}){{5}}", rows):
            raise ValueError(f"malformed position: rows {rows}")
        for cell, row in zip(reversed(VALUES), rows.split("/"), strict=True):
            for column, mark in zip(VALUES, row, strict=True):
                if mark != ".":
                    self.board[column, cell] = int(mark)
        self.dice = read_dice(dice)
        if throws not in list("0123"):
            raise ValueError(f"malformed position: throws {throws}")
        if placed not in list("01234"):
            raise ValueError(f"malformed position: placed {placed}")
        self.throws, self.placed = int(throws), int(placed)
        self.reserves = self.read_numbers(reserves)
        self.captured = self.read_numbers(captured)
        self.lines = self.read_numbers(lines)
        self.check_pawns()
        if seat.startswith("="):
            self.check_over(seat)
        elif seat in list(seats):
            self.seat = int(seat)
            self.check_turn()
        else:
            raise ValueError(f"malformed position: seat {seat}")

    def read_numbers(self, field: str) -> list[int]:
        parts = field.split(",")
        if len(parts) != self.players or not all(re.fullmatch("[0-9]{1,9}", p) for p in parts):
            raise ValueError(f"malformed position: {field}")
        return [int(part) for part in parts]

    def check_pawns(self) -> None:
        """K2, K6, K7: the missing pawns are those captured and those set aside by threes."""
        missing = []
        for seat, reserve in enumerate(self.reserves):
            left = self.pawns - reserve - list(self.board.values()).count(seat)
            if left < 0:
                raise ValueError(f"K2: seat {seat} has more than {self.pawns} pawns")
            missing.append(left)
        set_aside = [
            [n for n in range(left + 1) if n % 3 == 0 or reserve == 0]  # K6
            for left, reserve in zip(missing, self.reserves, strict=True)
        ]
        for aside in product(*set_aside):
            taken = [left - n for left, n in zip(missing, aside, strict=True)]
            if sum(taken) == sum(self.captured) and all(
                captured <= sum(taken) - taken[seat]  # K7: enemy pawns only
                for seat, captured in enumerate(self.captured)
            ):
                return
        raise ValueError("K6, K7: the pawns do not add up")

    def check_over(self, seat: str) -> None:
        if self.dice or self.throws or self.placed:
            raise ValueError("K9: a game that is over has no turn under way")
        if 0 not in self.reserves:
            raise ValueError("K9: over while every reserve holds pawns")
        self.outcome = self.shares()
        if seat != "=" + ",".join(str(share) for share in self.outcome):
            raise ValueError("K11: the result is not the board's")

    def check_turn(self) -> None:
        if 0 in self.reserves[self.seat :]:
            raise ValueError("K9: a seat would be asked to play without pawns")
        if self.throws == 3 and self.dice:
            raise ValueError("K3: dice before the first throw")
        if self.placed == 0:
            if self.throws == 0 and len(self.dice) < DICE:
                raise ValueError("K3: dice are missing after the third throw")
            if self.throws == 0 and not self.placements():
                raise ValueError("K6: nothing can be placed, pawns would be set aside")
            return
        if self.throws > 0:
            raise ValueError("K4: placing a pawn ends the throwing")
        if not self.placements():
            raise ValueError("K5: no further placement is possible, the turn is at its end")
        # K4, K7: pawns of this turn must be on the board, with no enemy pawn left below them,
        # and their cells account for the dice that are gone.
        costs = [
            cell
            for (column, cell), owner in self.board.items()
            if owner == self.seat
            and all(self.board.get((column, low), owner) == owner for low in range(1, cell))
        ]
        if not any(sum(c) == DICE - len(self.dice) for c in combinations(costs, self.placed)):
            raise ValueError("K4: the dice that are gone did not pay for the pawns placed")
