"""The bot of Les 4 colonnes: its features, its values, and every variant."""

import random
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import effort
from colonnade.bots.api.registry import game_bot
from colonnade.bots.api.thinking import Budget
from colonnade.bots.search.rollouts import Rollouts, bind_rolling
from colonnade.bots.training.cli import main
from colonnade.bots.value.value_bot import one_ply
from colonnade.bots.weights.store import DamagedWeights, read_rows
from colonnade.compiled.arrays import PlainArrays
from colonnade.compiled.lazy_kernel import Kernel
from colonnade.games.les_4_colonnes import LES_4_COLONNES
from colonnade.games.les_4_colonnes.bot import SEARCH, td_learning, train, value_model_of
from colonnade.games.les_4_colonnes.bot import weights as weight_files
from colonnade.games.les_4_colonnes.bot.features import (
    BARS,
    BONUS,
    DANGERS,
    LEADS,
    SIXES,
    THREATS,
    TURNS_AWAY,
    captures,
    features,
    race,
    turn,
)
from colonnade.games.les_4_colonnes.bot.value import SIZE, chance, set_of, settled, static_value
from colonnade.games.les_4_colonnes.core.options import Options
from colonnade.games.les_4_colonnes.core.state import State
from colonnade.kernel.awaited import CHANCE, CHOICE, OVER

RULES = LES_4_COLONNES.rules
PLAYER_OPTIONS: tuple[dict[str, str], ...] = (
    {"players": "2"},
    {"players": "2", "colours": "Y,B"},
    {"players": "3"},
    {"players": "4"},
    {"players": "4", "teams": "yes"},
)


def read(given: dict[str, str]) -> Options:
    return LES_4_COLONNES.options.read_options(given)


SETS = [
    read({**seats, "dice": dice, "finish": finish})
    for seats, dice, finish in product(PLAYER_OPTIONS, "12", ("home", "build"))
]
TWO = read({"finish": "home"})


def position(text: str, options: Options = TWO) -> State:
    return LES_4_COLONNES.notation.read_position(options, text)


pytestmark = pytest.mark.usefixtures("nothing_compiled")


def played_state(options: Options, seed: int, stage: int, after: int) -> State:
    """A position of a random game in a stage, at least `after` tokens from the start."""
    rng = random.Random(seed)
    state, tokens = RULES.start(options), 0
    while True:
        awaited = RULES.awaits(options, state)
        menu = RULES.legal(options, state)
        if tokens >= after and awaited == stage and (stage == CHANCE or RULES.count(menu) > 1):
            return state
        assert awaited != OVER
        if awaited == CHANCE:
            case = rng.randrange(RULES.cases(options, state))
            state = RULES.after_throw(options, state, RULES.cast(options, state, case))
        else:
            state = RULES.after_move(options, state, rng.choice(list(RULES.codes(menu))))
        tokens += 1


def test_les_4_colonnes_has_a_search_of_its_own() -> None:
    assert game_bot(LES_4_COLONNES).search is SEARCH
    assert SEARCH.levels == {"easy", "medium", "hard", "expert"}


def test_every_game_finds_its_weights() -> None:
    rows = read_rows(weight_files.WEIGHTS)
    taught = {training_set.name for training_set in train.training_sets(1)}
    assert {set_of(options) for options in SETS} == set(rows) == taught
    assert {len(row) for row in rows.values()} == {SIZE}


def test_what_building_makes_of_the_race_is_learned_after_the_race() -> None:
    after = {training_set.name: training_set.after for training_set in train.training_sets(1)}
    assert all(after[name] == name.replace("build", "home") for name in after if "build" in name)


def test_hard_errs_more_in_teams_which_luck_decides_less() -> None:
    alone, teams = (next(o for o in SETS if o.teams == teams) for teams in (0, 1))
    assert SEARCH.noise("hard", teams) > SEARCH.noise("hard", alone)
    assert SEARCH.noise("medium", teams) == SEARCH.noise("medium", alone)


@pytest.mark.parametrize("options", SETS, ids=str)
def test_chances_of_any_state_make_one_for_the_sides(options: Options) -> None:
    for stage, after in product((CHANCE, CHOICE), (0, 60, 120)):
        shares = SEARCH.win_shares(options, played_state(options, 4, stage, after), Budget())
        assert len(shares) == options.players
        assert all(0 <= share <= 1 for share in shares)
        if options.teams:
            assert shares[0] == pytest.approx(shares[2])
            assert shares[1] == pytest.approx(shares[3])
            assert shares[0] + shares[1] == pytest.approx(1)
        else:
            assert sum(shares) == pytest.approx(1)


def test_a_game_that_is_over_has_its_result() -> None:
    over = position("Y:F8,F8,F8,F8 G:A,5,6,12 =1,0 - 0 - -")
    assert SEARCH.win_shares(TWO, over, Budget()) == (1.0, 0.0)


def test_whoever_is_far_ahead_is_thought_to_win() -> None:
    ahead = position("Y:F4,F8,F8,F8 G:A,A,40,41 Y - 0 - -")
    assert SEARCH.win_shares(TWO, ahead, Budget())[0] > 0.85


@pytest.mark.parametrize("level", sorted(SEARCH.levels))
def test_a_level_plays_every_game_the_same_way_for_the_same_draws(level: str) -> None:
    for options in SETS:
        state = played_state(options, 5, CHOICE, 60)
        moves = {
            SEARCH.thinker(level, random.Random(7), Budget(sims=20))
            .think(LES_4_COLONNES, options, state)
            .move
            for _ in "ab"
        }
        assert len(moves) == 1
        assert moves <= set(RULES.codes(RULES.legal(options, state)))


def test_a_capture_is_preferred_to_a_step() -> None:
    # Yellow has thrown a 3: it may take green's far token, or step on with another of its own.
    state = position("Y:A,A,20,40 G:A,A,A,23 Y 3 0 - -")
    best = one_ply(value_model_of(TWO), TWO, state)[0][0]
    assert LES_4_COLONNES.notation.write_move(TWO, state, best) == "Y20-23"


def test_two_sixes_with_a_token_far_on_are_seen() -> None:
    calm = position("Y:A,A,20,50 G:A,A,A,45 Y - 0 - -")
    tense = position("Y:A,A,20,50 G:A,A,A,45 Y - 2 Y50 -")
    spared = position("Y:A,A,20,F2 G:A,A,A,45 Y - 2 YF2 -")
    assert turn(TWO, calm, 0) == 1 << TURNS_AWAY
    assert turn(TWO, tense, 0) == 1 << TURNS_AWAY | 1 << SIXES + 4 + 3
    assert turn(TWO, spared, 0) == 1 << TURNS_AWAY | 1 << SIXES + 4
    assert turn(TWO, tense, 1) == 1 << TURNS_AWAY + 1


def test_the_expert_knows_when_a_third_six_would_hurt() -> None:
    # The same tokens; a third six sends the one last moved back to its start (L8).
    model = value_model_of(TWO)._replace(horizon=1)
    last = "Y:A,A,20,50 G:A,A,A,45 Y - 2 {} -"
    begins = [position(last.format(token)) for token in ("Y20", "Y50")]
    made = Kernel(bind_rolling(RULES, model.value), PlainArrays(), True)
    rolled = Rollouts(made, model, TWO, begins, 0, seed=1)
    rolled.play(RULES.cases(TWO, begins[0]))
    assert rolled.worth(0) > rolled.worth(1) + 0.005


def test_a_pending_bonus_is_seen() -> None:
    state = position("Y:A,12,12,32 G:A,A,18,18 Y - 1+b Y32 20")
    assert turn(TWO, state, 0) >> BONUS & 3 == 2


def test_a_lone_token_before_a_rival_is_in_danger_and_a_pair_or_a_refuge_is_not() -> None:
    # Green's token on 17 has yellow's square 20 three squares before it.
    alone = position("Y:A,A,A,20 G:A,A,A,17 G - 0 - -")
    assert captures(TWO, alone, 0) == 1 << DANGERS + 4
    assert captures(TWO, alone, 1) == 1 << THREATS + 4
    later = position("Y:A,A,A,20 G:A,A,A,17 Y - 0 - -")
    assert captures(TWO, later, 0) == 1 << DANGERS
    for safe in ("Y:A,A,20,20 G:A,A,A,17 G - 0 - -", "Y:A,A,A,29 G:A,A,A,26 G - 0 - -"):
        assert captures(TWO, position(safe), 0) == 0


def test_a_barrier_before_a_rival_is_seen_from_both_sides() -> None:
    barred = position("Y:A,A,29,29 G:A,A,A,20 G - 0 - -")
    assert captures(TWO, barred, 0) == 1 << BARS
    assert captures(TWO, barred, 1) == 1 << BARS + 1


def test_a_lead_is_seen_from_both_sides() -> None:
    state = position("Y:A,A,A,37 G:A,A,A,39 Y - 0 - -")
    leads = [race(TWO, state, seat, 0) & (1 << LEADS) - 1 for seat in (0, 1)]
    assert leads == [1 << LEADS // 2 + 4, 1 << LEADS // 2 - 4]


@pytest.mark.parametrize("options", SETS, ids=str)
def test_what_is_seen_fits_the_masks(options: Options) -> None:
    for after in (0, 50, 120):
        state = played_state(options, 6, CHANCE, after)
        for seat in range(options.players):
            assert all(0 <= mask < 1 << 62 for mask in features(options, state, seat))


def test_a_lesson_moves_an_opinion_towards_its_targets() -> None:
    options = read({"players": "3"})
    state = played_state(options, 6, CHANCE, 100)
    weights: Any = value_model_of(options).weights[:]
    before = [chance(options, state, seat, weights) for seat in range(3)]
    targets = [0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    td_learning.improve(options, state, targets, 0.01, weights)
    assert targets[4:7] == pytest.approx(before)
    after = [chance(options, state, seat, weights) for seat in range(3)]
    assert after[1] > before[1]
    assert sum(after) == pytest.approx(1)


@pytest.mark.patience(600)
def test_the_same_command_learns_the_same_again_in_one_go_or_in_two(tmp_path: Path) -> None:
    # A set of each number of players, of dice and of ends; soak tests learn all of them.
    training_sets = [*train.training_sets(2)]
    if not effort.is_soak:
        training_sets = [*training_sets[:5], training_sets[8]]
    names = [training_set.name for training_set in training_sets]

    def learned(name: str, seed: str, sets: int, *more: str) -> Path:
        """The file that is learned by the first sets, as if broken off after them."""
        into = tmp_path / name
        into.mkdir(exist_ok=True)
        job = train.JOB._replace(training_sets=lambda _: iter(training_sets[:sets]))
        assert main(job, ["--into", str(into), "--seed", seed, *more]) == 0
        path = into / weight_files.WEIGHTS.name
        assert list(read_rows(path)) == names[:sets]
        return path

    whole = learned("whole", "3", len(names))
    learned("parts", "3", 3)
    assert learned("parts", "3", len(names), "--go-on").read_bytes() == whole.read_bytes()
    first, other = (read_rows(path)[names[0]] for path in (whole, learned("other", "4", 1)))
    assert list(first) != list(other)


def test_what_is_still_to_be_chosen_is_chosen_before_a_position_is_judged() -> None:
    # Yellow has captured and may walk 20 squares with one token or another.
    state = position("Y:A,12,12,32 G:A,A,18,18 Y - 1+b Y32 20")
    weights = value_model_of(TWO).weights
    menu = RULES.legal(TWO, state)
    assert RULES.awaits(TWO, state) == CHOICE
    assert RULES.count(menu) > 1
    found = [RULES.after_move(TWO, state, move) for move in RULES.codes(menu)]
    worths = [static_value(TWO, after, 0, weights) for after in found]
    assert settled(TWO, state, weights) == found[worths.index(max(worths))]
    assert chance(TWO, state, 0, weights) == max(worths)
    assert chance(TWO, state, 1, weights) == pytest.approx(1 - max(worths))


def test_a_choice_that_wins_is_worth_a_win() -> None:
    state = position("Y:F6,F8,F8,F8 G:A,5,6,12 Y 2 0 - -")
    assert RULES.awaits(TWO, state) == CHOICE
    assert chance(TWO, state, 0, value_model_of(TWO).weights) == 1.0
    assert chance(TWO, state, 1, value_model_of(TWO).weights) == 0.0


def test_damaged_weights_are_replaced_by_a_search(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(weight_files, "WEIGHTS", tmp_path / "nothing.bin")
    weight_files.load_weights.cache_clear()
    try:
        with pytest.raises(DamagedWeights):
            value_model_of(TWO)
        state = played_state(TWO, 5, CHOICE, 60)
        thinker = SEARCH.thinker("hard", random.Random(1), Budget(sims=10))
        thought = thinker.think(LES_4_COLONNES, TWO, state)
        assert thought.search is not None
        assert thought.search.sims == 10
        assert sum(SEARCH.win_shares(TWO, state, Budget(sims=10))) == pytest.approx(1)
    finally:
        weight_files.load_weights.cache_clear()


def test_a_time_that_is_over_still_gives_a_move() -> None:
    state = played_state(TWO, 5, CHOICE, 60)
    thinker = SEARCH.thinker("expert", random.Random(1), Budget(seconds=1e-9))
    assert thinker.think(LES_4_COLONNES, TWO, state).move in RULES.codes(state.menu)
