"""The bot of Senet: exact endings, plausible values, levels in order."""

import json
import random
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from colonnade.bots.api.registry import game_bot
from colonnade.bots.api.thinking import Budget
from colonnade.bots.training.cli import main
from colonnade.bots.value import value_bot
from colonnade.bots.value.value_bot import one_ply
from colonnade.bots.weights.store import DamagedWeights, read_rows
from colonnade.compiled import compiled
from colonnade.games.senet import SENET, bot
from colonnade.games.senet.bot import SEARCH, endgame_solver, td_learning, train, value_model_of
from colonnade.games.senet.bot import weights as weight_files
from colonnade.games.senet.bot.endgame_table import PAIRS, entry, pair_in, pair_of
from colonnade.games.senet.bot.value import (
    RACE,
    SIZE,
    before_them,
    chance,
    inputs_of,
    set_of,
    static_value,
)
from colonnade.games.senet.core.options import Options
from colonnade.games.senet.core.state import State
from colonnade.kernel.awaited import CHANCE, CHOICE, OVER

SETS = [
    SENET.options.read_options({"throws": throws, "exit": way_out})
    for throws, way_out in product(("coins", "die"), ("exact", "over"))
]
RULES = SENET.rules
# White, in seat 0, has thrown a 1: its last pawn leaves. Black would take longer.
ONE_MOVE_WINS = "b........./........../.........w 0 1 0,0 1"


pytestmark = pytest.mark.usefixtures("nothing_compiled")


def read(position: str, options: Options = SETS[0]) -> State:
    return SENET.notation.read_position(options, position)


def played_state(options: Options, seed: int, stage: int, after: int) -> State:
    """A position of a random game in a stage, at least `after` tokens from the start."""
    rng = random.Random(seed)
    state, tokens = RULES.start(options), 0
    while True:
        awaited = RULES.awaits(options, state)
        if tokens >= after and awaited == stage and (stage == CHANCE or several(options, state)):
            return state
        assert awaited != OVER
        if awaited == CHANCE:
            case = rng.randrange(RULES.cases(options, state))
            state = RULES.after_throw(options, state, RULES.cast(options, state, case))
        else:
            state = RULES.after_move(options, state, rng.choice(list(RULES.codes(state.menu))))
        tokens += 1


def several(options: Options, state: State) -> bool:
    return RULES.count(RULES.legal(options, state)) > 1


def test_senet_has_a_search_of_its_own() -> None:
    assert game_bot(SENET).search is SEARCH
    assert SEARCH.levels == {"easy", "medium", "hard", "expert"}


@pytest.mark.parametrize("options", SETS, ids=str)
def test_an_ending_is_worth_what_its_throws_and_best_replies_are(options: Options) -> None:
    weights, rng = value_model_of(options).weights, random.Random(2)
    for _ in range(60):
        squares = rng.sample([*range(1, 27), 28, 29, 30], 4)
        mine, theirs = rng.randint(1, 2), rng.randint(1, 2)
        own = sum(1 << square for square in squares[:mine])
        enemy = sum(1 << square for square in squares[2 : 2 + theirs])
        own_waiting = rng.randint(0, 2 - mine)
        state = State(own, enemy, own_waiting, 0, 0, 0, 0, 0)
        total = 0.0
        for throw, ways in RULES.odds(options, state):
            after = RULES.after_throw(options, state, throw)
            replies = [after]
            if after.menu:
                replies = [
                    RULES.after_move(options, after, move) for move in RULES.codes(after.menu)
                ]
            total += ways * max(
                1.0
                if RULES.awaits(options, reply) == OVER
                else chance(options, reply, state.seat, weights)
                for reply in replies
            )
        cases = sum(ways for _, ways in RULES.odds(options, state))
        assert chance(options, state, 0, weights) == pytest.approx(total / cases, abs=3e-5)


def test_every_pair_of_pawns_has_a_number_of_its_own() -> None:
    pairs = {pair_of(low, high) for high in range(32) for low in range(high + 1)}
    assert pairs == set(range(PAIRS))
    assert pair_in(1 << 5 | 1 << 30, 0) == pair_of(5, 30)
    assert pair_in(1 << 5, 1) == pair_of(0, 5)
    assert pair_in(1 << 5, 0) == pair_of(5, 31)
    assert (pair_in(0, 2), pair_in(0, 1), pair_in(0, 0)) == (0, pair_of(0, 31), pair_of(31, 31))
    assert entry(1 << 5, 1 << 7, 0, 0) == pair_of(5, 31) * PAIRS + pair_of(7, 31)


def test_a_sweep_comes_closer_and_the_shipped_table_is_where_it_ends() -> None:
    # One pawn a side, with any throw leaving: the rest of the sweep is not needed here.
    options = SETS[1]
    last = State(1 << 30, 1 << 1, 0, 0, 0, 0, 0, 0)
    assert chance(options, last, 0, value_model_of(options).weights) == pytest.approx(1)
    assert endgame_solver.is_pair(0, 0)
    assert not endgame_solver.is_pair(5, 5)
    assert not endgame_solver.is_pair(5, 27)
    assert endgame_solver.squares_of(0, 31) == 0
    assert endgame_solver.waiting_of(0, 31) == 1


@pytest.mark.parametrize("options", SETS, ids=str)
def test_chances_of_any_state_make_one(options: Options) -> None:
    for stage, after in product((CHANCE, CHOICE), (0, 40, 120)):
        shares = SEARCH.win_shares(options, played_state(options, 3, stage, after), Budget())
        assert sum(shares) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in shares)
    assert SEARCH.win_shares(
        options, read("........../........../.........w =0,1 - 0,0 1", options), Budget()
    ) == (0.0, 1.0)


def test_whoever_is_far_ahead_is_thought_to_win() -> None:
    options = SETS[1]
    ahead = read("bb.b.b..../........../...b...w.w 0 - 0,0 1", options)
    assert SEARCH.win_shares(options, ahead, Budget())[0] > 0.75


@pytest.mark.parametrize("options", SETS, ids=str)
def test_before_the_opening_the_throws_agree_with_the_position(options: Options) -> None:
    start = RULES.start(options)
    total = 0.0
    for throw, ways in RULES.odds(options, start):
        after = RULES.after_throw(options, start, throw)
        total += ways * SEARCH.win_shares(options, after, Budget())[0]
    cases = RULES.cases(options, start)
    assert SEARCH.win_shares(options, start, Budget())[0] == pytest.approx(total / cases)


@pytest.mark.parametrize("level", sorted(SEARCH.levels))
def test_a_level_plays_legal_moves_and_the_same_ones_for_the_same_draws(level: str) -> None:
    for options in SETS:
        state = played_state(options, 5, CHOICE, 30)
        moves = {
            SEARCH.thinker(level, random.Random(7), Budget(sims=50))
            .think(SENET, options, state)
            .move
            for _ in "ab"
        }
        assert len(moves) == 1
        assert moves <= set(RULES.codes(state.menu))


def test_a_win_in_one_move_is_seen() -> None:
    state = read(ONE_MOVE_WINS)
    thinker = SEARCH.thinker("expert", random.Random(1), Budget(seconds=0.2))
    thought = thinker.think(SENET, SETS[0], state)
    assert SENET.notation.write_move(SETS[0], state, thought.move) == "30-31"
    assert thought.search is not None
    assert thought.search.moves[0].move == thought.move
    assert thought.search.values == (1.0, 0.0)


def test_a_number_of_positions_says_how_deep_to_look() -> None:
    state = played_state(SETS[0], 5, CHOICE, 60)
    depths = []
    for sims in (1, 400):
        thinker = SEARCH.thinker("expert", random.Random(1), Budget(sims=sims))
        search = thinker.think(SENET, SETS[0], state).search
        assert search is not None
        depths.append(search.depth)
    assert depths == [1, 2]


def test_a_time_that_is_over_still_gives_a_move() -> None:
    state = played_state(SETS[0], 5, CHOICE, 60)
    thinker = SEARCH.thinker("expert", random.Random(1), Budget(seconds=1e-9))
    assert thinker.think(SENET, SETS[0], state).move in RULES.codes(state.menu)


def test_a_blurred_eye_errs_and_a_sharp_one_does_not() -> None:
    state = played_state(SETS[0], 5, CHOICE, 60)
    best = one_ply(value_model_of(SETS[0]), SETS[0], state)[0][0]
    found: dict[str, set[int]] = {}
    for level in ("easy", "expert"):
        found[level] = {
            SEARCH.thinker(level, random.Random(seed), Budget(sims=1))
            .think(SENET, SETS[0], state)
            .move
            for seed in range(40)
        }
    assert found["expert"] == {best}
    assert len(found["easy"]) > 1


def test_damaged_weights_are_replaced_by_a_search(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    broken = tmp_path / "weights.bin"
    broken.write_bytes(weight_files.WEIGHTS.read_bytes()[:-9])
    monkeypatch.setattr(weight_files, "WEIGHTS", broken)
    weight_files.load_weights.cache_clear()
    try:
        with pytest.raises(DamagedWeights):
            value_model_of(SETS[0])
        state = played_state(SETS[0], 5, CHOICE, 60)
        thinker = SEARCH.thinker("hard", random.Random(1), Budget(sims=20))
        thought = thinker.think(SENET, SETS[0], state)
        assert thought.search is not None
        assert thought.search.sims == 20
        shares = SEARCH.win_shares(SETS[0], state, Budget(sims=20))
        assert sum(shares) == pytest.approx(1)
    finally:
        weight_files.load_weights.cache_clear()


def test_a_lesson_moves_an_opinion_towards_its_target() -> None:
    weights: Any = value_model_of(SETS[0]).weights[:SIZE]
    position = (1 << 3 | 1 << 9, 1 << 12 | 1 << 13 | 1 << 14, 0, 0)
    before = static_value(*position, weights)
    target = 0.9 if before < 0.5 else 0.1
    assert td_learning.improve(*position, target, 0.01, weights) == pytest.approx(before)
    assert abs(static_value(*position, weights) - target) < abs(before - target)


def test_the_same_command_learns_the_same_again_and_the_weights_can_be_compared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = []
    for name, seed in (("first", "3"), ("again", "3"), ("other", "4")):
        into = tmp_path / name
        into.mkdir()
        # What is solved already is not solved again.
        (into / weight_files.ENDINGS.name).write_bytes(weight_files.ENDINGS.read_bytes())
        given = ["--into", str(into), "--games", "6", "--go-on"]
        assert main(train.JOB, [*given, "--seed", seed]) == 0
        found.append((into / weight_files.WEIGHTS.name).read_bytes())
        assert set(read_rows(into / weight_files.WEIGHTS.name)) == set(map(set_of, SETS))
    assert found[0] == found[1] != found[2]
    capsys.readouterr()
    old = str(tmp_path / "other" / weight_files.WEIGHTS.name)
    given = ["--into", str(tmp_path / "first"), "--compare", old, "--games", "4"]
    assert main(train.JOB, given) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(" 4 games:")[0].strip() for line in lines] == list(map(set_of, SETS))


def test_the_shipped_files_say_what_made_them_and_that_command_is_the_usual_one() -> None:
    learned, solved = (
        json.loads(path.read_bytes().partition(b"\n")[0])["made_by"]
        for path in (weight_files.WEIGHTS, weight_files.ENDINGS)
    )
    command = {"command": "python -m colonnade.games.senet.bot.train"}
    assert learned == {**command, "seed": 1, "games": train.GAMES}
    assert solved == command


def test_what_the_network_sees_of_pawns() -> None:
    own, rest, enemy, other = inputs_of(1 << 4 | 1 << 5 | 1 << 9, 1 << 21, 1, 0)
    assert own == 1 << 4 | 1 << 5 | 1 << 9 | (1 << 4 | 1 << 5) << 31
    assert enemy == 1 << 21
    # One is out and one waits; 106 of 116 squares of the race are before this side's pawns.
    assert rest == 1 << 31 + 1 | 1 << 38 | 1 << RACE + 16 * 106 // 117
    assert other == 1 << 31 + 4 | 1 << 37 | 1 << RACE + 10 // 5
    assert before_them(1 << 4 | 1 << 5 | 1 << 9, 1) == 106


def test_compiled_and_plain_judge_alike() -> None:
    model, state = value_model_of(SETS[0]), played_state(SETS[0], 5, CHOICE, 60)
    for depth in (0, 1):
        plainly = value_bot.one_ply(model, SETS[0], state, depth)
        quickly = compiled(SENET).expectimax(
            SETS[0], state, value=model.value, weights=model.weights, depth=depth
        )
        assert [move for move, _ in quickly] == [move for move, _ in plainly]
        worths = [worth for _, worth in plainly]
        assert [worth for _, worth in quickly] == pytest.approx(worths)


def test_the_room_is_named_after_its_game() -> None:
    assert bot.__name__ == "colonnade.games.senet.bot"
