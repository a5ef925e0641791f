"""How long the moves of `expert` take, game by game: wall time, one engine a game.

    python bench/bots.py [cold|warm] [MILLISECONDS] [MOVES] [GAME …] [--busy N]

`cold` engines find nothing compiled, their cache is an empty directory: the first move is timed
from the moment the engine answers, and once more from the start of its process. `warm` engines
find everything compiled (`colonnade warm` comes first), and their first moves, while it is loaded,
are told apart. Each plays on with its own moves and throws of a fixed seed; forced moves, which
are not thought about, are not counted. `--busy` starts so many processes beside it that only count.
The load of the machine is printed beside the figures, because a busy machine keeps nobody's time;
so are the simulations of each move, how often an engine said that it had no time to think, and how
long its thinking thread worked and how long it was ready and did not run, where the kernel tells.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import IO, NamedTuple

from colonnade.games import GAMES
from colonnade.library.engine_lines import HASTY

LOADING = 3
"""Moves of a warm engine during which it loads what was compiled."""
CONTENTION = 0.1
"""Seconds beyond its budget that a move may take, for the work of others."""


class Talk(NamedTuple):
    """A dialogue with an engine."""

    to: IO[str]
    of: IO[str]
    pid: int

    def ask(self, line: str, awaited: str) -> list[str]:
        """The lines of the answer, the awaited one last."""
        self.to.write(f"{line}\n")
        self.to.flush()
        lines = [self.of.readline()]
        while not lines[-1].startswith((awaited, "error")):
            lines.append(self.of.readline())
        return lines

    def words(self, line: str, awaited: str) -> list[str]:
        """What follows the awaited word."""
        return self.ask(line, awaited)[-1].split()[1:]


class Move(NamedTuple):
    """How long a move took, and what was counted for it."""

    seconds: float
    sims: str
    depth: str
    is_hasty: bool
    worked: float
    """Seconds of the processor."""
    waited: float
    """Seconds in which others had it."""


@contextmanager
def engine(cache: str | None) -> Iterator[Talk]:
    """An engine; with a directory, one that finds only what is compiled there."""
    kept = {} if cache is None else {"XDG_CACHE_HOME": cache}
    process = subprocess.Popen(
        [sys.executable, "-m", "colonnade", "engine"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **kept},
    )
    assert process.stdin is not None
    assert process.stdout is not None
    with process:
        yield Talk(process.stdin, process.stdout, process.pid)
        process.kill()


def to_a_choice(talk: Talk, game: str, rng: random.Random) -> None:
    """Throw and play forced moves until there is a choice, in a new game where one is over."""
    while True:
        awaited = talk.words("awaits", "awaits")[0]
        if awaited == "over":
            talk.ask(f"newgame {game}", "ok")
        elif awaited == "chance":
            thrown = [word.split(":")[0] for word in talk.words("chances", "chances")]
            talk.ask(f"apply {rng.choice(thrown)}", "ok")
        else:
            legal = talk.words("legal", "legal")
            if len(legal) > 1:
                return
            talk.ask(f"apply {legal[0]}", "ok")


def scheduled(pid: int) -> tuple[float, float]:
    """The seconds that the first thread of a process has worked, and waited for a processor."""
    try:
        worked, waited, _ = Path(f"/proc/{pid}/schedstat").read_text(encoding="ascii").split()
    except OSError:
        return 0.0, 0.0
    return int(worked) / 1e9, int(waited) / 1e9


def timed(talk: Talk, milliseconds: int) -> Move:
    """A move of the expert, which is then played."""
    before, begun = scheduled(talk.pid), time.perf_counter()
    *told, best = talk.ask(f"go movetime {milliseconds}", "bestmove")
    seconds, after = time.perf_counter() - begun, scheduled(talk.pid)
    talk.ask(f"apply {best.split()[1]}", "ok")
    info = told[-1].split() if told else []
    found = dict(zip(info[1::2], info[2::2], strict=False))
    is_hasty = any(line.strip() == HASTY for line in told)
    worked, waited = (now - then for then, now in zip(before, after, strict=True))
    return Move(seconds, found.get("sims", "-"), found.get("depth", "-"), is_hasty, worked, waited)


@contextmanager
def busy(number: int) -> Iterator[None]:
    """So many processes that do nothing but count."""
    loops = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(number)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def shown(name: str, moves: list[Move], allowed: float) -> str:
    """One line about some moves."""
    taken = sorted(move.seconds for move in moves)
    late = sum(seconds > allowed for seconds in taken)
    last = taken[min(len(taken) - 1, int(0.99 * len(taken)))]
    return (
        f"  {name}: {len(taken)} moves, p50 {median(taken):.3f} s, p99 {last:.3f} s, "
        f"longest {taken[-1]:.3f} s, shortest {taken[0]:.3f} s; "
        f"{late} over budget + {CONTENTION} s; {sum(move.is_hasty for move in moves)} hasty; "
        f"at most {max(move.worked for move in moves):.3f} s worked, "
        f"{max(move.waited for move in moves):.3f} s waited, "
        f"{max(move.seconds - move.waited for move in moves):.3f} s without the waiting"
    )


def measure(game: str, how: str, milliseconds: int, number: int) -> None:
    """Time one engine in one game."""
    rng, seconds = random.Random(1), milliseconds / 1000
    with tempfile.TemporaryDirectory() as cache:
        begun = time.perf_counter()
        with engine(cache if how == "cold" else None) as talk:
            talk.ask(f"newgame {game}", "ok")
            to_a_choice(talk, game, rng)
            moves = [timed(talk, milliseconds)]
            started = time.perf_counter() - begun
            while len(moves) < number:
                to_a_choice(talk, game, rng)
                moves.append(timed(talk, milliseconds))
    first, load = moves[0], os.getloadavg()[0]
    print(f"{game}, {how}, load {load:.1f}:")
    print(f"  first move {first.seconds:.3f} s; with the start of the process {started:.3f} s")
    if how == "cold" or number <= LOADING:
        print(shown("all", moves, seconds + CONTENTION))
    else:
        print(shown("while loading", moves[:LOADING], seconds + CONTENTION))
        print(shown("then", moves[LOADING:], seconds + CONTENTION))
    print("  sims/depth", *(f"{move.sims}/{move.depth}" for move in moves), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("how", nargs="?", choices=("cold", "warm"), default="warm")
    parser.add_argument("milliseconds", nargs="?", type=int, default=1000)
    parser.add_argument("moves", nargs="?", type=int, default=30)
    parser.add_argument("games", nargs="*", metavar="game", help=", ".join(GAMES))
    parser.add_argument("--busy", type=int, default=0)
    given = parser.parse_args()
    print(f"go movetime {given.milliseconds}, {os.cpu_count()} cores, {given.busy} busy processes")
    with busy(given.busy):
        for game in given.games or GAMES:
            measure(game, given.how, given.milliseconds, given.moves)


if __name__ == "__main__":
    main()
