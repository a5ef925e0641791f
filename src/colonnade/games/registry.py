"""The games there are: our own, one line per game, and those that installed packages register.

A package registers a game by an entry point of the group `colonnade.games` that names its
`Rulebook`; it is then played, simulated and served like ours.
"""

import warnings
from importlib.metadata import entry_points
from typing import Final

from colonnade.kernel.errors import UnknownGame
from colonnade.kernel.i18n import Text, quoted
from colonnade.kernel.rulebook import AnyRulebook, Rulebook
from colonnade.kernel.suggestions import did_you_mean

from .columbiz import COLUMBIZ
from .columbiz.view.snapshot import ColumbizSnapshot
from .corintho import CORINTHO
from .corintho.view.snapshot import CorinthoSnapshot
from .les_4_colonnes import LES_4_COLONNES
from .les_4_colonnes.view.snapshot import Les4ColonnesSnapshot
from .senet import SENET
from .senet.view.snapshot import SenetSnapshot

__all__ = [
    "GAMES",
    "ColumbizSnapshot",
    "CorinthoSnapshot",
    "Les4ColonnesSnapshot",
    "SenetSnapshot",
    "register_installed",
    "rulebook",
]

GROUP: Final = "colonnade.games"

GAMES: Final[dict[str, AnyRulebook]] = {
    book.id: book for book in (LES_4_COLONNES, CORINTHO, COLUMBIZ, SENET)
}


def register_installed() -> None:
    """Add the games of installed packages; one that cannot be loaded is left out with a warning."""
    for entry in entry_points(group=GROUP):
        try:
            book = entry.load()
        except Exception as error:  # other people's packages may fail in any way
            warnings.warn(f"the game {entry.value} cannot be loaded: {error!r}", stacklevel=2)
            continue
        if not isinstance(book, Rulebook):
            warnings.warn(f"{entry.value} is not a Rulebook", stacklevel=2)
        elif GAMES.setdefault(book.id, book) is not book:
            warnings.warn(f"{entry.value}: there is a game {book.id} already", stacklevel=2)


register_installed()


def rulebook(game: str) -> AnyRulebook:
    """The rulebook of a game by its id."""
    if game not in GAMES:
        meant = did_you_mean(game, GAMES)
        raise UnknownGame(
            Text(
                f"no game {game!r}; there are {', '.join(GAMES)}{meant.en}",
                f"pas de jeu {quoted(game).fr} ; il y a {', '.join(GAMES)}{meant.fr}",
            )
        )
    return GAMES[game]
