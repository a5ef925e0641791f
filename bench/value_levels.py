"""How far apart the levels of Senet and Les 4 colonnes are one ply deep, from thousands of games.

    python bench/value_levels.py GAME [name=value …] [--games N] [--seed N]

Each level against the one below: pairs with the same throws and the seats exchanged, as in
`colonnade arena`, but compiled, and so hundreds of times as fast. With more than two players both
take turns on the seats, and half of the wins is a fair share. `expert` only glances, which is what
`expert@1` does. The margin is the 95 % one of the mean over pairs.
"""

import argparse
from typing import Any

from colonnade.arena.match import Match
from colonnade.bots.api.registry import game_bot
from colonnade.bots.training.compare import mean
from colonnade.bots.value.play import bind_position_value
from colonnade.bots.value.value_bot import BELL, DRAWS, ValueBot
from colonnade.compiled import Value
from colonnade.compiled.compiler import Compiler
from colonnade.compiled.prng import below, following, stream_of, word
from colonnade.kernel.awaited import CHANCE, OVER
from colonnade.kernel.rulebook import Rules

AT_RANDOM = -1.0
"""The noise of a player that ignores the value."""
FINE = 1 << 20
"""Steps of a draw: as many as `below` takes."""
MOST = 512
"""Moves of a position, at most."""
APART = 1 << 20
"""What is added to a seed so that draws are no throws."""


def bind_playout(rules: Rules[Any, Any, Any], value: Value) -> Any:  # noqa: ANN401
    """Games between two levels."""
    awaits, legal, count, nth = rules.awaits, rules.legal, rules.count, rules.nth
    cases, cast, winners = rules.cases, rules.cast, rules.winners
    after_move, after_throw = rules.after_move, rules.after_throw
    judged = bind_position_value(rules, value)

    def play(
        options: Any,  # noqa: ANN401
        start: Any,  # noqa: ANN401
        seed: int,
        noises: Any,  # noqa: ANN401
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
                menu, noise = legal(options, state), noises[(state.seat + game) % 2]
                best = 0
                if noise < 0.0:
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
                        worths[index] += noise * (high - low) * error
                        if worths[index] > worths[best]:
                            best = index
                state = after_move(options, state, nth(menu, best))
            won = winners(options, state)
            ours = 0
            all_of_them = 0
            for seat in range(options.players):
                if won >> seat & 1:
                    all_of_them += 1
                    ours += 1 - (seat + game) % 2
            shares[game] = ours / all_of_them

    return play


def main() -> None:
    import numpy

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=("senet", "les-4-colonnes"))
    parser.add_argument("options", nargs="*")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    book, options = Match(
        given.game, tuple(given.options), ("", ""), given.seed
    ).rulebook_and_options()
    search = game_bot(book).search
    assert isinstance(search, ValueBot)
    model = search.value_model_of(options)
    play = Compiler(bind_playout(book.rules, model.value)).entry()
    weights, worths = numpy.array(model.weights), numpy.zeros(MOST)
    noises = {"random": AT_RANDOM, **{name: search.noise(name, options) for name in search.skills}}
    levels = list(noises)
    pairs = [*zip(levels[1:], levels, strict=False), (levels[-1], levels[0])]
    for one, other in pairs:
        shares = numpy.zeros(given.games + given.games % 2)
        both = numpy.array([noises[one], noises[other]])
        play(options, book.rules.start(options), given.seed, both, weights, worths, shares)
        share, margin = mean((shares[::2] + shares[1::2]) / 2)
        print(f"{one} – {other}: {share:.1%} ± {margin:.1%} of {len(shares)} games", flush=True)


if __name__ == "__main__":
    main()
