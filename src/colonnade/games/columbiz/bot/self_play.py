"""Self-play for training: the static value before each turn, and what its throws promise.

Written like rules, to be compiled.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from colonnade.compiled.prng import below, stream_of, word
from colonnade.games.columbiz.core.options import Options
from colonnade.games.columbiz.core.rules import awaits, start, total
from colonnade.kernel.awaited import OVER

from .evaluation import describe, has_a_turn_left, place_in_order, share, time_left
from .hands import NONE, Hands
from .turn_endings import Endings
from .turn_odds import Odds
from .turns import PAWNS, ended, foresee, survey, thrown, weigh

SLIPS: Final = 7
"""One turn of so many ends anyhow, so that what nobody would play is judged too."""
LONGEST: Final = 200
"""Turns of a game for which there is room."""

# The facts of a row.
PLACE: Final = 0
LEFT: Final = 1
POINTS: Final = 2
PLAYS: Final = 3
SEEN: Final = 4
"""The share by the looks of the board, before the turn."""
PROMISED: Final = 5
"""The share that the turn promised, before its throws."""
FACTS: Final = 6


class TrainingRows(NamedTuple):
    """A row for every seat before every turn of a game."""

    features: Any
    facts: Any


def slip(stream: int, turn: int, endings: int) -> int:
    """An ending to play instead of the best, most often NONE."""
    drawn = stream_of(stream, LONGEST + turn)
    if endings == 0 or below(word(drawn), SLIPS) > 0:
        return NONE
    return below(word(stream_of(drawn, turn)), endings)


def play_one(
    options: Options,
    stream: int,
    hands: Hands,
    weights: Sequence[float],
    endings: Endings,
    odds: Odds,
    foreseen: Any,  # noqa: ANN401
    rows: TrainingRows,
) -> int:
    """Play a game and write a row for each seat before each turn; returns how many."""
    players, row, turn = options.players, 0, 0
    features, facts = rows.features, rows.facts
    state = start(options)
    while awaits(options, state) != OVER and turn < LONGEST:
        number = survey(options, state, PAWNS, hands, weights, endings, odds)
        weigh(options, state, number, hands, endings, odds)
        foresee(options, state, number, hands, endings, odds, foreseen, 0)
        share(options, state, weights, endings.features, foreseen, players)
        for seat in range(players):
            facts[row, PLACE] = place_in_order(options, state, seat)
            facts[row, LEFT] = time_left(options, state)
            facts[row, POINTS] = total(options, state, seat)
            facts[row, PLAYS] = 1.0 if has_a_turn_left(options, state, seat) else 0.0
            facts[row, SEEN] = foreseen[players + seat]
            facts[row, PROMISED] = foreseen[seat]
            describe(options, state, seat, features[row])
            row += 1
        played = thrown(hands, odds, stream_of(stream, turn))
        anyhow = slip(stream, turn, number)
        state = ended(options, state, endings, played if anyhow == NONE else anyhow)
        turn += 1
    return row
