"""Games of three and four that the search plays against itself; written to be compiled.

A game begins with some moves at random, and now and then goes on with one: a search judges
positions that good play never meets, and has to know those too.
"""

from collections.abc import Sequence
from typing import Any, Final

from colonnade.compiled.lazy_kernel import Kernel, LazyKernel
from colonnade.compiled.prng import below, following, stream_of, word
from colonnade.games.corintho import CORINTHO
from colonnade.games.corintho.core.options import FEWEST_PLAYERS, Options
from colonnade.games.corintho.core.rules import after_move, start
from colonnade.games.corintho.core.state import State

from .board_self_play import at_random
from .evaluation import number_of_weights
from .playouts import write_shares
from .share_network import PLACES, ShareNetwork, new_network, share_places
from .tree_nodes import DEEPEST, SIMS, STREAM, Nodes, Paths, new_nodes, new_paths
from .tree_search import grow
from .winning_moves import NONE

RANDOM_MOVES: Final = 24
"""Moves at random before a game, fewer than this."""
RANDOM_RATE: Final = 60
"""Of a thousand later moves, how many are at random."""
GONE_ON: Final = 250
"""Of a thousand games whose result is proved, how many go on, with a move at random."""

# A row of what was met: the places of `share_network`, then these.
SEAT: Final = PLACES
IS_FOLLOWED: Final = PLACES + 1
"""Whether the next row is of the position after the move that the search found best."""
KIND: Final = PLACES + 2
LENGTH: Final = PLACES + 3

# Kinds of rows.
JUDGED: Final = 0
PROVED: Final = 1
END: Final = 2
"""The end of a game, which is no position to be judged."""
UNJUDGED: Final = 3
"""Of a position nothing is known but what came of it."""


def best_of(nodes: Nodes, paths: Paths) -> int:
    """The move of the root that was visited most, or the one that loses the latest."""
    best, child = NONE, nodes.children[0]
    while child != NONE:
        if best == NONE or nodes.visits[child] > nodes.visits[best]:
            best = child
        child = nodes.siblings[child]
    return int(paths.lost[0] if best == NONE else nodes.codes[best])


def note(options: Options, state: State, nodes: Nodes, paths: Paths, row: Any) -> None:  # noqa: ANN401
    """Take down a position; what was found is left in the values of `paths`."""
    at = share_places(options, state)
    for number in range(PLACES):
        row[number] = at[number]
    row[SEAT] = state.seat
    row[IS_FOLLOWED] = 0
    row[KIND] = PROVED if nodes.ends[0] else JUDGED
    total = 0.0
    for seat in range(options.players):
        total += paths.sums[seat]
    for seat in range(options.players):
        paths.values[seat] = nodes.fates[seat] if nodes.ends[0] else paths.sums[seat] / total


def play_games(
    options: Options,
    sims: int,
    seed: int,
    first: int,
    rows: Any,  # noqa: ANN401
    shares: Any,  # noqa: ANN401
    next_game: Any,  # noqa: ANN401
    weights: Sequence[float],
    network: ShareNetwork,
    nodes: Nodes,
    paths: Paths,
) -> int:
    """Play games from a number on until the rows may not be enough for one more; how many rows.

    The number of the game that would come next is left in `next_game`.
    """
    met, game = 0, first
    while met < len(rows) - DEEPEST:
        stream = following(stream_of(seed, game))
        state = start(options)
        for _ in range(below(word(stream), RANDOM_MOVES)):
            stream = following(stream)
            if state.winners == 0:
                state = at_random(options, state, word(stream))
        while state.winners == 0:
            stream = following(stream)
            paths.progress[STREAM] = word(stream)
            paths.progress[SIMS] = 0
            grow(options, state, sims, weights, network, nodes, paths)
            note(options, state, nodes, paths, rows[met])
            keep(paths, shares, met)
            met += 1
            stream = following(stream)
            drawn = below(word(stream), 1000)
            is_proved = nodes.ends[0] != 0
            if is_proved and drawn >= GONE_ON:
                break
            if is_proved or drawn < RANDOM_RATE:
                stream = following(stream)
                state = at_random(options, state, word(stream))
                continue
            rows[met - 1][IS_FOLLOWED] = 1
            state = after_move(options, state, best_of(nodes, paths))
            if state.winners:
                rows[met][IS_FOLLOWED] = 0
                rows[met][KIND] = END
                write_shares(state.winners, paths)
                keep(paths, shares, met)
                met += 1
        game += 1
    next_game[0] = game
    return met


def keep(paths: Paths, shares: Any, row: int) -> None:  # noqa: ANN401
    """Take down the share of each seat."""
    players = len(paths.values)
    for seat in range(players):
        shares[row * players + seat] = paths.values[seat]


def use(made: Kernel) -> None:
    """Call the loop once."""
    arrays, players = made.arrays, FEWEST_PLAYERS + 1
    made.call(
        Options(players, 0, 0, 0, 0, 0),
        10,
        1,
        0,
        arrays.rows(DEEPEST + 1, LENGTH),
        arrays.floats((DEEPEST + 1) * players),
        arrays.ints(1),
        arrays.table((0.0,) * number_of_weights(players)),
        new_network(arrays),
        new_nodes(arrays, players, 16),
        new_paths(arrays, players, 1),
    )


LOOP: Final = LazyKernel(play_games, use, CORINTHO.id)
