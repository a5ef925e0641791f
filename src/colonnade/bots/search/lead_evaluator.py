"""The value of a position for each seat: some random play from it, and then who leads.

Games with dice last for hundreds of tokens; who leads after a few of them says more about the
position than the end of a random game, and is known much sooner.
"""

from collections.abc import Sequence
from functools import cache
from math import exp, inf
from typing import Any, Final

from colonnade.bots.api.registry import progress_in
from colonnade.compiled.hooks import Evaluate
from colonnade.compiled.kernels.uct import bind_random_play, write_payoffs
from colonnade.games import rulebook
from colonnade.kernel.awaited import OVER

HORIZON: Final = 0
"""Index of the weights: how many tokens are played at random."""
SCALE: Final = 1
"""Index of the weights: the lead that makes a win e times as likely as a loss."""
PAYOFFS: Final = 2
"""Index of the weights: where the payoffs begin, by mask of winners and seat."""


@cache
def lead_evaluator_of(game: str) -> Evaluate:
    """The evaluator of a game, for compiled or plain searches."""
    book = rulebook(game)
    rules, partners, progress = book.rules, book.partners, progress_in(book)
    awaits, winners, play = rules.awaits, rules.winners, bind_random_play(rules)

    def leading(
        options: Any,  # noqa: ANN401
        state: Any,  # noqa: ANN401
        drawn: int,
        weights: Sequence[float],
        values: Any,  # noqa: ANN401
    ) -> None:
        state = play(options, state, drawn, int(weights[HORIZON]))
        players = options.players
        if awaits(options, state) == OVER:
            write_payoffs(weights, PAYOFFS, winners(options, state), players, values)
            return
        highest = -inf
        for seat in range(players):
            values[seat] = progress(options, state, seat) / weights[SCALE]
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
