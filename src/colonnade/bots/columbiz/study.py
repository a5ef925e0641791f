"""Thinking about a turn: all its endings, the odds of its throws, and the answers that matter.

The shares after an ending are first what `outlook` makes of the board. One step of study then
looks at the answer to the ending most likely to be played: the whole next turn of the next seat,
with its own endings and exact odds. Written like rules, to be compiled.
"""

from collections.abc import Sequence
from typing import Any, Final

from colonnade.games.columbiz.options import Options
from colonnade.games.columbiz.rules import THROWS, awaits, forfeit, next_turn, with_dice
from colonnade.games.columbiz.state import State
from colonnade.kernel.awaited import OVER

from .endings import ALL_DICE, Endings, after_plan, list_endings
from .hands import EMPTY, FULL, NONE, Hands
from .outlook import share
from .throwing import (
    Odds,
    believed,
    next_best_keep,
    pay_with_every_hand,
    place_of,
    reach,
    throw_back,
)

ANSWER_PAWNS: Final = 2
"""The most pawns of an answer: more are seldom placed, and make nearly all of the work."""

KEEPS: Final = 8
"""How many keeps are thought of besides the best."""
LIKELY: Final = 0.01
"""How likely an ending must be after those to be looked at."""


def is_throwing(state: State) -> bool:
    """Whether throws can still be made in this turn."""
    return state.throws > 0


def survey(
    options: Options,
    state: State,
    most: int,
    hands: Hands,
    weights: Sequence[float],
    endings: Endings,
    odds: Odds,
) -> int:
    """List the endings of the turn and judge them; returns how many there are."""
    for seat in range(options.players + 1):
        odds.shift[seat] = 0.0
    if not is_throwing(state):
        return list_endings(options, state, most, hands, weights, endings)
    stuck = next_turn(options, forfeit(state))
    share(options, stuck, weights, endings.features, odds.stuck, 0)
    rich = with_dice(state, ALL_DICE, 0)
    return list_endings(options, rich, most, hands, weights, endings)


def weigh(
    options: Options, state: State, number: int, hands: Hands, endings: Endings, odds: Odds
) -> None:
    """Work out the odds of the throws to come."""
    if is_throwing(state):
        seat, players = state.seat, options.players
        pay_with_every_hand(hands, endings, number, odds, seat, players)
        throw_back(hands, endings, odds, state.throws, seat, players)


def answer(
    options: Options,
    state: State,
    most: int,
    hands: Hands,
    weights: Sequence[float],
    endings: Endings,
    odds: Odds,
    shares: Any,  # noqa: ANN401
    first: int,
) -> None:
    """Write what each seat can expect of a turn that begins, or of the end."""
    players = options.players
    if awaits(options, state) == OVER:
        share(options, state, weights, endings.features, shares, first)
        return
    number = survey(options, state, min(most, ANSWER_PAWNS), hands, weights, endings, odds)
    weigh(options, state, number, hands, endings, odds)
    at = place_of(THROWS, EMPTY) * players
    for seat in range(players):
        shares[first + seat] = odds.expected[at + seat]


def likeliest(endings: Endings, number: int, least: float) -> int:
    """The ending most likely to be reached of those not looked at, NONE where none is likely."""
    best, highest = NONE, least
    for ending in range(number):
        if not endings.deepened[ending] and endings.reached[ending] > highest:
            best, highest = ending, endings.reached[ending]
    return best


def next_to_study(
    options: Options,
    state: State,
    hand: int,
    number: int,
    hands: Hands,
    endings: Endings,
    odds: Odds,
) -> int:
    """The ending whose answer is worth looking at next, NONE when there is none left."""
    seat, players, throws = state.seat, options.players, state.throws
    if not is_throwing(state):
        for ending in range(number):
            endings.reached[ending] = believed(endings, odds, ending, seat, players)
        return likeliest(endings, number, 0.0)
    reach(hands, endings, number, odds, throws, hand, seat, players)
    best = likeliest(endings, number, 0.0)
    if hand < FULL:
        return best
    # All that the best play leads to is known: look at what other keeps may lead to.
    ceiling = 2.0
    for _ in range(KEEPS):
        if best != NONE:
            break
        keep = next_best_keep(hands, odds, throws, hand, ceiling, seat, players)
        if keep == NONE:
            break
        ceiling = odds.expected[place_of(throws, keep) * players + seat]
        reach(hands, endings, number, odds, throws, keep, seat, players)
        best = likeliest(endings, number, LIKELY)
    return best


def study(
    options: Options,
    state: State,
    hand: int,
    number: int,
    steps: int,
    most: int,
    hands: Hands,
    weights: Sequence[float],
    endings: Endings,
    odds: Odds,
    their_endings: Endings,
    their_odds: Odds,
) -> tuple[int, int]:
    """Survey a turn if that was not done, then look at so many answers.

    `hand` is the number of the state's dice, `number` that of the endings known so far. Returns
    the number of endings, and how many steps were left when nothing was worth looking at.
    """
    players = options.players
    if number == 0:
        number = survey(options, state, most, hands, weights, endings, odds)
        weigh(options, state, number, hands, endings, odds)
    while steps > 0:
        ending = next_to_study(options, state, hand, number, hands, endings, odds)
        if ending == NONE:
            break
        steps -= 1
        at = ending * players
        after = after_plan(options, state, endings.plans[ending])
        for seat in range(players):
            odds.shift[seat] -= endings.shares[at + seat]
        answer(options, after, most, hands, weights, their_endings, their_odds, endings.shares, at)
        for seat in range(players):
            odds.shift[seat] += endings.shares[at + seat]
        odds.shift[players] += 1
        endings.deepened[ending] = 1
        weigh(options, state, number, hands, endings, odds)
    return number, steps
