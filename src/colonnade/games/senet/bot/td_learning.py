"""Learns the values of Senet by self-play: TD(λ) with the luck of the dice taken out.

A game is played by the current weights. For every position in which a throw was awaited, the mean
over all throws is kept beside the value after the one that came. From the end of the game
backwards each value is then moved towards that mean, corrected by later errors. How the dice fell
cancels out, so that one game teaches as much as dozens did.

The value of a throw is that of the best reply and, to a small part, the mean of all replies: both
sides are assumed to err at times. Between perfect players stalling costs nothing; values learned
that way fail to punish weak play.
"""

from collections.abc import Callable
from math import exp
from typing import Any, Final

from colonnade.bots.value.network import gradient_step, score
from colonnade.bots.value.play import bind_best_reply, bind_position_value
from colonnade.compiled.prng import below, following, stream_of, word
from colonnade.games.senet.core.options import Options
from colonnade.games.senet.core.rules import FACES
from colonnade.games.senet.core.state import UNKNOWN, State
from colonnade.kernel.awaited import CHANCE, CHOICE, OVER
from colonnade.kernel.rulebook import Rules

from .endgame_table import is_few
from .value import UNITS, chance, inputs_of

Learn = Callable[..., int]

LONGEST: Final = 8192
"""Positions after which a game is broken off, and valued by the current weights."""
SEAT: Final = 4
STRAYED: Final = 5
FIELDS: Final = 6
"""Numbers kept of a position: both sides, the seat, and whether any move was taken after it."""
OFTEN: Final = 1 << 20
"""Chances are given in this many parts."""


def bind_learning(rules: Rules[Options, State, int]) -> Learn:
    """A function that plays games and learns from them; it says how many positions it saw."""
    awaits, legal, count, nth = rules.awaits, rules.legal, rules.count, rules.nth
    cases, cast = rules.cases, rules.cast
    after_move, after_throw = rules.after_move, rules.after_throw
    judged = bind_position_value(rules, chance)
    replied = bind_best_reply(rules, judged)

    def answered(options: Options, state: State, slips: float, weights: Any) -> float:  # noqa: ANN401
        """What a throw that lies on the table is worth to whoever threw it, and slips at times."""
        menu = legal(options, state)
        highest = 0.0
        total = 0.0
        for index in range(count(menu)):
            after = after_move(options, state, nth(menu, index))
            worth = judged(options, after, state.seat, weights)
            highest = max(highest, worth)
            total += worth
        return (1.0 - slips) * highest + slips * total / count(menu)

    def promised(options: Options, state: State, slips: float, weights: Any) -> float:  # noqa: ANN401
        """What a position is worth by all its throws together."""
        total = 0.0
        number = cases(options, state)
        for throw in range(1, FACES + 1):
            ways = 0
            for case in range(number):
                if cast(options, state, case) == throw:
                    ways += 1
            if ways:
                after = after_throw(options, state, throw)
                if awaits(options, after) == CHOICE:
                    worth = answered(options, after, slips, weights)
                else:
                    worth = judged(options, after, state.seat, weights)
                total += ways * worth
        return total / number

    def learn(
        options: Options,
        start: State,
        seed: int,
        first: int,
        games: int,
        rate: float,
        trust: float,
        patience: float,
        slips: float,
        weights: Any,  # noqa: ANN401
        trail: Any,  # noqa: ANN401
        worths: Any,  # noqa: ANN401
    ) -> int:
        seen = 0
        for game in range(games):
            stream = stream_of(seed, first + game)
            state = start
            length = 0
            stage = awaits(options, state)
            while stage != OVER and length < LONGEST:
                stream = following(stream)
                drawn = word(stream)
                if stage == CHANCE:
                    if state.black != UNKNOWN:
                        if is_few(state[0], state[1], state[2], state[3]):
                            break
                        for field in range(STRAYED):
                            trail[length, field] = state[field]
                        trail[length, STRAYED] = 0
                        worths[length] = promised(options, state, slips, weights)
                        length += 1
                    code = cast(options, state, below(drawn, cases(options, state)))
                    state = after_throw(options, state, code)
                else:
                    menu = legal(options, state)
                    if count(menu) > 1 and below(drawn, OFTEN) < strays_in(first + game):
                        stream = following(stream)
                        move = nth(menu, below(word(stream), count(menu)))
                        state = after_move(options, state, move)
                        trail[length - 1, STRAYED] = 1
                    else:
                        state = replied(options, state, weights)
                stage = awaits(options, state)
            seen += length
            seat = state.seat
            target = judged(options, state, seat, weights)
            before = target
            for step in range(length - 1, -1, -1):
                # What was misjudged later, seen by the seat that threw here.
                surprise = target - before if trail[step, SEAT] == seat else before - target
                if trail[step, STRAYED]:
                    surprise = 0.0
                seat = trail[step, SEAT]
                target = min(1.0, max(0.0, worths[step] + trust * surprise))
                # A win far away is worth a little less, a loss a little more: nobody dawdles.
                target = 0.5 + patience * (target - 0.5)
                before = improve(
                    trail[step, 0],
                    trail[step, 1],
                    trail[step, 2],
                    trail[step, 3],
                    target,
                    rate,
                    weights,
                )
        return seen

    return learn


def strays_in(game: int) -> int:
    """How often any move is taken in a game, of OFTEN: never, seldom, or so that all is seen."""
    if game % 4 == 0:
        return 0
    return OFTEN // 50 if game % 4 == 1 else OFTEN // 8 if game % 4 == 2 else OFTEN // 2


def improve(
    own: int,
    enemy: int,
    own_waiting: int,
    enemy_waiting: int,
    target: float,
    rate: float,
    weights: Any,  # noqa: ANN401
) -> float:
    """Move the value of a position towards a target; returns what it was."""
    inputs = inputs_of(own, enemy, own_waiting, enemy_waiting)
    before = 1.0 / (1.0 + exp(-score(inputs, weights, UNITS)))
    gradient_step(inputs, weights, UNITS, rate * (target - before))
    return before
