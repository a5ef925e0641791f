"""How far each seat has come, as one number a game: who leads, and what a greedy bot wants.

The functions are written like rules, so that they can be compiled with them. A game in which
nobody can be said to lead has none: the stacks of Corintho belong to everybody.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from colonnade.games.columbiz import rules as columbiz_rules
from colonnade.games.columbiz.options import Options as ColumbizOptions
from colonnade.games.columbiz.state import State as ColumbizState
from colonnade.games.les_4_colonnes.movement import partner
from colonnade.games.les_4_colonnes.options import Options as Les4ColonnesOptions
from colonnade.games.les_4_colonnes.state import State as Les4ColonnesState
from colonnade.games.les_4_colonnes.tokens import PLACE, SLOT
from colonnade.games.senet.board import EXIT, PAWNS
from colonnade.games.senet.options import Options as SenetOptions
from colonnade.games.senet.state import UNKNOWN
from colonnade.games.senet.state import State as SenetState
from colonnade.kernel import bits

Standing: TypeAlias = Callable[[Any, Any, int], int]
"""`standing(options, state, seat)`: more is better; partners have the same."""


def in_senet(options: SenetOptions, state: SenetState, seat: int) -> int:
    """The squares behind a seat's pawns, those that are out having gone one past the last."""
    if state.black == UNKNOWN:
        return 0
    pawns = state.own if state.seat == seat else state.enemy
    waiting = state.own_waiting if state.seat == seat else state.enemy_waiting
    travelled = EXIT * (PAWNS - waiting - bits.count(pawns))
    while pawns:
        travelled += bits.lowest(pawns)
        pawns &= pawns - 1
    return travelled


def in_les_4_colonnes(options: Les4ColonnesOptions, state: Les4ColonnesState, seat: int) -> int:
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


def in_columbiz(options: ColumbizOptions, state: ColumbizState, seat: int) -> int:
    """The points a seat would have if the game were over."""
    return columbiz_rules.total(options, state, seat)


STANDINGS: Final[dict[str, Standing]] = {
    "senet": in_senet,
    "les-4-colonnes": in_les_4_colonnes,
    "columbiz": in_columbiz,
}
"""By game."""


def nowhere(options: object, state: object, seat: int) -> int:
    """The standing in a game that has none: all are equal."""
    return 0


def standing_in(game: str) -> Standing:
    """The standing of a game."""
    return STANDINGS.get(game, nowhere)
