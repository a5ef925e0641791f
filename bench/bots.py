"""How long the first move of a cold engine takes, and the moves after it: wall time, one engine.

    python bench/bots.py [MILLISECONDS]

Nothing compiled is found by the engine: its cache is an empty directory. The load of the machine
is printed beside the figures, because a busy machine keeps nobody's time.
"""

import os
import random
import subprocess
import sys
import tempfile
import time
from typing import IO

from colonnade.games import GAMES

MOVES = 8
LIMIT = 1.1


def ask(line: str, awaited: str, to: IO[str], of: IO[str]) -> str:
    to.write(f"{line}\n")
    to.flush()
    told = ""
    while not (answer := of.readline()).startswith((awaited, "error")):
        told = answer
    return told or answer


def opening(game: str, to: IO[str], of: IO[str]) -> None:
    """A position with a choice: any throw that leaves one."""
    ask(f"newgame {game}", "ok", to, of)
    rng = random.Random(1)
    for _ in range(500):
        if "choice" in ask("awaits", "awaits", to, of) and " " in legal(to, of).strip():
            return
        chance = ask("chances", "chances", to, of).split()[1:]
        token = rng.choice(chance).split(":")[0] if chance else legal(to, of).split()[0]
        ask(f"apply {token}", "ok", to, of)


def legal(to: IO[str], of: IO[str]) -> str:
    return ask("legal", "legal", to, of).removeprefix("legal").strip()


def main() -> None:
    milliseconds = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; go movetime {milliseconds}")
    for game in GAMES:
        with tempfile.TemporaryDirectory() as cache:
            engine = subprocess.Popen(
                [sys.executable, "-m", "colonnade", "engine"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                env={**os.environ, "XDG_CACHE_HOME": cache},
            )
            assert engine.stdin is not None
            assert engine.stdout is not None
            opening(game, engine.stdin, engine.stdout)
            taken = []
            sims = []
            for _ in range(MOVES):
                begun = time.perf_counter()
                line = f"go movetime {milliseconds}"
                told = ask(line, "bestmove", engine.stdin, engine.stdout)
                taken.append(time.perf_counter() - begun)
                sims.append(told.split()[2])
            late = sum(seconds > LIMIT * milliseconds / 1000 for seconds in taken)
            ask("quit", "", engine.stdin, engine.stdout)
            code = engine.wait()
            shown = " ".join(f"{seconds:.2f}" for seconds in taken)
            print(
                f"{game}: seconds {shown}; {late} over budget + 10 %; sims {' '.join(sims)}; {code}"
            )


if __name__ == "__main__":
    main()
