"""The tree of a search by simulations: nodes, the path of a simulation, and what is proved.

Written like rules, to be compiled.
"""

from math import sqrt
from typing import Any, Final, NamedTuple

from colonnade.compiled.arrays import Arrays
from colonnade.compiled.prng import stream_of
from colonnade.games.corintho.core.state import Menu
from colonnade.kernel import bits

from .share_network import INNER_UNITS, UNITS
from .winning_moves import NONE

DEEPEST: Final = 64
"""Moves of a path for which there is room; a game has fewer than 48."""
LATER: Final = 4.0
"""How many times as likely a seat that loses anyway plays a move that loses one move later."""
SURE: Final = 0.9999
"""A share above which a win is certain."""
HOPELESS: Final = 0.02
"""A proved share below which a move loses."""


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
    ends: Any
    """Where it is proved who wins: in how many moves, plus one; else zero."""
    latest: Any
    """The same of the moves that are proved to lose, of the one that loses the latest."""
    fates: Any
    """For each node and seat: its share where that is proved. Before, what the moves that are
    proved to lose bring to the seat, each as often as it is likely."""
    hopes: Any
    """What the seat to act hopes for from a move that was not tried."""


class Paths(NamedTuple):
    """One simulation, and what all of them have brought."""

    nodes: Any
    movers: Any
    """The seat that moved to each of the nodes."""
    values: Any
    """What the simulation brings to each seat."""
    sums: Any
    """The same of all simulations."""
    units: Any
    inner_units: Any
    """Where the network adds up."""
    lost: Any
    """Of the moves of the root that lose the one that loses the latest, how often it was visited
    before that was known, and when it loses, as in `Nodes.ends`."""
    progress: Any
    """Nodes in use, the stream of random numbers, simulations so far, the longest path."""


USED: Final = 0
STREAM: Final = 1
SIMS: Final = 2
LONGEST: Final = 3


def new_nodes(arrays: Arrays, players: int, capacity: int) -> Nodes:
    """Room for a tree; not compiled."""
    ints, floats = arrays.ints, arrays.floats
    return Nodes(
        visits=ints(capacity),
        totals=floats(capacity),
        roots=floats(capacity),
        codes=ints(capacity),
        children=ints(capacity),
        siblings=ints(capacity),
        placements=ints(capacity),
        steps=ints(capacity),
        ends=ints(capacity),
        latest=ints(capacity),
        fates=floats(capacity * players),
        hopes=floats(capacity),
    )


def new_paths(arrays: Arrays, players: int, seed: int) -> Paths:
    """No simulation yet; not compiled."""
    ints, floats = arrays.ints, arrays.floats
    paths = Paths(
        nodes=ints(DEEPEST),
        movers=ints(DEEPEST),
        values=floats(players),
        sums=floats(players),
        units=arrays.singles(((0.0,) * UNITS,))[0],
        inner_units=arrays.singles(((0.0,) * INNER_UNITS,))[0],
        lost=ints(3),
        progress=ints(4),
    )
    paths.progress[STREAM] = stream_of(seed, 0)
    return paths


def begin_tree(nodes: Nodes, paths: Paths) -> None:
    """Begin a tree: the root alone, with no move to try yet."""
    for seat in range(len(paths.sums)):
        paths.sums[seat] = 0.0
    for number in range(len(paths.lost)):
        paths.lost[number] = 0
    paths.progress[USED] = 0
    paths.progress[SIMS] = 0
    paths.progress[LONGEST] = 0
    add_node(nodes, paths, NONE, Menu(0, 0))


def has_room(nodes: Nodes, paths: Paths) -> bool:
    """Whether a node can be added."""
    return bool(paths.progress[USED] < len(nodes.visits))


def add_node(nodes: Nodes, paths: Paths, move: int, menu: Menu) -> int:
    """A node without visits, parent or children."""
    node = int(paths.progress[USED])
    paths.progress[USED] += 1
    nodes.visits[node] = 0
    nodes.totals[node] = 0.0
    nodes.codes[node] = move
    nodes.siblings[node] = NONE
    nodes.children[node] = NONE
    nodes.placements[node] = menu.placements
    nodes.steps[node] = menu.steps
    nodes.ends[node] = 0
    nodes.latest[node] = 0
    players = len(paths.values)
    nodes.hopes[node] = 1.0 / players
    for seat in range(players):
        nodes.fates[node * players + seat] = 0.0
    return node


def add_child(nodes: Nodes, paths: Paths, parent: int, move: int, menu: Menu) -> int:
    """A node without visits below another."""
    node = add_node(nodes, paths, move, menu)
    nodes.siblings[node] = nodes.children[parent]
    nodes.children[parent] = node
    return node


def prove(nodes: Nodes, paths: Paths, node: int, winners: int, end: int) -> None:
    """Tell a node who wins or shares the win, and in how many moves, plus one."""
    players = len(paths.values)
    nodes.ends[node] = end
    for seat in range(players):
        share = 1.0 / bits.count(winners) if winners >> seat & 1 else 0.0
        nodes.fates[node * players + seat] = share


def note_loss(nodes: Nodes, paths: Paths, parent: int, move: int, winners: int, end: int) -> None:
    """A move that was not tried is proved to lose, to whom, and how soon."""
    players = len(paths.values)
    likely = LATER**end / bits.count(winners)
    for seat in range(players):
        if winners >> seat & 1:
            nodes.fates[parent * players + seat] += likely
    nodes.latest[parent] = max(nodes.latest[parent], end)
    keep_loss(paths, parent, move, end, 0)


def keep_loss(paths: Paths, parent: int, move: int, end: int, visits: int) -> None:
    """Of the moves of the root that lose the one that loses latest is kept."""
    lost = paths.lost
    if parent == 0 and (end > lost[2] or (end == lost[2] and visits >= lost[1])):
        lost[0], lost[1], lost[2] = move, visits, end


def lose(nodes: Nodes, paths: Paths, parent: int, node: int) -> None:
    """A child is proved to lose: its parent is told, and it is visited no more."""
    players, end = len(paths.values), nodes.ends[node]
    likely = LATER**end
    for seat in range(players):
        nodes.fates[parent * players + seat] += likely * nodes.fates[node * players + seat]
    nodes.latest[parent] = max(nodes.latest[parent], end)
    unlink(nodes, parent, node)
    keep_loss(paths, parent, nodes.codes[node], end, nodes.visits[node])


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

    A seat wins where one of its moves does. Where all its moves lose, who wins is for a seat to
    decide that has nothing from it: most play the move that loses the latest, as they hope for
    mistakes or see the others lose.
    """
    is_new = nodes.ends[0] != 0
    players = len(paths.values)
    while depth > 0 and nodes.ends[paths.nodes[depth]]:
        node, parent, seat = paths.nodes[depth], paths.nodes[depth - 1], paths.movers[depth]
        share = nodes.fates[node * players + seat]
        depth -= 1
        if share > SURE:
            take_over(nodes, paths, parent, node)
        else:
            if share < HOPELESS:
                is_new = True
                lose(nodes, paths, parent, node)
            settle(nodes, paths, parent, seat)
        is_new = is_new or nodes.ends[parent] != 0
    return bool(is_new)


def take_over(nodes: Nodes, paths: Paths, parent: int, node: int) -> None:
    """A position is worth what its best move is."""
    players = len(paths.values)
    for seat in range(players):
        nodes.fates[parent * players + seat] = nodes.fates[node * players + seat]
    nodes.ends[parent] = nodes.ends[node] + 1


def settle(nodes: Nodes, paths: Paths, node: int, mover: int) -> None:
    """Prove a position if all its moves are proved, and none to win."""
    if nodes.placements[node] | nodes.steps[node]:
        return
    players = len(paths.values)
    best, child = NONE, nodes.children[node]
    while child != NONE:
        if nodes.ends[child] == 0:
            return
        if (
            best == NONE
            or nodes.fates[child * players + mover] > nodes.fates[best * players + mover]
        ):
            best = child
        child = nodes.siblings[child]
    if best != NONE:
        take_over(nodes, paths, node, best)
        return
    total = 0.0
    for seat in range(players):
        total += nodes.fates[node * players + seat]
    for seat in range(players):
        nodes.fates[node * players + seat] /= total
    nodes.ends[node] = nodes.latest[node] + 1


def unlink(nodes: Nodes, parent: int, node: int) -> None:
    """Take a child off the list of its parent."""
    child = nodes.children[parent]
    if child == node:
        nodes.children[parent] = nodes.siblings[node]
        return
    while nodes.siblings[child] != node:
        child = nodes.siblings[child]
    nodes.siblings[child] = nodes.siblings[node]
