"""The greedy bot: the best move at once, without looking at replies.

It wins if it can, and else maximises its lead over its strongest rival: captures, points and
squares gained all count. Ties are broken at random.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, TypeAlias

from colonnade.bots.api.registry import progress_in
from colonnade.compiled.hooks import Choose
from colonnade.compiled.prng import below, following, word
from colonnade.games import rulebook
from colonnade.kernel.awaited import OVER
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.library import Randomness

RANDOM: Final = 0
"""The policy of a seat that takes any legal move."""
GREEDY: Final = 1
"""The policy of a seat that takes the best one."""

LeadOf: TypeAlias = Callable[[Any, Any, int], int]

DECIDED: Final = 1 << 40
"""The worth of a won game, more than any lead."""
DRAWN_BITS: Final = 63


def bind_lead(book: AnyRulebook) -> LeadOf:
    """What any position looks worth to a seat: its result, or its lead over its best rival."""
    rules, partners, progress = book.rules, book.partners, progress_in(book)
    awaits, winners = rules.awaits, rules.winners

    def lead_of(options: Any, state: Any, seat: int) -> int:  # noqa: ANN401
        if awaits(options, state) == OVER:
            won = winners(options, state)
            if not won >> seat & 1:
                return -DECIDED
            # A win shared with a rival is no better than an equal position.
            return 0 if won & ~partners(options, seat) else DECIDED
        rival = -DECIDED
        for other in range(options.players):
            if not partners(options, seat) >> other & 1:
                rival = max(rival, progress(options, state, other))
        return progress(options, state, seat) - rival

    return lead_of


@cache
def greedy_choice(game: str) -> Choose:
    """A choice for compiled or plain play whose policies are RANDOM and GREEDY."""
    book = rulebook(game)
    rules, worth = book.rules, bind_lead(book)
    after_move, legal, count, nth = rules.after_move, rules.legal, rules.count, rules.nth

    def choose(
        options: Any,  # noqa: ANN401
        state: Any,  # noqa: ANN401
        drawn: int,
        policy: int,
        weights: Sequence[float],
    ) -> int:
        menu = legal(options, state)
        number = count(menu)
        chosen = nth(menu, below(drawn, number))
        if policy == RANDOM or number == 1:
            return chosen
        best = -2 * DECIDED
        equals = 0
        for index in range(number):
            move = nth(menu, index)
            found = worth(options, after_move(options, state, move), state.seat)
            if found > best:
                best = found
                equals = 0
                chosen = move
            elif found == best:
                # The nth of equals replaces the choice with probability 1/n, so that all are
                # equally likely.
                equals += 1
                drawn = following(drawn)
                if below(word(drawn), equals + 1) == 0:
                    chosen = move
        return chosen

    return choose


class GreedyChooser:
    """The move that looks best at once."""

    def __init__(self, rng: Randomness) -> None:
        self.rng = rng

    def choose(self, book: AnyRulebook, options: Any, state: Any, /) -> int:  # noqa: ANN401
        """The best of the legal moves, or one of the best."""
        drawn = self.rng.randrange(1 << DRAWN_BITS)
        return greedy_choice(book.id)(options, state, drawn, GREEDY, ())
