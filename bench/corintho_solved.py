"""How many positions of Corintho are solved: what best play brings, by the pieces left in hand.

    python bench/corintho_solved.py [name=value …] [--positions N] [--nodes N] [--seed N]
        [--left NUMBERS]

Searches of 500 nodes play games after six moves at random. In each game the first position is taken
in which both players together have so many pieces left. It is searched until its result is
certain (somebody wins by force, or the end of the game was seen on every line), or until so many
nodes were looked at. Nodes, and not time, so that the same command finds the same on any machine.
"""

import argparse
from random import Random

from colonnade.games.corintho.bot.iterative_deepening import LOOP, Deepening
from colonnade.games.corintho.bot.weights import load_weights
from colonnade.games.corintho.core.options import Options, read_options
from colonnade.games.corintho.core.rules import after_move, count, legal, nth, start
from colonnade.games.corintho.core.state import State
from colonnade.kernel.options import parse_assignments

RANDOM_MOVES = 6
NODES_A_MOVE = 500
NUMBERS = "4,6,8,10,12,14,16"


def in_hand(state: State) -> int:
    """How many pieces both players have left."""
    return sum(state.reserves >> 3 * number & 7 for number in range(6))


def met(options: Options, left: int, rng: Random) -> State | None:
    """The first position of a game with so many pieces left, None if the game ends before."""
    made, weights, state = LOOP.ready(), load_weights(options), start(options)
    moves = 0
    while not state.winners and in_hand(state) > left:
        menu = legal(options, state)
        if moves < RANDOM_MOVES:
            move = nth(menu, rng.randrange(count(menu)))
        else:
            search = Deepening(made, options, state, weights, NODES_A_MOVE)
            search.shuffle(rng)
            search.run(float("inf"))
            move = search.line[0]
        state, moves = after_move(options, state, move), moves + 1
    return None if state.winners else state


def solved(options: Options, state: State, nodes: int) -> tuple[bool, int]:
    """Whether the result of a position is certain after so many nodes, and how many it took."""
    search = Deepening(LOOP.ready(), options, state, load_weights(options), nodes)
    search.run(float("inf"))
    return search.is_proved or search.nodes < nodes, search.nodes


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("options", nargs="*", metavar="name=value")
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--nodes", type=int, default=5_000_000, help="about a second (5,000,000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--left", default=NUMBERS, help=f"pieces left in hand ({NUMBERS})")
    given = parser.parse_args()
    options = read_options(parse_assignments(given.options))
    for left in map(int, given.left.split(",")):
        rng, found = Random(f"{given.seed} {left}"), list[tuple[bool, int]]()
        games = 0
        while len(found) < given.positions:
            games += 1
            state = met(options, left, rng)
            if state is not None:
                found.append(solved(options, state, given.nodes))
        certain = sorted(nodes for is_certain, nodes in found if is_certain)
        within = f", half of these within {certain[len(certain) // 2]:,} nodes" if certain else ""
        print(
            f"{left} pieces left: {len(certain)} of {len(found)} solved{within}"
            f" ({games} games played)",
            flush=True,
        )


if __name__ == "__main__":
    main()
