"""Corintho for two by alpha-beta; with more players, by the search that serves every game."""

import time
from typing import Any, Final

from colonnade.bots.chances import searched
from colonnade.bots.learned import DamagedWeights
from colonnade.bots.recipes import recipe
from colonnade.bots.rows import row_for
from colonnade.bots.searching import KEPT_BACK, LONGEST, SECONDS, Searcher
from colonnade.bots.thinking import Budget, Thinker, Thought
from colonnade.game import Randomness
from colonnade.games.corintho import CORINTHO
from colonnade.games.corintho.options import Options, write_options
from colonnade.games.corintho.state import State
from colonnade.kernel.rulebook import AnyRulebook

from .deepening import LOOP, Deepening
from .outlook import WEIGHTS

PLAYERS: Final = 2
"""Alpha-beta is for two."""
NODES: Final = 20_000
"""What a chance is looked up with, unless told otherwise."""


class CorinthoThinker:
    """Alpha-beta as a level does it."""

    def __init__(self, level: str, rng: Randomness, budget: Budget) -> None:
        self.level = level
        self.rng = rng
        self.budget = budget
        self.searcher = Searcher(level, rng, budget)

    def think(self, book: AnyRulebook, options: Any, state: Any, /) -> Thought:  # noqa: ANN401
        """The move found, and what it is worth."""
        begun = time.perf_counter()
        nodes = self.budget.sims or recipe(book.id, self.level).sims
        seconds = self.budget.seconds or (LONGEST if nodes else SECONDS)
        waits = bool(nodes) and not self.budget.seconds
        deepening = deepened(options, state, nodes, waits)
        if deepening is None:
            return self.searcher.think(book, options, state)
        deepening.shuffle(self.rng)
        deepening.run(begun + seconds * (1 - KEPT_BACK))
        found = deepening.found()
        return Thought(found.best, found)


def deepened(options: Options, state: State, nodes: int, waits: bool) -> Deepening | None:
    """A search that has not begun, None where alpha-beta does not serve."""
    if options.players != PLAYERS:
        return None
    try:
        weights = row_for("corintho", write_options(options), WEIGHTS)
    except DamagedWeights:
        return None
    return Deepening(LOOP.ready() if waits else LOOP.now(), options, state, weights, nodes)


class CorinthoSpecialist:
    """What this room offers."""

    levels: Final = frozenset({"hard", "expert"})

    def thinker(self, level: str, rng: Randomness, budget: Budget, /) -> Thinker:
        """Alpha-beta, as far as the level goes."""
        return CorinthoThinker(level, rng, budget)

    def chances(self, options: Any, state: Any, budget: Budget, /) -> tuple[float, ...]:  # noqa: ANN401
        """Each seat's share of the win: exact where the end is seen."""
        begun = time.perf_counter()
        if state.winners:
            return tuple(map(float, CORINTHO.result(state.winners, options.players)))
        nodes = budget.sims or (0 if budget.seconds else NODES)
        deepening = deepened(options, state, nodes, waits=not budget.seconds)
        if deepening is None:
            return searched(CORINTHO, options, state, budget)
        deepening.run(begun + (budget.seconds or LONGEST) * (1 - KEPT_BACK))
        return deepening.found().values
