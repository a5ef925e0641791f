"""Prompts of every registered game."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from colonnade.games import GAMES
from colonnade.kernel.awaited import CHANCE, OVER
from colonnade.kernel.prompt import ASK, WAIT, awaited_of
from configurations import MAIN

from .test_rules import walk

STEPS = 1600
# Situations that random play reaches once in many hundred games.
RARE = (
    (
        "les-4-colonnes",
        {"players": "3", "dice": "2"},
        "Y:A,A,A,5 G:65,7,7,F1 R:A,55,62,5 Y ? 2 Y5 -",
    ),
    ("corintho", {"players": "2"}, "cb../cbbb/kbb./..c. 0 223,034 a2:1,b3:2"),
    (
        "corintho",
        {"players": "3", "frozen": "all", "freeze": "turn", "extend": "stands"},
        "ck../ce.b/bke./k.ce 1 200,100,100 b3:1",
    ),
)


def states_of(game: str) -> Iterator[tuple[Any, Any, Any]]:
    """States of a game in all its configurations, the rare ones last."""
    for configuration in MAIN:
        if configuration.game == game:
            steps = STEPS if game != "corintho" else STEPS // 4
            for book, options, state, _ in walk(configuration, seed=5, steps=steps):
                yield book, options, state
    for rare, given, position in RARE:
        if rare == game:
            book = GAMES[game]
            options = book.options.read_options(given)
            yield book, options, book.notation.read_position(options, position)


@pytest.mark.parametrize("game", GAMES)
def test_every_situation_is_asked_for_in_its_own_words(game: str) -> None:
    """All kinds of situation are met, and each has sentences that no other has."""
    kinds: set[str] = set()
    said: dict[str, set[tuple[str, ...]]] = {}
    for book, options, state in states_of(game):
        situation = book.awaited(options, state)
        stage = book.rules.awaits(options, state)
        assert (situation == ()) == (stage == OVER)
        if stage == OVER:
            continue
        names = [book.seat_name(options, state, seat) for seat in range(options.players)]
        you = awaited_of(book.words, situation, names, ASK)
        them = awaited_of(book.words, situation, names)
        for text in (*you, *them):
            assert text, situation
            assert not re.search(r"[{}]", text), text
            assert "'" not in text, text
        # Others are told who it is; the person asked is addressed, and knows.
        first = situation[0]
        assert first.facts["seat"] == state.seat
        assert them.fr.startswith(names[state.seat].fr)
        if stage == CHANCE:
            assert first.kind.startswith(("throw", "opening")), first
        told = tuple(event.kind for event in situation)
        kinds |= set(told)
        facts = re.compile("|".join([r"\d+", r"\(.*?\)", *(name.fr for name in names)]))
        said.setdefault(facts.sub("…", you.fr), set()).add(told)
    catalogue = GAMES[game].words
    written = {key.removeprefix(ASK) for key in catalogue if key.startswith(ASK)}
    assert written == {key.removeprefix(WAIT) for key in catalogue if key.startswith(WAIT)}
    assert kinds == written
    for text, situations in said.items():
        assert len(situations) == 1, (text, situations)
