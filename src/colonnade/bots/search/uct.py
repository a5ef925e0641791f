"""The bot that searches: UCT within a number of simulations or a time."""

import time
from typing import Any, Final

from colonnade.bots.api.chooser import RandomChooser
from colonnade.bots.api.registry import game_bot
from colonnade.bots.api.thinking import FEW, Budget, Thought, thought_of
from colonnade.compiled import Evaluate, Tree
from colonnade.compiled.background import rules_for_search
from colonnade.compiled.compiled_rules import payoffs_of
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.library import Randomness

from .lead_evaluator import lead_evaluator_of
from .uct_settings import TO_THE_END, UctSettings

SECONDS: Final = 1.0
"""What a level that takes the whole time has for a move, unless told otherwise."""
LONGEST: Final = 60.0
"""Seconds after which a search ends, whatever number of simulations was asked for."""
TIME_RESERVE: Final = 0.05
"""The part of the time kept in reserve for the answer, and for a busy machine."""
SLICE: Final = 0.01
"""About how many seconds pass between two readings of the clock."""
SMALL_TREE: Final = 1 << 14
LARGE_TREE: Final = 1 << 20
NODES_A_SIMULATION: Final = 64
SEEDS: Final = 1 << 62


class UctThinker:
    """Searches as a level does, or as it would with another budget."""

    def __init__(self, level: str, rng: Randomness, budget: Budget) -> None:
        self.level = level
        self.rng = rng
        self.budget = budget

    def think(self, book: AnyRulebook, options: Any, state: Any, /) -> Thought:  # noqa: ANN401
        """The move found, and what it is worth."""
        begun = time.perf_counter()
        how = game_bot(book).levels[self.level].uct
        if how.random_move_rate and self.rng.randrange(SEEDS) < how.random_move_rate * SEEDS:
            return Thought(RandomChooser(self.rng).choose(book, options, state))
        sims, allowed = self.budget.sims or how.sims, self.budget.seconds
        seconds = allowed or (LONGEST if sims else SECONDS)
        waits = bool(sims) and not allowed
        tree = new_tree(book, options, state, how, self.rng.randrange(SEEDS), sims, waits)
        grow(tree, sims, begun + seconds * (1 - TIME_RESERVE))
        return thought_of(tree.found(), sims or FEW)


def new_tree(
    book: AnyRulebook,
    options: Any,  # noqa: ANN401
    state: Any,  # noqa: ANN401
    how: UctSettings,
    seed: int,
    sims: int,
    waits: bool,
) -> Tree:
    """An empty tree."""
    evaluate: Evaluate | None = None
    weights: tuple[float, ...] = ()
    if how.horizon != TO_THE_END:
        evaluate = lead_evaluator_of(book.id)
        rows = payoffs_of(book, options.players)
        weights = (float(how.horizon), how.scale, *(share for row in rows for share in row))
    rules = rules_for_search(book, options, evaluate, weights, waits=waits)
    capacity = LARGE_TREE if rules.is_compiled else SMALL_TREE
    if sims:
        capacity = max(SMALL_TREE, min(capacity, NODES_A_SIMULATION * sims))
    return rules.tree(
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
