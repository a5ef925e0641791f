"""Proof search agrees with plain minimax, and stops when it is told to."""

from math import inf

import pytest

from bots.corintho_minimax import exact, late_position
from colonnade.compiled.arrays import PlainArrays
from colonnade.games.corintho.bot.proof_search import (
    Proof,
    has_answer,
    main,
    openings,
    settle,
    settle_openings,
)
from colonnade.games.corintho.bot.threats import sharp
from colonnade.games.corintho.core.lines import standing
from colonnade.games.corintho.core.options import Options, read_options
from colonnade.games.corintho.core.rules import after_move, codes, legal, start
from colonnade.games.corintho.core.state import tops

VARIANTS = [
    read_options({}),
    read_options({"preset": "ai"}),
    read_options({"place_on_stack": "no", "extend": "stands"}),
]


def proof() -> Proof:
    return Proof(settle, PlainArrays(), table=1 << 10)


@pytest.mark.parametrize("options", VARIANTS)
def test_it_finds_every_win_and_no_other(options: Options) -> None:
    seen = set()
    for seed in range(8):
        for before_the_end in (2, 4):
            state = late_position(options, seed, before_the_end)
            expected = exact(options, state, 2)
            seen.add(expected)
            assert proof().wins(options, state, state.seat, 2) == (expected == 1)
            assert proof().wins(options, state, 1 - state.seat, 2) == (expected == -1)
    assert 1 in seen
    assert 0 in seen


@pytest.mark.parametrize("options", VARIANTS)
def test_a_quiet_answer_that_is_promised_is_there(options: Options) -> None:
    promised = 0
    for seed in range(3):
        for before_the_end in range(2, 16, 3):
            state = late_position(options, seed, before_the_end)
            if not has_answer(state, 1 - state.seat):
                continue
            for move in codes(legal(options, state)):
                after = after_move(options, state, move)
                if not standing(tops(after.pieces)):
                    promised += 1
                    answers = legal(options, after)
                    lines = sharp(after.pieces, answers)
                    assert after.seat != state.seat
                    assert answers.placements & ~lines.placements
    assert promised > 100


def test_one_table_serves_deeper_and_deeper_searches() -> None:
    options = VARIANTS[0]
    for seed in range(6):
        state = late_position(options, seed, 5)
        one = proof()
        for moves in (1, 2, 3):
            assert one.wins(options, state, state.seat, moves) == proof().wins(
                options, state, state.seat, moves
            )


def test_nobody_wins_within_four_moves_of_the_start() -> None:
    options = VARIANTS[0]
    for seat in (0, 1):
        assert proof().wins(options, start(options), seat, 4) is False


def test_it_ends_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("colonnade.games.corintho.bot.proof_search.SLICE", 10)
    options = VARIANTS[0]
    assert proof().wins(options, start(options), 0, 12, end=0.0) is None


def test_openings_that_are_won_by_force_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    options = VARIANTS[0]
    begin = start(options)
    assert len(openings(options, begin, 1)) == 9, (
        "three pieces in a corner, on a side, in the middle"
    )
    for state, line in openings(options, begin, 3)[::40]:
        assert proof().wins(options, state, state.seat, 1) == (exact(options, state, 1) == 1)
        assert len(line) == 3
    settle_openings(options, begin, [proof(), proof()], 1, 2, inf)
    assert "within 2 more: 9 are open" in capsys.readouterr().out


def test_any_position_can_be_settled(capsys: pytest.CaptureFixture[str]) -> None:
    options, seen = VARIANTS[0], set[int]()
    for seed in range(6):
        state = late_position(options, seed, 4)
        expected = exact(options, state, 2)
        settle_openings(options, state, [proof(), proof()], 0, 2, inf)
        winner = state.seat if expected == 1 else 1 - state.seat
        assert (f"seat {winner} wins" in capsys.readouterr().out) == (expected != 0)
        seen.add(expected)
    assert len(seen) > 1


def test_three_players_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["players=3"])
    assert "two players" in capsys.readouterr().err
