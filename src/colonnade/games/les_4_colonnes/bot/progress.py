"""How far a side of Les 4 colonnes has come; written like rules, to be compiled with them."""

from colonnade.games.les_4_colonnes.core.movement import partner
from colonnade.games.les_4_colonnes.core.options import Options
from colonnade.games.les_4_colonnes.core.state import State
from colonnade.games.les_4_colonnes.core.tokens import PLACE, SLOT


def progress(options: Options, state: State, seat: int) -> int:
    """The places behind a seat's tokens and, in teams, its partner's."""
    travelled = places_behind(state[seat])
    if options.teams:
        travelled += places_behind(state[partner(options, seat)])
    return travelled


def places_behind(tokens: int) -> int:
    """How far four tokens have come together."""
    return (
        (tokens & PLACE)
        + (tokens >> SLOT & PLACE)
        + (tokens >> 2 * SLOT & PLACE)
        + (tokens >> 3 * SLOT & PLACE)
    )
