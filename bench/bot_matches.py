"""Two bots in Columbiz, Senet or Les 4 colonnes, with the luck of the dice taken out of the result.

    python bench/bot_matches.py GAME FIRST SECOND [name=value …] [--games N] [--seed N]
        [--seconds N]

Pairs of games as `colonnade arena` plays them, for any number of players. From every result is
taken what the throws have brought: the learned worth of the position after each throw and its best
replies, less the mean over all throws. Whoever plays, and however well the worth was learned, that
has mean zero, so the adjusted share is that of the arena; but in Senet a hundred games say as much
as two thousand do. In Columbiz the worth is that of a search of the exact odds, so many turns that
may follow weighed (`--steps`). The interval is that of the means of pairs. `--seconds` ends after
the pair in which they are over. At the end it is told how much of a processor each bot took for a
move, on the average of those that left something to choose.
"""

import argparse
import os
import random
import sys
import time
from collections.abc import Callable
from math import inf
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from colonnade.arena.match import Entrant, Match
from colonnade.bots.api.chooser import Chooser
from colonnade.bots.api.function_bot import FunctionBot
from colonnade.bots.api.registry import game_bot
from colonnade.bots.api.spec import bot_from_spec
from colonnade.bots.api.thinking import Budget
from colonnade.bots.search.expectimax import ValueModel
from colonnade.bots.value.estimates import BatchEstimator
from colonnade.bots.value.play import bind_play_until_throw, bind_position_value
from colonnade.bots.value.value_bot import ValueBot
from colonnade.compiled import Value, background
from colonnade.compiled.compiler import Compiler
from colonnade.kernel.awaited import CHANCE, CHOICE, OVER
from colonnade.kernel.rulebook import Rules
from colonnade.kernel.statistics import NORMAL

# What another script compiled of this one names the module as that script imports it.
sys.path.insert(0, str(Path(__file__).parents[1]))

REPORTED = 5
"""Pairs after which the result so far is told."""
Luck = Callable[[Any, Any, int, int], float]
"""From options, a state, a throw and a mask of seats to what the throw brings them."""


class Clock:
    """Adds up the time of the processor that bots take for their choices."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self.choices: dict[str, int] = {}

    def choose(self, name: str, bot: Chooser, match: Match, state: Any) -> int:  # noqa: ANN401
        """What a bot chooses, timed where there is a choice."""
        book, options = match.rulebook_and_options()
        begun = time.thread_time()
        move = bot.choose(book, options, state)
        if book.rules.count(book.rules.legal(options, state)) > 1:
            spent = time.thread_time() - begun
            self.seconds[name] = self.seconds.get(name, 0.0) + spent
            self.choices[name] = self.choices.get(name, 0) + 1
        return move

    def __str__(self) -> str:
        return ", ".join(
            f"{name} {1000 * seconds / self.choices[name]:.1f} ms a choice"
            for name, seconds in self.seconds.items()
        )


def bind_luck(rules: Rules[Any, Any, Any], value: Value) -> Callable[..., float]:
    """What a throw brings some seats beyond what was to be expected."""
    cases, cast, after_throw = rules.cases, rules.cast, rules.after_throw
    judged = bind_position_value(rules, value)
    settled = bind_play_until_throw(rules, judged)

    def brought(options: Any, state: Any, throw: int, seats: int, weights: Any) -> float:  # noqa: ANN401
        came = 0.0
        total = 0.0
        for case in range(cases(options, state)):
            code = cast(options, state, case)
            after = settled(options, after_throw(options, state, code), weights)
            worth = 0.0
            for seat in range(options.players):
                if seats >> seat & 1:
                    worth += judged(options, after, seat, weights)
            total += worth
            if code == throw:
                came = worth
        return came - total / cases(options, state)

    return brought


def luck_by(model: ValueModel) -> Luck:
    """The same, compiled, with what was learned."""
    import numpy

    compiled = Compiler(bind_luck(model.book.rules, model.value)).entry()
    weights = numpy.array(model.weights)
    return lambda options, state, throw, seats: float(
        compiled(options, state, throw, seats, weights)
    )


def luck_by_search(rules: Rules[Any, Any, Any], search: BatchEstimator, steps: int) -> Luck:
    """The same by one search that knows what all throws are worth."""

    def brought(options: Any, state: Any, throw: int, seats: int) -> float:  # noqa: ANN401
        shares = search.estimate_children(options, state, Budget(sims=steps))
        worth = {
            code: sum(share for seat, share in enumerate(each) if seats >> seat & 1)
            for code, each in shares.items()
        }
        odds, cases = rules.odds(options, state), rules.cases(options, state)
        return worth[throw] - sum(weight * worth[code] for code, weight in odds) / cases

    return brought


def play(match: Match, number: int, turned: int, luck: Luck, clock: Clock) -> tuple[float, float]:
    """One game: the share of the first bot, and the same without its luck."""
    book, options = match.rulebook_and_options()
    rules, throws = book.rules, random.Random(f"{match.seed} {number}")
    draws = random.Random(f"{match.seed} {number} {turned}")
    bots = [new_bot(entrant, draws) for entrant in match.entrants]
    own = [seat for seat in range(options.players) if (seat + turned) % 2 == 0]
    state, lucky = rules.start(options), 0.0
    while (stage := rules.awaits(options, state)) != OVER:
        if stage == CHANCE:
            case = throws.randrange(rules.cases(options, state))
            throw = rules.cast(options, state, case)
            lucky += luck(options, state, throw, sum(1 << seat for seat in own))
            state = rules.after_throw(options, state, throw)
        else:
            which = (state.seat + turned) % 2
            move = clock.choose(match.names[which], bots[which], match, state)
            state = rules.after_move(options, state, move)
    result = book.result(rules.winners(options, state), options.players)
    total = float(sum(result))
    share = float(sum(result[seat] for seat in own)) / total
    return share, share - lucky / total


def new_bot(entrant: Entrant, draws: random.Random) -> Chooser:
    """A bot by its name, or a function as one."""
    return bot_from_spec(entrant, draws) if isinstance(entrant, str) else FunctionBot(entrant)


def warm_up(match: Match) -> None:
    """Let both bots compile all that they will use, by one choice each."""
    book, options = match.rulebook_and_options()
    rules, draws = book.rules, random.Random(1)
    state = rules.start(options)
    while rules.awaits(options, state) == CHANCE or rules.count(rules.legal(options, state)) == 1:
        if rules.awaits(options, state) == CHOICE:
            state = rules.after_move(options, state, rules.nth(rules.legal(options, state), 0))
        else:
            case = draws.randrange(rules.cases(options, state))
            state = rules.after_throw(options, state, rules.cast(options, state, case))
    background.at_once = True
    for entrant in match.entrants:
        new_bot(entrant, draws).choose(book, options, state)
    background.at_once = False


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=("columbiz", "senet", "les-4-colonnes"))
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("options", nargs="*")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=inf)
    parser.add_argument("--steps", type=int, default=16)
    given = parser.parse_args()
    match = Match(given.game, tuple(given.options), (given.first, given.second), given.seed)
    book, options = match.rulebook_and_options()
    search = game_bot(book).search
    if isinstance(search, ValueBot):
        luck = luck_by(search.value_model_of(options))
    else:
        assert isinstance(search, BatchEstimator)
        luck = luck_by_search(book.rules, search, given.steps)
    run(match, given.games, luck, given.seconds)


def run(match: Match, games: int, luck: Luck, seconds: float = inf) -> None:
    """Play pairs of games, and tell how they went."""
    warm_up(match)
    begun, clock, shares, adjusted = time.perf_counter(), Clock(), [], []
    for number in range(games // 2):
        pair = [play(match, number, turned, luck, clock) for turned in (0, 1)]
        shares.append(mean(share for share, _ in pair))
        adjusted.append(mean(share for _, share in pair))
        if not (number + 1) % REPORTED:
            print(told(match, shares, adjusted), flush=True)
        if time.perf_counter() - begun > seconds:
            break
    print(told(match, shares, adjusted))
    print(f"{clock}; {time.process_time():.0f} s of the processor, load {os.getloadavg()[0]:.1f}")


def told(match: Match, shares: list[float], adjusted: list[float]) -> str:
    """The result so far."""
    margin = NORMAL * stdev(adjusted) / len(adjusted) ** 0.5 if len(adjusted) > 1 else 1.0
    return (
        f"{match.game} {' '.join(match.options)} {' – '.join(match.names)}, seed {match.seed}:"
        f" {2 * len(shares)} games, won {mean(shares):.1%},"
        f" without luck {mean(adjusted):.1%} ± {margin:.1%}"
    )


if __name__ == "__main__":
    main()
