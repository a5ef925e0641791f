"""Fixed numbers for moves and throws, as learners want their actions."""

from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True)
class Numbering:
    """Every code a game has, numbered from zero: the same number in every position and variant."""

    codes: tuple[int, ...]
    """The rules' code of each number."""

    @cached_property
    def numbers(self) -> dict[int, int]:
        """The number of each code."""
        return {code: number for number, code in enumerate(self.codes)}

    def __len__(self) -> int:
        return len(self.codes)
