"""Corintho by alpha-beta for two players, by simulations for more.

What neither can tell, the search that serves every game does.
"""

import time
from collections.abc import Mapping
from typing import Any, Final

from colonnade.bots.api.thinking import FEW as FEW_NODES
from colonnade.bots.api.thinking import Budget, Thinker, Thought, thought_of
from colonnade.bots.search.uct import LONGEST, SECONDS, SEEDS, TIME_RESERVE, UctThinker
from colonnade.bots.value.estimates import search_shares
from colonnade.bots.weights.store import DamagedWeights
from colonnade.compiled import background
from colonnade.compiled.background import can_compile
from colonnade.compiled.lazy_kernel import WAITING, Kernel, LazyKernel
from colonnade.games.corintho import CORINTHO
from colonnade.games.corintho.core.options import Options
from colonnade.games.corintho.core.state import State
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.library import Randomness

from . import growing_tree
from .growing_tree import GrowingTree, compiled_network
from .iterative_deepening import LOOP, Deepening
from .opening_book import book_moves
from .weights import load_network, load_weights

PLAYERS: Final = 2
"""With more, the levels below the best are left to the search that serves every game."""
FEW: Final = 2_000
"""Nodes or simulations for which no compiler is waited: plain, they take some tenths of a second,
and find the same."""
NODES: Final = 20_000
"""What a chance is looked up with, unless told otherwise."""
TIME_RESERVE_WHILE_COMPILING: Final = 0.2
"""The part of the time that is left while a thread compiles: now and then it keeps Python to
itself for a tenth of a second and more."""


class CorinthoThinker:
    """The search of the game's own, as a level does it."""

    def __init__(self, level: str, nodes: int, rng: Randomness, budget: Budget) -> None:
        self.nodes = nodes
        self.rng = rng
        self.budget = budget
        self.searcher = UctThinker(level, rng, budget)
        self._last: Deepening | None = None

    def think(self, book: AnyRulebook, options: Any, state: Any, /) -> Thought:  # noqa: ANN401
        """The move found, and what it is worth."""
        begun = time.perf_counter()
        if self.nodes and options.players != PLAYERS:
            return self.searcher.think(book, options, state)
        nodes = self.budget.sims or self.nodes
        known = [] if nodes else book_moves(options, state)
        if known:
            LOOP.now()  # compiled meanwhile: the book ends soon
            return Thought(known[self.rng.randrange(len(known))])
        timed = self.budget.seconds or (0.0 if nodes else SECONDS)
        end = begun + (timed or LONGEST)
        if options.players != PLAYERS:
            tree = grown(options, state, nodes, timed, self.rng.randrange(SEEDS))
            if tree is None:
                return self.searcher.think(book, options, state)
            tree.run(end - (end - begun) * kept_back(tree))
            return thought_of(tree.found(), nodes or FEW_NODES, is_certain=tree.is_proved)
        if background.at_once:
            growing_tree.LOOP.now()  # whoever compiles ahead compiles the other search too
        deepening = deepened(options, state, nodes, timed, self._last)
        if deepening is None:
            return self.searcher.think(book, options, state)
        # A number of nodes has to find the same whatever was searched before.
        self._last = None if nodes else deepening
        deepening.shuffle(self.rng)
        deepening.run(end - (end - begun) * kept_back(deepening))
        found = deepening.found()
        return thought_of(found, nodes or FEW_NODES, is_certain=max(found.values) == 1.0)


def deepened(
    options: Options, state: State, nodes: int, timed: float, last: Deepening | None = None
) -> Deepening | None:
    """A search that has not begun, None where alpha-beta does not serve.

    Without a time, 0, the compiled search is waited for, however long; for few nodes never. The
    transposition table of the last search is used again where it fits.
    """
    try:
        weights = load_weights(options)
    except DamagedWeights:
        return None
    made = kernel_for(LOOP, nodes, timed)
    if last is not None and last.can_serve(made, options):
        last.restart(state)
        return last
    # A number of nodes finds the same compiled and plain, and plain code is too slow for the board.
    network = load_network(options) if made.is_compiled and not nodes else ()
    return Deepening(made, options, state, weights, nodes, network)


def grown(options: Options, state: State, sims: int, timed: float, seed: int) -> GrowingTree | None:
    """The same among more players."""
    try:
        weights = load_weights(options)
    except DamagedWeights:
        return None
    made = kernel_for(growing_tree.LOOP, sims, timed)
    # Few simulations find the same compiled and plain, and plain code is too slow for the network.
    is_few = 0 < sims <= FEW
    network = compiled_network(options) if made.is_compiled and not is_few else None
    return GrowingTree(made, options, state, weights, sims, seed, network)


def kernel_for(loop: LazyKernel, number: int, timed: float) -> Kernel:
    """A kernel for so many nodes or simulations, 0 for as many as a time allows."""
    if 0 < number <= FEW:
        return loop.now()
    return loop.within(WAITING * timed if timed else None)


def kept_back(search: Deepening | GrowingTree) -> float:
    """The part of the time that a search leaves."""
    if search.is_compiled or not can_compile():
        return TIME_RESERVE
    return TIME_RESERVE_WHILE_COMPILING


class CorinthoSearch:
    """The game's own search for the best levels."""

    def __init__(self, nodes: Mapping[str, int]) -> None:
        self.levels = frozenset(nodes)
        self._nodes = nodes

    def thinker(self, level: str, rng: Randomness, budget: Budget, /) -> Thinker:
        """The search, as far as the level goes."""
        return CorinthoThinker(level, self._nodes[level], rng, budget)

    def win_shares(self, options: Any, state: Any, budget: Budget, /) -> tuple[float, ...]:  # noqa: ANN401
        """Each seat's share of the win: exact where the end is seen."""
        begun = time.perf_counter()
        if state.winners:
            return tuple(map(float, CORINTHO.result(state.winners, options.players)))
        if options.players != PLAYERS:
            return search_shares(CORINTHO, options, state, budget)
        nodes = budget.sims or (0 if budget.seconds else NODES)
        deepening = deepened(options, state, nodes, budget.seconds)
        if deepening is None:
            return search_shares(CORINTHO, options, state, budget)
        deepening.run(begun + (budget.seconds or LONGEST) * (1 - kept_back(deepening)))
        return deepening.found().values
