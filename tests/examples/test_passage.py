"""The template game is whole: registered, it obeys the laws and is played by every package."""

import random
from dataclasses import replace
from pathlib import Path

import pytest

from colonnade.__main__ import main
from colonnade.analysis import Effort, hint, review
from colonnade.analysis.game_analysis import NotAnalysed
from colonnade.bots.api.level_names import LEVELS
from colonnade.bots.api.levels import chooser
from colonnade.bots.api.registry import game_bot
from colonnade.bots.api.thinking import Budget
from colonnade.compiled import plain
from colonnade.engine.protocol import Engine
from colonnade.envs import begin
from colonnade.envs.registry import names
from colonnade.games import GAMES
from colonnade.kernel.errors import UnknownGame
from colonnade.lab.observers import VISITS, observer_of
from colonnade.lab.study import new_study
from colonnade.library import Game, started
from colonnade.server.http.catalogue import game_card
from configurations import Configuration, of_game
from laws import (
    test_display,
    test_events,
    test_parsers,
    test_refusals,
    test_rules,
    test_sentences,
)
from passage import PASSAGE
from passage.bot import progress

CONFIGURATIONS = list(of_game(PASSAGE))


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one line in the registry."""
    monkeypatch.setitem(GAMES, PASSAGE.id, PASSAGE)


LAWS = [
    test_rules.test_random_play_keeps_every_law,
    test_rules.test_menus_are_never_empty_and_spell_distinct_moves,
    test_rules.test_odds_are_exact,
    test_rules.test_options_are_written_as_they_are_read,
    test_refusals.test_refused_exactly_when_not_legal,
    test_parsers.test_a_damaged_position_is_refused_or_read_exactly,
    test_events.test_events_are_as_declared,
    test_display.test_pieces_stand_on_places_of_the_layout,
    test_display.test_no_two_moves_are_made_alike,
    test_display.test_a_touch_means_a_token_that_is_legal_or_refused_by_a_clause,
    test_display.test_a_legal_gesture_attempts_its_own_move,
    test_display.test_a_place_nobody_knows_means_nothing,
]


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_it_obeys_the_laws_of_every_game(configuration: Configuration) -> None:
    for law in LAWS:
        law(configuration)


def test_its_words_obey_them_too() -> None:
    test_events.test_every_kind_has_a_sentence_and_a_name("passage")
    test_sentences.test_every_sentence_of_a_game_begins_with_a_capital_and_ends_with_a_sign(
        "passage"
    )


def test_the_engine_introduces_and_plays_it() -> None:
    engine = Engine(random.Random(1))
    assert "game passage players=2 arrival=exact|over" in engine.answer("cgp")
    assert engine.answer("newgame passage") == ("ok",)
    assert engine.answer("chances") == ("chances c1:1/2 c2:1/2",)
    # Throw, step, throw: the same throw finds the stone taken and passes to one of two throws,
    # the other one leaves one step. 2 × (2 + 1).
    assert engine.answer("perft 4") == ("perft 6",)


@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_every_level_play_it(level: str) -> None:
    game = Game("passage")
    bot = chooser(level, random.Random(1), Budget(sims=20))
    while not game.is_over:
        if game.legal:
            move = bot.choose(PASSAGE, game.rules_options, game.state)
            game.play(PASSAGE.notation.write_move(game.rules_options, game.state, move))
        else:
            game.play(next(iter(game.chances)))
    assert game_bot(PASSAGE).progress is progress


def test_hints_and_reviews_speak_of_it() -> None:
    game = Game("passage")
    tokens = ["c2", "0-2", "c1", "0-1", "c2", "2-4"]
    for token in tokens:
        game.play(token)
    assert [step.token for step in review(game, Effort(sims=50)).steps] == tokens
    found = hint(started("passage", {}, "3,9|0,0 0 1"), Effort(sims=50))
    reasons = {advice.token: [said.en for said in advice.reasons] for advice in found.moves}
    assert reasons == {"9-10": ["brings a walker across"], "3-4": []}


def test_the_lab_counts_its_own_events() -> None:
    watch = observer_of("passage")
    assert (watch.has_leader, watch.marks.places[-1]) == (True, "10")
    options = PASSAGE.options.read_options({})
    played = plain(PASSAGE).playouts(options, seed=3, games=50, observer=watch.observer)
    # Whoever wins has brought two walkers across, whoever loses one at most.
    assert {row[VISITS + 10] for row in played.counts} == {2, 3}
    assert new_study("passage", [{}]).signature() != new_study("senet", [{}]).signature()


def test_learners_are_given_it() -> None:
    assert names()["colonnade/passage-v0"] == "passage"
    position = begin("colonnade/passage-v0", {})
    assert [each.probability for each in position.throws()] == [0.5, 0.5]
    assert position.throws()[1].position.observation(0).tolist() == [0, 0, 0, 0, 0, 1, 1, 0]


def test_it_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "passage.pdf"
    assert main(["print", "passage", "--lang", "fr", "--output", str(path)]) == 0
    assert path.read_bytes().startswith(b"%PDF")


def test_the_catalogue_says_what_it_offers() -> None:
    assert game_card(PASSAGE).offers == ("bot", "analysis", "lab", "env", "paper")
    assert game_card(BARE).offers == ()


BARE = replace(PASSAGE, bot=None, analysis=None, lab=None, env=None, paper=None)


class TestABareGame:
    """What a game does not offer is not offered anywhere; it is played all the same."""

    @pytest.fixture(autouse=True)
    def bare(self, registered: None, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(GAMES, BARE.id, BARE)

    def test_nothing_is_printed(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["print", "passage", "--lang", "fr"]) == 2
        assert "dessiné Passage sur papier" in capsys.readouterr().err

    def test_nothing_is_analysed(self) -> None:
        with pytest.raises(NotAnalysed, match="neither hints nor reviews"):
            hint(Game("passage"))
        with pytest.raises(NotAnalysed):
            review(Game("passage"))

    def test_no_environment_is_named(self) -> None:
        assert "passage" not in names().values()
        with pytest.raises(UnknownGame):
            begin("passage", {})

    def test_bots_play_it_by_its_rules_alone(self) -> None:
        options = BARE.options.read_options({})
        state = BARE.rules.after_throw(options, BARE.rules.start(options), 1)
        bot = chooser("hard", random.Random(1), Budget(sims=10))
        assert bot.choose(BARE, options, state) == 0
        assert game_bot(BARE).progress is None
