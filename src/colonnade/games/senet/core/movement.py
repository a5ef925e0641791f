"""How pawns move: the clauses S7 to S16 as masks of squares.

A mask of moves has the bit of each square a pawn may leave; the throw says where it goes.
Bit 0 is a waiting pawn that enters.
"""

from typing import Final

from .board import ANY_EXIT, EXACT_EXIT, FIRST_TWO_ROWS, SAFE, TRACK
from .options import EXACT

# A forward move is coded by the square it leaves, a backward move by that square plus this.
BACKWARD: Final = 31


def origin_of(move: int) -> int:
    """The square a move leaves, 0 for a waiting pawn."""
    return move - BACKWARD if move > BACKWARD else move


def target_of(move: int, throw: int) -> int:
    """The square a move reaches; 31 and more are the exit."""
    return move - BACKWARD - throw if move > BACKWARD else move + throw


def protected(pawns: int) -> int:
    """S10: the pawns with a neighbour of their colour on the number just before or after."""
    first = pawns & pawns >> 1
    return first | first << 1


def barrage(pawns: int) -> int:
    """S11: the pawns that stand three or more in a row."""
    first = pawns & pawns >> 1 & pawns >> 2
    return first | first << 1 | first << 2


def barred_forward(enemy: int, throw: int) -> int:
    """S11: the squares from which a forward move meets an enemy barrage."""
    wall = barrage(enemy)
    # A wall is at least three wide, so shifts at most three apart leave no gap.
    return wall >> 1 | wall >> (throw + 1 >> 1) | wall >> throw


def barred_backward(enemy: int, throw: int) -> int:
    """S11: the squares from which a backward move meets an enemy barrage."""
    wall = barrage(enemy)
    return wall << 1 | wall << (throw + 1 >> 1) | wall << throw


def closed(own: int, enemy: int) -> int:
    """S9: the squares on which this side may not land: own, protected, or safe for the enemy."""
    return own | protected(enemy) | enemy & SAFE


def may_leave(own: int, own_waiting: int) -> bool:
    """S16: whether all pawns of a side still in play stand on 21 to 30."""
    return own & FIRST_TWO_ROWS | own_waiting == 0


def forward_moves(exit_option: int, own: int, enemy: int, own_waiting: int, throw: int) -> int:
    """S7–S12, S15, S16: the pawns that may go forward by the throw, leave or enter with it."""
    targets = TRACK & ~closed(own, enemy)
    if may_leave(own, own_waiting):
        targets |= EXACT_EXIT if exit_option == EXACT else ANY_EXIT
    movers = own & targets >> throw
    if own_waiting:
        # S15: an entering pawn never swaps.
        movers |= (targets & ~enemy) >> throw & 1
    return movers & ~barred_forward(enemy, throw)


def backward_moves(own: int, enemy: int, throw: int) -> int:
    """S14: the pawns that may go back by the throw onto an empty square."""
    empty = TRACK & ~(own | enemy)
    return own & empty << throw & ~barred_backward(enemy, throw)
