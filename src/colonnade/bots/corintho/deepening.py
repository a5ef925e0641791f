"""One search of a position, deeper and deeper until the budget is spent or the result is known."""

import time
from collections.abc import Sequence
from math import exp
from typing import Final

from colonnade.bots.loops import Loop, Made
from colonnade.game import Randomness
from colonnade.games.corintho.options import Options
from colonnade.games.corintho.rules import start
from colonnade.games.corintho.state import State
from colonnade.swift import MoveFound, Search

from .frames import DEEPEST, MOVES, NODES, SURE, Frames, Memory
from .outlook import UNIT, WEIGHTS
from .search import search

SLICE: Final = 0.01
"""About how many seconds pass between two looks at the clock."""
FIRST_SLICE: Final = 256
"""Nodes before the first look."""
SMALLEST_TABLE: Final = 1 << 10
LARGEST_TABLE: Final = 1 << 20
PLAIN_TABLE: Final = 1 << 14
SHUFFLED: Final = 1 << 8


class Deepening:
    """A search that has not begun; `run` may be called once."""

    def __init__(
        self, made: Made, options: Options, state: State, weights: Sequence[float], nodes: int
    ) -> None:
        self._call, self._options, self._state = made.call, options, state
        self._weights = made.arrays.table(weights)
        self._nodes = nodes
        self.is_compiled = made.is_compiled
        size = LARGEST_TABLE if made.is_compiled else PLAIN_TABLE
        while nodes and size > max(SMALLEST_TABLE, 2 * nodes):
            size >>= 1
        ints = made.arrays.ints
        self._frames = Frames(*(ints(DEEPEST) for _ in Frames._fields))
        self._memory = Memory(
            keys=ints(size),
            facts=ints(size),
            history=ints(MOVES),
            lines=ints(DEEPEST * DEEPEST),
            lengths=ints(DEEPEST),
            progress=ints(2),
        )
        self.depth = 0
        """How deep the last search went that came to its end."""
        self.score = 0
        self.line: tuple[int, ...] = ()
        self.moves: tuple[MoveFound, ...] = ()

    def shuffle(self, rng: Randomness) -> None:
        """Try moves in any order: of moves that are worth the same, another is played each time."""
        for move in range(MOVES):
            self._memory.history[move] = rng.randrange(SHUFFLED)

    @property
    def nodes(self) -> int:
        """Positions looked at so far."""
        return int(self._memory.progress[NODES])

    @property
    def is_proved(self) -> bool:
        """Whether the result with best play is known."""
        return abs(self.score) > SURE

    def run(self, end: float) -> None:
        """Deepen until a time by `perf_counter`, the nodes are spent or the result is known.

        The first depth is always finished, so that there is a move.
        """
        pace = float(FIRST_SLICE) / SLICE
        while not self.is_proved and self.depth + 1 < DEEPEST:
            depth, known = self.depth + 1, self.nodes
            ended = False
            while not ended:
                now = time.perf_counter()
                limit = max(1, int(pace * min(SLICE, max(0.0, end - now))))
                if self.depth and (now >= end or 0 < self._nodes <= self.nodes):
                    self._hurry()
                    return
                if self._nodes:
                    limit = max(1, min(limit, self._nodes - self.nodes))
                before = self.nodes
                ended = self._search(depth, limit)
                depth = 0
                spent = time.perf_counter() - now
                pace = max(100.0, min(4 * pace, (self.nodes - before) / max(spent, 1e-6)))
            self._note()
            if self.nodes == known:
                return

    def _search(self, depth: int, limit: int) -> bool:
        return bool(
            self._call(
                self._options,
                self._state,
                depth,
                limit,
                self._weights,
                self._frames,
                self._memory,
            )
        )

    def _note(self) -> None:
        """Take down what a search to the end has found."""
        self.depth = int(self._frames.depths[0])
        self.score = int(self._frames.scores[0])
        self.line = tuple(int(move) for move in self._memory.lines[: self._memory.lengths[0]])
        self.moves = (MoveFound(self.line[0], self.nodes, chance(self.score)),)

    def _hurry(self) -> None:
        """Take what an unfinished search already knows to be better than before.

        It tries the best move of the search before it first, so whatever is best so far is
        either that move or one that beat it.
        """
        if self._frames.best[0] >= 0 and self._memory.lengths[0]:
            self._note()

    def found(self) -> Search:
        """What is known, as bots tell it."""
        own = chance(self.score)
        values = (own, 1 - own) if self._state.seat == 0 else (1 - own, own)
        return Search(self.nodes, self.depth, values, self.moves, self.line)


def chance(score: int) -> float:
    """The share of the win that a score promises."""
    if abs(score) > SURE:
        return float(score > 0)
    return 1 / (1 + exp(-score / UNIT))


def use(made: Made) -> None:
    """Call the loop once."""
    options = Options(2, 0, 0, 0, 0, 0)
    Deepening(made, options, start(options), (0.0,) * WEIGHTS, 100).run(0.0)


LOOP: Final = Loop(search, use)
