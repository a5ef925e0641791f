"""How UCT searches: the figures that docs/strength.md measures."""

from typing import Final, NamedTuple

TO_THE_END: Final = -1
"""The horizon of a search that plays every game out."""


class UctSettings(NamedTuple):
    """One way to search."""

    sims: int
    """Simulations per move; 0 takes the whole time instead."""
    random_move_rate: float = 0.0
    """How often a move is played at random instead of being searched for."""
    horizon: int = TO_THE_END
    """Tokens of random play after which the position is valued by who leads."""
    scale: float = 1.0
    """The lead that makes a win e times as likely as a loss."""
    exploration: float = 0.7


USUAL: Final = {
    "easy": UctSettings(40, random_move_rate=0.2),
    "medium": UctSettings(200),
    "hard": UctSettings(2_000),
    "expert": UctSettings(0),
}
"""By level, for games that say nothing of their own."""


def valued_by_lead(horizon: int, scale: float) -> dict[str, UctSettings]:
    """The usual settings for a game that is not played out, but valued by who leads."""
    return {
        level: settings._replace(horizon=horizon, scale=scale) for level, settings in USUAL.items()
    }
