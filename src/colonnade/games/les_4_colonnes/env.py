"""Les 4 colonnes as a learner sees it.

A player's tokens are counted from the hindmost, 0 to 3; of two on one place the first stands for
both. Moves: 0 to 3 move that token by the first die or by a bonus, 4 to 7 by the second die, 8 to
11 by both; 12 to 23 the same with the partner's tokens; 24 declines a bonus. Of two dice the first
is the lower. Throws: 0 to 5 are one die, 6 to 26 two: 1-1, 1-2 … 1-6, 2-2 … 6-6.
"""

from typing import Final

from colonnade.envs.encoding import ActionIndex, Block, Encoding, Vector
from colonnade.games.les_4_colonnes.core.board import FOOT, QUARTER, RING, START, TIP, WORKSHOP
from colonnade.games.les_4_colonnes.core.moves import CAPTURE_BONUS
from colonnade.games.les_4_colonnes.core.options import QUARTERS, Options
from colonnade.games.les_4_colonnes.core.rules import SIXES_PLAYED
from colonnade.games.les_4_colonnes.core.state import (
    DIE,
    LAST,
    ONE_DIE_AGAIN,
    SECOND,
    State,
    state_of,
)
from colonnade.games.les_4_colonnes.core.tokens import place_in
from colonnade.games.les_4_colonnes.core.turn import SKIP

TOKENS: Final = 4
FACES: Final = 6
# What a vector tells apart: the ring from self's own start on, the workshop, and the arrow.
AT_WORKSHOP: Final = RING
SPOTS: Final = RING + 1 + TIP - FOOT


def blocks(options: Options) -> tuple[Block, ...]:
    """Longer with more players, otherwise the same for every variant."""
    players = options.players
    return (
        Block(
            "tokens",
            SPOTS * players,
            TOKENS,
            "how many of self, next seat, … stand on each spot: the 68 squares of the ring from"
            " self’s start on, the workshop, F1 to F8",
        ),
        Block("first die", FACES, 1, "1 to 6, zeros for none"),
        Block("second die", FACES, 1, "1 to 6, zeros for none"),
        Block("one again", 1, 1, "one die of two is to be thrown again"),
        Block("sixes", 1, SIXES_PLAYED, "sixes thrown in this turn"),
        Block("six", 1, 1, "the current throw is a six"),
        Block("duty", 1, 1, "a barrier is to be opened"),
        Block("bonus", 1, CAPTURE_BONUS, "squares of the bonus to be played"),
        Block("last owner", players, 1, "whose token a die moved last in this turn"),
        Block("last", SPOTS, 1, "where it stands"),
        Block("to act", players, 1, "self, next seat, …"),
    )


def spot_of(options: Options, seat: int, owner: int, place: int) -> int:
    """Where a place of the owner's road lies for the seat that looks."""
    if place == WORKSHOP:
        return AT_WORKSHOP
    if place > FOOT:
        return AT_WORKSHOP + place - FOOT
    return (place - START + QUARTER * QUARTERS[16 * options.colours + 4 * owner + seat]) % RING


def write(options: Options, state: State, seat: int, into: Vector) -> None:
    """The vector of a state as a seat sees it, into zeros."""
    players = options.players
    for step in range(players):
        owner = (seat + step) % players
        for slot in range(TOKENS):
            there = spot_of(options, seat, owner, place_in(state[owner], slot))
            into[SPOTS * step + there] += 1
    place = SPOTS * players
    if state.dice == ONE_DIE_AGAIN:
        into[place + 2 * FACES] = 1
    else:
        if state.dice & DIE:
            into[place + (state.dice & DIE) - 1] = 1
        if state.dice >> SECOND:
            into[place + FACES + (state.dice >> SECOND) - 1] = 1
    place += 2 * FACES + 1
    into[place] = state.sixes
    into[place + 1] = state.six
    into[place + 2] = state.duty
    into[place + 3] = state.bonus
    place += 4
    if state.last:
        owner = state.last // LAST
        into[place + (owner - seat) % players] = 1
        into[place + players + spot_of(options, seat, owner, state.last % LAST)] = 1
    into[place + players + SPOTS + (state.seat - seat) % players] = 1


ENCODING: Final = Encoding(
    version=0,
    actions=ActionIndex(tuple(range(SKIP + 1))),
    throws=ActionIndex(
        (
            *range(1, FACES + 1),
            *(
                low | high << SECOND
                for low in range(1, FACES + 1)
                for high in range(low, FACES + 1)
            ),
        )
    ),
    blocks=blocks,
    write=write,
    state_of=state_of,
)
