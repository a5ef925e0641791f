"""Simulations a second of our search beside OpenSpiel's C++ MCTS, in one run, taking turns.

    python bench/searches.py [ROUNDS]

Both sides search the first decisions of a game, each by so many simulations with one random game
at its end, and play what they find; forced moves are not searched. A round times one side and
then the other by the processor's clock. The table gives the median and the spread of the ratios
over the rounds; the least ratio asked for is 3.
"""

import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import pyspiel

from colonnade import compiled
from colonnade.games import GAMES
from colonnade.kernel.awaited import CHANCE, OVER

SIMS = 5_000
DECISIONS = 6
EXPLORATION = 1.4
LEAST = 3.0
SEED = 7
Pace = Callable[[int], float]


class Pair(NamedTuple):
    """One of our games, and the one of theirs that is nearest."""

    ours: str
    options: dict[str, str]
    theirs: str


PAIRS = (
    Pair("corintho", {}, "connect_four"),
    Pair("les-4-colonnes", {"players": "2"}, "maedn(players=2,twoPlayersOpposite=true)"),
    Pair("les-4-colonnes", {"players": "4"}, "maedn(players=4)"),
)


def our_pace(game: str, given: dict[str, str]) -> Pace:
    """Our simulations a second over the first decisions of a game."""
    book = GAMES[game]
    options, rules, search = book.options.read_options(given), book.rules, compiled.compiled(book)

    def run(seed: int) -> float:
        rng, state, spent, done = random.Random(seed), rules.start(options), 0.0, 0
        while done < DECISIONS:
            stage = rules.awaits(options, state)
            if stage == OVER:
                state = rules.start(options)
            elif stage == CHANCE:
                throw = rules.cast(options, state, rng.randrange(rules.cases(options, state)))
                state = rules.after_throw(options, state, throw)
            elif rules.count(menu := rules.legal(options, state)) == 1:
                state = rules.after_move(options, state, rules.nth(menu, 0))
            else:
                begun = time.process_time()
                found = search.search(options, state, seed=seed, sims=SIMS, exploration=EXPLORATION)
                spent += time.process_time() - begun
                done += 1
                state = rules.after_move(options, state, found.best)
        return DECISIONS * SIMS / spent

    run(0)  # compiles
    return run


def their_pace(name: str) -> Pace:
    """The same of OpenSpiel."""
    game = pyspiel.load_game(name)

    def run(seed: int) -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        bot = pyspiel.MCTSBot(game, evaluator, EXPLORATION, SIMS, 1000, False, seed, False)
        rng, state, spent, done = random.Random(seed), game.new_initial_state(), 0.0, 0
        while done < DECISIONS:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                state.apply_action(thrown(state, rng))
            elif len(legal := state.legal_actions()) == 1:
                state.apply_action(legal[0])
            else:
                begun = time.process_time()
                action = bot.step(state)
                spent += time.process_time() - begun
                done += 1
                state.apply_action(action)
        return DECISIONS * SIMS / spent

    return run


def thrown(state: Any, rng: random.Random) -> int:  # noqa: ANN401
    """One of the outcomes of a throw."""
    actions, odds = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(actions, odds)[0])


def main() -> int:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    slow = 0
    print(f"{'':34}{'ours/s':>12}{'theirs/s':>12}{'ratio':>8}{'spread':>16}")
    for pair in PAIRS:
        ours, theirs = our_pace(pair.ours, pair.options), their_pace(pair.theirs)
        paces = [(ours(SEED + turn), theirs(SEED + turn)) for turn in range(rounds)]
        ratios = sorted(one / other for one, other in paces)
        ratio = statistics.median(ratios)
        slow += ratio < LEAST
        name = f"{pair.ours} {pair.options.get('players', '')} : {pair.theirs.split('(')[0]}"
        print(
            f"{name:34}{statistics.median(one for one, _ in paces):12,.0f}"
            f"{statistics.median(other for _, other in paces):12,.0f}{ratio:8.1f}"
            f"{f'{ratios[0]:.1f} to {ratios[-1]:.1f}':>16}{'' if ratio >= LEAST else '  SLOW'}",
            flush=True,
        )
    return int(slow > 0)


if __name__ == "__main__":
    raise SystemExit(main())
