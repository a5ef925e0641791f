"""Exact odds over the throws of a turn: what every hand is worth, and which dice to keep.

With the ways to end the turn listed, each walk over the hands takes one throw back; only the worth
to the seat that plays is carried along. Written like rules, to be compiled.
"""

from typing import Any, Final, NamedTuple

from colonnade.games.columbiz.core.dice import VALUES
from colonnade.games.columbiz.core.rules import THROWS

from .hands import EMPTY, FULL, HANDS, NONE, Hands
from .turn_endings import Endings

WORST: Final = -1.0
"""Less than any share."""


class Odds(NamedTuple):
    """What is known of each hand, by its number; where throws matter, HANDS times them before."""

    endings: Any
    """The best ending that takes exactly these dice, NONE where there is none."""
    taken: Any
    """What that brings the seat, WORST where there is none."""
    worth: Any
    """What the best ending brings that these dice or some of them pay, WORST without one."""
    expected: Any
    """By throws left: what it brings to set the hand aside and throw the other dice; of eight
    dice, which leave none to throw, what can be made of them."""
    kept: Any
    """By throws left: what the best part of the hand to set aside brings."""
    plays: Any
    """Once it is traced: the best ending that these dice or some of them pay, or NONE."""
    keeps: Any
    """Once it is traced, by throws left: the best part of the hand to set aside."""
    chances: Any
    """How likely a hand is to be met."""
    stuck: Any
    """The share of each seat when nothing can be placed."""


def pay_with_every_hand(
    hands: Hands, endings: Endings, number: int, odds: Odds, seat: int, players: int
) -> None:
    """Find what the best ending brings that each hand pays: its own, or one of a part of it."""
    for hand in range(HANDS):
        odds.endings[hand] = NONE
        odds.taken[hand] = WORST
    for ending in range(number):
        hand, own = endings.hands[ending], endings.shares[ending * players + seat]
        if own > odds.taken[hand]:
            odds.endings[hand] = ending
            odds.taken[hand] = own
    for hand in range(HANDS):
        highest = odds.worth[hand] = odds.taken[hand]
        for value in range(VALUES):
            highest = max(highest, odds.worth[hands.fewer[hand * VALUES + value]])
        odds.worth[hand] = highest


def smaller(hands: Hands, table: Any, at: int, hand: int) -> int:  # noqa: ANN401
    """A hand of one die less that has as much in a table of highest values as the hand has."""
    highest, first = table[at + hand], hand * VALUES
    for value in range(VALUES):
        part = hands.fewer[first + value]
        if part != hand and table[at + part] == highest:
            return int(part)
    return hand


def best_ending(hands: Hands, odds: Odds, hand: int) -> int:
    """The best ending that a hand pays, NONE where nothing can be placed."""
    highest = odds.worth[hand]
    while odds.taken[hand] != highest:
        hand = smaller(hands, odds.worth, 0, hand)
    return int(odds.endings[hand])


def place_of(throws: int, hand: int) -> int:
    """Where a hand is found in the tables, when so many throws are left."""
    return (throws - 1) * HANDS + hand


def throw_back(hands: Hands, odds: Odds, throws: int, seat: int) -> None:
    """Work out what every hand is worth with 1, 2 … so many throws left."""
    for left in range(1, throws + 1):
        at, later = place_of(left, 0), place_of(left - 1, 0)
        for hand in range(FULL, HANDS):
            worth = odds.worth[hand]
            if left > 1:
                worth = max(worth, odds.kept[later + hand])
            elif worth == WORST:
                worth = odds.stuck[seat]
            odds.expected[at + hand] = worth
        if left == THROWS:
            # The first throw of a turn is of all dice: no other hand is asked for.
            mean = 0.0
            for hand in range(FULL, HANDS):
                mean += hands.ways[hand] * odds.expected[at + hand]
            odds.expected[at + EMPTY] = mean
            return
        for place in range(FULL):
            hand = FULL - 1 - place
            mean = 0.0
            for value in range(VALUES):
                mean += odds.expected[at + hands.more[hand * VALUES + value]]
            odds.expected[at + hand] = mean / VALUES
        choose_keeps(hands, odds, at)


def choose_keeps(hands: Hands, odds: Odds, at: int) -> None:
    """Find what the best part of every hand to keep brings; not all of eight dice are kept."""
    for hand in range(HANDS):
        highest = odds.kept[at + hand] = odds.expected[at + hand] if hand < FULL else WORST
        for value in range(VALUES):
            highest = max(highest, odds.kept[at + hands.fewer[hand * VALUES + value]])
        odds.kept[at + hand] = highest


def best_keep(hands: Hands, odds: Odds, throws: int, hand: int) -> int:
    """The best part of a hand to keep, so many throws being left."""
    at = place_of(throws, 0)
    highest = odds.kept[at + hand]
    while hand >= FULL or odds.expected[at + hand] != highest:
        hand = smaller(hands, odds.kept, at, hand)
    return hand


def trace(hands: Hands, odds: Odds, throws: int) -> None:
    """Write down the best ending and the best keeps of every hand at once."""
    for hand in range(HANDS):
        odds.plays[hand] = odds.endings[hand]
        if odds.taken[hand] != odds.worth[hand]:
            odds.plays[hand] = odds.plays[smaller(hands, odds.worth, 0, hand)]
    for left in range(1, min(throws, THROWS - 1) + 1):
        at = place_of(left, 0)
        for hand in range(HANDS):
            odds.keeps[at + hand] = hand
            if hand >= FULL or odds.expected[at + hand] != odds.kept[at + hand]:
                odds.keeps[at + hand] = odds.keeps[at + smaller(hands, odds.kept, at, hand)]


def places(odds: Odds, throws: int, hand: int) -> bool:
    """Whether to place pawns rather than throw again, eight dice being on the table."""
    worth = odds.worth[hand]
    if worth == WORST or throws == 0:
        return bool(worth != WORST)
    return bool(worth >= odds.kept[place_of(throws, hand)])


def meet(endings: Endings, odds: Odds, throws: int, hand: int, chance: float) -> float:
    """Go on with eight dice on the table, met with some chance: place, or keep and throw.

    Returns the chance that nothing can be done.
    """
    if places(odds, throws, hand):
        endings.reached[odds.plays[hand]] += chance
        return 0.0
    if throws == 0:
        return chance
    odds.chances[odds.keeps[place_of(throws, hand)]] += chance
    return 0.0


def reach(hands: Hands, endings: Endings, number: int, odds: Odds, throws: int, hand: int) -> float:
    """Work out how likely each ending is; `hand` is set aside, or eight dice on the table.

    Returns how likely it is that nothing can be placed.
    """
    trace(hands, odds, throws)
    stuck = 0.0
    for ending in range(number):
        endings.reached[ending] = 0.0
    for other in range(HANDS):
        odds.chances[other] = 0.0
    if hand >= FULL:
        stuck += meet(endings, odds, throws, hand, 1.0)
    elif throws == THROWS:
        for other in range(FULL, HANDS):
            stuck += meet(endings, odds, throws - 1, other, hands.ways[other])
        throws -= 1
    else:
        odds.chances[hand] = 1.0
    for thrown in range(throws):
        for other in range(FULL):
            chance = odds.chances[other] / VALUES
            odds.chances[other] = 0.0
            if chance > 0:
                for value in range(VALUES):
                    odds.chances[hands.more[other * VALUES + value]] += chance
        for other in range(FULL, HANDS):
            chance = odds.chances[other]
            odds.chances[other] = 0.0
            if chance > 0:
                stuck += meet(endings, odds, throws - 1 - thrown, other, chance)
    return stuck


def next_best_keep(hands: Hands, odds: Odds, throws: int, hand: int, ceiling: float) -> int:
    """The best part of eight dice to keep of those that promise less than a ceiling, or NONE."""
    for other in range(HANDS):
        odds.chances[other] = 0.0
    odds.chances[hand] = 1.0
    best, highest = NONE, WORST
    for place in range(hand + 1):
        part = hand - place
        if odds.chances[part] == 0:
            continue
        for value in range(VALUES):
            odds.chances[hands.fewer[part * VALUES + value]] = 1.0
        if part < FULL:
            promised = odds.expected[place_of(throws, part)]
            if highest < promised < ceiling:
                best, highest = part, promised
    return best
