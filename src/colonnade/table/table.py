"""The table: what its log adds up to.

`Table.after` takes every entry that `decide` lets through and cannot fail. A table keeps the
state of the game, not its history: of the tokens it knows those that may still be taken back.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property
from typing import Any, Literal, NamedTuple, TypeAlias, assert_never

from colonnade.games import rulebook
from colonnade.kernel.awaited import CHANCE, CHOICE, OVER
from colonnade.kernel.resignation import others_win
from colonnade.kernel.rulebook import AnyRulebook

from .entry import (
    BotSeated,
    BotTookOver,
    By,
    Closed,
    Entry,
    Flagged,
    HandedBack,
    Opened,
    Played,
    Rematched,
    Resigned,
    Revealed,
    SeatLeft,
    SeatTaken,
    Seeded,
    TakenBack,
    Thrown,
)
from .seat import OPEN, Seat
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

    # What can be done

    def after(self, entry: Entry) -> "Table":
        """The table with one more entry in its log."""
        match entry:
            case Played():
                return self._played(entry)
            case Thrown():
                return self._thrown(entry)
            case TakenBack(_, count):
                return self._taken_back(count)
            case SeatTaken(seat, name, key):
                return self._seated(seat, Seat("person", name), key)
            case BotSeated(seat, level):
                return self._seated(seat, Seat("bot", bot=level))
            case SeatLeft(seat):
                return self._left(seat)
            case BotTookOver(seat, level):
                person = replace(self.seats[seat], bot=level)
                return self._seated(seat, person, self.keys[seat])
            case HandedBack(seat):
                return self._seated(seat, replace(self.seats[seat], bot=""), self.keys[seat])
            case Seeded(seat, seed):
                seeds = changed(self.seeds, seat, seed)
                return replace(self, version=self.version + 1, seeds=seeds)
            case Resigned(seat):
                return self._resigned(seat)
            case Flagged():
                return replace(self, version=self.version + 1)
            case Closed():
                return replace(self, version=self.version + 1, stage=OVER, ending="abandoned")
            case Revealed(secret):
                return replace(self, version=self.version + 1, secret=secret)
            case Rematched(table):
                return replace(self, version=self.version + 1, rematch=table)
            case Opened():
                raise AssertionError("a table is opened once")
            case _:
                assert_never(entry)

    def _played(self, entry: Played) -> "Table":
        code = self.code(entry.token)
        assert code is not None, f"{entry.token} is in the log but not legal"
        state = self.book.rules.after_move(self.options, self.state, code)
        # What the clock did nobody takes back, nor what lies behind it.
        by_clock = entry.by == "clock"
        acts = () if by_clock else (*self.acts, Act(entry.token, entry.seat, entry.by))
        return self._advanced(entry, state, self.throws, state if by_clock else self.anchor, acts)

    def _thrown(self, entry: Thrown) -> "Table":
        code = self.code(entry.token)
        assert code is not None, f"{entry.token} is in the log but not possible"
        state = self.book.rules.after_throw(self.options, self.state, code)
        return self._advanced(entry, state, self.throws + 1, state, ())

    def _advanced(
        self,
        entry: Played | Thrown,
        state: Any,  # noqa: ANN401 - each game has its own type
        throws: int,
        anchor: Any,  # noqa: ANN401
        acts: tuple[Act, ...],
    ) -> "Table":
        # Written out and past the frozen fields, because `replace` takes longer than the rules do.
        after = object.__new__(Table)
        after.__dict__.update(
            opened=self.opened, book=self.book, options=self.options, version=self.version + 1,
            seats=self.seats, keys=self.keys, seeds=self.seeds, is_ready=self.is_ready,
            state=state, stage=self.book.rules.awaits(self.options, state),
            tokens=self.tokens + 1, throws=throws, anchor=anchor, acts=acts,
            last=(entry.token, entry.seat), ending="", loser=None, secret="", rematch="",
        )  # fmt: skip
        return after

    def _taken_back(self, count: int) -> "Table":
        kept = self.acts[:-count]
        rules, state = self.book.rules, self.anchor
        for act in kept:
            code = self.book.notation.find(self.options, state, act.token)
            assert code is not None, f"{act.token} was played but is not found again"
            state = rules.after_move(self.options, state, code)
        return replace(
            self,
            version=self.version + 1,
            state=state,
            stage=CHOICE,
            tokens=self.tokens - count,
            acts=kept,
            last=kept[-1][:2] if kept else None,
        )

    def _seated(self, seat: int, sitting: Seat, key: str = "") -> "Table":
        seats = changed(self.seats, seat, sitting)
        return replace(
            self,
            version=self.version + 1,
            seats=seats,
            keys=changed(self.keys, seat, key),
            is_ready=OPEN not in seats,
        )

    def _left(self, seat: int) -> "Table":
        if not self.tokens:
            return self._seated(seat, OPEN)
        table = self._seated(seat, Seat("bot", bot=self.settings.stand_in, vacant=True))
        # Whoever sits down next has not made these choices, so nobody takes them back.
        return replace(table, anchor=self.state, acts=())

    def _resigned(self, seat: int) -> "Table":
        resigned = replace(self.seats[seat], resigned=True)
        if others_win(self.book, self.options, seat) is not None:
            return replace(
                self,
                version=self.version + 1,
                seats=changed(self.seats, seat, resigned),
                stage=OVER,
                ending="resignation",
                loser=seat,
            )
        stand_in = replace(resigned, bot=resigned.bot or self.settings.stand_in)
        return self._seated(seat, stand_in, self.keys[seat])


def changed(values: tuple[Any, ...], index: int, value: object) -> tuple[Any, ...]:
    """A tuple with one of its values replaced."""
    return (*values[:index], value, *values[index + 1 :])


def opened(entry: Opened) -> Table:
    """The table after the first entry of its log."""
    book = rulebook(entry.game)
    options = book.options.read_options(entry.options)
    position, notation = entry.position, book.notation
    state = notation.read_position(options, position) if position else book.rules.start(options)
    players = int(options.players)
    return Table(
        opened=entry,
        book=book,
        options=options,
        version=1,
        seats=(OPEN,) * players,
        keys=("",) * players,
        seeds=("",) * players,
        is_ready=False,
        state=state,
        stage=book.rules.awaits(options, state),
        anchor=state,
    )


def fold(entries: Iterable[Entry]) -> Table:
    """The table a whole log adds up to."""
    log = iter(entries)
    first = next(log, None)
    if not isinstance(first, Opened):
        raise AssertionError("a log begins with Opened")
    table = opened(first)
    for entry in log:
        table = table.after(entry)
    return table


__all__ = ["CHANCE", "CHOICE", "OVER", "Act", "Ending", "Table", "fold", "opened"]
