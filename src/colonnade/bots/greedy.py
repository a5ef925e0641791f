"""The greedy bot: the move that looks best at once, with no thought of the answer.

It wins if it can, and else wants the best standing over its strongest rival: captures, points
and squares gained are all in there. Equals are drawn for.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from colonnade.game import Randomness
from colonnade.games import rulebook
from colonnade.kernel.awaited import OVER
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.swift.draws import below, following, word
from colonnade.swift.hooks import Choose

from .standing import standing_in

RANDOM: Final = 0
"""The policy of a seat that takes any legal move."""
GREEDY: Final = 1
"""The policy of a seat that takes the best one."""

DECIDED: Final = 1 << 40
"""What a game won is worth, more than any standing."""
DRAWN_BITS: Final = 63


@cache
def greedy_choice(game: str) -> Choose:
    """A choice for compiled or plain play whose policies are RANDOM and GREEDY."""
    book = rulebook(game)
    rules, partners, standing = book.rules, book.partners, standing_in(book.id)
    awaits, winners, after_move = rules.awaits, rules.winners, rules.after_move
    legal, count, nth = rules.legal, rules.count, rules.nth

    def worth(options: Any, state: Any, seat: int) -> int:  # noqa: ANN401
        if awaits(options, state) == OVER:
            won = winners(options, state)
            if not won >> seat & 1:
                return -DECIDED
            # A win shared with a rival is no better than standing level.
            return 0 if won & ~partners(options, seat) else DECIDED
        rival = -DECIDED
        for other in range(options.players):
            if not partners(options, seat) >> other & 1:
                rival = max(rival, standing(options, state, other))
        return standing(options, state, seat) - rival

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
                # The nth of equals takes the place with one chance in n: all are equally likely.
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
