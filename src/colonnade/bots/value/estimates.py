"""The expected share of the win of each seat: by the game's own search, else by UCT."""

import time
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from colonnade.bots.api.level_names import STRONGEST
from colonnade.bots.api.registry import game_bot
from colonnade.bots.api.thinking import Budget
from colonnade.bots.search.uct import TIME_RESERVE, grow, new_tree
from colonnade.kernel.awaited import OVER
from colonnade.kernel.rulebook import AnyRulebook

SIMS: Final = 400
"""Simulations per position unless the caller gives a number."""
SEED: Final = 1
"""Always the same, so that a position always has the same value, and moves are compared over the
same throws."""


def win_shares(
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
    made = game_bot(book).search
    if made is not None:
        return made.win_shares(options, state, budget)
    return search_shares(book, options, state, budget)


class Estimate(NamedTuple):
    """What each seat can expect, and how sure that is."""

    shares: tuple[float, ...]
    margins: tuple[float, ...] | None = None
    """Half the width of each share's 95 % interval, from sampling alone; None where the shares are
    searched or learned."""


@runtime_checkable
class MarginEstimator(Protocol):
    """A game's search that says how far its figures may be wrong."""

    def estimate(self, options: Any, state: Any, budget: Budget, /) -> Estimate:  # noqa: ANN401
        """What each seat can expect of a position."""


def estimate(
    book: AnyRulebook,
    options: Any,  # noqa: ANN401
    state: Any,  # noqa: ANN401
    budget: Budget = Budget(),  # noqa: B008
) -> Estimate:
    """What `win_shares` says, with a margin of error where one is known."""
    made: object = game_bot(book).search
    if isinstance(made, MarginEstimator) and book.rules.awaits(options, state) != OVER:
        return made.estimate(options, state, budget)
    return Estimate(win_shares(book, options, state, budget))


@runtime_checkable
class BatchEstimator(Protocol):
    """A game's search that knows at once what many throws or moves lead to."""

    def estimate_children(
        self,
        options: Any,  # noqa: ANN401
        state: Any,  # noqa: ANN401
        budget: Budget,
        /,
    ) -> Mapping[int, tuple[float, ...]]:
        """What each seat can expect after every throw that may come, or after some moves."""


def estimate_children(
    book: AnyRulebook,
    options: Any,  # noqa: ANN401
    state: Any,  # noqa: ANN401
    budget: Budget = Budget(),  # noqa: B008
) -> Mapping[int, tuple[float, ...]]:
    """What is known at once of the throws or moves of a position; often nothing."""
    made: object = game_bot(book).search
    return (
        made.estimate_children(options, state, budget) if isinstance(made, BatchEstimator) else {}
    )


@runtime_checkable
class MoveForecaster(Protocol):
    """A game's search that knows which moves throws are likely to lead to."""

    def likely_moves(self, options: Any, state: Any, /) -> Mapping[int, float]:  # noqa: ANN401
        """How likely the seat to throw is to play each move once its throws are over.

        The moves that are worth most to it come first.
        """


def likely_moves(book: AnyRulebook, options: Any, state: Any) -> Mapping[int, float]:  # noqa: ANN401
    """The moves that throws are likely to lead to; nothing where the game's search cannot tell."""
    made: object = game_bot(book).search
    return made.likely_moves(options, state) if isinstance(made, MoveForecaster) else {}


class Reply(NamedTuple):
    """A throw that may come, and how the seat that throws is likely to play it."""

    chance: float
    moves: tuple[tuple[Any, int], ...]
    """Every move with the state before it."""
    after: Any
    """The state in which the next throw is due, or the game over."""


@runtime_checkable
class ReplyForecaster(Protocol):
    """A game's search that knows how each throw is likely to be played."""

    def likely_replies(self, options: Any, state: Any, /) -> Iterator[Reply]:  # noqa: ANN401
        """Every throw that may come now, with the moves that look best then."""


def likely_replies(book: AnyRulebook, options: Any, state: Any) -> Iterator[Reply]:  # noqa: ANN401
    """How each throw is likely to be played; nothing where the game's search cannot tell."""
    made: object = game_bot(book).search
    return made.likely_replies(options, state) if isinstance(made, ReplyForecaster) else iter(())


def search_shares(
    book: AnyRulebook,
    options: Any,  # noqa: ANN401
    state: Any,  # noqa: ANN401
    budget: Budget,
) -> tuple[float, ...]:
    """The mean over a search with the settings of the strongest level."""
    begun = time.perf_counter()
    how = game_bot(book).levels[STRONGEST].uct
    sims = budget.sims or (0 if budget.seconds else SIMS)
    tree = new_tree(book, options, state, how, SEED, sims, waits=not budget.seconds)
    if budget.seconds:
        grow(tree, sims, begun + budget.seconds * (1 - TIME_RESERVE))
    else:
        tree.grow(sims)
    return tree.found().values
