"""What a child process runs: compile all that a bot uses in a game, and keep it.

python -m colonnade.bots.compile_ahead GAME BOT
"""

import os
import sys
from random import Random
from threading import Thread

from colonnade.compiled import background
from colonnade.compiled.compile_process import CompileJob, lower_priority
from colonnade.games import rulebook
from colonnade.kernel.rulebook import AnyRulebook

from .api.spec import bot_from_spec
from .search.expectimax import first_choice


def compile_bot(book: AnyRulebook, bot: str) -> None:
    """Compile everything that a bot uses, in this process, which waits for it from now on."""
    background.at_once = True
    options = book.options.read_options({})
    state = first_choice(book, options, moves=2)
    # With a time a bot asks for all that it could use, with a number of simulations for other code.
    for budget in ("2", "1ms"):
        bot_from_spec(f"{bot}@{budget}", Random(1)).choose(book, options, state)
    CompileJob(book.id, bot).mark()


def main(game: str, bot: str) -> None:
    """Compile, unless the process that asked for it ends before."""
    lower_priority()
    Thread(target=_end_with_input, daemon=True).start()
    compile_bot(rulebook(game), bot)


def _end_with_input() -> None:
    while os.read(sys.stdin.fileno(), 1):
        pass
    os._exit(1)


if __name__ == "__main__":
    main(*sys.argv[1:])
