"""Players that make the mistakes of people: a yardstick for the levels.

A person goes by what a position looks worth at once (who has won, who leads) and does not count
throws. Some moves are not seen at all, and the answer to a move is often not thought of.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from colonnade.kernel.awaited import CHANCE, CHOICE
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.library import Randomness

from .greedy import bind_lead


class Mistakes(NamedTuple):
    """How often a person errs, each a probability."""

    overlooks_move: float
    """That a legal move is not seen."""
    forgets_answer: float
    """That a move is played without a thought of the answer to it."""
    takes_first: float
    """That the first move is played that looks better than standing still."""


PEOPLE: Final = {
    "child": Mistakes(overlooks_move=0.5, forgets_answer=1.0, takes_first=0.5),
    "adult": Mistakes(overlooks_move=0.15, forgets_answer=0.3, takes_first=0.1),
}
"""A child of some eight years, and a careful adult who knows the rules."""
FEW_THROWS: Final = 6
"""Up to so many throws the answers to a move are imagined, to the likeliest one alone."""
FINE: Final = 1 << 20


class PersonChooser:
    """Plays as a person does."""

    def __init__(self, name: str, rng: Randomness) -> None:
        self.mistakes = PEOPLE[name]
        self.rng = rng

    def choose(self, book: AnyRulebook, options: Any, state: Any, /) -> int:  # noqa: ANN401
        """The move it plays."""
        rules, lead_of = book.rules, bind_lead(book)
        codes = self._shuffled(rules.codes(rules.legal(options, state)))
        seen = [code for code in codes if not self._errs(self.mistakes.overlooks_move)]
        seen = seen or codes[:1]
        seat, before = state.seat, lead_of(options, state, state.seat)
        after = {code: rules.after_move(options, state, code) for code in seen}
        worths = {code: lead_of(options, after[code], seat) for code in seen}
        better = [code for code in seen if worths[code] > before]
        if better and self._errs(self.mistakes.takes_first):
            return better[0]
        if not self._errs(self.mistakes.forgets_answer):
            worths = {code: answered(book, options, after[code], seat) for code in seen}
        return max(seen, key=lambda code: worths[code])

    def _errs(self, probability: float) -> bool:
        return self.rng.randrange(FINE) < probability * FINE

    def _shuffled(self, codes: Sequence[int]) -> list[int]:
        left, drawn = list(codes), list[int]()
        while left:
            drawn.append(left.pop(self.rng.randrange(len(left))))
        return drawn


def answered(book: AnyRulebook, options: Any, state: Any, seat: int) -> int:  # noqa: ANN401
    """What a position looks worth after the answer of another seat that is worst for this one."""
    rules, lead_of = book.rules, bind_lead(book)
    if rules.awaits(options, state) == CHANCE:
        odds = rules.odds(options, state)
        if len(odds) > FEW_THROWS:
            return lead_of(options, state, seat)
        state = rules.after_throw(options, state, max(odds, key=lambda one: one[1])[0])
    if rules.awaits(options, state) != CHOICE or state.seat == seat:
        return lead_of(options, state, seat)
    codes = rules.codes(rules.legal(options, state))
    return min(lead_of(options, rules.after_move(options, state, code), seat) for code in codes)
