"""Make all files that are shipped with the bot: `python -m colonnade.games.corintho.bot.train`.

`train hands`, for one, makes that file only; `train hands --games 2` makes it with other numbers.
"""

import argparse
import sys
from collections.abc import Sequence
from typing import Final

from . import make_book, train_board, train_hands, train_many, train_shares
from .weights import load_network, load_weights

PARTS: Final = {
    "many": train_many.COMMAND,
    "shares": train_shares.COMMAND,
    "hands": train_hands.COMMAND,
    "board": train_board.COMMAND,
    "book": make_book.COMMAND,
}
"""In the order in which they are made: shares build on the hands of many, the board on
the hands of two, the book on both."""


def main(arguments: Sequence[str]) -> None:
    """Make one file or all."""
    parser = argparse.ArgumentParser(prog="python -m colonnade.games.corintho.bot.train")
    parser.add_argument("file", nargs="?", choices=PARTS, help="only this one, with its numbers")
    given, numbers = parser.parse_known_args(arguments)
    if numbers and not given.file:
        parser.error("numbers are those of one file")
    for name in (given.file,) if given.file else PARTS:
        # What was learned before this one is used for it.
        load_weights.cache_clear()
        load_network.cache_clear()
        PARTS[name].main(numbers)


if __name__ == "__main__":
    main(sys.argv[1:])
