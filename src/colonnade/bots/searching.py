"""The bot that searches: UCT by a recipe, within a number of simulations or a time."""

import time
from typing import Any, Final

from colonnade.game import Randomness
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.swift import Evaluate, Tree
from colonnade.swift.binding import payoffs_of

from .chooser import RandomChooser
from .leading import leading_in
from .recipes import TO_THE_END, Recipe, recipe
from .thinking import Budget, Thought
from .warming import swift_now, swift_ready

SECONDS: Final = 1.0
"""What a level that takes the whole time has for a move, unless told otherwise."""
LONGEST: Final = 60.0
"""Seconds after which a search ends, whatever number of simulations was asked for."""
KEPT_BACK: Final = 0.05
"""The part of the time that is left for telling what was found, and for a busy machine."""
SLICE: Final = 0.01
"""About how many seconds pass between two looks at the clock."""
SMALL_TREE: Final = 1 << 14
LARGE_TREE: Final = 1 << 20
NODES_A_SIMULATION: Final = 64
SEEDS: Final = 1 << 62


class Searcher:
    """Searches as a level does, or as it would with another budget."""

    def __init__(self, level: str, rng: Randomness, budget: Budget) -> None:
        self.level = level
        self.rng = rng
        self.budget = budget

    def think(self, book: AnyRulebook, options: Any, state: Any, /) -> Thought:  # noqa: ANN401
        """The move found, and what it is worth."""
        begun = time.perf_counter()
        how = recipe(book.id, self.level)
        if how.slip and self.rng.randrange(SEEDS) < how.slip * SEEDS:
            return Thought(RandomChooser(self.rng).choose(book, options, state))
        sims, allowed = self.budget.sims or how.sims, self.budget.seconds
        seconds = allowed or (LONGEST if sims else SECONDS)
        waits = bool(sims) and not allowed
        tree = planted(book, options, state, how, self.rng.randrange(SEEDS), sims, waits)
        grow(tree, sims, begun + seconds * (1 - KEPT_BACK))
        found = tree.found()
        return Thought(found.best, found)


def planted(
    book: AnyRulebook,
    options: Any,  # noqa: ANN401
    state: Any,  # noqa: ANN401
    how: Recipe,
    seed: int,
    sims: int,
    waits: bool,
) -> Tree:
    """A tree that has not grown yet."""
    evaluate: Evaluate | None = None
    weights: tuple[float, ...] = ()
    if how.horizon != TO_THE_END:
        evaluate = leading_in(book.id)
        rows = payoffs_of(book, options.players)
        weights = (float(how.horizon), how.scale, *(share for row in rows for share in row))
    swift = (swift_ready if waits else swift_now)(book, options, evaluate, weights)
    capacity = LARGE_TREE if swift.is_compiled else SMALL_TREE
    if sims:
        capacity = max(SMALL_TREE, min(capacity, NODES_A_SIMULATION * sims))
    return swift.tree(
        options,
        state,
        seed=seed,
        capacity=capacity,
        exploration=how.exploration,
        evaluate=evaluate,
        weights=weights,
    )


def grow(tree: Tree, sims: int, end: float) -> None:
    """Grow a tree by so many simulations, or as many as there is time for; by two at least."""
    # The first simulation is the root's; a move is known from the second on.
    tree.grow(2)
    now = time.perf_counter()
    step = 1
    while now < end and (not sims or tree.sims < sims):
        step = min(step, sims - tree.sims) if sims else step
        tree.grow(step)
        later = time.perf_counter()
        pace = step / max(later - now, 1e-6)
        step = max(1, min(4 * step, int(pace * min(SLICE, end - later))))
        now = later
