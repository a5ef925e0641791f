"""Short games at random that judge a position of three and more; written to be compiled.

Whoever can win at once does, and nobody lets the next seat win at once who finds another move soon.
After a few moves the pieces in hand tell what each seat can expect.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from colonnade.compiled.prng import below, following, word
from colonnade.games.corintho.core.options import Options
from colonnade.games.corintho.core.rules import after_move, count, is_empty, legal, nth
from colonnade.games.corintho.core.state import Menu, State
from colonnade.kernel import bits

from .evaluation import UNIT, expected_share_among_many
from .tree_nodes import STREAM, Paths
from .winning_moves import NONE, countering, winning_move, without

LENGTH: Final = 4
"""Moves of a game: longer ones tell less in the same time, and so do shorter ones."""
RETRIES: Final = 4
"""Moves that are taken back because the next seat could win at once."""


def draw(paths: Paths, menu: Menu) -> int:
    """Any move of a menu."""
    paths.progress[STREAM] = following(paths.progress[STREAM])
    return nth(menu, below(word(paths.progress[STREAM]), count(menu)))


def play_out(
    options: Options, state: State, menu: Menu, weights: Sequence[float], paths: Paths
) -> None:
    """Play on from a position in which no move wins at once, and write what it brings."""
    left, tries = LENGTH, 0
    while left:
        move = draw(paths, menu)
        after = after_move(options, state, move)
        if after.winners:
            write_shares(after.winners, paths)
            return
        choice = legal(options, after)
        reply = winning_move(options, after, choice)
        if reply == NONE:
            state, menu, tries = after, choice, 0
            left -= 1
            continue
        menu = without(countering(options, state, menu, move, after, reply), move)
        tries += 1
        if tries > RETRIES or is_empty(menu):
            write_shares(1 << after.seat, paths)
            return
    judge(options, state, weights, paths)


def write_shares(winners: int, paths: Paths) -> None:
    """The result of a game that is over."""
    share = 1.0 / bits.count(winners)
    for seat in range(len(paths.values)):
        paths.values[seat] = share if winners >> seat & 1 else 0.0


def judge(options: Options, state: State, weights: Sequence[float], paths: Paths) -> None:
    """What the pieces in hand promise to each seat."""
    total = 0.0
    for seat in range(options.players):
        worth = expected_share_among_many(options, state, seat, weights)
        paths.values[seat] = 1.0 / (1.0 + exp(-worth / UNIT))
        total += paths.values[seat]
    for seat in range(options.players):
        paths.values[seat] /= total
