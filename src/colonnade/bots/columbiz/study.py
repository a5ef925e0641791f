"""Thinking about a turn: all its endings, the odds of its throws, and what comes of the endings.

The shares after an ending are first what `outlook` makes of the board. Study then looks at the
answers to the endings that matter: the whole next turn of the next seat, with its own endings and
exact odds. Once these are known it plays on from there, without the luck, for as long as there
is time. Written like rules, to be compiled.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from colonnade.games.columbiz.dice import VALUES
from colonnade.games.columbiz.options import Options
from colonnade.games.columbiz.state import State
from colonnade.swift.draws import stream_of

from .beliefs import Beliefs, begin, believe, most_wanted, want
from .endings import UNKNOWN, Endings, after_plan
from .hands import FULL, HANDS, NONE, Hands
from .playing import PAWNS, expect, foresee, play_on, survey, thrown, weigh
from .throwing import Odds, place_of, places, trace

ANSWERED: Final = 1
"""Of an ending: the answer to it was looked at."""
TOGETHER: Final = 8
"""Endings that are looked at before the odds are worked out anew."""
SEED: Final = 1
"""Always the same: the same position is worth the same, and all endings have the same luck."""


class Room(NamedTuple):
    """Everything that a study writes into."""

    hands: Hands
    endings: Endings
    odds: Odds
    beliefs: Beliefs
    told: Any
    """By throws left, hand and seat: the share, as `Odds.expected` has it for one seat."""
    foreseen: Any
    """By seat: the share that a turn promises; then the share before it."""
    their_endings: Endings
    their_odds: Odds
    later_endings: Endings
    later_odds: Odds


def look_at(
    options: Options,
    state: State,
    ending: int,
    games: int,
    turns: int,
    weights: Sequence[float],
    room: Room,
) -> int:
    """Look at the answer to an ending or, where that is known, play on from there.

    Returns how many turns were weighed.
    """
    endings = room.endings
    after = after_plan(options, state, endings.plans[ending])
    number = survey(options, after, PAWNS, room.hands, weights, room.their_endings, room.their_odds)
    weigh(options, after, number, room.hands, room.their_endings, room.their_odds)
    if endings.known[ending] == UNKNOWN:
        learn_answer(options, after, ending, number, room)
        return 1
    return 1 + learn_from_games(options, after, ending, games, turns, weights, room)


def learn_answer(options: Options, after: State, ending: int, number: int, room: Room) -> None:
    """Believe what the answer to an ending promises."""
    beliefs, players = room.beliefs, options.players
    at = ending * players
    foresee(
        options, after, number, room.hands, room.their_endings, room.their_odds, room.foreseen, 0
    )
    for seat in range(players):
        beliefs.shift[seat] += room.foreseen[seat] - beliefs.looked[at + seat]
        beliefs.looked[at + seat] = room.foreseen[seat]
    beliefs.shift[players] += 1
    room.endings.known[ending] = ANSWERED


def learn_from_games(
    options: Options,
    after: State,
    ending: int,
    games: int,
    turns: int,
    weights: Sequence[float],
    room: Room,
) -> int:
    """Play some games on from the answer to an ending; returns how many turns they had."""
    beliefs, players, played = room.beliefs, options.players, 0
    at = ending * players
    for seat in range(players):
        beliefs.drift[seat] -= beliefs.gains[at + seat]
    for game in range(games):
        stream = stream_of(SEED, beliefs.games[ending] + game)
        answer = thrown(room.hands, room.their_odds, stream_of(stream, turns))
        played += play_on(
            options,
            expect(options, after, room.their_endings, room.their_odds, answer, room.foreseen),
            turns,
            stream,
            room.hands,
            weights,
            room.later_endings,
            room.later_odds,
            room.foreseen,
            beliefs.gains,
            at,
        )
    for seat in range(players):
        beliefs.drift[seat] += beliefs.gains[at + seat]
    beliefs.drift[players] += games
    beliefs.games[ending] += games
    return played


def study(
    options: Options,
    state: State,
    hand: int,
    number: int,
    steps: int,
    most: int,
    games: int,
    turns: int,
    weights: Sequence[float],
    room: Room,
) -> tuple[int, int]:
    """Survey a turn if that was not done, then weigh about so many turns that may follow.

    `hand` is the number of the state's dice, `number` that of the endings known so far. Of an
    ending whose answer is known some `games` of so many `turns` are played at a time. Returns the
    number of endings, and how many steps were taken: fewer where nothing more can be found out.
    """
    hands, endings, odds, beliefs = room.hands, room.endings, room.odds, room.beliefs
    if number == 0:
        number = survey(options, state, most, hands, weights, endings, odds)
        begin(options, number, endings, beliefs)
        weigh(options, state, number, hands, endings, odds)
    taken, before = 0, -1
    while taken < steps and before < taken:
        before = taken
        want(options, state, hand, number, hands, endings, odds, beliefs)
        for _ in range(TOGETHER):
            ending = most_wanted(number, endings, beliefs, games)
            if ending == NONE or taken >= steps:
                break
            taken += look_at(options, state, ending, games, turns, weights, room)
        believe(options, number, endings, beliefs)
        weigh(options, state, number, hands, endings, odds)
    tell(options, state.throws, hands, endings, odds, room.told)
    return number, taken


def tell(
    options: Options,
    throws: int,
    hands: Hands,
    endings: Endings,
    odds: Odds,
    told: Any,  # noqa: ANN401
) -> None:
    """Write what every seat can expect of every hand, the turn being played as was found best."""
    players = options.players
    trace(hands, odds, throws)
    for left in range(1, throws + 1):
        for place in range(HANDS):
            hand = HANDS - 1 - place
            at = place_of(left, hand) * players
            for seat in range(players):
                told[at + seat] = 0.0
            if hand < FULL:
                for value in range(VALUES):
                    more = place_of(left, hands.more[hand * VALUES + value]) * players
                    for seat in range(players):
                        told[at + seat] += told[more + seat] / VALUES
            elif left > 1 and not places(odds, left - 1, hand):
                keep = place_of(left - 1, odds.keeps[place_of(left - 1, hand)]) * players
                for seat in range(players):
                    told[at + seat] = told[keep + seat]
            else:
                ending = odds.plays[hand]
                for seat in range(players):
                    told[at + seat] = (
                        odds.stuck[seat]
                        if ending == NONE
                        else endings.shares[ending * players + seat]
                    )
