"""The games a learner can be given, by their versioned names."""

from typing import Final

from colonnade.kernel.errors import UnknownGame

from . import columbiz, corintho, les_4_colonnes, senet
from .sight import Sight

SIGHTS: Final[dict[str, Sight]] = {
    "les-4-colonnes": les_4_colonnes.SIGHT,
    "corintho": corintho.SIGHT,
    "columbiz": columbiz.SIGHT,
    "senet": senet.SIGHT,
}

NAMES: Final[dict[str, str]] = {
    f"colonnade/{game}-v{sight.version}": game for game, sight in SIGHTS.items()
}
"""The game of each name, such as `colonnade/senet-v0`."""


def game_of(name: str) -> str:
    """The game of a versioned name, or of its plain one."""
    if name in SIGHTS:
        return name
    if name not in NAMES:
        raise UnknownGame(f"no environment {name!r}; there are {', '.join(NAMES)}")
    return NAMES[name]


def name_of(game: str) -> str:
    """The versioned name of a game."""
    return f"colonnade/{game}-v{SIGHTS[game].version}"
