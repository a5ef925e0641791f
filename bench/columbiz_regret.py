"""How much worse than those of a long search the dice are that shorter ones keep in Columbiz.

    python bench/columbiz_regret.py [name=value …] [--positions N] [--steps N] [--seed N]

One position of each of so many games of `expert@1` against itself, before a choice of dice to keep.
The search notes what it would keep after some numbers of steps, and goes on to `--steps`; what it
then thinks of those keeps is compared with its best one. It judges itself: what the weights or the
turns played on get wrong is not seen, only whether more time would change the choice.
"""

import argparse
import os
import random
import time
from statistics import mean, stdev

from colonnade.bots.api.spec import bot_from_spec
from colonnade.games.columbiz import COLUMBIZ
from colonnade.games.columbiz.bot.game_bot import PositionSearcher
from colonnade.games.columbiz.bot.position_search import PositionSearch
from colonnade.games.columbiz.core.options import Options, read_options
from colonnade.games.columbiz.core.rules import KEEP
from colonnade.games.columbiz.core.state import State
from colonnade.kernel.awaited import CHANCE, OVER
from colonnade.kernel.statistics import NORMAL

SHORTER = (1, 10, 100, 300, 1000, 3000)
FOREVER = float("inf")


def position(options: Options, rng: random.Random) -> State:
    """A position of a game in which dice were kept."""
    rules, bot = COLUMBIZ.rules, bot_from_spec("expert@1", rng)
    state, kept = rules.start(options), []
    while (stage := rules.awaits(options, state)) != OVER:
        if stage == CHANCE:
            case = rng.randrange(rules.cases(options, state))
            state = rules.after_throw(options, state, rules.cast(options, state, case))
        else:
            move = bot.choose(COLUMBIZ, options, state)
            if move >= KEEP:
                kept.append(state)
            state = rules.after_move(options, state, move)
    return rng.choice(kept)


def regrets(search: PositionSearch, seat: int, steps: int) -> dict[int, float]:
    """By number of steps: what the best keep is worth beyond the one that was best then.

    Empty where pawns would be placed rather than dice kept.
    """
    chosen: dict[int, int] = {}
    for number in (*SHORTER, steps):
        # The survey of the turn is the first step.
        if number > 1:
            search.run(number - 1, FOREVER)
        chosen[number] = search.found().best
    if min(chosen.values()) < KEEP:
        return {}
    worth = {number: search.after(move - KEEP)[seat] for number, move in chosen.items()}
    return {number: worth[steps] - worth[number] for number in SHORTER}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("options", nargs="*")
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--steps", type=int, default=10000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    options = read_options(dict(option.split("=") for option in given.options))
    searcher, found = PositionSearcher(), []
    for number in range(given.positions):
        state = position(options, random.Random(f"{given.seed} {number}"))
        search = searcher.begun_search(options, state, 0)
        assert search is not None
        found.append(regrets(search, state.seat, given.steps))
    found = [each for each in found if each]
    print(f"{len(found)} positions of {options.players} players, judged by {given.steps} steps")
    for steps in SHORTER:
        lost = [each[steps] for each in found]
        margin = NORMAL * stdev(lost) / len(lost) ** 0.5
        others = sum(one > 0 for one in lost)
        print(f"{steps:5} steps: {mean(lost):.4f} ± {margin:.4f} of a win, {others} choose worse")
    print(f"{time.process_time():.0f} s of the processor, load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
