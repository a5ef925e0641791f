"""The table: what its log adds up to, and what can be asked of it.

A table keeps the state of the game, not its history: of the tokens it knows those that may still
be taken back. `folding` makes one out of a log.
"""

from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import Any, Literal, NamedTuple, TypeAlias

from colonnade.kernel.awaited import CHANCE, CHOICE, OVER
from colonnade.kernel.resignation import others_win
from colonnade.kernel.rulebook import AnyRulebook

from .entry import By, Opened
from .seat import Seat
from .settings import Settings

Ending: TypeAlias = Literal["", "resignation", "abandoned"]
"""How a game ended that did not end by its rules."""


class Act(NamedTuple):
    """A choice that may still be taken back."""

    token: str
    seat: int
    by: By


@dataclass(frozen=True)
class Table:
    """People around a game, at one version of its log."""

    opened: Opened
    book: AnyRulebook = field(repr=False)
    options: Any
    version: int
    """How many entries the log has."""
    seats: tuple[Seat, ...]
    keys: tuple[str, ...] = field(repr=False)
    """The hash of each seat's key, empty where there is none."""
    seeds: tuple[str, ...]
    is_ready: bool
    """Whether every seat is taken, by a person or a bot."""
    state: Any
    stage: int
    """What the game awaits: CHOICE, CHANCE or OVER, the last also when it ended by other means."""
    tokens: int = 0
    """How many tokens the game has, taken back ones not counted."""
    throws: int = 0
    """How many throws have been made; none is ever taken back."""
    anchor: Any = None
    """The state behind which nothing is taken back: after the last throw, or the start."""
    acts: tuple[Act, ...] = ()
    """The choices since then."""
    last: tuple[str, int] | None = None
    """The last token and its seat."""
    ending: Ending = ""
    loser: int | None = None
    """The seat that resigned, when that ended the game."""
    secret: str = ""
    """The secret of the dice in hex, once it is revealed; until then a table does not hold it."""
    rematch: str = ""
    """The table at which the same people play again."""

    # What it is

    @property
    def id(self) -> str:
        """The table's id."""
        return self.opened.table

    @property
    def settings(self) -> Settings:
        """How the table is run."""
        return self.opened.settings

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.seats)

    # What can be asked

    @property
    def is_over(self) -> bool:
        """Whether nothing more is awaited of the game."""
        return self.stage == OVER

    @property
    def turn(self) -> int | None:
        """The seat that chooses or throws, None before all sit and when the game is over."""
        return int(self.state.seat) if self.is_ready and self.stage != OVER else None

    @cached_property
    def moves(self) -> dict[str, int]:
        """The legal moves by their spelling, sorted; empty unless a choice is awaited."""
        if self.stage != CHOICE:
            return {}
        rules, options, state = self.book.rules, self.options, self.state
        write, codes = self.book.notation.write_move, rules.codes(rules.legal(options, state))
        return dict(sorted([(write(options, state, code), code) for code in codes]))

    @property
    def result(self) -> tuple[Fraction, ...] | None:
        """One number a seat once somebody has won or shared, None before and when abandoned."""
        if self.loser is not None:
            return others_win(self.book, self.options, self.loser)
        if self.ending or self.stage != OVER:
            return None
        return self.book.result(self.book.rules.winners(self.options, self.state), self.players)

    @cached_property
    def known(self) -> dict[str, int]:
        """Codes of tokens that were worked out already, so as not to read a spelling twice."""
        return {}

    def code(self, token: str) -> int | None:
        """The code of a legal move or a possible throw; raises MalformedNotation."""
        if self.__dict__.get("moves"):
            return self.moves.get(token)
        code = self.known.get(token)
        if code is None:
            code = self.book.notation.find(self.options, self.state, token)
            if code is not None:
                self.known[token] = code
        return code


__all__ = ["CHANCE", "CHOICE", "OVER", "Act", "Ending", "Table"]
