"""How each level thinks in each game: the figures that docs/strength.md measures.

Games that are not named here, such as those added later, search by the usual recipes.
"""

from typing import Final, NamedTuple

TO_THE_END: Final = -1
"""The horizon of a search that plays every game out."""


class Recipe(NamedTuple):
    """One way to search."""

    sims: int
    """Simulations a move; 0 takes the whole time instead."""
    slip: float = 0.0
    """How often a move is played without having been thought about."""
    horizon: int = TO_THE_END
    """Tokens of random play after which whoever leads is asked for."""
    scale: float = 1.0
    """The lead that makes a win e times as likely as a loss."""
    exploration: float = 0.7


RECIPES: Final[dict[str, dict[str, Recipe]]] = {
    "corintho": {
        "easy": Recipe(60, slip=0.2),
        "medium": Recipe(400),
        # For three and four players; for two, the game has a bot of its own.
        "hard": Recipe(10_000),
        "expert": Recipe(0),
    },
    "columbiz": {
        "easy": Recipe(60, slip=0.2),
        "medium": Recipe(400),
        # Steps of a study: the turn alone, and no answer to it.
        "hard": Recipe(1),
        "expert": Recipe(0),
    },
    "senet": {
        "easy": Recipe(8, slip=0.3, horizon=20, scale=10.0),
        "medium": Recipe(40, horizon=20, scale=10.0),
        "hard": Recipe(400, horizon=20, scale=10.0),
        "expert": Recipe(0, horizon=20, scale=10.0),
    },
    "les-4-colonnes": {
        "easy": Recipe(8, slip=0.3, horizon=20, scale=20.0),
        "medium": Recipe(40, horizon=20, scale=20.0),
        "hard": Recipe(400, horizon=20, scale=20.0),
        "expert": Recipe(0, horizon=20, scale=20.0),
    },
}
"""By game and level."""
USUAL: Final = {
    "easy": Recipe(40, slip=0.2),
    "medium": Recipe(200),
    "hard": Recipe(2_000),
    "expert": Recipe(0),
}
"""For games that are not named."""


def recipe(game: str, level: str) -> Recipe:
    """How a level of a game searches."""
    return RECIPES.get(game, USUAL)[level]
