"""What the lab counts while games are played, one module a game."""

from functools import cache
from typing import Final

from colonnade.games import rulebook

from . import columbiz, corintho, les_4_colonnes, senet
from .watch import NO_MARKS, Marks, Watch, bind_watch

MARKS: Final[dict[str, Marks]] = {
    "senet": senet.MARKS,
    "les-4-colonnes": les_4_colonnes.MARKS,
    "columbiz": columbiz.MARKS,
    "corintho": corintho.MARKS,
}


@cache
def watch_of(game: str) -> Watch:
    """The watch of a game; for a game without marks of its own, it counts none."""
    return bind_watch(rulebook(game), MARKS.get(game, NO_MARKS))
