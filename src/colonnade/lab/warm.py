"""`colonnade warm`: compile every game ahead of time, and report how long a start takes.

Each game is measured in new processes, because starting is what is measured: the first one compiles
what is not cached yet, the second loads everything.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from typing import Any, Final

from colonnade.bots.api.level_names import STRONGEST
from colonnade.bots.compile_ahead import compile_bot
from colonnade.bots.search.expectimax import first_choice
from colonnade.bots.search.greedy import GREEDY, greedy_choice
from colonnade.cli.command import Argument, Command
from colonnade.compiled import available, compiled, cores
from colonnade.compiled.compiler import compiled_now
from colonnade.games import GAMES, rulebook
from colonnade.kernel.i18n import Language, Text
from colonnade.kernel.rulebook import AnyRulebook

from .observers import observer_of
from .words import LabError, say


@dataclass(frozen=True, slots=True)
class Start:
    """The seconds of one process from its start to its first game, and to everything it can do."""

    playouts: float
    everything: float
    was_kept: bool
    """Whether the compiled code was already cached."""
    is_kept: bool
    """Whether it is cached for the next process."""


def warm_all(games: Sequence[str], language: Language) -> int:
    """Compile games in as many processes as there are cores, and print a line for each."""
    books = [rulebook(game) for game in games or GAMES]
    if not available():
        print(say("no_compiler", language))
        return 0
    first_time, then = say("ready_after", language), say("from_now_on", language)
    print(f"{'':16}{first_time:>20}{then:>16}", flush=True)
    with ThreadPoolExecutor(cores()) as pool:
        for book, (first, second) in zip(books, pool.map(_twice, books), strict=True):
            key = "kept_already" if first.was_kept else "compiled_in"
            before = say(key, language, seconds=f"{first.everything:.1f}")
            print(f"{book.id:16}{before:>20}{second.everything:14.1f} s", flush=True)
            if not second.is_kept:
                print(f"  {say('no_cache', language)}")
    return 0


def _twice(book: AnyRulebook) -> tuple[Start, Start]:
    """The first start and the next one, which is no faster where nothing is cached."""
    first = start_in_a_process(book)
    return first, start_in_a_process(book) if first.is_kept else first


def start_in_a_process(book: AnyRulebook) -> Start:
    """Start a game in a new process and read what it measured."""
    command = [sys.executable, "-m", "colonnade.lab.warm", book.id, str(time.time())]
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ, check=False)
    if done.returncode != 0:
        raise LabError("does_not_compile", game=book.id, why=done.stderr.strip()[-500:])
    return Start(**json.loads(done.stdout))


def start(book: AnyRulebook, begun: float) -> Start:
    """Use a game in all ways that compile code: games, a search, the lab, a bot of each level."""
    compiled_rules, options = compiled(book), book.options.read_options({})
    compiled_rules.playouts(options, seed=1, games=1)
    playouts = time.time() - begun
    compiled_rules.search(options, first_choice(book, options, moves=2), seed=1, sims=2)
    watched: dict[str, Any] = {"seed": 1, "games": 1, "observer": observer_of(book.id).observer}
    compiled_rules.playouts(options, **watched)
    compiled_rules.playouts(options, choose=greedy_choice(book.id), policies=(GREEDY,), **watched)
    for bot in (STRONGEST, "uct"):
        compile_bot(book, bot)
    everything = time.time() - begun
    return Start(playouts, everything, not compiled_now(), bool(compiled_rules.kept_in))


_GAMES: Final = ", ".join(GAMES)
COMMANDS: Final = (
    Command(
        "warm",
        Text(
            "compile ahead, so that bots and the lab start at once",
            "compiler d’avance, pour que robots et labo démarrent aussitôt",
        ),
        lambda arguments: warm_all(arguments.games, arguments.lang),
        Argument(
            "games",
            Text(f"of {_GAMES} (all)", f"parmi {_GAMES} (tous)"),
            value=Text("GAME", "JEU"),
            nargs="*",
        ),
    ),
)


if __name__ == "__main__":
    print(json.dumps(asdict(start(rulebook(sys.argv[1]), float(sys.argv[2])))))
