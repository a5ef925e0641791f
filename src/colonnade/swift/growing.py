"""UCT with explicit chance, written once over the rules and bound to each game.

A node is a number; what is known of it lies in arrays made once for a whole search. The children
of a choice are a block of consecutive nodes, those of a throw a chain, because only the throws
that happened have one. States are not kept: a simulation replays the moves from the root, which
costs less than storing them.
"""

from collections.abc import Callable, Sequence
from math import log, sqrt
from typing import Any, Final, NamedTuple

from colonnade.kernel.awaited import CHANCE, OVER
from colonnade.kernel.rulebook import Rules

from .draws import below, following, word
from .hooks import Evaluate

Function = Callable[..., Any]
AnyRules = Rules[Any, Any, Any]

NONE: Final = -1
NOBODY: Final = -1


class Nodes(NamedTuple):
    """What is known of each node, one array for each fact."""

    visits: Any
    totals: Any
    """What the seat that chose this node got in all its visits together."""
    roots: Any
    """One divided by the square root of the visits."""
    codes: Any
    """The move or throw that leads here; among unopened children, the index in the menu."""
    children: Any
    """The first child, NONE before there is any."""
    widths: Any
    """How many children a choice has."""
    opened: Any
    """How many of them were visited; those come first."""
    siblings: Any
    """The next child of the same throw, NONE after the last."""


class Paths(NamedTuple):
    """Where a simulation writes."""

    nodes: Any
    """The nodes it went through."""
    movers: Any
    """The seat that chose each of them, NOBODY where a throw did."""
    values: Any
    """What its end is worth to each seat."""
    sums: Any
    """The same, added up over all simulations."""


def bind_rollout(rules: AnyRules) -> Evaluate:
    """The evaluator that plays one random game to its end; its weights are the payoffs."""
    awaits, legal, count, nth = rules.awaits, rules.legal, rules.count, rules.nth
    cases, cast, winners = rules.cases, rules.cast, rules.winners
    after_move, after_throw = rules.after_move, rules.after_throw

    def rollout(
        options: Any,  # noqa: ANN401
        state: Any,  # noqa: ANN401
        drawn: int,
        weights: Sequence[float],
        values: Any,  # noqa: ANN401
    ) -> None:
        stage = awaits(options, state)
        stream = drawn
        while stage != OVER:
            stream = following(stream)
            if stage == CHANCE:
                case = below(word(stream), cases(options, state))
                state = after_throw(options, state, cast(options, state, case))
            else:
                menu = legal(options, state)
                state = after_move(options, state, nth(menu, below(word(stream), count(menu))))
            stage = awaits(options, state)
        judge(weights, winners(options, state), options.players, values)

    return rollout


def judge(payoffs: Sequence[float], winners: int, players: int, values: Any) -> None:  # noqa: ANN401
    """Write what each seat gets when these seats win, from the table of all results."""
    for seat in range(players):
        values[seat] = payoffs[winners * players + seat]


def bind_growing(rules: AnyRules, evaluate: Evaluate) -> Function:
    """A number of simulations, each of which adds to the tree and updates it."""
    awaits, legal, count, nth = rules.awaits, rules.legal, rules.count, rules.nth
    cases, cast, winners = rules.cases, rules.cast, rules.winners
    after_move, after_throw = rules.after_move, rules.after_throw

    def grow(
        options: Any,  # noqa: ANN401
        root: Any,  # noqa: ANN401
        sims: int,
        stream: int,
        exploration: float,
        used: int,
        payoffs: Sequence[float],
        weights: Sequence[float],
        nodes: Nodes,
        paths: Paths,
    ) -> tuple[int, int, int]:
        deepest = 0
        for _ in range(sims):
            state = root
            node = 0
            depth = 0
            stage = awaits(options, state)
            while stage != OVER and nodes.visits[node] and depth + 1 < len(paths.nodes):
                stream = following(stream)
                drawn = word(stream)
                if stage == CHANCE:
                    mover = NOBODY
                    code = cast(options, state, below(drawn, cases(options, state)))
                    child = thrown(nodes, node, code)
                    if child == NONE:
                        if used == len(nodes.visits):
                            break
                        child = chained(nodes, node, used, code)
                        used += 1
                    state = after_throw(options, state, code)
                else:
                    mover = state.seat
                    if nodes.children[node] == NONE:
                        width = count(legal(options, state))
                        if used + width > len(nodes.visits):
                            break
                        spread(nodes, node, used, width)
                        used += width
                    if nodes.opened[node] < nodes.widths[node]:
                        child = opened(nodes, node, drawn)
                        nodes.codes[child] = nth(legal(options, state), nodes.codes[child])
                    else:
                        child = promising(nodes, node, exploration)
                    state = after_move(options, state, nodes.codes[child])
                depth += 1
                node = child
                paths.nodes[depth] = node
                paths.movers[depth] = mover
                stage = awaits(options, state)
            if stage == OVER:
                judge(payoffs, winners(options, state), options.players, paths.values)
            else:
                stream = following(stream)
                evaluate(options, state, word(stream), weights, paths.values)
            for seat in range(options.players):
                paths.sums[seat] += paths.values[seat]
            credit(nodes, paths, depth)
            deepest = max(deepest, depth)
        return used, stream, deepest

    return grow


def thrown(nodes: Nodes, node: int, code: int) -> int:
    """The child of a throw, NONE when it happens for the first time."""
    child: int = nodes.children[node]
    while child != NONE and nodes.codes[child] != code:
        child = nodes.siblings[child]
    return child


def fresh(nodes: Nodes, node: int, code: int) -> None:
    """Make a node ready to be visited for the first time."""
    nodes.visits[node] = 0
    nodes.totals[node] = 0.0
    nodes.codes[node] = code
    nodes.children[node] = NONE


def chained(nodes: Nodes, node: int, child: int, code: int) -> int:
    """Add a child for a throw that has not happened before."""
    fresh(nodes, child, code)
    nodes.siblings[child] = nodes.children[node]
    nodes.children[node] = child
    return child


def spread(nodes: Nodes, node: int, first: int, width: int) -> None:
    """Add all children of a choice, none of them opened."""
    nodes.children[node] = first
    nodes.widths[node] = width
    nodes.opened[node] = 0
    for index in range(width):
        fresh(nodes, first + index, index)


def opened(nodes: Nodes, node: int, drawn: int) -> int:
    """The next child to be visited for the first time, any of them equally likely."""
    done: int = nodes.opened[node]
    child: int = nodes.children[node] + done
    other = child + below(drawn, nodes.widths[node] - done)
    nodes.codes[child], nodes.codes[other] = nodes.codes[other], nodes.codes[child]
    nodes.opened[node] = done + 1
    return child


def promising(nodes: Nodes, node: int, exploration: float) -> int:
    """The child with the highest upper confidence bound."""
    first: int = nodes.children[node]
    scale = exploration * sqrt(log(nodes.visits[node]))
    best = first
    highest = -1.0
    for child in range(first, first + nodes.widths[node]):
        # The mean plus scale / sqrt(visits), with the inverse root at hand.
        score = (nodes.totals[child] * nodes.roots[child] + scale) * nodes.roots[child]
        if score > highest:
            highest = score
            best = child
    return best


def credit(nodes: Nodes, paths: Paths, depth: int) -> None:
    """Tell every node of a simulation what it was worth to the seat that chose it."""
    nodes.visits[0] += 1
    for step in range(1, depth + 1):
        node = paths.nodes[step]
        nodes.visits[node] += 1
        if paths.movers[step] != NOBODY:
            nodes.totals[node] += paths.values[paths.movers[step]]
            nodes.roots[node] = 1.0 / sqrt(nodes.visits[node])
