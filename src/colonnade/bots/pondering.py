"""Thinking about a choice: a look at all moves as deep as pays, then rollouts of the best of them.

With a number of simulations, the positions looked at and the games played on, an answer follows
from the seed; with a time it takes the whole of it, unless one move is best beyond doubt. Where
nothing is compiled there are no rollouts, and the look takes the time.
"""

import time
from math import inf
from typing import Any, Final, NamedTuple

from colonnade.game import Randomness
from colonnade.swift.interval import NORMAL

from .chances import SEED, Estimate
from .deepening import Found, Judgement, Look, look, looked
from .loops import WAITING
from .rollouts import FIRST, Rollouts, glanced, loop_of
from .searching import KEPT_BACK, LONGEST, SECONDS, SEEDS
from .thinking import Budget

FAVOURITES: Final = 4
"""Moves that are played on."""
LOOKING: Final = 0.25
"""The part of the time in which the look has to end."""


class Seen(NamedTuple):
    """What was found about the moves of a position."""

    found: Found
    depth: int
    sims: int
    """Positions looked at and games played on."""
    games: tuple[int, ...]
    """How often each move was played on, in the order in which they were found."""
    shares: tuple[float, ...] = ()
    """What the games say that each seat can expect after the best move; nothing without games."""


def at_a_glance(judgement: Judgement, seen: Look) -> Seen:
    """What a look has found, in the same words."""
    judged = len(seen.found) * judgement.growth**seen.depth
    return Seen(seen.found, seen.depth, judged, (0,) * len(seen.found))


def pondered(
    judgement: Judgement,
    options: Any,  # noqa: ANN401
    state: Any,  # noqa: ANN401
    budget: Budget,
    rng: Randomness,
) -> Seen:
    """The moves of a position with their worth, the best first."""
    begun = time.perf_counter()
    sims, seconds = budget
    waits = bool(sims) and not seconds
    allowed = (seconds or (LONGEST if sims else SECONDS)) * (1 - KEPT_BACK)
    moves = judgement.book.rules.count(judgement.book.rules.legal(options, state))
    deepest, judged = deepest_for(judgement, moves, sims)
    left = sims - judged
    made = None
    if not sims or left >= FIRST * min(moves, FAVOURITES):
        loop = loop_of(judgement, options)
        made = loop.within(None if waits else WAITING * allowed)
    plays_on = made is not None and made.is_compiled
    if waits:
        seen = looked(judgement, options, state, deepest)
    elif made is not None and plays_on and not deepest:
        seen = Look(glanced(made, judgement, options, state), 0)
    else:
        left_over = begun + allowed - time.perf_counter()
        seconds = LOOKING * allowed if plays_on else left_over
        seen = look(judgement, options, state, seconds, deepest)
    so_far = at_a_glance(judgement, seen)
    if made is None or not plays_on:
        return so_far
    favourites = seen.found[:FAVOURITES]
    after = [judgement.book.rules.after_move(options, state, move) for move, _ in favourites]
    rollouts = Rollouts(
        made,
        judgement,
        options,
        after,
        state.seat,
        rng.randrange(SEEDS),
        [worth for _, worth in favourites],
    )
    played = rollouts.run(max(0, left), begun + allowed)
    return ranked(so_far, rollouts, played)


def ranked(looked_at: Seen, rollouts: Rollouts, played: int) -> Seen:
    """What the look and the games say together: whatever was given up comes after what was not."""
    numbers = range(len(rollouts.games))
    order = sorted(
        numbers, key=lambda number: (number not in rollouts.alive, -rollouts.worth(number), number)
    )
    first = [(looked_at.found[number][0], rollouts.worth(number)) for number in order]
    games = (*(rollouts.games[number] for number in order), *looked_at.games[len(order) :])
    return Seen(
        (*first, *looked_at.found[len(order) :]),
        looked_at.depth,
        looked_at.sims + played,
        games,
        rollouts.shares(order[0]) if games[0] else (),
    )


def deepest_for(judgement: Judgement, moves: int, sims: int) -> tuple[int, int]:
    """How deep to look within so many simulations, and how many of them that takes."""
    depth, judged, most = 0, moves, sims or inf
    while depth < judgement.deepest and judged * judgement.growth <= most:
        depth, judged = depth + 1, judged * judgement.growth
    return depth, judged


def rolled_on(
    judgement: Judgement,
    options: Any,  # noqa: ANN401
    state: Any,  # noqa: ANN401
    budget: Budget,
) -> Estimate | None:
    """What games played on from a position bring each seat; None where nothing is compiled."""
    begun = time.perf_counter()
    loop = loop_of(judgement, options)
    made = loop.within(WAITING * budget.seconds if budget.seconds else None)
    if not made.is_compiled:
        return None
    rollouts = Rollouts(made, judgement, options, [state], 0, SEED)
    rollouts.run(budget.sims, begun + (budget.seconds or LONGEST) * (1 - KEPT_BACK))
    if not rollouts.games[0]:
        return None
    margins = tuple(NORMAL * error for error in rollouts.errors(0))
    return Estimate(rollouts.shares(0), margins)
