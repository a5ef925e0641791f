"""What is believed of the endings of a turn, and which of them matter most to a choice.

Written like rules, to be compiled.
"""

from math import exp
from typing import Any, Final, NamedTuple

from colonnade.games.columbiz.options import Options
from colonnade.games.columbiz.state import State

from .endings import CERTAIN, UNKNOWN, Endings
from .hands import FULL, NONE, Hands
from .throwing import Odds, next_best_keep, place_of, reach

KEEPS: Final = 4
"""How many keeps are thought of."""
SOFT: Final = 0.02
"""The share by which a choice must be worse than the best to matter e times less."""
LIKELY: Final = 0.002
"""How much an ending must matter for its answer to be looked at before games are played."""
TRUST: Final = 4.0
"""Games that the mean of all games is worth beside those of one ending."""


class Beliefs(NamedTuple):
    """What was found out about each ending, and about all of them together."""

    looked: Any
    """By ending and seat: the share by what was looked at, before games were played."""
    gains: Any
    """By ending and seat: what games brought beyond that, in all."""
    games: Any
    """By ending: how many games."""
    wanted: Any
    """By ending: how much it matters."""
    shift: Any
    """By seat: what looking at answers changed in all; in the last place how many there were."""
    drift: Any
    """The same of games."""


def begin(options: Options, number: int, endings: Endings, beliefs: Beliefs) -> None:
    """Nothing is known of the endings but what they look like."""
    players = options.players
    for seat in range(players + 1):
        beliefs.shift[seat] = 0.0
        beliefs.drift[seat] = 0.0
    for ending in range(number):
        beliefs.games[ending] = 0
    for place in range(number * players):
        beliefs.looked[place] = endings.shares[place]
        beliefs.gains[place] = 0.0


def believe(options: Options, number: int, endings: Endings, beliefs: Beliefs) -> None:
    """Say what each ending is worth; of those not looked at, what the others let one expect."""
    players = options.players
    for seat in range(players):
        shift = beliefs.shift[seat] / max(1.0, beliefs.shift[players])
        drift = beliefs.drift[seat] / max(1.0, beliefs.drift[players])
        for ending in range(number):
            if endings.known[ending] == CERTAIN:
                continue
            at = ending * players + seat
            gained = beliefs.gains[at] + TRUST * drift
            share = beliefs.looked[at] + gained / (TRUST + beliefs.games[ending])
            if endings.known[ending] == UNKNOWN:
                share += shift
            endings.shares[at] = min(1.0, max(0.0, share))


def want(
    options: Options,
    state: State,
    hand: int,
    number: int,
    hands: Hands,
    endings: Endings,
    odds: Odds,
    beliefs: Beliefs,
) -> None:
    """Say how much each ending matters to what the seat can choose now."""
    for ending in range(number):
        beliefs.wanted[ending] = 0.0
    if state.throws == 0:
        want_the_best(options, state.seat, number, endings, beliefs)
    elif hand < FULL:
        reach(hands, endings, number, odds, state.throws, hand)
        for ending in range(number):
            beliefs.wanted[ending] = endings.reached[ending]
    else:
        want_keeps(state.throws, hand, number, hands, endings, odds, beliefs)


def want_the_best(
    options: Options, seat: int, number: int, endings: Endings, beliefs: Beliefs
) -> None:
    """All endings can be chosen: those matter that are nearly as good as the best."""
    players, highest = options.players, 0.0
    for ending in range(number):
        highest = max(highest, endings.shares[ending * players + seat])
    for ending in range(number):
        own = endings.shares[ending * players + seat]
        beliefs.wanted[ending] = exp((own - highest) / SOFT)


def want_keeps(
    throws: int,
    hand: int,
    number: int,
    hands: Hands,
    endings: Endings,
    odds: Odds,
    beliefs: Beliefs,
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
            beliefs.wanted[ending] += weight * endings.reached[ending]
    if odds.plays[hand] != NONE:
        beliefs.wanted[odds.plays[hand]] += exp((odds.worth[hand] - best) / SOFT)


def most_wanted(number: int, endings: Endings, beliefs: Beliefs, games: int) -> int:
    """The ending to look at next, NONE where nothing more can be found out.

    Answers come first, then games, so many at a time. The ending is not wanted a second time
    before it is said anew what matters.
    """
    best, highest = NONE, LIKELY
    for ending in range(number):
        if endings.known[ending] == UNKNOWN and beliefs.wanted[ending] > highest:
            best, highest = ending, beliefs.wanted[ending]
    if best == NONE and games > 0:
        highest = 0.0
        for ending in range(number):
            if endings.known[ending] != CERTAIN:
                wanted = beliefs.wanted[ending] / (games + beliefs.games[ending])
                if wanted > highest:
                    best, highest = ending, wanted
    if best != NONE:
        beliefs.wanted[best] = 0.0
    return best
