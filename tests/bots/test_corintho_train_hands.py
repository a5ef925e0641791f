"""What hands of two are worth is learned by one command, the same each time, for all options."""

import json
import random
from pathlib import Path

import pytest

from colonnade.bots.weights.store import read_rows, row_name
from colonnade.games.corintho.bot import train_hands
from colonnade.games.corintho.bot.evaluation import HANDS, expected_shares
from colonnade.games.corintho.bot.hand_table import OWN, SHARED, all_hands, hand_table
from colonnade.games.corintho.bot.train_hands import (
    COMMAND,
    FIRST,
    NOTHING_SHARED,
    Tally,
    fitted,
    learned,
    options_of_two,
    played,
)
from colonnade.games.corintho.bot.weights import HAND_WEIGHTS, SHARED_ROW, load_weights
from colonnade.games.corintho.core.options import Options, read_options, write_options
from colonnade.games.corintho.core.rules import start
from colonnade.games.corintho.core.state import RESERVE, RESERVE_BITS

DEFAULT = read_options({})
OPTIONS = [DEFAULT, read_options({"preset": "ai"})]


pytestmark = pytest.mark.usefixtures("nothing_compiled")


def test_learning_twice_gives_the_same() -> None:
    first, second = (learned(OPTIONS, games=1, nodes=12, rounds=2, seed=3) for _ in range(2))
    assert first == second
    names = [row_name(write_options(options)) for options in OPTIONS]
    assert list(first) == [SHARED_ROW, *names]
    assert [len(row) for row in first.values()] == [SHARED, OWN, OWN]


def test_a_game_tells_of_hands_and_what_came_of_them() -> None:
    table = hand_table(NOTHING_SHARED, FIRST)
    met = [
        lesson for seed in range(6) for lesson in played(DEFAULT, table, 40, random.Random(seed))
    ]
    assert {share for _, share in met} <= {0.0, 0.5, 1.0}
    assert all(0 <= hands < HANDS for hands, _ in met)
    assert any(hands < HANDS - 1 for hands, _ in met)


def test_what_wins_more_often_is_worth_more() -> None:
    every = all_hands()
    more, fewer = every.index((3, 2, 2, 2, 2, 2)), every.index((2, 2, 2, 3, 2, 2))
    tallies = [Tally(), Tally()]
    for tally, wins in zip(tallies, (80, 60), strict=True):
        for number in range(100):
            tally.add(more, float(number < wins))
            tally.add(fewer, float(number >= wins))
    shared, one, other = fitted(tallies)
    first, second = (hand_table(shared, own) for own in (one, other))
    assert first[more] > second[more] > 0 > second[fewer] > first[fewer]


def test_the_shipped_weights_are_those_of_the_command_as_it_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nothing(every: list[Options], **_: int) -> dict[str, tuple[float, ...]]:
        names = [row_name(write_options(options)) for options in every]
        return {SHARED_ROW: NOTHING_SHARED, **dict.fromkeys(names, FIRST)}

    monkeypatch.setattr(train_hands, "learned", nothing)
    COMMAND.main(["--into", str(tmp_path)])
    made = tmp_path / HAND_WEIGHTS.name
    assert command_named_in(made) == command_named_in(HAND_WEIGHTS)
    assert list(read_rows(made)) == list(read_rows(HAND_WEIGHTS))


def command_named_in(path: Path) -> dict[str, object]:
    """The command that a file of weights names."""
    head: dict[str, dict[str, object]] = json.loads(path.read_bytes().partition(b"\n")[0])
    return head["made_by"]


def test_with_every_set_of_options_pieces_in_hand_are_worth_having() -> None:
    for options in options_of_two():
        table = load_weights(options)
        state = start(options)
        for seat in (0, 1):
            fewer = (
                state.reserves & ~(RESERVE << RESERVE_BITS * seat) | 0o111 << RESERVE_BITS * seat
            )
            worth = expected_shares(state._replace(reserves=fewer), table)
            assert (worth > 0) == (seat == 1)
