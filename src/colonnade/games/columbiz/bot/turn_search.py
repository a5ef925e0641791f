"""Search of one turn: all its endings, the odds of its throws, and what the endings are worth.

The shares after an ending are first what `evaluation` makes of the board. The search then looks at
the answers to the endings that matter: the whole next turn of the next seat, with its own endings
and exact odds. Once these are known it plays on from there, without the luck, for as long as there
is time. Written like rules, to be compiled.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from colonnade.compiled.prng import stream_of
from colonnade.games.columbiz.core.dice import VALUES
from colonnade.games.columbiz.core.options import Options
from colonnade.games.columbiz.core.state import State

from .ending_values import EndingValues, begin, estimate_endings, next_ending, rank_endings
from .hands import FULL, HANDS, NONE, Hands
from .turn_endings import UNKNOWN, Endings, after_plan
from .turn_odds import Odds, place_of, places, trace
from .turns import PAWNS, expect, foresee, play_on, survey, thrown, weigh

ANSWERED: Final = 1
"""Of an ending: the answer to it was looked at."""
TOGETHER: Final = 8
"""Endings that are looked at before the odds are worked out anew."""
ONLY_SURVEY: Final = -1
"""In place of a number of steps: nothing that follows is weighed, and nothing told yet."""
SEED: Final = 1
"""Always the same: the same position is worth the same, and all endings have the same luck."""


class Workspace(NamedTuple):
    """Everything that a search writes into."""

    hands: Hands
    endings: Endings
    odds: Odds
    ending_values: EndingValues
    told: Any
    """By throws left, hand and seat: the share, as `Odds.expected` has it for one seat."""
    foreseen: Any
    """By seat: the share that a turn promises; then the share before it."""
    their_endings: Endings
    their_odds: Odds
    later_endings: Endings
    later_odds: Odds


def search_ending(
    options: Options,
    state: State,
    ending: int,
    games: int,
    turns: int,
    weights: Sequence[float],
    workspace: Workspace,
) -> int:
    """Look at the answer to an ending or, where that is known, play on from there.

    Returns how many turns were weighed.
    """
    endings = workspace.endings
    after = after_plan(options, state, endings.plans[ending])
    number = survey(
        options,
        after,
        PAWNS,
        workspace.hands,
        weights,
        workspace.their_endings,
        workspace.their_odds,
    )
    weigh(options, after, number, workspace.hands, workspace.their_endings, workspace.their_odds)
    if endings.known[ending] == UNKNOWN:
        learn_answer(options, after, ending, number, workspace)
        return 1
    return 1 + learn_from_games(options, after, ending, games, turns, weights, workspace)


def learn_answer(
    options: Options, after: State, ending: int, number: int, workspace: Workspace
) -> None:
    """Replace the value of an ending by that of the best answer to it."""
    ending_values, players = workspace.ending_values, options.players
    at = ending * players
    foresee(
        options,
        after,
        number,
        workspace.hands,
        workspace.their_endings,
        workspace.their_odds,
        workspace.foreseen,
        0,
    )
    for seat in range(players):
        ending_values.shift[seat] += workspace.foreseen[seat] - ending_values.by_search[at + seat]
        ending_values.by_search[at + seat] = workspace.foreseen[seat]
    ending_values.shift[players] += 1
    workspace.endings.known[ending] = ANSWERED


def learn_from_games(
    options: Options,
    after: State,
    ending: int,
    games: int,
    turns: int,
    weights: Sequence[float],
    workspace: Workspace,
) -> int:
    """Play some games on from the answer to an ending; returns how many turns they had."""
    ending_values, players, played = workspace.ending_values, options.players, 0
    at = ending * players
    for seat in range(players):
        ending_values.drift[seat] -= ending_values.gains[at + seat]
    for game in range(games):
        stream = stream_of(SEED, ending_values.games[ending] + game)
        answer = thrown(workspace.hands, workspace.their_odds, stream_of(stream, turns))
        played += play_on(
            options,
            expect(
                options,
                after,
                workspace.their_endings,
                workspace.their_odds,
                answer,
                workspace.foreseen,
            ),
            turns,
            stream,
            workspace.hands,
            weights,
            workspace.later_endings,
            workspace.later_odds,
            workspace.foreseen,
            ending_values.gains,
            at,
        )
    for seat in range(players):
        ending_values.drift[seat] += ending_values.gains[at + seat]
    ending_values.drift[players] += games
    ending_values.games[ending] += games
    return played


def search_turn(
    options: Options,
    state: State,
    hand: int,
    number: int,
    steps: int,
    most: int,
    games: int,
    turns: int,
    weights: Sequence[float],
    workspace: Workspace,
) -> tuple[int, int]:
    """Survey a turn if that was not done, then weigh about so many turns that may follow.

    `hand` is the number of the state's dice, `number` that of the endings known so far. Of an
    ending whose answer is known some `games` of so many `turns` are played at a time. With 0
    steps what was found out is written into `Workspace.told`. Returns the number of endings, and
    how many steps were taken: fewer where nothing more can be found out.
    """
    hands, endings, odds, ending_values = (
        workspace.hands,
        workspace.endings,
        workspace.odds,
        workspace.ending_values,
    )
    if number == 0:
        number = survey(options, state, most, hands, weights, endings, odds)
        begin(options, number, endings, ending_values)
        weigh(options, state, number, hands, endings, odds)
    taken, before = 0, -1
    while taken < steps and before < taken:
        before = taken
        rank_endings(options, state, hand, number, hands, endings, odds, ending_values)
        for _ in range(TOGETHER):
            ending = next_ending(number, endings, ending_values, games)
            if ending == NONE or taken >= steps:
                break
            taken += search_ending(options, state, ending, games, turns, weights, workspace)
        estimate_endings(options, number, endings, ending_values)
        weigh(options, state, number, hands, endings, odds)
    if steps == 0:
        report_search(options, state.throws, hands, endings, odds, workspace.told)
    return number, taken


def report_search(
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
