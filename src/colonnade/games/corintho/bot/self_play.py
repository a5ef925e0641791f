"""Games that the search plays against itself, for learning."""

from collections.abc import Sequence
from fractions import Fraction
from random import Random

from colonnade.games.corintho import CORINTHO
from colonnade.games.corintho.core.lines import standing
from colonnade.games.corintho.core.options import Options
from colonnade.games.corintho.core.rules import after_move, count, legal, nth, start
from colonnade.games.corintho.core.state import State, tops

from .iterative_deepening import LOOP, Deepening


def self_played(
    options: Options, weights: Sequence[float], nodes: int, rng: Random, random_moves: int
) -> tuple[list[State], Sequence[Fraction]]:
    """The quiet positions of one game that were searched, and its result.

    It begins with fewer than `random_moves` moves at random, and ends when its result is certain.
    """
    made, state = LOOP.ready(), start(options)
    met: list[State] = []
    at_random = rng.randrange(random_moves)
    winners = 0
    while not winners:
        menu = legal(options, state)
        if at_random > 0:
            at_random -= 1
            move = nth(menu, rng.randrange(count(menu)))
        else:
            met.append(state)
            search = Deepening(made, options, state, weights, nodes)
            search.shuffle(rng)
            search.run(float("inf"))
            if search.is_proved:
                winners = 1 << (state.seat if search.score > 0 else 1 - state.seat)
                break
            move = search.line[0]
        state = after_move(options, state, move)
        winners = state.winners
    quiet = [before for before in met if not standing(tops(before.pieces))]
    return quiet, CORINTHO.result(winners, options.players)
