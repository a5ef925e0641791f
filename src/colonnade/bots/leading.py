"""What a position is worth to each seat: some random play from it, and then who leads.

Games of dice go on for hundreds of tokens; whoever leads after a few of them says more about
the position than the end of a game played at random, and is known much sooner.
"""

from collections.abc import Sequence
from functools import cache
from math import exp, inf
from typing import Any, Final

from colonnade.games import rulebook
from colonnade.kernel.awaited import CHANCE, OVER
from colonnade.swift.draws import below, following, word
from colonnade.swift.hooks import Evaluate

from .standing import standing_in

HORIZON: Final = 0
"""Of the weights: how many tokens are played at random."""
SCALE: Final = 1
"""Of the weights: the lead that makes a win e times as likely as a loss."""
PAYOFFS: Final = 2
"""Of the weights: where the results begin, by mask of winners and seat."""


@cache
def leading_in(game: str) -> Evaluate:
    """The evaluator of a game, for compiled or plain searches."""
    book = rulebook(game)
    rules, partners, standing = book.rules, book.partners, standing_in(book.id)
    awaits, legal, count, nth = rules.awaits, rules.legal, rules.count, rules.nth
    cases, cast, winners = rules.cases, rules.cast, rules.winners
    after_move, after_throw = rules.after_move, rules.after_throw

    def leading(
        options: Any,  # noqa: ANN401
        state: Any,  # noqa: ANN401
        drawn: int,
        weights: Sequence[float],
        values: Any,  # noqa: ANN401
    ) -> None:
        left = weights[HORIZON]
        stream = drawn
        stage = awaits(options, state)
        while stage != OVER and left > 0:
            left -= 1
            stream = following(stream)
            if stage == CHANCE:
                case = below(word(stream), cases(options, state))
                state = after_throw(options, state, cast(options, state, case))
            else:
                menu = legal(options, state)
                state = after_move(options, state, nth(menu, below(word(stream), count(menu))))
            stage = awaits(options, state)
        players = options.players
        if stage == OVER:
            judge(weights, winners(options, state), players, values)
            return
        highest = -inf
        for seat in range(players):
            values[seat] = standing(options, state, seat) / weights[SCALE]
            highest = max(highest, values[seat])
        total = 0.0
        for seat in range(players):
            values[seat] = exp(values[seat] - highest)
            # A side is counted once, at its first seat.
            if partners(options, seat) & ((1 << seat) - 1) == 0:
                total += values[seat]
        for seat in range(players):
            side = partners(options, seat)
            values[seat] *= weights[PAYOFFS + side * players + seat] / total

    return leading


def judge(weights: Sequence[float], winners: int, players: int, values: Any) -> None:  # noqa: ANN401
    """Write what each seat gets when these seats win."""
    for seat in range(players):
        values[seat] = weights[PAYOFFS + winners * players + seat]
