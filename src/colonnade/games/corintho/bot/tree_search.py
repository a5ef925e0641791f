"""Search by simulations (UCT) among three and more, each for itself; written to be compiled.

A move that wins at once is taken wherever it is seen, and one that lets the next seat win at once
is not visited. Wins and losses that are proved go up the tree, and moves that lose are visited no
more. A position met for the first time is judged by a network (`share_network`) or, where none was
learned, by a short game (`playouts`).
"""

from collections.abc import Sequence
from math import log, sqrt
from typing import Final

from colonnade.games.corintho.core.options import Options
from colonnade.games.corintho.core.rules import after_move, is_empty, legal
from colonnade.games.corintho.core.state import Menu, State

from .playouts import draw, play_out
from .share_network import ShareNetwork, is_learned, judge_by_network
from .tree_nodes import (
    LONGEST,
    SIMS,
    Nodes,
    Paths,
    add_child,
    begin_tree,
    credit,
    has_proved,
    has_room,
    note_loss,
    prove,
    settle,
    take_over,
)
from .winning_moves import NONE, winning_move, without

EXPLORATION: Final = 0.25
UNTRIED: Final = 0.5
"""How much of the bonus of a move without visits one has that was not tried: fewer moves are tried
before the good ones are visited again."""


def grow(
    options: Options,
    root: State,
    sims: int,
    weights: Sequence[float],
    network: ShareNetwork,
    nodes: Nodes,
    paths: Paths,
) -> None:
    """Add simulations, as long as the result is not proved."""
    if paths.progress[SIMS] == 0:
        begin_tree(nodes, paths)
        menu = legal(options, root)
        nodes.placements[0], nodes.steps[0] = menu.placements, menu.steps
        move = winning_move(options, root, menu)
        if move != NONE:
            child = add_child(nodes, paths, 0, move, Menu(0, 0))
            prove(nodes, paths, child, 1 << root.seat, 1)
            take_over(nodes, paths, 0, child)
    for _ in range(sims):
        if nodes.ends[0]:
            break
        simulate(options, root, weights, network, nodes, paths)
        paths.progress[SIMS] += 1


def simulate(
    options: Options,
    state: State,
    weights: Sequence[float],
    network: ShareNetwork,
    nodes: Nodes,
    paths: Paths,
) -> None:
    """Go down the tree to a node that is new, or proved, and tell what it is worth."""
    node, depth, is_leaf = 0, 0, False
    while not is_leaf:
        child = promising(nodes, node, has_room(nodes, paths))
        is_new = child == NONE
        if is_new:
            child = open_child(options, state, node, nodes, paths)
        if child == NONE:
            # If all that was not tried loses, the children are left.
            is_leaf = nodes.ends[node] != 0 or not has_room(nodes, paths)
            continue
        depth += 1
        paths.nodes[depth] = node = child
        paths.movers[depth] = state.seat
        state = after_move(options, state, nodes.codes[node])
        is_leaf = is_new or nodes.ends[node] != 0
    paths.progress[LONGEST] = max(paths.progress[LONGEST], depth)
    if nodes.ends[node]:
        for seat in range(options.players):
            paths.values[seat] = nodes.fates[node * options.players + seat]
    elif is_learned(network):
        judge_by_network(options, state, network, paths.units, paths.inner_units, paths.values)
        nodes.hopes[node] = paths.values[state.seat]
    else:
        menu = Menu(nodes.placements[node], nodes.steps[node])
        play_out(options, state, menu, weights, paths)
    # Where something is proved, what is worth something is another move.
    if not has_proved(nodes, paths, depth):
        credit(nodes, paths, depth)


def promising(nodes: Nodes, node: int, can_open: bool) -> int:
    """The child with the highest upper confidence bound; NONE for a move that was not tried."""
    scale = EXPLORATION * sqrt(log(nodes.visits[node] + 1.0))
    best, highest = NONE, -1.0
    if can_open and nodes.placements[node] | nodes.steps[node]:
        highest = nodes.hopes[node] + UNTRIED * scale
    child = nodes.children[node]
    while child != NONE:
        # The mean plus scale / sqrt(visits); the inverse root is stored.
        score = (nodes.totals[child] * nodes.roots[child] + scale) * nodes.roots[child]
        if score > highest:
            best, highest = child, score
        child = nodes.siblings[child]
    return int(best)


def open_child(options: Options, state: State, node: int, nodes: Nodes, paths: Paths) -> int:
    """Try moves, in any order, until one does not lose at once; NONE if all do, or no room is left.

    If no other child is left then either, who wins is proved.
    """
    menu = Menu(nodes.placements[node], nodes.steps[node])
    child = NONE
    while child == NONE and has_room(nodes, paths) and not is_empty(menu):
        move = draw(paths, menu)
        menu = without(menu, move)
        after = after_move(options, state, move)
        winners, end, choice = after.winners, 1, Menu(0, 0)
        if winners == 0:
            choice = legal(options, after)
            if winning_move(options, after, choice) != NONE:
                winners, end = 1 << after.seat, 2
        if winners and winners >> state.seat & 1 == 0:
            note_loss(nodes, paths, node, move, winners, end)
        else:
            child = add_child(nodes, paths, node, move, choice)
            if winners:
                prove(nodes, paths, child, winners, end)
    nodes.placements[node], nodes.steps[node] = menu.placements, menu.steps
    if child == NONE:
        settle(nodes, paths, node, state.seat)
    return child
