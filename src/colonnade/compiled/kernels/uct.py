"""UCT with explicit chance nodes, written once over the rules and bound to each game.

A node is an index into arrays that are made once per search. The children of a choice are a block
of consecutive nodes, those of a throw a linked list, because only the throws that happened have
one. States are not stored: a simulation replays the moves from the root, which costs less than
storing them.
"""

from collections.abc import Callable, Sequence
from math import log, sqrt
from typing import Any, Final, NamedTuple

from colonnade.compiled.hooks import Evaluate
from colonnade.compiled.prng import below, following, word
from colonnade.kernel.awaited import CHANCE, OVER
from colonnade.kernel.rulebook import AnyRules

Function = Callable[..., Any]

NONE: Final = -1
NOBODY: Final = -1
ENDLESS: Final = -1
"""A number of tokens that is never counted down to zero."""


class Nodes(NamedTuple):
    """The attributes of all nodes, one array per attribute."""

    visits: Any
    totals: Any
    """The sum of the results of the seat that chose this node, over all its visits."""
    roots: Any
    """One divided by the square root of the visits."""
    codes: Any
    """The move or throw that leads here; among unopened children, the index in the menu."""
    children: Any
    """The first child, NONE while there is none."""
    widths: Any
    """How many children a choice has."""
    opened: Any
    """How many of them were visited; those come first."""
    siblings: Any
    """The next child of the same throw, NONE after the last."""


class Paths(NamedTuple):
    """Output of one simulation."""

    nodes: Any
    """The nodes it went through."""
    movers: Any
    """The seat that chose each of them, NOBODY for a throw."""
    values: Any
    """The value of its last state for each seat."""
    sums: Any
    """The same, summed over all simulations."""


def bind_random_play(rules: AnyRules) -> Function:
    """A function that plays at random from a state, until the game is over or for some tokens."""
    awaits, legal, count, nth = rules.awaits, rules.legal, rules.count, rules.nth
    cases, cast = rules.cases, rules.cast
    after_move, after_throw = rules.after_move, rules.after_throw

    def play(options: Any, state: Any, stream: int, tokens: int) -> Any:  # noqa: ANN401
        stage = awaits(options, state)
        while stage != OVER and tokens != 0:
            tokens -= 1
            stream = following(stream)
            if stage == CHANCE:
                case = below(word(stream), cases(options, state))
                state = after_throw(options, state, cast(options, state, case))
            else:
                menu = legal(options, state)
                state = after_move(options, state, nth(menu, below(word(stream), count(menu))))
            stage = awaits(options, state)
        return state

    return play


def bind_rollout(rules: AnyRules) -> Evaluate:
    """The evaluator that plays one random game to its end; its weights are the payoffs."""
    play, winners = bind_random_play(rules), rules.winners

    def rollout(
        options: Any,  # noqa: ANN401
        state: Any,  # noqa: ANN401
        drawn: int,
        weights: Sequence[float],
        values: Any,  # noqa: ANN401
    ) -> None:
        over = play(options, state, drawn, ENDLESS)
        write_payoffs(weights, 0, winners(options, over), options.players, values)

    return rollout


def write_payoffs(
    payoffs: Sequence[float],
    first: int,
    winners: int,
    players: int,
    values: Any,  # noqa: ANN401
) -> None:
    """Write each seat's payoff when these seats win; the table begins at `first`."""
    for seat in range(players):
        values[seat] = payoffs[first + winners * players + seat]


def bind_uct(rules: AnyRules, evaluate: Evaluate) -> Function:
    """Runs simulations, each of which adds a node to the tree and updates its path."""
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
                    child = child_of_throw(nodes, node, code)
                    if child == NONE:
                        if used == len(nodes.visits):
                            break
                        child = add_child_of_throw(nodes, node, used, code)
                        used += 1
                    state = after_throw(options, state, code)
                else:
                    mover = state.seat
                    if nodes.children[node] == NONE:
                        width = count(legal(options, state))
                        if used + width > len(nodes.visits):
                            break
                        add_children(nodes, node, used, width)
                        used += width
                    if nodes.opened[node] < nodes.widths[node]:
                        child = next_unvisited(nodes, node, drawn)
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
                write_payoffs(payoffs, 0, winners(options, state), options.players, paths.values)
            else:
                stream = following(stream)
                evaluate(options, state, word(stream), weights, paths.values)
            for seat in range(options.players):
                paths.sums[seat] += paths.values[seat]
            credit(nodes, paths, depth)
            deepest = max(deepest, depth)
        return used, stream, deepest

    return grow


def child_of_throw(nodes: Nodes, node: int, code: int) -> int:
    """The child of a throw, NONE when it happens for the first time."""
    child: int = nodes.children[node]
    while child != NONE and nodes.codes[child] != code:
        child = nodes.siblings[child]
    return child


def fresh(nodes: Nodes, node: int, code: int) -> None:
    """Initialise a node."""
    nodes.visits[node] = 0
    nodes.totals[node] = 0.0
    nodes.codes[node] = code
    nodes.children[node] = NONE


def add_child_of_throw(nodes: Nodes, node: int, child: int, code: int) -> int:
    """Add a child for a throw that has not happened before."""
    fresh(nodes, child, code)
    nodes.siblings[child] = nodes.children[node]
    nodes.children[node] = child
    return child


def add_children(nodes: Nodes, node: int, first: int, width: int) -> None:
    """Add all children of a choice, none of them visited."""
    nodes.children[node] = first
    nodes.widths[node] = width
    nodes.opened[node] = 0
    for index in range(width):
        fresh(nodes, first + index, index)


def next_unvisited(nodes: Nodes, node: int, drawn: int) -> int:
    """The next child to be visited for the first time, all equally likely."""
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
        # The mean plus scale / sqrt(visits); the inverse root is stored.
        score = (nodes.totals[child] * nodes.roots[child] + scale) * nodes.roots[child]
        if score > highest:
            highest = score
            best = child
    return best


def credit(nodes: Nodes, paths: Paths, depth: int) -> None:
    """Back-propagation: add the result of a simulation to every node on its path."""
    nodes.visits[0] += 1
    for step in range(1, depth + 1):
        node = paths.nodes[step]
        nodes.visits[node] += 1
        if paths.movers[step] != NOBODY:
            nodes.totals[node] += paths.values[paths.movers[step]]
            nodes.roots[node] = 1.0 / sqrt(nodes.visits[node])
