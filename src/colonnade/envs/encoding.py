"""The encoding of a game for learners: actions as numbers, positions as vectors of ints."""

from collections.abc import Callable, MutableSequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple, TypeAlias

Vector: TypeAlias = MutableSequence[int]


@dataclass(frozen=True)
class ActionIndex:
    """Every code of a game, numbered from zero: the same number in every position and variant."""

    codes: tuple[int, ...]
    """The rules' code of each number."""

    @cached_property
    def numbers(self) -> dict[int, int]:
        """The number of each code."""
        return {code: number for number, code in enumerate(self.codes)}

    def __len__(self) -> int:
        return len(self.codes)


class Block(NamedTuple):
    """Neighbouring numbers of a vector that encode one thing."""

    name: str
    size: int
    high: int
    """The largest value of each of them; the smallest is zero."""
    says: str


@dataclass(frozen=True)
class Encoding:
    """A game's actions and vectors; a change in any of them needs a new version."""

    version: int
    actions: ActionIndex
    throws: ActionIndex
    blocks: Callable[[Any], tuple[Block, ...]]
    """The blocks of the vector under some options, in order."""
    write: Callable[[Any, Any, int, Vector], None]
    """`write(options, state, seat, into)`: the vector of a state as a seat sees it, into zeros.

    Written like rules, so that it can be compiled with them: one encoder serves both.
    """
    state_of: Callable[[Vector], Any]
    """The state whose fields a row of numbers holds; written like rules."""

    longest: Callable[[Any], int] | None = None
    """The most moves and throws that a game can have; None where there is no longest game."""

    def size(self, options: Any) -> int:  # noqa: ANN401 - each game has its own type
        """The length of the vector."""
        return sum(block.size for block in self.blocks(options))

    def observe(self, options: Any, state: Any, seat: int) -> list[int]:  # noqa: ANN401
        """The vector of a state as a seat sees it."""
        vector = [0] * self.size(options)
        self.write(options, state, seat, vector)
        return vector
