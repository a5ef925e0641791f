"""What each seat can expect of a position: asked of whoever is made for the game, else searched."""

import time
from collections.abc import Mapping
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from colonnade.kernel.awaited import OVER
from colonnade.kernel.rulebook import AnyRulebook

from .levels import STRONGEST
from .recipes import recipe
from .searching import KEPT_BACK, grow, planted
from .specialists import specialist
from .thinking import Budget

SIMS: Final = 400
"""Simulations of a position for which nobody says how many."""
SEED: Final = 1
"""Always the same: a position is worth the same whenever it is asked about, and two moves are
compared over the same throws."""


def chances(
    book: AnyRulebook,
    options: Any,  # noqa: ANN401
    state: Any,  # noqa: ANN401
    budget: Budget = Budget(),  # noqa: B008
) -> tuple[float, ...]:
    """The share of the win, from 0 to 1, that each seat can expect.

    Any state will do. A number of simulations gives the same answer on any machine; a time does
    not, and a game that is over needs neither.
    """
    players = int(options.players)
    if book.rules.awaits(options, state) == OVER:
        return tuple(map(float, book.result(book.rules.winners(options, state), players)))
    made = specialist(book.id)
    if made is not None:
        return made.chances(options, state, budget)
    return searched(book, options, state, budget)


class Estimate(NamedTuple):
    """What each seat can expect, and how sure that is."""

    shares: tuple[float, ...]
    margins: tuple[float, ...] | None = None
    """Half the width of each share's 95 % interval, as far as chance can be blamed; None where
    the shares are an opinion."""


@runtime_checkable
class Estimating(Protocol):
    """A specialist that says how far its figures may be wrong."""

    def estimate(self, options: Any, state: Any, budget: Budget, /) -> Estimate:  # noqa: ANN401
        """What each seat can expect of a position."""


def estimate(
    book: AnyRulebook,
    options: Any,  # noqa: ANN401
    state: Any,  # noqa: ANN401
    budget: Budget = Budget(),  # noqa: B008
) -> Estimate:
    """What `chances` says, with a margin of error where one is known."""
    made: object = specialist(book.id)
    if isinstance(made, Estimating) and book.rules.awaits(options, state) != OVER:
        return made.estimate(options, state, budget)
    return Estimate(chances(book, options, state, budget))


@runtime_checkable
class Spreading(Protocol):
    """A specialist that knows at once what many throws or moves lead to."""

    def spread(
        self,
        options: Any,  # noqa: ANN401
        state: Any,  # noqa: ANN401
        budget: Budget,
        /,
    ) -> Mapping[int, tuple[float, ...]]:
        """What each seat can expect after every throw that may come, or after some moves."""


def spread(
    book: AnyRulebook,
    options: Any,  # noqa: ANN401
    state: Any,  # noqa: ANN401
    budget: Budget = Budget(),  # noqa: B008
) -> Mapping[int, tuple[float, ...]]:
    """What is known at once of the throws or moves of a position; often nothing."""
    made: object = specialist(book.id)
    return made.spread(options, state, budget) if isinstance(made, Spreading) else {}


def searched(
    book: AnyRulebook,
    options: Any,  # noqa: ANN401
    state: Any,  # noqa: ANN401
    budget: Budget,
) -> tuple[float, ...]:
    """The mean over a search by the recipe of the strongest level."""
    begun = time.perf_counter()
    how = recipe(book.id, STRONGEST)
    sims = budget.sims or (0 if budget.seconds else SIMS)
    tree = planted(book, options, state, how, SEED, sims, waits=not budget.seconds)
    if budget.seconds:
        grow(tree, sims, begun + budget.seconds * (1 - KEPT_BACK))
    else:
        tree.grow(sims)
    return tree.found().values
