"""`colonnade warm`: compile every game ahead, and say how long a start takes.

Each game is measured in processes of their own, because a start is what is measured: the first
one compiles whatever is not kept yet, the second finds everything.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

from colonnade.bots.entrants import entrant
from colonnade.bots.greedy import GREEDY, greedy_choice
from colonnade.bots.levels import LEVELS, STRONGEST
from colonnade.bots.warming import settle
from colonnade.command.command import Command
from colonnade.command.language import language_for
from colonnade.command.parser import Commands
from colonnade.games import GAMES, rulebook
from colonnade.kernel.awaited import CHANCE
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.kernel.words import Language, Words
from colonnade.swift import available, compiled, cores, plain
from colonnade.swift.compiler import compiled_now

from .watches import watch_of
from .words import Refused, say


@dataclass(frozen=True, slots=True)
class Start:
    """How long one process took from nothing to its first game and to all it can do, in seconds."""

    playouts: float
    everything: float
    was_kept: bool
    """Whether the compiled code was already there."""
    is_kept: bool
    """Whether it is there for the next process."""


def add_commands(commands: Commands, language: Language) -> None:
    """Declare the command."""
    what = Words(
        "compile ahead, so that bots and the lab start at once",
        "compiler d’avance, pour que robots et labo démarrent aussitôt",
    )
    warm = Command(commands, language, "warm", what)
    games = ", ".join(GAMES)
    some = Words(f"of {games} (all)", f"parmi {games} (tous)")
    warm.add("games", some, value=Words("GAME", "JEU"), nargs="*")
    warm.runs(lambda arguments: warm_all(arguments.games, language_for(arguments)))


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
    """The first start and the next, which is no better where nothing is kept."""
    first = _in_a_process(book)
    return first, _in_a_process(book) if first.is_kept else first


def _in_a_process(book: AnyRulebook) -> Start:
    """Start a game in a new process and read what it measured."""
    command = [sys.executable, "-m", "colonnade.lab.warm", book.id, str(time.time())]
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ, check=False)
    if done.returncode != 0:
        raise Refused("does_not_compile", game=book.id, why=done.stderr.strip()[-500:])
    return Start(**json.loads(done.stdout))


def start(book: AnyRulebook, begun: float) -> Start:
    """Ask a game for all that people ask of it: games, a search, the lab, a bot of each level."""
    swift, options = compiled(book), book.options.read_options({})
    swift.playouts(options, seed=1, games=1)
    playouts = time.time() - begun
    state = first_choice(book, options)
    swift.search(options, state, seed=1, sims=2)
    watched: dict[str, Any] = {"seed": 1, "games": 1, "observer": watch_of(book.id).observer}
    swift.playouts(options, **watched)
    swift.playouts(options, choose=greedy_choice(book.id), policies=(GREEDY,), **watched)
    for level in LEVELS:
        # With a number of simulations a bot waits for the compiler.
        entrant(f"{level}@2", Random(1)).choose(book, options, state)
    # With a time it asks for all it could use, and answers without it.
    entrant(f"{STRONGEST}@1ms", Random(1)).choose(book, options, state)
    settle()
    everything = time.time() - begun
    return Start(playouts, everything, not compiled_now(), bool(swift.kept_in))


def first_choice(book: AnyRulebook, options: Any) -> Any:  # noqa: ANN401
    """The first state of some game in which there is more than one move."""
    rules, state = book.rules, book.rules.start(options)
    for code in plain(book).trace(options, seed=1):
        is_throw = rules.awaits(options, state) == CHANCE
        if not is_throw and rules.count(rules.legal(options, state)) > 1:
            break
        state = (rules.after_throw if is_throw else rules.after_move)(options, state, code)
    return state


if __name__ == "__main__":
    print(json.dumps(asdict(start(rulebook(sys.argv[1]), float(sys.argv[2])))))
