"""One search of a position, deeper and deeper until the budget is spent or the result is known."""

import time
from collections.abc import Sequence
from math import exp, inf
from typing import Final

from colonnade.compiled import MoveFound, Search
from colonnade.compiled.lazy_kernel import Kernel, LazyKernel
from colonnade.games.corintho import CORINTHO
from colonnade.games.corintho.core.board import FIRST_STEP
from colonnade.games.corintho.core.options import Options
from colonnade.games.corintho.core.rules import legal, start
from colonnade.games.corintho.core.state import State
from colonnade.kernel import bits
from colonnade.library import Randomness

from .evaluation import HANDS, UNIT
from .search import search
from .search_stack import DEEPEST, MOVES, NODES, PLY, SURE, Network, new_frames, new_tables
from .weights import load_network

SLICE: Final = 0.01
"""About how many seconds pass between two looks at the clock."""
FIRST_SLICE: Final = 256
"""Nodes before the first look."""
LEAST: Final = 500
"""Nodes of a timed move that are looked at even when its time is over, several times those of
`hard`: hundredths of a second where nothing is compiled. On a machine that gives a process no time,
the clock runs out before it thinks."""
LATE: Final = 0.6
"""The part of the budget after which moves that lose are put aside."""
LATE_DEPTH: Final = 3
"""How deep the others are searched then at first: the transposition table knows most of it."""
SMALLEST_TABLE: Final = 1 << 10
LARGEST_TABLE: Final = 1 << 20
PLAIN_TABLE: Final = 1 << 14
SHUFFLED: Final = 1 << 8


class Deepening:
    """A search that has not begun; `run` may be called once, and once more after each `restart`."""

    def __init__(
        self,
        made: Kernel,
        options: Options,
        state: State,
        weights: Sequence[float],
        nodes: int,
        network: Network = (),
    ) -> None:
        self._call, self._options = made.call, options
        self._weights = made.arrays.table(weights)
        self._nodes, self._late_nodes = nodes, int(LATE * nodes)
        self.is_compiled = made.is_compiled
        self.sees_board = len(network) > 0
        size = LARGEST_TABLE if made.is_compiled else PLAIN_TABLE
        while nodes and size > max(SMALLEST_TABLE, 2 * nodes):
            size >>= 1
        self._frames = new_frames(made.arrays)
        self._tables = new_tables(made.arrays, size, network)
        self.restart(state)

    def can_serve(self, made: Kernel, options: Options) -> bool:
        """Whether a search by this kernel with these options can use what this one has found."""
        return self._call is made.call and self._options == options

    def restart(self, state: State) -> None:
        """Search another position next; what the transposition table knows is kept."""
        self._state = state
        self._tables.progress[NODES] = 0
        self._lost = 0
        self._pace = FIRST_SLICE / SLICE
        """Nodes a second."""
        self.depth = 0
        """How deep the last search went that came to its end."""
        self.score = 0
        self.line: tuple[int, ...] = ()
        self.moves: tuple[MoveFound, ...] = ()

    @property
    def lost(self) -> list[int]:
        """Moves that turned out to lose when it was late, and were searched no more."""
        return bits.positions(self._lost)

    def shuffle(self, rng: Randomness) -> None:
        """Try moves in any order: of moves that are worth the same, another is played each time."""
        for move in range(MOVES):
            self._tables.history[move] = rng.randrange(SHUFFLED)

    @property
    def nodes(self) -> int:
        """Positions looked at so far."""
        return int(self._tables.progress[NODES])

    @property
    def is_proved(self) -> bool:
        """Whether the result with best play is known."""
        return abs(self.score) > SURE

    def run(self, end: float, deepest: int = DEEPEST - 1) -> None:
        """Deepen until a time by `perf_counter`, a depth, the node limit or a proved result.

        The first depth is always finished, so that there is a move.
        """
        begun = time.perf_counter()
        late = begun + LATE * (end - begun) if end < inf else inf
        while not self.is_proved and self.depth < deepest:
            known = self.nodes
            if not self._deepen(self.depth + 1, late, end) or self.nodes == known:
                return

    def _deepen(self, depth: int, late: float, end: float) -> bool:
        """Search to a depth; whether it came to an end.

        When it is late and all moves tried so far lose, they are put aside, and the others searched
        deeper and deeper anew: a lost move is not played because it was the only one tried.
        """
        in_haste = LATE_DEPTH if self.is_compiled and not self._nodes else 1
        self._begin(depth)
        while True:
            now = time.perf_counter()
            is_past = now >= end
            is_over = (is_past and self.nodes >= LEAST) or 0 < self._nodes <= self.nodes
            is_late = now >= late or 0 < self._late_nodes <= self.nodes
            # A number of nodes finds the same however it is divided into slices.
            is_time = is_over or self.nodes == self._late_nodes or (is_late and not self._nodes)
            if is_time and self._put_aside():
                depth = min(depth, in_haste)
                self._begin(depth)
            elif is_over and depth > in_haste:
                if self._frames.numbers[0]:
                    # What was best before is tried first, so this is as good or better.
                    self._note()
                return False
            limit = self._pace * min(SLICE, (end if is_late else late) - now)
            if is_past:
                limit = FIRST_SLICE
            if self._nodes:
                stop = self._nodes if is_late else self._late_nodes
                limit = min(limit, stop - self.nodes)
            before = self.nodes
            ended = self._search(0, max(1, int(limit)) if not is_over else FIRST_SLICE)
            spent = time.perf_counter() - now
            rate = (self.nodes - before) / max(spent, 1e-6)
            self._pace = max(100.0, min(4 * self._pace, rate))
            if ended:
                self._note()
                return not self._frames.scores[0] < -SURE

    def _begin(self, depth: int) -> None:
        """Be ready to search to a depth, without the moves that are known to lose."""
        self._search(depth, 0)
        self._frames.placements[0] &= ~(self._lost & (1 << FIRST_STEP) - 1)
        self._frames.steps[0] &= ~(self._lost >> FIRST_STEP)

    def _put_aside(self) -> bool:
        """Leave out the moves tried so far if all of them lose; whether they do."""
        if not self._frames.numbers[0] or self._frames.scores[0] >= -SURE:
            return False
        left = int(self._frames.placements[0]) | int(self._frames.steps[0]) << FIRST_STEP
        if self._tables.progress[PLY]:
            left |= 1 << int(self._frames.tried[0])
        menu = legal(self._options, self._state)
        self._lost = (menu.placements | menu.steps << FIRST_STEP) & ~left
        return left != 0

    def _search(self, depth: int, limit: int) -> bool:
        return bool(
            self._call(
                self._options,
                self._state,
                depth,
                limit,
                self._weights,
                self._frames,
                self._tables,
            )
        )

    def _note(self) -> None:
        """Take down what a search to the end has found."""
        self.depth = int(self._frames.depths[0])
        self.score = int(self._frames.scores[0])
        self.line = self._best_line()
        self.moves = (MoveFound(self.line[0], self.nodes, chance(self.score)),)

    def _best_line(self) -> tuple[int, ...]:
        return tuple(int(move) for move in self._tables.lines[: self._tables.lengths[0]])

    def found(self) -> Search:
        """What is known, as bots tell it."""
        own = chance(self.score)
        values = (1 - own, own) if self._state.seat else (own, 1 - own)
        return Search(self.nodes, self.depth, values, self.moves, self.line)


def chance(score: int) -> float:
    """The share of the win that a score promises."""
    if abs(score) > SURE:
        return float(score > 0)
    return 1 / (1 + exp(-score / UNIT))


def use(made: Kernel) -> None:
    """Call the loop once; what takes some hundredths of a second to load is then loaded too."""
    options = Options(2, 0, 0, 0, 0, 0)
    network = load_network(options)
    Deepening(made, options, start(options), (0.0,) * HANDS, 100, network).run(0.0)


LOOP: Final = LazyKernel(search, use, CORINTHO.id)
