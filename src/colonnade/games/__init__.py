"""Four rulebooks, one folder each.

Pure: standard library only, no random number, no clock, no input or output; no game knows
another. `GAMES` is the only registry: a new game is a new folder and one line here.
"""

from typing import Final

from colonnade.kernel.errors import UnknownGame
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.kernel.words import Words

from .columbiz import COLUMBIZ
from .corintho import CORINTHO
from .les_4_colonnes import LES_4_COLONNES
from .senet import SENET

GAMES: Final[dict[str, AnyRulebook]] = {
    book.id: book for book in (LES_4_COLONNES, CORINTHO, COLUMBIZ, SENET)
}


def rulebook(game: str) -> AnyRulebook:
    """The rulebook of a game by its id."""
    if game not in GAMES:
        raise UnknownGame(
            Words(
                f"no game {game!r}; there are {', '.join(GAMES)}",
                f"pas de jeu {game!r} ; il y a {', '.join(GAMES)}",
            )
        )
    return GAMES[game]
