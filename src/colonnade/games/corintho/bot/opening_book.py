"""The book of openings: where the best lines from the start go, found by `make_book`.

It names positions by their signatures, so that it serves a board however it lies, and either
colour.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from colonnade.bots.weights.store import DamagedWeights, read_rows, row_name
from colonnade.games.corintho.core.options import Options, write_options
from colonnade.games.corintho.core.rules import after_move, codes, legal
from colonnade.games.corintho.core.state import State

from .canonical_hash import signature

BOOK: Final = Path(__file__).with_name("book.rows")
"""Not named like the files that are copied into the browser's bundle, which does without it."""
BITS: Final = 21
"""Of a signature in one number, as single precision keeps them; it has three times as many."""
PARTS: Final = 3


def as_numbers(steps: Iterable[tuple[int, int]]) -> list[float]:
    """Signatures as a row of numbers."""
    return [
        float(key >> BITS * part & (1 << BITS) - 1)
        for step in steps
        for key in step
        for part in range(PARTS)
    ]


def as_steps(numbers: Sequence[float]) -> dict[int, int]:
    """The signatures of a row of numbers."""
    parts = [int(number) for number in numbers]
    keys = [
        sum(parts[at + part] << BITS * part for part in range(PARTS))
        for at in range(0, len(parts), PARTS)
    ]
    return dict(zip(keys[::2], keys[1::2], strict=True))


@cache
def load_book(options: Options) -> Mapping[int, int]:
    """By position the one to go to; nothing where there is no book or the file is damaged."""
    name = row_name(write_options(options))
    try:
        return as_steps(read_rows(BOOK, name).get(name, ()))
    except (DamagedWeights, ValueError):
        return {}


def book_moves(options: Options, state: State) -> list[int]:
    """The moves of the book in a position: none, one, or several that are worth the same."""
    book = load_book(options)
    target = book.get(signature(options, state)) if book else None
    if target is None:
        return []
    return [
        move
        for move in codes(legal(options, state))
        if signature(options, after_move(options, state, move)) == target
    ]
