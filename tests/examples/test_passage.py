"""The template game is whole: registered, it obeys the laws and is played by every room."""

import random

import pytest
from examples.passage import PASSAGE

from colonnade.__main__ import main
from colonnade.engine.protocol import Engine
from colonnade.game import Game
from colonnade.games import GAMES
from configurations import Configuration, of_game
from laws import test_rules

CONFIGURATIONS = list(of_game(PASSAGE))


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one line in the registry."""
    monkeypatch.setitem(GAMES, PASSAGE.id, PASSAGE)


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_it_obeys_the_laws_of_every_game(configuration: Configuration) -> None:
    test_rules.test_random_play_keeps_every_law(configuration)
    test_rules.test_menus_are_never_empty_and_spell_distinct_moves(configuration)
    test_rules.test_odds_are_exact(configuration)
    test_rules.test_options_are_written_as_they_are_read(configuration)


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_a_step_is_refused_exactly_when_it_is_not_legal(configuration: Configuration) -> None:
    rng = random.Random(str(configuration))
    game = Game("passage", **configuration.options)
    refused = set()
    for _ in range(300):
        if game.is_over:
            game = Game("passage", **configuration.options)
        allowed = game.legal or list(game.chances)
        for token in [*(f"{a}-{b}" for a in range(10) for b in range(1, 11)), "c1", "c2"]:
            why = game.why(token)
            assert (why is None) == (token in allowed), (game.position, token)
            refused |= {why.clause} if why else set()
        game.play(rng.choice(allowed))
    assert refused >= {"P2", "P3"}


def test_the_engine_introduces_and_plays_it() -> None:
    engine = Engine(random.Random(1))
    assert "game passage players=2 arrival=exact|over" in engine.answer("cgp")
    assert engine.answer("newgame passage") == ("ok",)
    assert engine.answer("chances") == ("chances c1:1/2 c2:1/2",)
    # Throw, step, throw: the same throw finds the stone taken and passes to one of two throws,
    # the other one leaves one step. 2 × (2 + 1).
    assert engine.answer("perft 4") == ("perft 6",)


def test_a_game_that_nobody_drew_for_paper_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", "passage", "--lang", "fr"]) == 2
    assert "dessiné Passage sur papier" in capsys.readouterr().err
