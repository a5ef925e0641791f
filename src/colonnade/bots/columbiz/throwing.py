"""Exact odds over the throws of a turn: what every hand is worth, and which dice to keep.

With the ways to end the turn listed, each walk over the hands takes one throw back. Written like
rules, to be compiled.
"""

from typing import Any, Final, NamedTuple

from colonnade.games.columbiz.dice import VALUES

from .endings import Endings
from .hands import FULL, HANDS, NONE, Hands

WORST: Final = -1.0
"""Less than any share."""


class Odds(NamedTuple):
    """What is known of each hand."""

    endings: Any
    """The best ending that the dice pay, NONE where nothing can be placed."""
    expected: Any
    """By throws left, hand and seat: the share once the other dice are thrown."""
    keeps: Any
    """By throws left and hand: the best part of it to keep, all of it where that is best."""
    chances: Any
    """By hand: how likely it is to be met."""
    stuck: Any
    """The share of each seat when nothing can be placed."""
    shift: Any
    """By seat: what looking at the answer changed on average, and in the last place how often."""


def believed(endings: Endings, odds: Odds, ending: int, seat: int, players: int) -> float:
    """The share of a seat after an ending; where no answer was looked at, shifted as elsewhere."""
    found: float = endings.shares[ending * players + seat]
    if endings.deepened[ending] or odds.shift[players] == 0:
        return found
    shifted: float = found + odds.shift[seat] / odds.shift[players]
    return min(1.0, max(0.0, shifted))


def pay_with_every_hand(
    hands: Hands, endings: Endings, number: int, odds: Odds, seat: int, players: int
) -> None:
    """Find the best ending that each hand pays: its own, or one of a part of it."""
    for hand in range(HANDS):
        odds.endings[hand] = NONE
    for ending in range(number):
        hand = endings.hands[ending]
        better(endings, odds, hand, ending, seat, players)
    for hand in range(1, HANDS):
        for value in range(VALUES):
            part = hands.fewer[hand * VALUES + value]
            if part != NONE and odds.endings[part] != NONE:
                better(endings, odds, hand, odds.endings[part], seat, players)


def better(endings: Endings, odds: Odds, hand: int, ending: int, seat: int, players: int) -> None:
    """Take an ending for a hand if it is better than what is known."""
    known = odds.endings[hand]
    if known == ending:
        return
    if known == NONE or believed(endings, odds, ending, seat, players) > believed(
        endings, odds, known, seat, players
    ):
        odds.endings[hand] = ending


def place_of(throws: int, hand: int) -> int:
    """Where a hand is found in the tables, when so many throws are left."""
    return (throws - 1) * HANDS + hand


def throw_back(
    hands: Hands, endings: Endings, odds: Odds, throws: int, seat: int, players: int
) -> None:
    """Work out what every hand is worth with 1, 2 … so many throws left."""
    for left in range(1, throws + 1):
        for hand in range(FULL, HANDS):
            settle(endings, odds, left, hand, seat, players)
        for place in range(FULL):
            hand = FULL - 1 - place
            at = place_of(left, hand) * players
            for one in range(players):
                odds.expected[at + one] = 0.0
            for value in range(VALUES):
                more = place_of(left, hands.more[hand * VALUES + value]) * players
                for one in range(players):
                    odds.expected[at + one] += odds.expected[more + one] / VALUES
        for hand in range(HANDS):
            choose_keep(hands, odds, left, hand, seat, players)


def settle(endings: Endings, odds: Odds, left: int, hand: int, seat: int, players: int) -> None:
    """What eight dice are worth when they lie on the table, `left` − 1 throws to come."""
    at = place_of(left, hand) * players
    ending = odds.endings[hand]
    worth = WORST if ending == NONE else believed(endings, odds, ending, seat, players)
    if left > 1:
        keep = place_of(left - 1, odds.keeps[place_of(left - 1, hand)]) * players
        if odds.expected[keep + seat] > worth:
            for one in range(players):
                odds.expected[at + one] = odds.expected[keep + one]
            return
    for one in range(players):
        if ending == NONE:
            odds.expected[at + one] = odds.stuck[one]
        else:
            odds.expected[at + one] = believed(endings, odds, ending, one, players)


def choose_keep(hands: Hands, odds: Odds, left: int, hand: int, seat: int, players: int) -> None:
    """Find the best part of a hand to keep; at least one die is thrown."""
    best = NONE if hand >= FULL else hand
    for value in range(VALUES):
        part = hands.fewer[hand * VALUES + value]
        if part == NONE:
            continue
        found = odds.keeps[place_of(left, part)]
        if best == NONE or (
            odds.expected[place_of(left, found) * players + seat]
            > odds.expected[place_of(left, best) * players + seat]
        ):
            best = found
    odds.keeps[place_of(left, hand)] = best


def places(endings: Endings, odds: Odds, throws: int, hand: int, seat: int, players: int) -> bool:
    """Whether to place pawns rather than throw again, eight dice being on the table."""
    ending = odds.endings[hand]
    if ending == NONE or throws == 0:
        return bool(ending != NONE)
    keep = place_of(throws, odds.keeps[place_of(throws, hand)]) * players
    return bool(believed(endings, odds, ending, seat, players) >= odds.expected[keep + seat])


def meet(
    endings: Endings,
    odds: Odds,
    throws: int,
    hand: int,
    chance: float,
    seat: int,
    players: int,
) -> None:
    """Go on with eight dice on the table, met with some chance: place, or keep and throw."""
    if places(endings, odds, throws, hand, seat, players):
        endings.reached[odds.endings[hand]] += chance
    elif throws > 0:
        odds.chances[odds.keeps[place_of(throws, hand)]] += chance


def reach(
    hands: Hands,
    endings: Endings,
    number: int,
    odds: Odds,
    throws: int,
    hand: int,
    seat: int,
    players: int,
) -> None:
    """Work out how likely each ending is; `hand` is set aside, or eight dice on the table."""
    for ending in range(number):
        endings.reached[ending] = 0.0
    for other in range(HANDS):
        odds.chances[other] = 0.0
    if hand >= FULL:
        meet(endings, odds, throws, hand, 1.0, seat, players)
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
                meet(endings, odds, throws - 1 - thrown, other, chance, seat, players)


def next_best_keep(
    hands: Hands, odds: Odds, throws: int, hand: int, ceiling: float, seat: int, players: int
) -> int:
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
            fewer = hands.fewer[part * VALUES + value]
            if fewer != NONE:
                odds.chances[fewer] = 1.0
        if part < FULL:
            promised = odds.expected[place_of(throws, part) * players + seat]
            if highest < promised < ceiling:
                best, highest = part, promised
    return best
