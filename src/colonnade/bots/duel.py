"""Two lots of weights for one game against each other, one move deep: which are better, and truer.

Every two games have the same throws and the seats exchanged. Besides who wins, it is kept what
both lots said before some throws, so that it can be held against what came of it.
"""

from collections.abc import Callable, Sequence
from math import log
from typing import Any, Final, NamedTuple

from colonnade.kernel.awaited import CHANCE, OVER
from colonnade.kernel.rulebook import Rules
from colonnade.swift import Value
from colonnade.swift.draws import below, following, stream_of, word
from colonnade.swift.interval import NORMAL

from .eye import bind_judging, bind_replying

Duel = Callable[..., None]

LONGEST: Final = 4096
"""Throws after which a game is broken off, as one that nobody has won."""
ASKED: Final = 4
"""One throw of so many is used to ask what both lots think."""
BINS: Final = 10
LEAST: Final = 1e-6
"""No chance is taken to be less when it is held against what came of it."""


class Verdict(NamedTuple):
    """How the first lot did beside the second; a margin is half of an interval of 95 %."""

    games: int
    share: float
    margin: float
    loss: tuple[float, float]
    """What a chance said of the winner costs by its logarithm, by lot: the less, the truer."""
    gain: float
    """How much less the first lot lost."""
    gain_margin: float
    error: tuple[float, float]
    """How far what was said lies from what came, on the average over tenths, by lot."""

    def __str__(self) -> str:
        return (
            f"{self.games} games: {self.share:.2%} ± {self.margin:.2%}; "
            f"log-loss {self.loss[0]:.4f} beside {self.loss[1]:.4f} "
            f"(gain {self.gain:+.4f} ± {self.gain_margin:.4f}); "
            f"error {self.error[0]:.2%} beside {self.error[1]:.2%}"
        )


def bind_duel(rules: Rules[Any, Any, Any], value: Value) -> Duel:
    """A function that plays games and writes down how they went."""
    awaits, cases, cast, winners = rules.awaits, rules.cases, rules.cast, rules.winners
    after_throw = rules.after_throw
    replied = bind_replying(rules, bind_judging(rules, value))

    def duel(
        options: Any,  # noqa: ANN401
        start: Any,  # noqa: ANN401
        seed: int,
        games: int,
        first: Any,  # noqa: ANN401
        second: Any,  # noqa: ANN401
        shares: Any,  # noqa: ANN401
        losses: Any,  # noqa: ANN401
        bins: Any,  # noqa: ANN401
        said: Any,  # noqa: ANN401
    ) -> None:
        players = options.players
        for game in range(games):
            stream = stream_of(seed, game // 2)
            state = start
            throws = 0
            asked = 0
            stage = awaits(options, state)
            while stage != OVER and throws < LONGEST:
                if stage == CHANCE:
                    if throws % ASKED == 0:
                        for seat in range(players):
                            said[asked, 0, seat] = value(options, state, seat, first)
                            said[asked, 1, seat] = value(options, state, seat, second)
                        asked += 1
                    throws += 1
                    stream = following(stream)
                    case = below(word(stream), cases(options, state))
                    state = after_throw(options, state, cast(options, state, case))
                elif (state.seat + game) % 2 == 0:
                    state = replied(options, state, first)
                else:
                    state = replied(options, state, second)
                stage = awaits(options, state)
            shares[game] = 0.5
            losses[game, 0] = 0.0
            losses[game, 1] = 0.0
            if stage != OVER:
                continue
            won = winners(options, state)
            ours = 0
            all_of_them = 0
            for seat in range(players):
                if won >> seat & 1:
                    all_of_them += 1
                    ours += 1 - (seat + game) % 2
            shares[game] = ours / all_of_them
            for row in range(asked):
                for lot in range(2):
                    for seat in range(players):
                        chance = said[row, lot, seat]
                        has_won = won >> seat & 1
                        tenth = min(BINS - 1, int(BINS * chance))
                        bins[lot, tenth, 0] += chance
                        bins[lot, tenth, 1] += has_won
                        bins[lot, tenth, 2] += 1.0
                        if has_won:
                            losses[game, lot] -= log(max(LEAST, chance)) / all_of_them / asked

    return duel


def fought(
    duel: Duel,
    options: Any,  # noqa: ANN401
    start: Any,  # noqa: ANN401
    lots: tuple[Sequence[float], Sequence[float]],
    seed: int,
    games: int,
) -> Verdict:
    """Let two lots of weights play games against each other: an even number of them."""
    import numpy

    games += games % 2
    rows = [numpy.array(lot) for lot in lots]
    shares, losses = numpy.zeros(games), numpy.zeros((games, 2))
    bins = numpy.zeros((2, BINS, 3))
    said = numpy.zeros((LONGEST, 2, options.players))
    duel(options, start, seed, games, *rows, shares, losses, bins, said)
    # Two games of the same throws are one trial.
    share, margin = mean((shares[::2] + shares[1::2]) / 2)
    gain, gain_margin = mean(losses[:, 1] - losses[:, 0])
    return Verdict(
        games=games,
        share=share,
        margin=margin,
        loss=(float(losses[:, 0].mean()), float(losses[:, 1].mean())),
        gain=gain,
        gain_margin=gain_margin,
        error=(error_of(bins[0]), error_of(bins[1])),
    )


def mean(trials: Any) -> tuple[float, float]:  # noqa: ANN401
    """The mean of trials, and its margin."""
    return float(trials.mean()), float(NORMAL * trials.std() / len(trials) ** 0.5)


def error_of(bins: Any) -> float:  # noqa: ANN401
    """How far what was said lies from what came, on the average."""
    return float(abs(bins[:, 0] - bins[:, 1]).sum() / bins[:, 2].sum())
