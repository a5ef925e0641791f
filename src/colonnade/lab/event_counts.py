"""Which rules are used: the events of the story, counted by kind."""

from collections.abc import MutableSequence
from functools import cache
from typing import Any, NamedTuple

from colonnade.compiled import Observer
from colonnade.games import rulebook

from .observers import observer_of


class EventCounter(NamedTuple):
    """An observer that also counts the events of the story; it runs in plain Python only."""

    observer: Observer
    kinds: tuple[str, ...]
    """Every kind of event; their counters follow those of the game, in this order."""
    first: int
    """The counter of the first kind."""


@cache
def event_counter_of(game: str) -> EventCounter:
    """The counter of a game: every kind of event that it declares."""
    book, watched = rulebook(game), observer_of(game).observer
    narrate, observe_silently = book.story.narrate, watched.observe
    kinds = tuple(book.events)
    counters = {kind: watched.counters + number for number, kind in enumerate(kinds)}

    def observe(
        options: Any,  # noqa: ANN401
        before: Any,  # noqa: ANN401
        stage: int,
        code: int,
        after: Any,  # noqa: ANN401
        counts: MutableSequence[int],
    ) -> None:
        observe_silently(options, before, stage, code, after, counts)
        for event in narrate(options, before, code, after):
            counts[counters[event.kind]] += 1

    return EventCounter(Observer(observe, watched.counters + len(kinds)), kinds, watched.counters)
