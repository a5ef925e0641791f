"""The search that leaves nothing out agrees with plain minimax, and stops when it is told to."""

import pytest

from bots.corintho_truth import exact, late_position
from colonnade.bots.corintho.proof import Proof, has_answer, main, settle
from colonnade.bots.corintho.sharpness import sharp
from colonnade.games.corintho.lines import standing
from colonnade.games.corintho.options import Options, read_options
from colonnade.games.corintho.rules import after_move, codes, legal, start
from colonnade.games.corintho.state import tops
from colonnade.swift.arrays import PlainArrays

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
    monkeypatch.setattr("colonnade.bots.corintho.proof.SLICE", 10)
    options = VARIANTS[0]
    assert proof().wins(options, start(options), 0, 12, end=0.0) is None


def test_three_players_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["players=3"])
    assert "two players" in capsys.readouterr().err
