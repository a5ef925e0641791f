"""How a learner sees a game: its moves and throws as numbers, its positions as vectors of ints."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from colonnade.kernel.rulebook import Playered

from .numbering import Numbering


class Block(NamedTuple):
    """Some neighbouring numbers of a vector that say one thing."""

    name: str
    size: int
    high: int
    """The greatest value one of them can have; the least is zero."""
    says: str


@dataclass(frozen=True)
class Sight:
    """A game's numberings and vectors; a change in any of them needs a new version."""

    version: int
    actions: Numbering
    throws: Numbering
    blocks: Callable[[Any], tuple[Block, ...]]
    """The blocks of the vector under some options, in order."""
    look: Callable[[Any, Any, int], list[int]]
    """The vector of a state as a seat sees it."""


def around(options: Playered, seat: int) -> list[int]:
    """All seats in order of turn, beginning with one of them."""
    return [(seat + step) % options.players for step in range(options.players)]


def bits_at(mask: int, positions: Iterable[int]) -> list[int]:
    """Some bits of a mask, one by one."""
    return [mask >> position & 1 for position in positions]


def one_of(size: int, index: int) -> list[int]:
    """A one among zeros; zeros alone when the index is outside."""
    return [1 if place == index else 0 for place in range(size)]
