"""Every event is of a declared kind, and has exactly the facts declared for it."""

import random

import pytest

from colonnade.games import GAMES
from colonnade.kernel.awaited import CHANCE, OVER
from configurations import MAIN, Configuration

LONGEST = 400


@pytest.mark.parametrize("configuration", MAIN, ids=str)
def test_events_are_as_declared(configuration: Configuration) -> None:
    book = GAMES[configuration.game]
    options = book.options.read_options(configuration.options)
    rng, rules = random.Random(str(configuration)), book.rules
    state = rules.start(options)
    for _ in range(LONGEST):
        stage = rules.awaits(options, state)
        if stage == OVER:
            break
        if stage == CHANCE:
            code = rules.cast(options, state, rng.randrange(rules.cases(options, state)))
            after = rules.after_throw(options, state, code)
        else:
            menu = rules.legal(options, state)
            code = rules.nth(menu, rng.randrange(rules.count(menu)))
            after = rules.after_move(options, state, code)
        for event in book.consequences(options, state, code):
            assert set(book.events[event.kind].facts) == set(event.facts), event
        state = after


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_has_a_sentence_and_a_name(game: str) -> None:
    book = GAMES[game]
    assert set(book.events) <= set(book.words)
    for kind in book.events.values():
        assert all(kind.name)
