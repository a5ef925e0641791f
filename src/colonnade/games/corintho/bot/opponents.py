"""Scores of three and more players: what one seat is worth to another.

The seat to act at the root plays against all others as if they were one, but for this: nobody
hands the win to a third as long as there is another way, and who has lost anyway and could let one
or another win may do either. A score is kept as the seat to act sees it; `for_root` and `for_seat`
translate. Of two players each sees the other's score negated. Written like rules, to be compiled.
"""

from typing import Final

WIN: Final = 20_000
"""A game won, less one for every move until then."""
SURE: Final = 10_000
"""Above this a win is certain, below its negative a loss."""
APART: Final = 1_000
"""Between the scores of games won by different opponents, more than games have moves."""
SPOILED: Final = 9_000
"""What an opponent finds a third one's win less bad than the root's."""
ROOT: Final = -1
"""The rank of the seat to act at the root; of the others the last to act has rank 0."""
SEVERAL: Final = -2
OPEN: Final = -3


def rank(players: int, me: int, seat: int) -> int:
    """Which of the opponents a seat is."""
    if seat == me:
        return ROOT
    return players - 1 - (seat - me) if seat > me else me - seat - 1


def won_by(rank: int, ply: int) -> int:
    """The score, as the root sees it, of a game that is won at a ply."""
    return WIN - ply if rank == ROOT else ply - WIN - APART * rank


def opponent(score: int) -> int:
    """The rank of the opponent who wins, where the root sees that it loses."""
    return (APART // 2 - WIN - score) // APART


def is_spoiled(score: int) -> bool:
    """Whether a third player wins: worse than anything open, better than a win of the root."""
    return APART - WIN < score < -SURE


def winner(score: int) -> int:
    """The rank of who wins where a seat sees that it loses; to the root all are the same."""
    return opponent(score - SPOILED) if is_spoiled(score) else ROOT


def for_root(score: int, rank: int) -> int:
    """A score that a seat sees, as the root sees it."""
    if rank == ROOT:
        return score
    if is_spoiled(score):
        return score - SPOILED
    return -score


def for_seat(score: int, rank: int) -> int:
    """A score that the root sees, as a seat sees it."""
    if rank == ROOT:
        return score
    if score < -SURE and opponent(score) != rank:
        return score + SPOILED
    return -score


def told(players: int, me: int, score: int, teller: int, listener: int) -> int:
    """A score that one seat sees, as another sees it."""
    if players == 2:
        return score if teller == listener else -score
    return for_seat(for_root(score, rank(players, me, teller)), rank(players, me, listener))
