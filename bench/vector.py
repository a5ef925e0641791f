"""Steps per second of the vectorised environments, beside pgx's, in one run on one core.

A step is one player's choice in each of 1,024 games, with mask, observation and automatic reset.
Drawing a random legal action is timed on neither side: we stop the clock for it, and pgx, whose
steps and draws are one compiled program, is given back the time of the draws alone. Rounds of all
games are timed in turn, in seconds of the processor, since others may be at work beside.

pgx is no dependency of ours: `--pgx PYTHON` names the Python of an environment that holds it.
"""

import argparse
import os
import statistics
import subprocess
import time
from collections.abc import Callable

import numpy as np

from colonnade.envs import VectorEnv
from colonnade.games import GAMES

BATCH = 1024
STEPS = 300
ROUNDS = 9
PGX_GAMES = {"connect_four": STEPS, "backgammon": 20}


def ours(game: str) -> Callable[[], float]:
    env = VectorEnv(game, BATCH, seed=1)
    _, info = env.reset()
    rng = np.random.default_rng(1)

    def one_round(steps: int = STEPS) -> float:
        nonlocal info
        spent = 0.0
        for _ in range(steps):
            actions = (rng.random(info["action_mask"].shape) * info["action_mask"]).argmax(axis=1)
            begun = time.process_time()
            info = env.step(actions)[-1]
            spent += time.process_time() - begun
        return BATCH * steps / spent

    one_round(1)
    return one_round


PGX = """
import sys, time, jax, pgx
from pgx.experimental import auto_reset
env = pgx.make(sys.argv[1]); batch = int(sys.argv[2]); steps = int(sys.argv[3])
init, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))
def draw(state, key):
    keys = jax.random.split(key, batch + 1)
    logits = jax.numpy.log(state.legal_action_mask.astype(float))
    return jax.random.categorical(keys[0], logits, axis=1), keys[1:]
def one(state, key):
    action, keys = draw(state, key)
    state = step(state, action, keys)
    return state, (state.rewards.sum(), state.observation.sum())
run = jax.jit(lambda state, keys: jax.lax.scan(one, state, keys)[0])
draws = jax.jit(lambda state, keys: jax.lax.map(lambda key: draw(state, key), keys))
state = jax.jit(init)(jax.random.split(jax.random.PRNGKey(0), batch))
def timed(what, number):
    keys = jax.random.split(jax.random.PRNGKey(number), steps)
    begun = time.process_time(); result = jax.block_until_ready(what(state, keys))
    return time.process_time() - begun, result
timed(run, 0), timed(draws, 0)
print("ready", flush=True)
for number, _ in enumerate(sys.stdin, 1):
    spent, state = timed(run, number)
    print(batch * steps / (spent - timed(draws, number)[0]), flush=True)
"""


def theirs(python: str, game: str) -> Callable[[], float]:
    """A process that compiles once and then times a round whenever it is asked."""
    command = [python, "-c", PGX, game, str(BATCH), str(PGX_GAMES[game])]
    # One core: more threads would only cost seconds of the processor.
    limits = {"XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false", "JAX_PLATFORMS": "cpu"}
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=os.environ | limits
    )
    assert process.stdin
    assert process.stdout
    ask, answers = process.stdin, process.stdout
    if answers.readline() != "ready\n":
        raise SystemExit(f"{python} could not run pgx's {game}: see the lines above")

    def one_round() -> float:
        print(file=ask, flush=True)
        return float(answers.readline())

    return one_round


def main() -> None:
    parser = argparse.ArgumentParser(description="steps per second of the vectorised environments")
    parser.add_argument("--pgx", metavar="PYTHON", help="the Python of an environment with pgx")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    asked = parser.parse_args()
    sides = {game: ours(game) for game in GAMES}
    if asked.pgx:
        sides |= {f"pgx {game}": theirs(asked.pgx, game) for game in PGX_GAMES}
    rates: dict[str, list[float]] = {side: [] for side in sides}
    for _ in range(asked.rounds):
        for side, one_round in sides.items():
            rates[side].append(one_round() / 1e6)
    for side, found in rates.items():
        median, low, high = statistics.median(found), min(found), max(found)
        print(f"{side:18}{median:8.3f} M steps/s  [{low:.3f} ; {high:.3f}]", flush=True)


if __name__ == "__main__":
    main()
