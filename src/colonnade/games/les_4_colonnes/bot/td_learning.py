"""Learning what positions of Les 4 colonnes are worth, by playing against oneself.

As in Senet: what all throws promise is kept beside what the one that came has brought, and, from
the end of a game backwards, every opinion is moved towards that promise, corrected by what later
turned out to be misjudged; how the dice fell cancels out.
"""

from collections.abc import Callable
from math import exp
from typing import Any, Final

from colonnade.bots.value.network import gradient_step, score
from colonnade.bots.value.play import bind_play_until_throw
from colonnade.compiled.prng import below, following, stream_of, word
from colonnade.games.les_4_colonnes.core.movement import partner
from colonnade.games.les_4_colonnes.core.options import Options
from colonnade.games.les_4_colonnes.core.state import State, state_of
from colonnade.kernel.awaited import CHOICE, OVER
from colonnade.kernel.rulebook import Rules

from .features import features
from .value import UNITS, chance

Learn = Callable[..., int]

LONGEST: Final = 2048
"""Positions after which a game is broken off, and valued by the current weights."""
FIELDS: Final = 13
"""Numbers of a state."""
SEATS: Final = 4
OFTEN: Final = 1 << 20
"""Chances are given in this many parts."""
PAIRS_OF_DICE: Final = 36
"""The cases of a throw of two dice."""


def bind_learning(rules: Rules[Options, State, int]) -> Learn:
    """A function that plays games and learns from them; it says how many positions it saw."""
    awaits, legal, count, nth = rules.awaits, rules.legal, rules.count, rules.nth
    cases, cast, winners = rules.cases, rules.cast, rules.winners
    after_move, after_throw = rules.after_move, rules.after_throw
    played = bind_play_until_throw(rules, chance)

    def weigh(options: Options, state: State, weights: Any, targets: Any) -> None:  # noqa: ANN401
        """Write the chances of all seats behind the targets."""
        if awaits(options, state) != OVER:
            estimate(options, state, weights, targets)
            return
        won = winners(options, state)
        for seat in range(options.players):
            targets[SEATS + seat] = 1.0 if won >> seat & 1 else 0.0

    def learn(
        options: Options,
        start: State,
        seed: int,
        first: int,
        games: int,
        rate: float,
        trust: float,
        strays: int,
        weights: Any,  # noqa: ANN401
        trail: Any,  # noqa: ANN401
        worths: Any,  # noqa: ANN401
        targets: Any,  # noqa: ANN401
    ) -> int:
        seen = 0
        players = options.players
        for game in range(games):
            stream = stream_of(seed, first + game)
            state = start
            length = 0
            while awaits(options, state) != OVER and length < LONGEST:
                stream = following(stream)
                drawn = word(stream)
                for field in range(FIELDS):
                    trail[length, field] = state[field]
                for seat in range(players):
                    worths[length, seat] = 0.0
                number = cases(options, state)
                fallen = below(drawn, number)
                coming = state
                for case in range(number):
                    code = cast(options, state, case)
                    # Two dice fall as they do in two ways of which one is looked at.
                    weight = 1
                    if number == PAIRS_OF_DICE:
                        one, other = case // 6, case % 6
                        if one > other and case != fallen:
                            continue
                        weight = 0 if one > other else 1 if one == other else 2
                    after = played(options, after_throw(options, state, code), weights)
                    weigh(options, after, weights, targets)
                    for seat in range(players):
                        worths[length, seat] += weight * targets[SEATS + seat]
                    if case == fallen:
                        coming = after
                for seat in range(players):
                    worths[length, seat] /= number
                length += 1
                stream = following(stream)
                if below(word(stream), OFTEN) < strays:
                    coming = after_throw(options, state, cast(options, state, fallen))
                    while awaits(options, coming) == CHOICE:
                        stream = following(stream)
                        menu = legal(options, coming)
                        move = nth(menu, below(word(stream), count(menu)))
                        coming = after_move(options, coming, move)
                state = coming
            seen += length
            weigh(options, state, weights, targets)
            for seat in range(players):
                targets[seat] = targets[SEATS + seat]
            for step in range(length - 1, -1, -1):
                state = state_of(trail[step])
                for seat in range(players):
                    surprise = targets[seat] - targets[SEATS + seat]
                    targets[seat] = worths[step, seat] + trust * surprise
                improve(options, state, targets, rate, weights)
        return seen

    return learn


def estimate(options: Options, state: State, weights: Any, targets: Any) -> None:  # noqa: ANN401
    """Write the value of a position, for all seats, behind the targets."""
    players = options.players
    for seat in range(players):
        targets[SEATS + seat] = score(features(options, state, seat), weights, UNITS)
    highest = targets[SEATS]
    for seat in range(players):
        friend = partner(options, seat)
        if friend > seat:
            both = targets[SEATS + seat] + targets[SEATS + friend]
            targets[SEATS + seat] = both
            targets[SEATS + friend] = both
        highest = max(highest, targets[SEATS + seat])
    total = 0.0
    for seat in range(players):
        targets[SEATS + seat] = exp(targets[SEATS + seat] - highest)
        if partner(options, seat) >= seat:
            total += targets[SEATS + seat]
    for seat in range(players):
        targets[SEATS + seat] /= total


def improve(options: Options, state: State, targets: Any, rate: float, weights: Any) -> None:  # noqa: ANN401
    """Move the value of a position towards targets, and write what it was behind them."""
    estimate(options, state, weights, targets)
    for seat in range(options.players):
        change = rate * (targets[seat] - targets[SEATS + seat])
        gradient_step(features(options, state, seat), weights, UNITS, change)
