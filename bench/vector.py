"""Steps per second of the vectorised environments, beside pgx where it is installed.

A step is one player's choice in each of 1,024 games, with mask, observation and automatic reset;
choosing a random legal action is not timed for us, and is part of the step for pgx.
"""

import importlib.util
import time

import numpy as np

from colonnade.envs import VectorEnv
from colonnade.games import GAMES

BATCH = 1024
STEPS = 300


def ours(game: str) -> float:
    env = VectorEnv(game, BATCH, seed=1)
    _, info = env.reset()
    rng, spent = np.random.default_rng(1), 0.0
    for step in range(STEPS + 1):
        actions = (rng.random(info["action_mask"].shape) * info["action_mask"]).argmax(axis=1)
        # Seconds of the core, not of the clock: others may be at work beside.
        begun = time.thread_time()
        info = env.step(actions)[-1]
        spent += (time.thread_time() - begun) * (step > 0)
    return BATCH * STEPS / spent


PGX = """
import sys, time, jax, pgx
from pgx.experimental import auto_reset
env = pgx.make(sys.argv[1]); batch = int(sys.argv[2]); steps = int(sys.argv[3])
init, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))
def one(state, key):
    keys = jax.random.split(key, batch + 1)
    logits = jax.numpy.log(state.legal_action_mask.astype(float))
    action = jax.random.categorical(keys[0], logits, axis=1)
    return step(state, action, keys[1:]), state.rewards
run = jax.jit(lambda state, keys: jax.lax.scan(one, state, keys))
state = jax.jit(init)(jax.random.split(jax.random.PRNGKey(0), batch))
keys = jax.random.split(jax.random.PRNGKey(1), steps)
jax.block_until_ready(run(state, keys))
begun = time.process_time(); jax.block_until_ready(run(state, keys))
print(batch * steps / (time.process_time() - begun))
"""


def main() -> None:
    for game in GAMES:
        print(f"{game:16} {ours(game) / 1e6:8.2f} M steps/s", flush=True)
    if importlib.util.find_spec("pgx") is None:
        print("pgx is not installed: pip install pgx")
        return
    import subprocess
    import sys

    for game in ("backgammon", "connect_four"):
        command = [sys.executable, "-c", PGX, game, str(BATCH), str(STEPS)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        print(f"pgx {game:12} {float(done.stdout) / 1e6:8.2f} M steps/s", flush=True)


if __name__ == "__main__":
    main()
