"""The estimated values of the endings of a turn, and which of them matter most to a choice.

Written like rules, to be compiled.
"""

from math import exp
from typing import Any, Final, NamedTuple

from colonnade.games.columbiz.core.options import Options
from colonnade.games.columbiz.core.state import State

from .hands import FULL, NONE, Hands
from .turn_endings import CERTAIN, UNKNOWN, Endings
from .turn_odds import Odds, next_best_keep, place_of, reach

KEEPS: Final = 4
"""How many ways to keep dice are considered."""
SOFT: Final = 0.02
"""The share by which a choice must be worse than the best to matter e times less."""
LIKELY: Final = 0.002
"""How much an ending must matter for its answer to be looked at before games are played."""
TRUST: Final = 4.0
"""Games that the mean of all games is worth beside those of one ending."""


class EndingValues(NamedTuple):
    """What the search has found about each ending, and about all of them together."""

    by_search: Any
    """By ending and seat: the share by search, before games were played."""
    gains: Any
    """By ending and seat: the sum of what games gave beyond that share."""
    games: Any
    """By ending: how many games."""
    wanted: Any
    """By ending: how much it matters."""
    shift: Any
    """By seat: the sum of what searching answers changed; in the last place, how many."""
    drift: Any
    """The same of games."""


def begin(options: Options, number: int, endings: Endings, values: EndingValues) -> None:
    """Begin with the static values of the endings."""
    players = options.players
    for seat in range(players + 1):
        values.shift[seat] = 0.0
        values.drift[seat] = 0.0
    for ending in range(number):
        values.games[ending] = 0
    for place in range(number * players):
        values.by_search[place] = endings.shares[place]
        values.gains[place] = 0.0


def estimate_endings(options: Options, number: int, endings: Endings, values: EndingValues) -> None:
    """Estimate every ending; the unsearched ones are corrected like the searched on average."""
    players = options.players
    for seat in range(players):
        shift = values.shift[seat] / max(1.0, values.shift[players])
        drift = values.drift[seat] / max(1.0, values.drift[players])
        for ending in range(number):
            if endings.known[ending] == CERTAIN:
                continue
            at = ending * players + seat
            gained = values.gains[at] + TRUST * drift
            share = values.by_search[at] + gained / (TRUST + values.games[ending])
            if endings.known[ending] == UNKNOWN:
                share += shift
            endings.shares[at] = min(1.0, max(0.0, share))


def rank_endings(
    options: Options,
    state: State,
    hand: int,
    number: int,
    hands: Hands,
    endings: Endings,
    odds: Odds,
    values: EndingValues,
) -> None:
    """Compute how much each ending matters to what the seat can choose now."""
    for ending in range(number):
        values.wanted[ending] = 0.0
    if state.throws == 0:
        rank_by_share(options, state.seat, number, endings, values)
    elif hand < FULL:
        reach(hands, endings, number, odds, state.throws, hand)
        for ending in range(number):
            values.wanted[ending] = endings.reached[ending]
    else:
        rank_by_keeps(state.throws, hand, number, hands, endings, odds, values)


def rank_by_share(
    options: Options, seat: int, number: int, endings: Endings, values: EndingValues
) -> None:
    """All endings can be chosen: those matter that are nearly as good as the best."""
    players, highest = options.players, 0.0
    for ending in range(number):
        highest = max(highest, endings.shares[ending * players + seat])
    for ending in range(number):
        own = endings.shares[ending * players + seat]
        values.wanted[ending] = exp((own - highest) / SOFT)


def rank_by_keeps(
    throws: int,
    hand: int,
    number: int,
    hands: Hands,
    endings: Endings,
    odds: Odds,
    values: EndingValues,
) -> None:
    """Dice can be kept, or pawns placed: what good keeps lead to matters, and what can be had."""
    best = max(odds.worth[hand], odds.kept[place_of(throws, hand)])
    ceiling = 2.0
    for _ in range(KEEPS):
        keep = next_best_keep(hands, odds, throws, hand, ceiling)
        if keep == NONE:
            break
        ceiling = odds.expected[place_of(throws, keep)]
        weight = exp((ceiling - best) / SOFT)
        reach(hands, endings, number, odds, throws, keep)
        for ending in range(number):
            values.wanted[ending] += weight * endings.reached[ending]
    if odds.plays[hand] != NONE:
        values.wanted[odds.plays[hand]] += exp((odds.worth[hand] - best) / SOFT)


def next_ending(number: int, endings: Endings, values: EndingValues, games: int) -> int:
    """The ending to search next, NONE where nothing more can be found out.

    Answers come first, then games, so many at a time. An ending is not chosen a second time
    before `rank_endings` is called again.
    """
    best, highest = NONE, LIKELY
    for ending in range(number):
        if endings.known[ending] == UNKNOWN and values.wanted[ending] > highest:
            best, highest = ending, values.wanted[ending]
    if best == NONE and games > 0:
        highest = 0.0
        for ending in range(number):
            if endings.known[ending] != CERTAIN:
                wanted = values.wanted[ending] / (games + values.games[ending])
                if wanted > highest:
                    best, highest = ending, wanted
    if best != NONE:
        values.wanted[best] = 0.0
    return best
