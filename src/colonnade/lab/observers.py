"""Counting while games are played: the counters of one game, and who leads.

A game's own `mark` function is written like its rules, so that it can be compiled with them; it
counts what the rules did, and decides nothing.
"""

from collections.abc import MutableSequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from colonnade.bots.api.registry import game_bot
from colonnade.compiled import Observer
from colonnade.compiled.hooks import Observe, observe_nothing
from colonnade.games import rulebook
from colonnade.kernel.i18n import Text
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.kernel.seat_name import SeatName

# The counters of a game, by index; then one per place for visits, and one per place for captures.
CAPTURES: Final = 0
SKIPPED: Final = 1
LEAD_CHANGES: Final = 2
LEADER: Final = 3
"""The last seat that led alone, plus one."""
COLOURS: Final = 4
"""Two bits per seat: its colour's number, where colours are dealt during the game."""
LED: Final = 5
"""Four counters, one per seat: the tokens after which it led alone."""
SEATS: Final = 4
VISITS: Final = LED + SEATS


@dataclass(frozen=True)
class GameCounters:
    """What a game's own module counts."""

    mark: Observe
    """Adds captures, skipped turns, visits and colours of one token to the counters."""
    places: tuple[str, ...] = ()
    """The places of the board for which visits and captures are counted."""
    captures: Text | None = None
    """The word for a capture, None in a game without captures."""
    dealt: tuple[SeatName, ...] = ()
    """The colours in the order of their numbers, where they are dealt during the game."""


@dataclass(frozen=True)
class LabObserver:
    """The counters of a game and their meaning."""

    marks: GameCounters
    observer: Observer
    has_leader: bool
    """Whether the game has a measure of who leads."""


NO_COUNTERS: Final = GameCounters(observe_nothing)


def bind_observer(book: AnyRulebook, marks: GameCounters) -> LabObserver:
    """The observer of a game: its own counters, and who leads after every token."""
    counters, mark = VISITS + 2 * len(marks.places), marks.mark
    progress = game_bot(book).progress
    if progress is None:
        return LabObserver(marks, Observer(mark, counters), False)
    partners, reached_by = book.partners, progress

    def observe(
        options: Any,  # noqa: ANN401
        before: Any,  # noqa: ANN401
        stage: int,
        code: int,
        after: Any,  # noqa: ANN401
        counts: MutableSequence[int],
    ) -> None:
        mark(options, before, stage, code, after, counts)
        best = -1
        leader = 0
        is_tied = False
        for seat in range(options.players):
            reached = reached_by(options, after, seat)
            if reached > best:
                best = reached
                leader = seat
                is_tied = False
            elif reached == best and not partners(options, seat) >> leader & 1:
                is_tied = True
        if not is_tied:
            counts[LED + leader] += 1
            if counts[LEADER] not in (0, leader + 1):
                counts[LEAD_CHANGES] += 1
            counts[LEADER] = leader + 1

    return LabObserver(marks, Observer(observe, counters), True)


@cache
def observer_of(game: str) -> LabObserver:
    """The observer of a game; where the game has no counters of its own, it counts who leads."""
    book = rulebook(game)
    return bind_observer(book, NO_COUNTERS if book.lab is None else book.lab.load(GameCounters))
