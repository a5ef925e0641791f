"""Fixed action numbers for moves and throws."""

from dataclasses import dataclass
from functools import cached_property


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
