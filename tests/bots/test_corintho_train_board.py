"""What the board is worth is learned by one command, the same each time."""

import json
from pathlib import Path

import numpy
import pytest

from colonnade.bots.weights.store import read_rows, row_name
from colonnade.games.corintho.bot import train_board
from colonnade.games.corintho.bot.board_network import PLACES
from colonnade.games.corintho.bot.board_rows import number_of_rows, number_of_weights
from colonnade.games.corintho.bot.board_self_play import (
    IS_FOLLOWED,
    IS_QUIET,
    LENGTH,
    SCORE,
    SEAT,
)
from colonnade.games.corintho.bot.search_stack import DEEPEST, WIN
from colonnade.games.corintho.bot.train_board import (
    COMMAND,
    MIXED,
    Lessons,
    fitted,
    learned,
    log_loss,
    mixed,
    options_with_board,
    played,
)
from colonnade.games.corintho.bot.weights import BOARD_WEIGHTS
from colonnade.games.corintho.core.options import Options, write_options

DEFAULT, PRESET = options_with_board()

pytestmark = pytest.mark.usefixtures("nothing_compiled")


@pytest.fixture(autouse=True)
def few_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train_board, "ROWS_A_CALL", DEEPEST + 20)
    monkeypatch.setattr(train_board, "TABLE", 1 << 10)
    monkeypatch.setattr(train_board, "BATCH", 4)


def test_learning_twice_gives_the_same() -> None:
    first, second = (learned(PRESET, positions=20, nodes=20, rounds=2, seed=3) for _ in range(2))
    assert first == second
    assert len(first) == number_of_weights()
    assert first != learned(PRESET, positions=20, nodes=20, rounds=2, seed=4)


def test_games_tell_of_quiet_positions_and_what_they_are_worth() -> None:
    lessons = played(DEFAULT, (), 30, 40, 1)
    assert len(lessons.rows) == len(lessons.hands) == len(lessons.shares) > 10
    assert lessons.rows.shape[1] == PLACES - 2 + 6
    # The row that is empty stands for cells that are not frozen.
    assert 0 <= lessons.rows.min() <= lessons.rows.max() <= number_of_rows()
    assert 0 <= lessons.shares.min() < lessons.shares.max() <= 1


def test_what_follows_by_best_play_counts_and_a_move_at_random_does_not() -> None:
    found = numpy.zeros((4, LENGTH), numpy.int64)
    found[:, SEAT] = (0, 1, 0, 1)
    found[:, SCORE] = (0, 0, 0, WIN)
    found[:, IS_QUIET] = 1
    found[:, IS_FOLLOWED] = (0, 1, 1, 0)
    shares = mixed(found)
    assert shares[3] == 1
    assert shares[2] == pytest.approx(0.5 - MIXED / 2)
    assert shares[1] == pytest.approx(0.5 + MIXED * MIXED / 2)
    assert shares[0] == 0.5


def test_what_wins_more_often_is_worth_more() -> None:
    rows = numpy.array([[number % 2, 2 + number % 3] for number in range(600)], numpy.int16)
    shares = numpy.where(rows[:, 0] == 1, 0.9, 0.2)
    lessons = Lessons(rows, numpy.zeros(len(rows)), shares)
    weights = fitted(lessons, 1)
    likeliest = -(0.5 * (0.9 * numpy.log(0.9) + 0.1 * numpy.log(0.1)))
    likeliest -= 0.5 * (0.2 * numpy.log(0.2) + 0.8 * numpy.log(0.8))
    assert log_loss(lessons, ()) == pytest.approx(numpy.log(2))
    assert likeliest < log_loss(lessons, weights) < likeliest + 0.02


def test_the_shipped_numbers_are_those_of_the_command_as_it_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nothing(_: Options, **__: int) -> list[float]:
        return [0.0] * number_of_weights()

    monkeypatch.setattr(train_board, "learned", nothing)
    COMMAND.main(["--into", str(tmp_path)])
    made = tmp_path / BOARD_WEIGHTS.name
    assert command_named_in(made) == command_named_in(BOARD_WEIGHTS)
    names = [row_name(write_options(options)) for options in options_with_board()]
    assert list(read_rows(made)) == list(read_rows(BOARD_WEIGHTS)) == names


def command_named_in(path: Path) -> dict[str, object]:
    """The command that a file of weights names."""
    head: dict[str, dict[str, object]] = json.loads(path.read_bytes().partition(b"\n")[0])
    return head["made_by"]
