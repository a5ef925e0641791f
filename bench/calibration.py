"""Whether the chances of Senet and Les 4 colonnes are true: what is said, and how often it happens.

    python bench/calibration.py GAME [name=value …] [--games N] [--seed N]

The learned value plays against itself, one ply deep. Before one throw in ten, what each seat
is said to be worth is kept, with whether it wins. Positions of one game are no separate trials: the
margin is that of the mean over games of what was won less what was said, in each tenth.
"""

import argparse
from collections.abc import Sequence
from typing import Any

from colonnade.arena.match import Match
from colonnade.bots.api.registry import game_bot
from colonnade.bots.value.play import bind_play_until_throw, bind_position_value
from colonnade.bots.value.value_bot import ValueBot
from colonnade.compiled import Value
from colonnade.compiled.compiler import Compiler
from colonnade.compiled.prng import below, following, stream_of, word
from colonnade.kernel.awaited import OVER
from colonnade.kernel.rulebook import Rules
from colonnade.kernel.statistics import NORMAL

TENTHS = 10
SELDOM = 10
LONGEST = 10_000
"""Throws after which a game is left out."""
SAID, WON, POSITIONS = 0, 1, 2


def bind_asking(rules: Rules[Any, Any, Any], value: Value) -> Any:  # noqa: ANN401
    """A game of the value against itself, and what it predicted in each tenth."""
    awaits, cases, cast, after_throw = rules.awaits, rules.cases, rules.cast, rules.after_throw
    judged = bind_position_value(rules, value)
    settled = bind_play_until_throw(rules, judged)

    def ask(
        options: Any,  # noqa: ANN401
        start: Any,  # noqa: ANN401
        seed: int,
        number: int,
        weights: Sequence[float],
        said: Any,  # noqa: ANN401
    ) -> int:
        stream = stream_of(seed, number)
        state = start
        throws = 0
        while awaits(options, state) != OVER and throws < LONGEST:
            throws += 1
            stream = following(stream)
            if below(word(stream), SELDOM) == 0:
                for seat in range(options.players):
                    one = judged(options, state, seat, weights)
                    tenth = min(TENTHS - 1, int(TENTHS * one))
                    said[seat, tenth, SAID] += one
                    said[seat, tenth, POSITIONS] += 1
            stream = following(stream)
            code = cast(options, state, below(word(stream), cases(options, state)))
            state = settled(options, after_throw(options, state, code), weights)
        if awaits(options, state) == OVER:
            for seat in range(options.players):
                result = judged(options, state, seat, weights)
                for tenth in range(TENTHS):
                    said[seat, tenth, WON] = result * said[seat, tenth, POSITIONS]
            return throws
        return 0

    return ask


def main() -> None:
    import numpy

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=("senet", "les-4-colonnes"))
    parser.add_argument("options", nargs="*")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    book, options = Match(
        given.game, tuple(given.options), ("", ""), given.seed
    ).rulebook_and_options()
    search = game_bot(book).search
    assert isinstance(search, ValueBot)
    model = search.value_model_of(options)
    ask = Compiler(bind_asking(book.rules, model.value)).entry()
    weights, start = numpy.array(model.weights), book.rules.start(options)
    games, throws, stopped = [], 0, 0
    for number in range(given.games):
        said = numpy.zeros((options.players, TENTHS, 3))
        length = ask(options, start, given.seed, number, weights, said)
        if length:
            games.append(said.sum(axis=0))
            throws += length
        else:
            stopped += 1
    every = numpy.array(games)
    print(f"{len(games)} games, {throws / len(games):.0f} throws each, {stopped} stopped")
    for tenth in range(TENTHS):
        said, won, positions = every[:, tenth].sum(axis=0)
        if positions:
            off = every[:, tenth, WON] - every[:, tenth, SAID]
            error = NORMAL * off.std() * len(games) ** 0.5 / positions
            print(
                f"said {said / positions:6.1%}  won {won / positions:6.1%} ± {error:.1%}"
                f"  positions {positions:.0f}"
            )


if __name__ == "__main__":
    main()
