"""The tree of a search by simulations: nodes, the path of a simulation, and what is proved.

Written like rules, to be compiled.
"""

from math import sqrt
from typing import Any, Final, NamedTuple

from colonnade.compiled.arrays import Arrays
from colonnade.compiled.prng import stream_of
from colonnade.games.corintho.core.state import Menu
from colonnade.kernel import bits

from .winning_moves import NONE

DEEPEST: Final = 64
"""Moves of a path for which there is room; a game has fewer than 48."""


class Nodes(NamedTuple):
    """The nodes of a tree, one entry for each in every array; the root is the first."""

    visits: Any
    totals: Any
    """What all simulations through it have brought to the seat that moved there."""
    roots: Any
    """One divided by the square root of the visits."""
    codes: Any
    """The move that leads there."""
    children: Any
    """The child opened last, NONE where there is none."""
    siblings: Any
    """The child of the same parent that was opened before, NONE after the last."""
    placements: Any
    """The placements not tried yet."""
    steps: Any
    """The steps not tried yet."""
    winners: Any
    """The seats that win or share the win where that is proved, else zero."""
    fates: Any
    """All seats that win after those moves that are proved to lose."""


class Paths(NamedTuple):
    """One simulation, and what all of them have brought."""

    nodes: Any
    movers: Any
    """The seat that moved to each of the nodes."""
    values: Any
    """What the simulation brings to each seat."""
    sums: Any
    """The same of all simulations."""
    lost: Any
    """The move of the root that was visited most before it was proved to lose, and how often."""
    progress: Any
    """Nodes in use, the stream of random numbers, simulations so far, the longest path."""


USED: Final = 0
STREAM: Final = 1
SIMS: Final = 2
LONGEST: Final = 3


def new_nodes(arrays: Arrays, capacity: int) -> Nodes:
    """A tree of one node, the root, with no move to try yet; not compiled."""
    fractions = {"totals", "roots"}
    nodes = Nodes(
        *(
            arrays.floats(capacity) if name in fractions else arrays.ints(capacity)
            for name in Nodes._fields
        )
    )
    nodes.children[0] = NONE
    return nodes


def new_paths(arrays: Arrays, players: int, seed: int) -> Paths:
    """No simulation yet; not compiled."""
    ints, floats = arrays.ints, arrays.floats
    paths = Paths(ints(DEEPEST), ints(DEEPEST), floats(players), floats(players), ints(2), ints(4))
    paths.progress[USED] = 1
    paths.progress[STREAM] = stream_of(seed, 0)
    return paths


def has_room(nodes: Nodes, paths: Paths) -> bool:
    """Whether a node can be added."""
    return bool(paths.progress[USED] < len(nodes.visits))


def add_child(nodes: Nodes, paths: Paths, parent: int, move: int, menu: Menu, winners: int) -> int:
    """Add a node without visits."""
    node = int(paths.progress[USED])
    paths.progress[USED] += 1
    nodes.visits[node] = 0
    nodes.totals[node] = 0.0
    nodes.codes[node] = move
    nodes.siblings[node] = nodes.children[parent]
    nodes.children[parent] = node
    nodes.children[node] = NONE
    nodes.placements[node] = menu.placements
    nodes.steps[node] = menu.steps
    nodes.winners[node] = winners
    nodes.fates[node] = 0
    return node


def note_loss(
    nodes: Nodes, paths: Paths, parent: int, move: int, winners: int, visits: int
) -> None:
    """A move is proved to lose, and to whom."""
    nodes.fates[parent] |= winners
    if parent == 0 and visits >= paths.lost[1]:
        paths.lost[0], paths.lost[1] = move, visits


def credit(nodes: Nodes, paths: Paths, depth: int) -> None:
    """Tell all nodes of a path what its simulation has brought."""
    for seat in range(len(paths.values)):
        paths.sums[seat] += paths.values[seat]
    nodes.visits[0] += 1
    for step in range(1, depth + 1):
        node = paths.nodes[step]
        nodes.visits[node] += 1
        nodes.totals[node] += paths.values[paths.movers[step]]
        nodes.roots[node] = 1.0 / sqrt(nodes.visits[node])


def has_proved(nodes: Nodes, paths: Paths, depth: int) -> bool:
    """Tell the nodes of a path what the last of them proves; whether that is anything new.

    A seat wins where one of its moves does. Where all its moves lose, whoever wins after any of
    them shares the win: which one it will be is for a seat to decide that has nothing from it.
    """
    is_new = nodes.winners[0] != 0
    while depth > 0 and nodes.winners[paths.nodes[depth]]:
        node, parent, seat = paths.nodes[depth], paths.nodes[depth - 1], paths.movers[depth]
        winners = nodes.winners[node]
        depth -= 1
        if winners == 1 << seat:
            nodes.winners[parent] = winners
        else:
            if winners >> seat & 1 == 0:
                is_new = True
                unlink(nodes, parent, node)
                note_loss(nodes, paths, parent, nodes.codes[node], winners, nodes.visits[node])
            nodes.winners[parent] = best_share(nodes, parent)
        is_new = is_new or nodes.winners[parent] != 0
    return bool(is_new)


def best_share(nodes: Nodes, node: int) -> int:
    """The winners where all moves are proved, and none to win; zero as long as they are not."""
    child = nodes.children[node]
    if nodes.placements[node] | nodes.steps[node]:
        return 0
    best = nodes.fates[node] if child == NONE else nodes.winners[child]
    while child != NONE:
        winners = nodes.winners[child]
        if winners == 0:
            return 0
        if bits.count(winners) < bits.count(best):
            best = winners
        child = nodes.siblings[child]
    return int(best)


def unlink(nodes: Nodes, parent: int, node: int) -> None:
    """Take a child off the list of its parent."""
    child = nodes.children[parent]
    if child == node:
        nodes.children[parent] = nodes.siblings[node]
        return
    while nodes.siblings[child] != node:
        child = nodes.siblings[child]
    nodes.siblings[child] = nodes.siblings[node]
