"""How far apart the levels of Senet and Les 4 colonnes are at a glance, from thousands of games.

    python bench/eyes.py GAME [name=value …] [--games N] [--seed N]

Each level against the one below, for two players: pairs with the same throws and the seats
exchanged, as in `colonnade arena`, but compiled, and so hundreds of times as fast. `expert` only
glances, which is what `expert@1` does. The margin is the 95 % one of the mean over pairs.
"""

import argparse
from importlib import import_module
from typing import Any

from colonnade.arena.match import Match
from colonnade.bots.duel import mean
from colonnade.bots.eye import bind_judging
from colonnade.bots.judge import BELL, DRAWS
from colonnade.bots.specialists import ROOMS
from colonnade.kernel.awaited import CHANCE, OVER
from colonnade.kernel.rulebook import Rules
from colonnade.swift import Value
from colonnade.swift.compiler import Compiler
from colonnade.swift.draws import below, following, stream_of, word

AT_RANDOM = -1.0
"""The blur of who does not look at all."""
FINE = 1 << 20
"""Steps of a draw: as many as `below` takes."""
MOST = 512
"""Moves of a position, at most."""
APART = 1 << 20
"""What is added to a seed so that draws are no throws."""


def bind_playing(rules: Rules[Any, Any, Any], value: Value) -> Any:  # noqa: ANN401
    """Games of two blurred eyes."""
    awaits, legal, count, nth = rules.awaits, rules.legal, rules.count, rules.nth
    cases, cast, winners = rules.cases, rules.cast, rules.winners
    after_move, after_throw = rules.after_move, rules.after_throw
    judged = bind_judging(rules, value)

    def play(
        options: Any,  # noqa: ANN401
        start: Any,  # noqa: ANN401
        seed: int,
        blurs: Any,  # noqa: ANN401
        weights: Any,  # noqa: ANN401
        worths: Any,  # noqa: ANN401
        shares: Any,  # noqa: ANN401
    ) -> None:
        for game in range(len(shares)):
            throws, draws = stream_of(seed, game // 2), stream_of(seed + APART, game)
            state = start
            while awaits(options, state) != OVER:
                if awaits(options, state) == CHANCE:
                    throws = following(throws)
                    case = below(word(throws), cases(options, state))
                    state = after_throw(options, state, cast(options, state, case))
                    continue
                menu, blur = legal(options, state), blurs[(state.seat + game) % 2]
                best = 0
                if blur < 0.0:
                    draws = following(draws)
                    best = below(word(draws), count(menu))
                elif count(menu) > 1:
                    low, high = 1.0, 0.0
                    for index in range(count(menu)):
                        after = after_move(options, state, nth(menu, index))
                        worths[index] = judged(options, after, state.seat, weights)
                        low, high = min(low, worths[index]), max(high, worths[index])
                    for index in range(count(menu)):
                        total = 0
                        for _ in range(DRAWS):
                            draws = following(draws)
                            total += below(word(draws), FINE)
                        error = (total / FINE - DRAWS / 2) * BELL
                        worths[index] += blur * (high - low) * error
                        if worths[index] > worths[best]:
                            best = index
                state = after_move(options, state, nth(menu, best))
            shares[game] = float(winners(options, state) >> game % 2 & 1)

    return play


def main() -> None:
    import numpy

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=("senet", "les-4-colonnes"))
    parser.add_argument("options", nargs="*")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    book, options = Match(given.game, tuple(given.options), ("", ""), given.seed).ruled()
    specialist = import_module(f"colonnade.bots.{ROOMS[given.game]}").SPECIALIST
    judgement = specialist.judgement_of(options)
    play = Compiler(bind_playing(book.rules, judgement.value)).entry()
    weights, worths = numpy.array(judgement.weights), numpy.zeros(MOST)
    blurs = {"random": AT_RANDOM, **{name: eye.blur for name, eye in specialist.eyes.items()}}
    levels = list(blurs)
    pairs = [*zip(levels[1:], levels, strict=False), (levels[-1], levels[0])]
    for one, other in pairs:
        shares = numpy.zeros(given.games + given.games % 2)
        both = numpy.array([blurs[one], blurs[other]])
        play(options, book.rules.start(options), given.seed, both, weights, worths, shares)
        share, margin = mean((shares[::2] + shares[1::2]) / 2)
        print(f"{one} – {other}: {share:.1%} ± {margin:.1%} of {len(shares)} games", flush=True)


if __name__ == "__main__":
    main()
