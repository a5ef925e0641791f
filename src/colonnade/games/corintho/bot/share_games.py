"""Games of one that searches among UCT players, to learn what positions are worth there.

Players who see less make mistakes of their own kind, which no game of equals tells of.
"""

from array import array
from collections.abc import Sequence
from math import inf
from random import Random
from typing import Final

from colonnade.bots.api.thinking import Budget
from colonnade.bots.search.uct import SEEDS, UctThinker
from colonnade.games.corintho import CORINTHO
from colonnade.games.corintho.core.options import Options
from colonnade.games.corintho.core.rules import after_move, count, legal, nth, start
from colonnade.games.corintho.core.state import State

from .growing_tree import LOOP, GrowingTree
from .share_network import PLACES, ShareNetwork, share_places
from .share_self_play import END, JUDGED, LENGTH, UNJUDGED

LEVEL: Final = "hard"
"""A level that never moves at random."""
RANDOM_MOVES: Final = 20
"""Moves at random before every other game, fewer than this."""
RANDOM_RATE: Final = 0.04
"""How many later moves are at random."""


def games_among_uct(
    options: Options,
    hands: Sequence[float],
    network: ShareNetwork,
    positions: int,
    sims: int,
    uct_sims: int,
    rng: Random,
) -> tuple["array[int]", "array[float]"]:
    """Play games until so many positions are met: rows as in `share_self_play`, and shares."""
    rows, shares = array("q"), array("d")
    made, players = LOOP.ready(), options.players
    uct = UctThinker(LEVEL, rng, Budget(sims=uct_sims))
    while len(rows) < positions * LENGTH:
        state, mine = start(options), rng.randrange(players)
        at_random = rng.randrange(RANDOM_MOVES) if rng.randrange(2) else 0
        for _ in range(at_random):
            if not state.winners:
                state = any_move(options, state, rng)
        while not state.winners:
            is_searched = state.seat == mine
            rows.extend((*share_places(options, state), state.seat))
            if is_searched:
                seed = rng.randrange(SEEDS)
                tree = GrowingTree(made, options, state, hands, sims, seed, network)
                tree.run(inf)
                found = tree.found()
                move = found.best
                shares.extend(found.values)
            else:
                move = uct.think(CORINTHO, options, state).move
                shares.extend([0.0] * players)
            is_random = rng.random() < RANDOM_RATE
            rows.extend((not (is_searched and is_random), JUDGED if is_searched else UNJUDGED))
            state = any_move(options, state, rng) if is_random else after_move(options, state, move)
        rows.extend((*[0] * (PLACES + 2), END))
        shares.extend(map(float, CORINTHO.result(state.winners, players)))
    return rows, shares


def any_move(options: Options, state: State, rng: Random) -> State:
    """The position after any move."""
    menu = legal(options, state)
    return after_move(options, state, nth(menu, rng.randrange(count(menu))))
