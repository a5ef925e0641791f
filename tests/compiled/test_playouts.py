"""Playouts: the same however the work is divided, counted right, and pluggable."""

from collections.abc import MutableSequence, Sequence
from typing import Any

import pytest

from colonnade import compiled
from colonnade.compiled import CompiledRules, Observer
from colonnade.games import GAMES
from colonnade.kernel.awaited import CHANCE, CHOICE

SENET = GAMES["senet"]
OPTIONS = SENET.options.read_options({})
legal, count, nth = SENET.rules.legal, SENET.rules.count, SENET.rules.nth
BOTH = [compiled.compiled(SENET), compiled.plain(SENET)]


def ways(one: CompiledRules) -> str:
    return "compiled" if one.is_compiled else "plain"


@pytest.mark.parametrize("one", BOTH, ids=ways)
def test_a_game_is_the_same_whatever_batch_or_thread_plays_it(one: CompiledRules) -> None:
    whole = one.playouts(OPTIONS, seed=9, games=20)
    split = one.playouts(OPTIONS, seed=9, games=20, threads=3)
    parts = [one.playouts(OPTIONS, seed=9, games=10, first=first) for first in (0, 10)]
    assert list(whole.checks) == list(split.checks)
    assert list(whole.checks) == [check for part in parts for check in part.checks]
    assert [part.first for part in parts] == [0, 10]


def test_another_seed_is_another_game() -> None:
    quick = compiled.compiled(SENET)
    one, other = (quick.playouts(OPTIONS, seed=seed, games=50) for seed in (1, 2))
    assert not set(one.checks) & set(other.checks)


def test_partners_win_together() -> None:
    book = GAMES["les-4-colonnes"]
    options = book.options.read_options({"players": "4", "teams": "yes", "finish": "home"})
    played = compiled.compiled(book).playouts(options, seed=1, games=40)
    assert set(map(int, played.winners)) == {0b0101, 0b1010}


def first_move(options: Any, state: Any, word: int, policy: int, weights: Sequence[float]) -> int:
    """Policy 1 takes the lowest move, any other the highest."""
    menu = legal(options, state)
    number = count(menu)
    return nth(menu, 0 if policy == 1 else number - 1)


def count_stages(
    options: Any, before: Any, stage: int, code: int, after: Any, counts: MutableSequence[int]
) -> None:
    """Moves, throws, and moves of seat 1."""
    if stage == CHOICE:
        counts[0] += 1
        counts[2] += before.seat
    elif stage == CHANCE:
        counts[1] += 1


def test_choosers_and_observers_do_the_same_plain_and_compiled() -> None:
    seen = []
    for one in BOTH:
        played = one.playouts(
            OPTIONS,
            seed=3,
            games=12,
            choose=first_move,
            policies=(1, 2),
            observer=Observer(count_stages, 3),
        )
        counts = [[int(number) for number in row] for row in played.counts]
        assert [row[0] for row in counts] == list(played.moves)
        assert [row[0] + row[1] for row in counts] == list(played.tokens)
        seen.append((list(played.checks), counts))
    assert seen[0] == seen[1]
    assert any(row[2] for row in seen[0][1])


def test_policies_are_told_apart_by_seat() -> None:
    quick = compiled.compiled(SENET)
    ahead, behind = (
        quick.playouts(OPTIONS, seed=3, games=12, choose=first_move, policies=policies)
        for policies in ((1, 2), (2, 1))
    )
    assert list(ahead.checks) != list(behind.checks)


@pytest.mark.parametrize("one", BOTH, ids=ways)
def test_rotating_policies_move_on_with_every_game(one: CompiledRules) -> None:
    asked: dict[str, Any] = {"seed": 3, "first": 5, "games": 6, "choose": first_move}
    as_named, swapped = (
        list(one.playouts(OPTIONS, policies=policies, **asked).checks)
        for policies in ((1, 2), (2, 1))
    )
    rotated = list(one.playouts(OPTIONS, policies=(1, 2), is_rotating=True, **asked).checks)
    # The first of these games is number 5: the two have changed places in it.
    assert rotated[0::2] == swapped[0::2]
    assert rotated[1::2] == as_named[1::2]
    assert rotated not in (as_named, swapped)


@pytest.mark.parametrize("one", BOTH, ids=ways)
def test_a_game_that_does_not_end_is_stopped_by_the_limit(one: CompiledRules) -> None:
    played = one.playouts(OPTIONS, seed=1, games=4, limit=10)
    assert list(played.tokens) == [10] * 4
    assert list(played.winners) == [0] * 4


def test_playouts_begin_where_they_are_told() -> None:
    state = SENET.notation.read_position(
        OPTIONS, SENET.notation.write_position(OPTIONS, SENET.rules.start(OPTIONS))
    )
    one = compiled.compiled(SENET)
    found = one.playouts(OPTIONS, state=state, games=20, seed=6)
    assert list(found.checks) == list(one.playouts(OPTIONS, games=20, seed=6).checks)
    late = SENET.notation.read_position(OPTIONS, "........../........../........wb 0 - 0,0 1")
    assert max(one.playouts(OPTIONS, state=late, games=20, seed=6).tokens) < min(found.tokens)
