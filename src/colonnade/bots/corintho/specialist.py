"""Corintho for two by alpha-beta; with more players, by the search that serves every game."""

import time
from typing import Any, Final

from colonnade.bots.chances import searched
from colonnade.bots.learned import DamagedWeights
from colonnade.bots.loops import WAITING
from colonnade.bots.rows import row_for
from colonnade.bots.searching import KEPT_BACK, LONGEST, SECONDS, Searcher
from colonnade.bots.thinking import Budget, Thinker, Thought
from colonnade.bots.warming import can_compile
from colonnade.game import Randomness
from colonnade.games.corintho import CORINTHO
from colonnade.games.corintho.options import Options, write_options
from colonnade.games.corintho.state import State
from colonnade.kernel.rulebook import AnyRulebook

from .deepening import LOOP, Deepening
from .outlook import WEIGHTS

PLAYERS: Final = 2
"""Alpha-beta is for two."""
LEVELS: Final = {"hard": 500, "expert": 0}
"""Its levels, with the nodes of a move; 0 takes the whole time instead."""
FEW: Final = 2_000
"""Nodes for which no compiler is waited: plain, they take a tenth of a second or two, and find
the same."""
NODES: Final = 20_000
"""What a chance is looked up with, unless told otherwise."""
KEPT_BACK_FROM_COMPILER: Final = 0.2
"""The part of the time that is left while a thread compiles: now and then it keeps Python to
itself for a tenth of a second and more."""


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
        nodes = self.budget.sims or LEVELS[self.level]
        timed = self.budget.seconds or (0.0 if nodes else SECONDS)
        deepening = deepened(options, state, nodes, timed)
        if deepening is None:
            return self.searcher.think(book, options, state)
        deepening.shuffle(self.rng)
        deepening.run(begun + (timed or LONGEST) * (1 - kept_back(deepening)))
        found = deepening.found()
        return Thought(found.best, found)


def deepened(options: Options, state: State, nodes: int, timed: float) -> Deepening | None:
    """A search that has not begun, None where alpha-beta does not serve.

    Without a time, 0, the compiled search is waited for, however long; for few nodes never.
    """
    if options.players != PLAYERS:
        return None
    try:
        weights = row_for("corintho", write_options(options), WEIGHTS)
    except DamagedWeights:
        return None
    is_short = 0 < nodes <= FEW
    made = LOOP.now() if is_short else LOOP.within(WAITING * timed if timed else None)
    return Deepening(made, options, state, weights, nodes)


def kept_back(deepening: Deepening) -> float:
    """The part of the time that a search leaves."""
    if deepening.is_compiled or not can_compile():
        return KEPT_BACK
    return KEPT_BACK_FROM_COMPILER


class CorinthoSpecialist:
    """What this room offers."""

    levels: Final = frozenset(LEVELS)

    def thinker(self, level: str, rng: Randomness, budget: Budget, /) -> Thinker:
        """Alpha-beta, as far as the level goes."""
        return CorinthoThinker(level, rng, budget)

    def chances(self, options: Any, state: Any, budget: Budget, /) -> tuple[float, ...]:  # noqa: ANN401
        """Each seat's share of the win: exact where the end is seen."""
        begun = time.perf_counter()
        if state.winners:
            return tuple(map(float, CORINTHO.result(state.winners, options.players)))
        nodes = budget.sims or (0 if budget.seconds else NODES)
        deepening = deepened(options, state, nodes, budget.seconds)
        if deepening is None:
            return searched(CORINTHO, options, state, budget)
        deepening.run(begun + (budget.seconds or LONGEST) * (1 - kept_back(deepening)))
        return deepening.found().values
