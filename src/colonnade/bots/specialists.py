"""Bots made for one game: found by its id, and loaded when first asked for."""

from functools import cache
from importlib import import_module
from typing import Any, Final, Protocol, cast

from colonnade.game import Randomness

from .thinking import Budget, Thinker

ROOMS: Final[dict[str, str]] = {
    "columbiz": "columbiz",
    "corintho": "corintho",
    "les-4-colonnes": "les_4_colonnes",
    "senet": "senet",
}
"""By game: the room below this one whose `SPECIALIST` plays it."""


class Specialist(Protocol):
    """What a room made for one game offers."""

    levels: frozenset[str]
    """The levels it plays; the others search as their recipe says."""

    def thinker(self, level: str, rng: Randomness, budget: Budget, /) -> Thinker:
        """The thinker of one of its levels."""

    def chances(self, options: Any, state: Any, budget: Budget, /) -> tuple[float, ...]:  # noqa: ANN401
        """What each seat can expect of a position: its share of the win, from 0 to 1.

        Any state will do, a throw awaited or a choice or nothing any more; the same state and
        the same number of simulations give the same answer.
        """


@cache
def specialist(game: str) -> Specialist | None:
    """Whoever is made for a game, if anybody is."""
    room = ROOMS.get(game)
    if room is None:
        return None
    return cast("Specialist", import_module(f"{__package__}.{room}").SPECIALIST)
