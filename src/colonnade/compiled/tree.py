"""A UCT search that can be continued: its tree so far, and its result."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from colonnade.compiled.kernels.uct import NONE, Nodes, Paths
from colonnade.kernel.awaited import CHOICE, OVER
from colonnade.kernel.rulebook import AnyRules

from .arrays import Arrays
from .prng import stream_of

DEPTH: Final = 512
"""The longest line of play that is kept in the tree."""
EXPLORATION: Final = 0.7


@dataclass(frozen=True, slots=True)
class MoveFound:
    """One move of the root: its visits, and its mean result for the seat to act."""

    move: int
    visits: int
    value: float


@dataclass(frozen=True, slots=True)
class Search:
    """The result of a search."""

    sims: int
    depth: int
    """The longest line of play searched."""
    values: tuple[float, ...]
    """The expected result of each seat."""
    moves: tuple[MoveFound, ...]
    """The moves tried, the most visited first; empty where no choice is awaited."""
    line: tuple[int, ...]
    """The codes of the most visited moves and throws, from the root on."""

    @property
    def best(self) -> int:
        """The move tried most often."""
        return self.moves[0].move


class Tree:
    """A tree over one position, to which simulations can be added."""

    def __init__(
        self,
        grow: Callable[..., tuple[int, int, int]],
        rules: AnyRules,
        options: Any,  # noqa: ANN401
        state: Any,  # noqa: ANN401
        *,
        arrays: Arrays,
        capacity: int,
        seed: int,
        exploration: float,
        payoffs: Sequence[float],
        weights: Sequence[float],
    ) -> None:
        self._grow = grow
        self._rules, self._options, self._state = rules, options, state
        self._exploration = float(exploration)
        self._payoffs, self._weights = payoffs, weights
        self._nodes = Nodes(
            visits=arrays.ints(capacity),
            totals=arrays.floats(capacity),
            roots=arrays.floats(capacity),
            codes=arrays.ints(capacity),
            children=arrays.ints(capacity),
            widths=arrays.ints(capacity),
            opened=arrays.ints(capacity),
            siblings=arrays.ints(capacity),
        )
        self._nodes.children[0] = NONE
        self._paths = Paths(
            arrays.ints(DEPTH),
            arrays.ints(DEPTH),
            arrays.floats(options.players),
            arrays.floats(options.players),
        )
        self._stream = stream_of(seed, 0)
        self._used = 1
        self.sims = 0
        self.depth = 0

    def grow(self, sims: int) -> None:
        """Run a number of simulations."""
        self._used, self._stream, depth = self._grow(
            self._options,
            self._state,
            sims,
            self._stream,
            self._exploration,
            self._used,
            self._payoffs,
            self._weights,
            self._nodes,
            self._paths,
        )
        self.sims += sims
        self.depth = max(self.depth, depth)

    def found(self) -> Search:
        """The current result."""
        players = self._options.players
        values = tuple(float(self._paths.sums[seat]) / max(1, self.sims) for seat in range(players))
        return Search(self.sims, self.depth, values, self._moves(), self._line())

    def _moves(self) -> tuple[MoveFound, ...]:
        if self._rules.awaits(self._options, self._state) != CHOICE:
            return ()
        nodes = self._nodes
        found = [
            MoveFound(int(nodes.codes[child]), visits, float(nodes.totals[child]) / visits)
            for child in self._children(0, CHOICE)
            if (visits := int(nodes.visits[child]))
        ]
        return tuple(sorted(found, key=lambda move: (-move.visits, -move.value, move.move)))

    def _line(self) -> tuple[int, ...]:
        rules, options, state, node = self._rules, self._options, self._state, 0
        line: list[int] = []
        while (stage := rules.awaits(options, state)) != OVER:
            children = self._children(node, stage)
            if not children:
                break
            node = max(children, key=lambda child: int(self._nodes.visits[child]))
            code = int(self._nodes.codes[node])
            line.append(code)
            step = rules.after_move if stage == CHOICE else rules.after_throw
            state = step(options, state, code)
        return tuple(line)

    def _children(self, node: int, stage: int) -> list[int]:
        """The visited children of a node."""
        nodes = self._nodes
        child = int(nodes.children[node])
        if child == NONE:
            return []
        if stage == CHOICE:
            return list(range(child, child + int(nodes.opened[node])))
        chain: list[int] = []
        while child != NONE:
            chain.append(child)
            child = int(nodes.siblings[child])
        return chain
