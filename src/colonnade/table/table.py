"""The table: the result of its log, and queries on it.

A table keeps the state of the game, not its history, except for the tokens that may still be taken
back. `reducer` makes it from a log.
"""

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Literal, NamedTuple, TypeAlias

from colonnade.kernel.awaited import CHANCE, CHOICE, OVER
from colonnade.kernel.outcome import others_win
from colonnade.kernel.point import spelled_moves
from colonnade.kernel.rulebook import AnyRulebook

from .entry import By, Opened
from .seat import Seat
from .settings import Settings

Ending: TypeAlias = Literal["", "resignation", "abandoned"]
"""How a game ended, other than by its rules."""


class Act(NamedTuple):
    """A choice, or a throw of one's own dice, that may still be taken back."""

    token: str
    seat: int
    by: By | Literal["dice"]


@dataclass(frozen=True)
class Table:
    """A table at one version of its log."""

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
    """What the game awaits: CHOICE, CHANCE or OVER; also OVER when it ended other than by its
    rules."""
    tokens: int = 0
    """The number of tokens of the game, without those taken back."""
    throws: int = 0
    """The number of throws made; only throws of one's own dice can be corrected."""
    anchor: Any = None
    """The state that undo cannot go behind: after the last throw, or the start; with one's own
    dice, before the last throw."""
    acts: tuple[Act, ...] = ()
    """The choices since then."""
    last: tuple[str, int] | None = None
    """The last token and its seat."""
    ending: Ending = ""
    loser: int | None = None
    """The seat that resigned, when that ended the game."""
    secret: str = ""
    """The secret of the dice in hex, once revealed; until then a table does not hold it."""
    rematch: str = ""
    """The table at which the same people play again."""

    # What it is

    @property
    def id(self) -> str:
        """The table's id."""
        return self.opened.table

    @property
    def settings(self) -> Settings:
        """The settings of the table."""
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
        """The seat that chooses or throws; None before all seats are taken, and at the end."""
        return int(self.state.seat) if self.is_ready and self.stage != OVER else None

    def unseeded(self, but: int | None = None) -> tuple[int, ...]:
        """The people who play, have added no seed and still could; without `but`."""
        if self.throws or not self.opened.commitment or not self.is_ready:
            return ()
        return tuple(
            seat
            for seat, sitting in enumerate(self.seats)
            if sitting.kind == "person" and not sitting.bot and not sitting.resigned
            if not self.seeds[seat] and seat != but
        )

    @property
    def moves(self) -> dict[str, int]:
        """The legal moves by their spelling, sorted; empty unless a choice is awaited."""
        # Not a `cached_property`: before Python 3.12 that takes a lock.
        found: dict[str, int] | None = self.__dict__.get("_moves")
        if found is None:
            choosing = self.stage == CHOICE
            found = spelled_moves(self.book, self.options, self.state) if choosing else {}
            self.__dict__["_moves"] = found
        return found

    @property
    def result(self) -> tuple[Fraction, ...] | None:
        """One number per seat once the game is won or shared; None before, or when abandoned."""
        if self.loser is not None:
            return others_win(self.book, self.options, self.loser)
        if self.ending or self.stage != OVER:
            return None
        return self.book.result(self.book.rules.winners(self.options, self.state), self.players)

    def code(self, token: str) -> int:
        """The code of a token of the log; raises AssertionError where it is not legal."""
        moves = self.__dict__.get("_moves")  # not spelled for this alone
        if moves:
            code = moves.get(token)
        else:
            code = self.book.notation.find(self.options, self.state, token)
        assert code is not None, f"{token} is in the log but not legal"
        return int(code)


__all__ = ["CHANCE", "CHOICE", "OVER", "Act", "Ending", "Table"]
