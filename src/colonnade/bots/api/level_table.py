"""The table of a game's levels: everything that makes each as strong as it is, in one place."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from colonnade.bots.search.uct_settings import USUAL, UctSettings


class Level(NamedTuple):
    """One level of a game."""

    rating: float
    """Elo, `random` having 0: the sum of the steps up to it that docs/strength.md measures."""
    uct: UctSettings
    """How UCT plays it: in a game without a search of its own, or whose weights are damaged."""
    own: Any = None
    """How the game's own search plays it; None where UCT does."""


LevelTable: TypeAlias = Mapping[str, Level]
"""By name, every level above `random`, the weakest first."""

RATINGS: Final = {"easy": 100.0, "medium": 200.0, "hard": 350.0, "expert": 500.0}
"""Of a game whose levels were not measured."""


def generic_levels(uct: Mapping[str, UctSettings] = USUAL) -> LevelTable:
    """The levels of a game that has no search of its own and was not measured."""
    return {name: Level(rating, uct[name]) for name, rating in RATINGS.items()}


def own_settings(levels: LevelTable) -> dict[str, Any]:
    """By level: how the game's own search plays those that it plays."""
    return {name: level.own for name, level in levels.items() if level.own is not None}
