"""What three and four can expect is learned by one command, the same each time."""

import json
from array import array
from itertools import pairwise
from pathlib import Path
from random import Random

import numpy
import pytest

from colonnade.bots.weights.store import read_rows, row_name
from colonnade.compiled.arrays import PlainArrays
from colonnade.games.corintho.bot import train_shares
from colonnade.games.corintho.bot.share_games import games_among_uct
from colonnade.games.corintho.bot.share_network import PLACES, new_network
from colonnade.games.corintho.bot.share_rows import number_of_rows, number_of_weights
from colonnade.games.corintho.bot.share_self_play import (
    END,
    IS_FOLLOWED,
    JUDGED,
    KIND,
    LENGTH,
    PROVED,
    SEAT,
    UNJUDGED,
)
from colonnade.games.corintho.bot.train_many import all_options
from colonnade.games.corintho.bot.train_shares import (
    COMMAND,
    MIXED,
    Lessons,
    as_lessons,
    at_first,
    fitted,
    learned,
    log_loss,
    played,
)
from colonnade.games.corintho.bot.tree_nodes import DEEPEST
from colonnade.games.corintho.bot.weights import SHARE_WEIGHTS, load_weights
from colonnade.games.corintho.core.options import Options, read_options, write_options

THREE, FOUR = (read_options({"players": players}) for players in ("3", "4"))

pytestmark = pytest.mark.usefixtures("nothing_compiled")


@pytest.fixture(autouse=True)
def few_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train_shares, "ROWS_A_CALL", DEEPEST + 20)
    monkeypatch.setattr(train_shares, "SIMS_AMONG_UCT", 5)
    monkeypatch.setattr(train_shares, "BATCH", 16)
    monkeypatch.setattr(train_shares, "EPOCHS", 1)


def test_learning_twice_gives_the_same() -> None:
    few = {"positions": 15, "sims": 8, "rounds": 1, "among": 15, "uct": 4}
    first, second = (learned(THREE, **few, seed=3) for _ in range(2))
    assert first == second
    assert len(first) == number_of_weights()
    assert first != learned(THREE, **few, seed=4)


@pytest.mark.parametrize("options", [THREE, FOUR])
def test_games_tell_of_positions_and_what_they_are_worth(options: Options) -> None:
    lessons = played(options, (), 30, 20, 1)
    assert len(lessons.places) == len(lessons.shares) >= 30
    assert lessons.places.shape[1] == PLACES
    assert 0 <= lessons.places.min() < lessons.places.max() < number_of_rows()
    assert lessons.shares.sum(axis=1) == pytest.approx(numpy.ones(len(lessons.shares)))
    assert lessons.shares.max() == 1


def test_among_uct_players_one_position_in_a_round_is_searched() -> None:
    network = new_network(PlainArrays())
    rows, shares = games_among_uct(FOUR, load_weights(FOUR), network, 40, 5, 4, Random(1))
    met = numpy.array(rows).reshape(-1, LENGTH)
    assert len(shares) == len(met) * FOUR.players
    assert len(met) >= 40
    assert met[-1, KIND] == END
    for kinds, seats in games_of(met):
        assert len(set(seats[kinds == JUDGED])) <= 1
        assert not set(seats[kinds == JUDGED]) & set(seats[kinds == UNJUDGED])


def games_of(met: numpy.ndarray) -> list[tuple[numpy.ndarray, numpy.ndarray]]:
    """The kinds of positions of each game, and their seats."""
    ends = [-1, *numpy.flatnonzero(met[:, KIND] == END)]
    return [
        (met[begin + 1 : end, KIND], met[begin + 1 : end, SEAT]) for begin, end in pairwise(ends)
    ]


def test_what_follows_by_best_play_counts_and_a_move_at_random_does_not() -> None:
    met = numpy.zeros((6, LENGTH), numpy.int64)
    met[:, SEAT] = (1, 2, 0, 1, 2, 0)
    met[:, KIND] = (JUDGED, PROVED, JUDGED, UNJUDGED, JUDGED, END)
    met[:, IS_FOLLOWED] = (0, 1, 1, 1, 1, 0)
    even, end = [1 / 3] * 3, [1.0, 0.0, 0.0]
    shares = numpy.array([even, [0, 0, 1], even, [0, 0, 0], even, end])
    lessons = as_lessons(THREE, met, shares)
    assert len(lessons.places) == 5
    assert lessons.shares[0] == pytest.approx(even)
    assert lessons.shares[1] == pytest.approx([1, 0, 0])
    later = MIXED + (1 - MIXED) / 3
    assert lessons.shares[4, 1] == lessons.shares[3, 2] == pytest.approx(later)
    assert lessons.shares[2, 0] == pytest.approx(MIXED * later + (1 - MIXED) / 3)


def test_what_wins_more_often_is_worth_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train_shares, "PACE", 0.1)
    places = numpy.zeros((400, PLACES), numpy.int16)
    places[:, 0] = 1 + numpy.arange(400) % 2
    shares = numpy.where(places[:, :1] == 1, (0.8, 0.1, 0.1), (0.1, 0.6, 0.3)).astype(numpy.float32)
    lessons = Lessons(places, shares)
    weights = fitted(THREE, lessons, 1)
    likeliest = -float((shares * numpy.log(shares)).sum(axis=1).mean())
    assert log_loss(THREE, lessons, ()) == pytest.approx(numpy.log(3))
    assert likeliest < log_loss(THREE, lessons, weights) < likeliest + 0.1
    # Rows that were never met stay empty.
    assert not any(weights[2 * 32 : 3 * 32])
    assert at_first(1).rows[3].any()


def test_the_shipped_numbers_are_those_of_the_command_as_it_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nothing(_: Options, **__: int) -> "array[float]":
        return array("d", bytes(8 * number_of_weights()))

    monkeypatch.setattr(train_shares, "learned", nothing)
    COMMAND.main(["--into", str(tmp_path)])
    made = tmp_path / SHARE_WEIGHTS.name
    assert command_named_in(made) == command_named_in(SHARE_WEIGHTS)
    names = [row_name(write_options(options)) for options in all_options()]
    assert list(read_rows(made)) == list(read_rows(SHARE_WEIGHTS)) == names


def command_named_in(path: Path) -> dict[str, object]:
    """The command that a file of weights names."""
    head: dict[str, dict[str, object]] = json.loads(path.read_bytes().partition(b"\n")[0])
    return head["made_by"]
