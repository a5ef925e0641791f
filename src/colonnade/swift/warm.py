"""`colonnade warm`: compile every game ahead, and say how long a first answer takes.

Each game is measured in processes of their own, because a start is what is measured: the first
one compiles whatever is not kept yet, the second finds everything.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass

from colonnade.games import GAMES, rulebook
from colonnade.kernel.awaited import CHANCE
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.rulebook import AnyRulebook

from .binding import compiled, cores
from .compiler import available


@dataclass(frozen=True, slots=True)
class Start:
    """How long one process took from nothing to its first answers, in seconds."""

    playouts: float
    search: float
    was_kept: bool
    """Whether the compiled code was already there."""
    is_kept: bool
    """Whether it is there for the next process."""


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Declare the command."""
    warm = commands.add_parser("warm", help="compile the rules ahead, so that bots start at once")
    warm.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)}; all")
    warm.set_defaults(run=lambda arguments: warm_all(arguments.games))


def warm_all(games: Sequence[str]) -> int:
    """Compile games in as many processes as there are cores, and print a line for each."""
    books = [rulebook(game) for game in games or GAMES]
    if not available():
        print("numba is not installed (pip install 'colonnade[swift]'): everything runs, slower.")
        return 0
    print(f"{'':16}{'first answer after':>20}{'from now on':>14}", flush=True)
    with ThreadPoolExecutor(cores()) as pool:
        for book, (first, second) in zip(books, pool.map(_twice, books), strict=True):
            before = "kept already" if first.was_kept else f"{first.search:.1f} s to compile"
            print(f"{book.id:16}{before:>20}{second.search:12.1f} s", flush=True)
            if not second.was_kept:
                print("  nothing is kept: no cache directory can be written (see XDG_CACHE_HOME)")
    return 0


def _twice(book: AnyRulebook) -> tuple[Start, Start]:
    return _in_a_process(book), _in_a_process(book)


def _in_a_process(book: AnyRulebook) -> Start:
    """Start a game in a new process and read what it measured."""
    command = [sys.executable, "-m", "colonnade.swift.warm", book.id, str(time.time())]
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ, check=False)
    if done.returncode != 0:
        raise ColonnadeError(f"{book.id} does not compile: {done.stderr.strip()[-500:]}")
    return Start(**json.loads(done.stdout))


def start(book: AnyRulebook, begun: float) -> Start:
    """Ask a game for its first playout and its first search."""
    swift, rules = compiled(book), book.rules
    options = book.options.read_options({})
    swift.playouts(options, seed=1, games=1)
    playouts = time.time() - begun
    state = rules.start(options)
    case = 0
    while rules.awaits(options, state) == CHANCE:
        throw = rules.cast(options, state, case % rules.cases(options, state))
        state = rules.after_throw(options, state, throw)
        case += 1
    swift.search(options, state, seed=1, sims=1)
    search = time.time() - begun
    return Start(playouts, search, not swift.compiled_now, bool(swift.kept_in))


if __name__ == "__main__":
    print(json.dumps(asdict(start(rulebook(sys.argv[1]), float(sys.argv[2])))))
