"""Search by a learned value: expectimax over all moves, then rollouts of the best ones.

With a number of simulations, the positions looked at and the games played on, an answer follows
from the seed; with a time it takes the whole of it, unless one move is best beyond doubt. Where
nothing is compiled there are no rollouts, and the look takes the time.
"""

import time
from math import inf
from typing import Any, Final, NamedTuple

from colonnade.bots.api.thinking import Budget
from colonnade.bots.value.estimates import SEED, Estimate
from colonnade.compiled.lazy_kernel import WAITING
from colonnade.kernel.statistics import NORMAL
from colonnade.library import Randomness

from .expectimax import Found, SearchedMoves, ValueModel, deepen, search_to
from .rollouts import FIRST, Rollouts, kernel_of, one_ply_values
from .uct import LONGEST, SECONDS, SEEDS, TIME_RESERVE

FAVOURITES: Final = 4
"""Moves that are played on."""
LOOKING: Final = 0.25
"""The part of the time for expectimax; the rest is for rollouts."""


class MoveValues(NamedTuple):
    """What was found about the moves of a position."""

    found: Found
    depth: int
    sims: int
    """Positions searched and games played on."""
    games: tuple[int, ...]
    """How often each move was played on, in the order in which they were found."""
    shares: tuple[float, ...] = ()
    """The share that the games give each seat after the best move; empty without games."""


def without_rollouts(model: ValueModel, seen: SearchedMoves) -> MoveValues:
    """The result of expectimax, before any rollout."""
    valued = len(seen.found) * model.growth**seen.depth
    return MoveValues(seen.found, seen.depth, valued, (0,) * len(seen.found))


def search_moves(
    model: ValueModel,
    options: Any,  # noqa: ANN401
    state: Any,  # noqa: ANN401
    budget: Budget,
    rng: Randomness,
) -> MoveValues:
    """The moves of a position with their worth, the best first."""
    begun = time.perf_counter()
    sims, seconds = budget
    waits = bool(sims) and not seconds
    allowed = (seconds or (LONGEST if sims else SECONDS)) * (1 - TIME_RESERVE)
    moves = model.book.rules.count(model.book.rules.legal(options, state))
    deepest, valued = deepest_for(model, moves, sims)
    left = sims - valued
    made = None
    if not sims or left >= FIRST * min(moves, FAVOURITES):
        made = kernel_of(model, options).within(None if waits else WAITING * allowed)
    plays_on = made is not None and made.is_compiled
    if waits:
        seen = search_to(model, options, state, deepest)
    elif made is not None and plays_on and not deepest:
        seen = SearchedMoves(one_ply_values(made, model, options, state), 0)
    else:
        seconds = LOOKING * allowed if plays_on else begun + allowed - time.perf_counter()
        if not plays_on and not sims:
            deepest = max(deepest, model.plain_deepest)
        seen = deepen(model, options, state, seconds, deepest, whole=allowed)
    so_far = without_rollouts(model, seen)
    if made is None or not plays_on:
        return so_far
    favourites = seen.found[:FAVOURITES]
    rollouts = Rollouts(
        made,
        model,
        options,
        [model.book.rules.after_move(options, state, move) for move, _ in favourites],
        state.seat,
        rng.randrange(SEEDS),
        [worth for _, worth in favourites],
    )
    return with_rollouts(so_far, rollouts, rollouts.run(max(0, left), begun + allowed))


def with_rollouts(looked_at: MoveValues, rollouts: Rollouts, played: int) -> MoveValues:
    """Search and rollouts combined; moves that were pruned come last."""
    numbers = range(len(rollouts.games))
    order = sorted(
        numbers, key=lambda number: (number not in rollouts.alive, -rollouts.worth(number), number)
    )
    first = [(looked_at.found[number][0], rollouts.worth(number)) for number in order]
    games = (*(rollouts.games[number] for number in order), *looked_at.games[len(order) :])
    return MoveValues(
        (*first, *looked_at.found[len(order) :]),
        looked_at.depth,
        looked_at.sims + played,
        games,
        rollouts.shares(order[0]) if games[0] else (),
    )


def deepest_for(model: ValueModel, moves: int, sims: int) -> tuple[int, int]:
    """How deep to search within a number of simulations, and how many that takes."""
    depth, valued, most = 0, moves, sims or inf
    while depth < model.deepest and valued * model.growth <= most:
        depth, valued = depth + 1, valued * model.growth
    return depth, valued


def rollout_estimate(
    model: ValueModel,
    options: Any,  # noqa: ANN401
    state: Any,  # noqa: ANN401
    budget: Budget,
) -> Estimate | None:
    """What games played on from a position bring each seat; None where nothing is compiled."""
    begun = time.perf_counter()
    made = kernel_of(model, options).within(WAITING * budget.seconds or None)
    if not made.is_compiled:
        return None
    rollouts = Rollouts(made, model, options, [state], 0, SEED)
    rollouts.run(budget.sims, begun + (budget.seconds or LONGEST) * (1 - TIME_RESERVE))
    if not rollouts.games[0]:
        return None
    return Estimate(rollouts.shares(0), tuple(NORMAL * error for error in rollouts.errors(0)))
