"""OpenSpiel's own random simulation, and what it does not ask."""

import pickle
import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

from colonnade.envs import NAMES, openspiel_game
from colonnade.kernel.errors import BadOption
from configurations import Configuration
from envs.walks import TABLES


def load_game(game: str, **options: Any) -> Any:
    return pyspiel.load_game(f"colonnade_{game.replace('-', '_')}_v0", options)


def as_parameters(configuration: Configuration) -> dict[str, Any]:
    given = configuration.options.items()
    return {name: int(value) if value.isdigit() else value for name, value in given}


@pytest.mark.parametrize("configuration", TABLES, ids=str)
def test_openspiel_simulates_it(configuration: Configuration) -> None:
    game = load_game(configuration.game, **as_parameters(configuration))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_every_game_is_registered(name: str) -> None:
    assert openspiel_game.short_name(name) in pyspiel.registered_names()


def test_a_game_is_written_and_read_with_its_options() -> None:
    text = "colonnade_les_4_colonnes_v0(colours=G/R/Y,dice=2,players=3)"
    game = pyspiel.load_game(text)
    options = game.start.book.options.write_options(game.start.options)
    assert (options["colours"], options["dice"]) == ("G,R,Y", "2")
    assert pyspiel.load_game(str(game)).start == game.start
    ai = load_game("corintho", preset="ai").start
    assert ai.book.options.write_options(ai.options)["stuck"] == "draw"


def test_chance_is_explicit() -> None:
    state = load_game("senet").new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [
        (0, 4 / 16),
        (1, 6 / 16),
        (2, 4 / 16),
        (3, 1 / 16),
        (5, 1 / 16),
    ]
    state.apply_action(0)
    assert state.current_player() == 0
    assert state.legal_actions() == [10]
    assert state.action_to_string(0, 10) == "10-11"


def test_a_state_can_be_copied_and_left_alone() -> None:
    state = load_game("columbiz", players=3).new_initial_state()
    rng = Random(1)
    for _ in range(20):
        before, twin = str(state), state.clone()
        twin.apply_action(rng.choice(twin.legal_actions()))
        assert str(state) == before
        assert state.position.throws() or state.position.afterstates()
        state = twin


def test_a_tensor_is_the_vector() -> None:
    game = load_game("corintho", players=4)
    state = game.new_initial_state()
    state.apply_action(5)
    for player in range(4):
        vector = state.position.observation(player)
        assert np.array_equal(state.observation_tensor(player), vector)


def test_returns_are_the_rewards_and_a_horizon_draws() -> None:
    rng = Random(2)
    state = load_game("corintho", players=3).new_initial_state()
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert state.returns() == list(state.position.rewards())
    assert max(state.returns()) == 1
    state = load_game("senet", horizon=40).new_initial_state()
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert len(state.history()) == 40
    assert state.returns() == [0, 0]


def test_openspiels_search_plays_it() -> None:
    game = load_game("senet")
    state = game.new_initial_state()
    state.apply_action(0)
    state.apply_action(10)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[1])
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 4, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_a_bad_option_is_said() -> None:
    with pytest.raises(BadOption, match="throws"):
        load_game("senet", throws="cards")


def test_a_program_that_loads_a_game_ends_well() -> None:
    program = (
        "import pyspiel, colonnade.envs.openspiel_game;"
        "state = pyspiel.load_game('colonnade_senet_v0').new_initial_state();"
        "state.apply_action(0); print(state)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("wbwb")


def test_a_game_is_pickled_by_its_name_and_parameters() -> None:
    game = load_game("les-4-colonnes", players=3, colours="G/R/Y")
    again = pickle.loads(pickle.dumps(game))
    assert (str(again), again.num_players()) == (str(game), 3)


def test_games_that_end_have_a_longest_length() -> None:
    assert load_game("corintho").max_game_length() == 47
    assert load_game("columbiz").max_game_length() < 300
    assert load_game("senet", horizon=500).max_game_length() == 500
