"""One search of a position of three or four players, by simulations until the budget is spent."""

import time
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from colonnade.compiled import MoveFound, Search
from colonnade.compiled.arrays import NumpyArrays
from colonnade.compiled.lazy_kernel import Kernel, LazyKernel
from colonnade.games.corintho import CORINTHO
from colonnade.games.corintho.core.options import FEWEST_PLAYERS, Options
from colonnade.games.corintho.core.rules import start
from colonnade.games.corintho.core.state import State

from .evaluation import number_of_weights
from .share_network import ShareNetwork, is_learned, new_network
from .tree_nodes import LONGEST, SIMS, SURE, new_nodes, new_paths
from .tree_search import grow
from .weights import load_shares
from .winning_moves import NONE

SLICE: Final = 0.01
"""About how many seconds pass between two looks at the clock."""
FIRST_SLICE: Final = 16
"""Simulations before the first look."""
LEAST: Final = 100
"""Simulations of a timed move that are made even when its time is over: hundredths of a second
where nothing is compiled."""
LARGEST_TREE: Final = 1 << 20
PLAIN_TREE: Final = 1 << 14


class GrowingTree:
    """A search that has not begun; the same seed and number of simulations find the same."""

    def __init__(
        self,
        made: Kernel,
        options: Options,
        state: State,
        weights: Sequence[float],
        sims: int,
        seed: int,
        network: ShareNetwork | None = None,
    ) -> None:
        self._call, self._options, self._state, self._limit = made.call, options, state, sims
        self._weights = made.arrays.table(weights)
        self._network = network or new_network(made.arrays)
        self.is_compiled = made.is_compiled
        room = LARGEST_TREE if made.is_compiled else PLAIN_TREE
        self._nodes = new_nodes(made.arrays, options.players, min(room, sims + 1) if sims else room)
        self._paths = new_paths(made.arrays, options.players, seed)

    @property
    def sims(self) -> int:
        """Simulations so far."""
        return int(self._paths.progress[SIMS])

    @property
    def sees_board(self) -> bool:
        """Whether positions are judged by what was learned of the board."""
        return is_learned(self._network)

    @property
    def is_proved(self) -> bool:
        """Whether it is known who wins."""
        return bool(self._nodes.ends[0])

    def run(self, end: float) -> None:
        """Add simulations until a time by `perf_counter`, their number, or a proved result."""
        now, step = time.perf_counter(), FIRST_SLICE
        while not self.is_proved and (now < end or self.sims < LEAST):
            if self._limit:
                step = min(step, self._limit - self.sims)
            if step == 0:
                return
            self._call(
                *(self._options, self._state, step, self._weights, self._network),
                *(self._nodes, self._paths),
            )
            later = time.perf_counter()
            pace = step / max(later - now, 1e-6)
            step = max(FIRST_SLICE, min(4 * step, int(pace * min(SLICE, end - later))))
            now = later

    def found(self) -> Search:
        """What is known, as bots tell it."""
        shares: Sequence[float] = self._paths.sums
        if self.is_proved:
            shares = self._nodes.fates[: self._options.players]
        total = float(sum(shares)) or 1.0
        values = tuple(float(share) / total for share in shares)
        moves = self._moves()
        return Search(
            self.sims, int(self._paths.progress[LONGEST]), values, moves, self._line(moves[0].move)
        )

    def _moves(self) -> tuple[MoveFound, ...]:
        """The moves of the root that do not lose, the best first; one that does if all do."""
        nodes = self._nodes
        best_first = sorted(
            self._children(0),
            key=lambda child: (-self._is_win(child), -int(nodes.visits[child]), child),
        )
        found = [
            MoveFound(
                int(nodes.codes[child]),
                int(nodes.visits[child]),
                1.0
                if self._is_win(child)
                else float(nodes.totals[child]) / max(1, int(nodes.visits[child])),
            )
            for child in best_first
        ]
        lost, visits, _ = map(int, self._paths.lost)
        return tuple(found) or (MoveFound(lost, visits, 0.0),)

    def _line(self, first: int) -> tuple[int, ...]:
        """The moves visited most, from one of the root on."""
        line, nodes = [first], self._nodes
        below = [child for child in self._children(0) if int(nodes.codes[child]) == first]
        while below and (below := list(self._children(below[0]))):
            below.sort(key=lambda child: (-int(nodes.visits[child]), child))
            line.append(int(nodes.codes[below[0]]))
        return tuple(line)

    def _is_win(self, child: int) -> bool:
        """Whether a move of the root is proved to win."""
        share = self._nodes.fates[child * self._options.players + self._state.seat]
        return bool(self._nodes.ends[child] and share > SURE)

    def _children(self, node: int) -> Iterator[int]:
        child = int(self._nodes.children[node])
        while child != NONE:
            yield child
            child = int(self._nodes.siblings[child])


def use(made: Kernel) -> None:
    """Call the loop once; what takes some hundredths of a second to load is then loaded too."""
    players = FEWEST_PLAYERS + 1
    options = Options(players, 0, 0, 0, 0, 0)
    weights = (0.0,) * number_of_weights(players)
    GrowingTree(made, options, start(options), weights, FIRST_SLICE, 1).run(0.0)


LOOP: Final = LazyKernel(grow, use, CORINTHO.id)


@cache
def compiled_network(options: Options) -> ShareNetwork:
    """What was learned for some options, as compiled searches take it."""
    return new_network(NumpyArrays(), load_shares(options))
