"""Which rules are used: the events of the story, counted by kind."""

from collections.abc import MutableSequence
from functools import cache
from typing import Any, NamedTuple

from colonnade.games import rulebook
from colonnade.swift import Observer

from .watches import watch_of


class Telling(NamedTuple):
    """A watch that also lets the story be told; it runs in plain Python only."""

    observer: Observer
    kinds: tuple[str, ...]
    """Every kind of event; their counters follow those of the watch, in this order."""
    first: int
    """The counter of the first kind."""


@cache
def telling_of(game: str) -> Telling:
    """The telling of a game: every event's kind is the name of a sentence in its catalogue."""
    book, watched = rulebook(game), watch_of(game).observer
    narrate, observe_silently = book.story.narrate, watched.observe
    kinds = tuple(book.words)
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
        for event in narrate(options, before, code):
            counts[counters[event.kind]] += 1

    return Telling(Observer(observe, watched.counters + len(kinds)), kinds, watched.counters)
