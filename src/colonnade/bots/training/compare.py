"""Plays two weight sets against each other, one ply deep; compares win rate and calibration.

Games come in pairs with the same throws and the seats exchanged. Before some throws both sets are
asked for their win probability, which is compared with the result: log-loss and calibration.
"""

from collections.abc import Callable, Sequence
from math import log
from typing import Any, Final, NamedTuple

from colonnade.bots.value.play import bind_best_reply, bind_position_value
from colonnade.compiled import Value
from colonnade.compiled.prng import below, following, stream_of, word
from colonnade.kernel.awaited import CHANCE, OVER
from colonnade.kernel.rulebook import AnyRules
from colonnade.kernel.statistics import NORMAL

Duel = Callable[..., None]

LONGEST: Final = 4096
"""Throws after which a game is stopped, without a winner."""
ASKED: Final = 4
"""At one throw in this many both sets are asked for their win probability."""
BINS: Final = 10
LEAST: Final = 1e-6
"""Probabilities below this count as this, so that the logarithm is finite."""


class Comparison(NamedTuple):
    """How the first set did beside the second; a margin is half of a 95 % interval."""

    games: int
    share: float
    margin: float
    loss: tuple[float, float]
    """Log-loss of the win probabilities, by set; less is better."""
    gain: float
    """By how much the log-loss of the first set is lower."""
    gain_margin: float
    error: tuple[float, float]
    """Mean calibration error over ten bins, by set."""

    def __str__(self) -> str:
        return (
            f"{self.games} games: {self.share:.2%} ± {self.margin:.2%}; "
            f"log-loss {self.loss[0]:.4f} beside {self.loss[1]:.4f} "
            f"(gain {self.gain:+.4f} ± {self.gain_margin:.4f}); "
            f"error {self.error[0]:.2%} beside {self.error[1]:.2%}"
        )


def bind_duel(rules: AnyRules, value: Value) -> Duel:
    """A function that plays games and writes their results and the probabilities given."""
    awaits, cases, cast, winners = rules.awaits, rules.cases, rules.cast, rules.winners
    after_throw = rules.after_throw
    replied = bind_best_reply(rules, bind_position_value(rules, value))

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


def compare_weights(
    duel: Duel,
    options: Any,  # noqa: ANN401
    start: Any,  # noqa: ANN401
    weight_sets: tuple[Sequence[float], Sequence[float]],
    seed: int,
    games: int,
) -> Comparison:
    """Let two sets of weights play an even number of games against each other."""
    import numpy

    games += games % 2
    rows = [numpy.array(weights) for weights in weight_sets]
    shares, losses = numpy.zeros(games), numpy.zeros((games, 2))
    bins = numpy.zeros((2, BINS, 3))
    said = numpy.zeros((LONGEST, 2, options.players))
    duel(options, start, seed, games, *rows, shares, losses, bins, said)
    # Two games of the same throws are one trial.
    share, margin = mean((shares[::2] + shares[1::2]) / 2)
    gain, gain_margin = mean(losses[:, 1] - losses[:, 0])
    return Comparison(
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
    """The mean distance between predictions and results."""
    return float(abs(bins[:, 0] - bins[:, 1]).sum() / bins[:, 2].sum())
