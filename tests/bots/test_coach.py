"""The coach: the rating of a person by results, and the levels it plays between."""

import random
from pathlib import Path
from typing import Any

import pytest

from colonnade.bots import coach
from colonnade.bots.api.level_names import LEVELS
from colonnade.bots.api.registry import game_bot
from colonnade.bots.api.spec import bot_from_spec
from colonnade.bots.api.thinking import Budget
from colonnade.bots.coach import (
    CoachChooser,
    Finished,
    RatedChooser,
    Result,
    coach_for,
    expected_share,
    rating_after,
    read_results,
    results_of,
)
from colonnade.engine.protocol import Engine
from colonnade.games import GAMES, rulebook
from colonnade.library.engine_lines import HASTY

SENET = rulebook("senet")


@pytest.fixture
def one(tmp_path: Path) -> CoachChooser:
    return CoachChooser(random.Random(1), Budget(), tmp_path / "results" / "coach.json")


@pytest.mark.parametrize("game", GAMES)
def test_ratings_rise_from_level_to_level(game: str) -> None:
    ratings = game_bot(rulebook(game)).ratings
    assert tuple(ratings) == LEVELS
    assert ratings["random"] == 0
    assert sorted(ratings.values()) == list(ratings.values())


def test_without_results_a_person_is_taken_for_a_beginner(one: CoachChooser) -> None:
    assert one.rating(SENET) == pytest.approx(game_bot(SENET).ratings["easy"], abs=0.01)


def test_wins_raise_a_rating_and_losses_lower_it() -> None:
    won, lost = Result(100, 1.0), Result(100, 0.0)
    ratings = [rating_after(results, 100) for results in ([lost] * 2, [lost], [], [won], [won] * 2)]
    assert ratings == sorted(ratings)
    assert ratings[0] < ratings[1] < ratings[2] < ratings[3] < ratings[4]
    assert rating_after([won, lost], 100) == pytest.approx(100, abs=0.01)


def test_only_the_latest_results_count() -> None:
    old, new = [Result(100, 0.0)] * 50, [Result(100, 1.0)] * coach.LATEST
    assert rating_after(old + new, 100) == rating_after(new, 100)


@pytest.mark.parametrize("strength", [0, 150, 340])
def test_it_finds_the_level_of_a_player(one: CoachChooser, strength: int) -> None:
    rng = random.Random(strength)
    for _ in range(60):
        won = rng.random() < expected_share(strength, one.rating(SENET))
        one.learn(SENET, float(won))
    assert one.rating(SENET) == pytest.approx(strength, abs=110)


def test_results_are_kept_by_game(one: CoachChooser, tmp_path: Path) -> None:
    one.learn(SENET, 1.0)
    again = CoachChooser(random.Random(1), Budget(), tmp_path / "results" / "coach.json")
    assert again.rating(SENET) == one.rating(SENET) > game_bot(SENET).ratings["easy"]
    other = rulebook("corintho")
    assert again.rating(other) == pytest.approx(game_bot(other).ratings["easy"], abs=0.01)


@pytest.mark.parametrize("text", ["", "[]", "{", '{"senet": 3}', '{"senet": [["a", 1]]}'])
def test_a_damaged_file_counts_as_none(tmp_path: Path, text: str) -> None:
    path = tmp_path / "coach.json"
    path.write_text(text)
    assert read_results(path) == {}


@pytest.mark.parametrize(
    ("rating", "levels"),
    [
        (-300.0, {"random"}),
        (game_bot(SENET).ratings["medium"], {"medium"}),
        (game_bot(SENET).ratings["medium"] + 10, {"medium", "hard"}),
        (5000.0, {"expert"}),
    ],
)
def test_it_plays_by_the_levels_around_the_person(
    one: CoachChooser, monkeypatch: pytest.MonkeyPatch, rating: float, levels: set[str]
) -> None:
    asked: set[str] = set()

    class Level:
        def __init__(self, name: str) -> None:
            self.name = name

        def choose(self, *_: Any) -> int:
            asked.add(self.name)
            return 0

    monkeypatch.setattr(coach, "chooser", lambda level, *_: Level(level))
    monkeypatch.setattr(CoachChooser, "rating", lambda *_: rating)
    bot = CoachChooser(random.Random(3), Budget())
    for _ in range(200):
        bot.choose(SENET, None, None)
    assert asked == levels


def test_it_has_a_name() -> None:
    assert isinstance(bot_from_spec("coach", random.Random(1)), CoachChooser)
    with_rating = bot_from_spec("coach312", random.Random(1))
    assert isinstance(with_rating, RatedChooser)
    assert with_rating.rating(SENET) == 312


@pytest.mark.parametrize("players", [2, 3, 4])
def test_among_equals_a_rating_stays(players: int) -> None:
    won = results_of(100, 1.0, players - 1)
    lost = results_of(100, 0.0, players - 1)
    assert rating_after(won + lost * (players - 1), 100) == pytest.approx(100, abs=0.01)


def test_the_coach_of_somebody_follows_from_their_games() -> None:
    ratings = game_bot(SENET).ratings
    assert coach_for(SENET, []) == f"coach{round(ratings['easy'])}"
    won, lost = (
        [Finished("medium", share), Finished("coach150", share)] * 5 for share in (1.0, 0.0)
    )
    strong, weak = (int(coach_for(SENET, games).removeprefix("coach")) for games in (won, lost))
    assert weak < ratings["easy"] < ratings["medium"] < strong
    assert coach_for(SENET, [*won, Finished("wizard", 0.0)]) == f"coach{strong}"
    assert coach_for(SENET, won * 9) <= f"coach{round(ratings['expert'])}"
    assert coach_for(SENET, lost * 9) == "coach0"


def test_an_engine_plays_at_a_rating_and_says_if_it_could_not_think() -> None:
    engine = Engine(random.Random(1))
    for line in ("newgame corintho", "position start"):
        assert engine.answer(line) == ("ok",)
    expert = round(game_bot(rulebook("corintho")).ratings["expert"])
    *told, best = engine.answer(f"go level coach{expert} sims 64")
    assert best.startswith("bestmove")
    assert [line.split()[0] for line in told] == ["info"]
    assert HASTY not in told
    (answer,) = engine.answer("go level coach0")
    assert answer.startswith("bestmove")
    for wrong in ("coach", "coach-1", "coach12345"):
        assert "no bot level" in engine.answer(f"go level {wrong}")[0]
