"""One bot among players of another kind, each seat in turn, in games of three and more.

    python bench/one_among_many.py GAME BOT OTHERS [name=value …] [--games N] [--seed N]

Half of the games begin after four moves at random. A fair share is one divided by the number of
players. The processor time per move of either kind is printed: bots that think by number are to
be compared at equal time.
"""

import argparse
import os
import random
import time

from colonnade.arena.match import Match
from colonnade.bots.api.spec import bot_from_spec
from colonnade.kernel.awaited import CHANCE, OVER
from colonnade.kernel.statistics import of_share

OPENING = 4
REPORTED = 50


class Clock:
    """Processor seconds of the moves of one kind of bot."""

    def __init__(self) -> None:
        self.seconds, self.moves = 0.0, 0

    @property
    def milliseconds(self) -> float:
        """Per move."""
        return 1000 * self.seconds / max(1, self.moves)


def play(match: Match, number: int, clocks: tuple[Clock, Clock]) -> tuple[int, float]:
    """One game: the seat of the first bot, and its share."""
    book, options = match.rulebook_and_options()
    rules, rng = book.rules, random.Random(f"{match.seed} {number}")
    seat = number % options.players
    bots = [bot_from_spec(name, rng) for name in match.names]
    left = OPENING if number // options.players % 2 else 0
    state = rules.start(options)
    while (stage := rules.awaits(options, state)) != OVER:
        if stage == CHANCE:
            case = rng.randrange(rules.cases(options, state))
            state = rules.after_throw(options, state, rules.cast(options, state, case))
            continue
        menu = rules.legal(options, state)
        if left:
            left -= 1
            move = rules.nth(menu, rng.randrange(rules.count(menu)))
        else:
            who = 0 if state.seat == seat else 1
            begun = time.thread_time()
            move = bots[who].choose(book, options, state)
            if rules.count(menu) > 1:
                clocks[who].seconds += time.thread_time() - begun
                clocks[who].moves += 1
        state = rules.after_move(options, state, move)
    return seat, float(book.result(rules.winners(options, state), options.players)[seat])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("others")
    parser.add_argument("options", nargs="*")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    match = Match(given.game, tuple(given.options), (given.bot, given.others), given.seed)
    play(match, -1, (Clock(), Clock()))  # compiles what is to be timed
    clocks, shares = (Clock(), Clock()), dict[int, list[float]]()
    for number in range(given.games):
        seat, share = play(match, number, clocks)
        shares.setdefault(seat, []).append(share)
        if not (number + 1) % REPORTED or number + 1 == given.games:
            won = sum(map(sum, shares.values())) / (number + 1)
            _, low, high = of_share(won, number + 1)
            seats = (f"{sum(shares[one]) / len(shares[one]):.0%}" for one in sorted(shares))
            print(
                f"{given.game} {' '.join(given.options)} {given.bot} among {given.others}, seed "
                f"{given.seed}: {number + 1} games, {won:.1%} ({low:.1%} to {high:.1%}), by seat "
                f"{' '.join(seats)}; {clocks[0].milliseconds:.1f} and {clocks[1].milliseconds:.1f} "
                f"ms of the processor a move, load {os.getloadavg()[0]:.0f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
