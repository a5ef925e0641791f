"""The arena is fair, its intervals are honest, and no program can disturb it."""

import json
import shlex
import sys
from math import inf
from pathlib import Path
from typing import Any

import pytest

from colonnade.__main__ import main
from colonnade.arena.match import Match, Pair, play_pair
from colonnade.arena.score import elo, points, score_of
from colonnade.arena.series import pairs_of, play_series
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.rulebook import AnyRulebook

BAD = Path(__file__).parents[1] / "bots" / "bad_program.py"


def match(game: str, first: str, second: str, *options: str) -> Match:
    return Match(game, options, (first, second), seed=1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_shares_of_a_pair_are_shares(players: int) -> None:
    pair = play_pair(match("columbiz", "random", "random", f"players={players}"), 1)
    assert all(0 <= share <= 1 for share in pair.shares)
    assert not pair.faults


def test_partners_are_one_entrant() -> None:
    teams = match("les-4-colonnes", "greedy", "random", "players=4", "teams=yes")
    assert set(play_pair(teams, 0).shares) <= {0.0, 1.0}


class FirstMove:
    """Plays the first legal move, whatever it is."""

    def choose(self, book: AnyRulebook, options: Any, state: Any, /) -> int:
        return book.rules.nth(book.rules.legal(options, state), 0)


@pytest.mark.parametrize("game", ["senet", "columbiz", "les-4-colonnes"])
def test_both_games_of_a_pair_have_the_same_throws(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Two equal players play the same game twice, and share the pair evenly.
    monkeypatch.setattr("colonnade.arena.match.bot_from_spec", lambda name, rng: FirstMove())
    pairs = list(play_series(match(game, "one", "other"), 8, 1))
    assert [sum(pair.shares) for pair in pairs] == [1.0] * 8
    assert len({pair.moves for pair in pairs}) > 1, "another pair has other throws"


def test_the_stronger_is_found() -> None:
    score = score_of(list(play_series(match("senet", "greedy", "random"), 40, 1)))
    assert score.games == 80
    assert score.low > 0.5


def test_the_games_do_not_depend_on_the_workers() -> None:
    played = match("columbiz", "random", "greedy")
    assert list(play_series(played, 3, 2)) == list(play_series(played, 3, 1))


@pytest.mark.parametrize("how", ["raise", "illegal"])
def test_an_engine_that_fails_loses_its_games_and_no_more(how: str) -> None:
    bad = f"engine:{shlex.join([sys.executable, str(BAD), how])}"
    pair = play_pair(match("corintho", bad, "random"), 0)
    assert pair.shares == (0.0, 0.0)
    assert len(pair.faults) == 2
    assert pair.faults[0].said.en.startswith("engine:")
    assert pair.faults[0].said.fr != pair.faults[0].said.en
    assert {"raise": "code 1 : ", "illegal": "joué « "}[how] in pair.faults[0].said.fr
    assert play_pair(match("corintho", "random", bad), 0).shares == (1.0, 1.0)


def test_the_interval_is_wilson_s() -> None:
    score = score_of([Pair((1.0, 0.0), 10)] * 50)
    assert (score.share, round(score.low, 4), round(score.high, 4)) == (0.5, 0.4038, 0.5962)
    sure = score_of([Pair((1.0, 1.0), 10)] * 5)
    assert (sure.share, round(sure.low, 4), sure.high) == (1.0, 0.7225, 1.0)


def test_elo() -> None:
    assert elo(0.5) == 0
    assert round(elo(0.65)) == 108
    assert (elo(0), elo(1)) == (-inf, inf)


def test_elo_is_written_with_signs() -> None:
    assert [points(share) for share in (0, 0.35, 0.65, 1)] == ["−∞", "−108", "+108", "+∞"]


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["arena", "corintho", "random", "random", "preset=ai", "--games", "4", "--json"]
    assert main(line) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 4
    assert told["interval"][0] <= told["share"] <= told["interval"][1]
    assert told["options"]["players"] == "2"
    assert told["options"]["frozen"] == "all", "the preset's"


def test_a_preset_nobody_knows_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "corintho", "random", "random", "preset=human"]) == 2
    assert "preset=human" in capsys.readouterr().err


@pytest.mark.parametrize(("language", "word"), [("en", "interval"), ("fr", "intervalle")])
def test_the_command_speaks(capsys: pytest.CaptureFixture[str], language: str, word: str) -> None:
    assert main(["arena", "columbiz", "greedy", "random", "--games", "2", "--lang", language]) == 0
    assert word in capsys.readouterr().out


@pytest.mark.parametrize(
    "line",
    [
        ["chess", "random", "random"],
        ["senet", "random", "wizard"],
        ["senet", "random", "random", "players=9"],
        ["senet", "random", "random", "--games", "3"],
        ["senet", "random", "random", "--games", "0"],
    ],
)
def test_what_can_not_be_played_is_told(
    line: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *line]) == 2
    assert capsys.readouterr().err.startswith("colonnade: ")


def test_an_odd_number_of_games_is_no_number_of_pairs() -> None:
    with pytest.raises(ColonnadeError, match="even number"):
        pairs_of(match("senet", "random", "random"), 5)


def test_a_program_that_is_nowhere_is_refused_before_the_first_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["arena", "senet", "easy", "engine:/nowhere/engine", "--lang", "fr"]) == 2
    assert "ni robot ni programme « /nowhere/engine »" in capsys.readouterr().err
