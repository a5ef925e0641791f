"""Turns by exact odds, and games played on turn by turn with the luck of their throws taken out.

What a turn promises before its throws, less what was promised before the turn, is no luck: the
sum of these differences over the turns of a game says how much better or worse than it looked a
position is, and varies far less than who wins. Written like rules, to be compiled.
"""

from collections.abc import Sequence
from typing import Any, Final

from colonnade.compiled.prng import below, following, stream_of, word
from colonnade.games.columbiz.core.dice import VALUES
from colonnade.games.columbiz.core.options import Options
from colonnade.games.columbiz.core.rules import THROWS, awaits, forfeit, next_turn, with_dice
from colonnade.games.columbiz.core.state import State
from colonnade.kernel.awaited import OVER

from .evaluation import share
from .hands import EMPTY, FULL, NONE, Hands
from .turn_endings import ALL_DICE, Endings, after_plan, list_endings
from .turn_odds import (
    Odds,
    best_ending,
    best_keep,
    pay_with_every_hand,
    place_of,
    places,
    reach,
    throw_back,
)

PAWNS: Final = 2
"""The most pawns of a turn to come: more are seldom placed, and make nearly all of the work."""


def survey(
    options: Options,
    state: State,
    most: int,
    hands: Hands,
    weights: Sequence[float],
    endings: Endings,
    odds: Odds,
) -> int:
    """List the endings of a turn and judge them; returns how many there are."""
    if state.throws == 0:
        return list_endings(options, state, most, hands, weights, endings)
    share(options, next_turn(options, forfeit(state)), weights, endings.features, odds.stuck, 0)
    return list_endings(options, with_dice(state, ALL_DICE, 0), most, hands, weights, endings)


def weigh(
    options: Options, state: State, number: int, hands: Hands, endings: Endings, odds: Odds
) -> None:
    """Work out the odds of the throws to come."""
    if state.throws > 0:
        pay_with_every_hand(hands, endings, number, odds, state.seat, options.players)
        throw_back(hands, odds, state.throws, state.seat)


def foresee(
    options: Options,
    state: State,
    number: int,
    hands: Hands,
    endings: Endings,
    odds: Odds,
    shares: Any,  # noqa: ANN401
    first: int,
) -> None:
    """Write what each seat can expect of a turn that begins and was weighed."""
    players, seat = options.players, state.seat
    own = odds.expected[place_of(THROWS, EMPTY)]
    if players == 2:
        shares[first + seat] = own
        shares[first + 1 - seat] = 1.0 - own
        return
    stuck = reach(hands, endings, number, odds, THROWS, EMPTY)
    for one in range(players):
        shares[first + one] = stuck * odds.stuck[one]
    for ending in range(number):
        chance = endings.reached[ending]
        if chance > 0:
            for one in range(players):
                shares[first + one] += chance * endings.shares[ending * players + one]


def thrown(hands: Hands, odds: Odds, stream: int) -> int:
    """Throw the dice of a turn and keep as is best; returns the ending to play, or NONE."""
    hand, left = EMPTY, THROWS
    while True:
        # Every throw has its own numbers, so that games from two positions have the same luck.
        dice = stream_of(stream, left)
        while hand < FULL:
            dice = following(dice)
            hand = hands.more[hand * VALUES + below(word(dice), VALUES)]
        left -= 1
        if left == 0 or places(odds, left, hand):
            return best_ending(hands, odds, hand)
        hand = best_keep(hands, odds, left, hand)


def ended(options: Options, state: State, endings: Endings, ending: int) -> State:
    """The state after a turn that ended so, or in which nothing could be placed."""
    if ending == NONE:
        return next_turn(options, forfeit(state))
    return after_plan(options, state, endings.plans[ending])


def expect(
    options: Options,
    state: State,
    endings: Endings,
    odds: Odds,
    ending: int,
    foreseen: Any,  # noqa: ANN401
) -> State:
    """The state after a turn that ended so; its looks are written to the second half."""
    players = options.players
    for seat in range(players):
        if ending == NONE:
            foreseen[players + seat] = odds.stuck[seat]
        else:
            foreseen[players + seat] = endings.shares[ending * players + seat]
    return ended(options, state, endings, ending)


def play_on(
    options: Options,
    state: State,
    turns: int,
    stream: int,
    hands: Hands,
    weights: Sequence[float],
    endings: Endings,
    odds: Odds,
    foreseen: Any,  # noqa: ANN401
    gains: Any,  # noqa: ANN401
    first: int,
) -> int:
    """Play so many turns from one that begins; adds to the gains of each seat what was no luck.

    The looks of the state stand in the second half of `foreseen`. Returns how many turns there
    were: fewer where the game is over before.
    """
    for turn in range(turns):
        if awaits(options, state) == OVER:
            return turn
        number = survey(options, state, PAWNS, hands, weights, endings, odds)
        weigh(options, state, number, hands, endings, odds)
        foresee(options, state, number, hands, endings, odds, foreseen, 0)
        for seat in range(options.players):
            gains[first + seat] += foreseen[seat] - foreseen[options.players + seat]
        ending = thrown(hands, odds, stream_of(stream, turn))
        state = expect(options, state, endings, odds, ending, foreseen)
    return turns
