"""Counting while games are played: the counters of one game, and who leads.

A game's own `mark` function is written like its rules, so that it can be compiled with them; it
reads what the rules say happened, and decides nothing.
"""

from collections.abc import Callable, MutableSequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from colonnade.bots.standing import STANDINGS, standing_in
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.kernel.words import Words
from colonnade.swift import Observer

# The counters of a game, by number; then one a place for visits, and one a place for captures.
CAPTURES: Final = 0
SKIPPED: Final = 1
LEAD_CHANGES: Final = 2
LEADER: Final = 3
"""The last seat that led alone, plus one."""
COLOURS: Final = 4
"""Two bits a seat: its colour's number, where colours are dealt during the game."""
LED: Final = 5
"""Four counters, one a seat: the tokens after which it led alone."""
SEATS: Final = 4
VISITS: Final = LED + SEATS

Mark: TypeAlias = Callable[[Any, Any, int, int, Any, MutableSequence[int]], None]
"""As `Observe`: adds captures, skipped turns, visits and colours of one token to the counters."""


@dataclass(frozen=True)
class Marks:
    """What a game's own module counts."""

    mark: Mark
    places: tuple[str, ...] = ()
    """The places of the board that visits and captures are counted for."""
    captures: Words | None = None
    """What a capture is called, None in a game without."""
    dealt: tuple[Words, ...] = ()
    """The colours in the order of their numbers, where they are dealt during the game."""


@dataclass(frozen=True)
class Watch:
    """The counters of a game and what they mean."""

    marks: Marks
    observer: Observer
    has_leader: bool
    """Whether somebody can be said to lead."""


def mark_nothing(
    options: object,
    before: object,
    stage: int,
    code: int,
    after: object,
    counts: MutableSequence[int],
) -> None:
    """The marks of a game nobody has described."""


NO_MARKS: Final = Marks(mark_nothing)


def bind_watch(book: AnyRulebook, marks: Marks) -> Watch:
    """A watch for a game: its own marks, and who leads after every token."""
    counters, mark = VISITS + 2 * len(marks.places), marks.mark
    if book.id not in STANDINGS:
        return Watch(marks, Observer(mark, counters), False)
    standing, partners = standing_in(book.id), book.partners

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
            reached = standing(options, after, seat)
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

    return Watch(marks, Observer(observe, counters), True)
