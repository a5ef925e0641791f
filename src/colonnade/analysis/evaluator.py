"""Evaluates positions within a budget per position."""

import time
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from colonnade.bots.api.thinking import Budget
from colonnade.bots.value.estimates import Estimate, estimate, estimate_children, win_shares
from colonnade.kernel.awaited import CHANCE, CHOICE
from colonnade.kernel.rulebook import AnyRulebook

from .game_analysis import LOOK, USUAL_EFFORT, analysis_of

Chances: TypeAlias = tuple[float, ...]
"""The share of the win that each seat can expect."""

LEAST_SECONDS: Final = 0.002
FAVOURITES: Final = 5
"""Moves that are searched deeper, after all were evaluated once."""

FEW_THROWS: Final = 6
"""Up to this many throws are all searched after each favourite: those of one die."""
SOME_THROWS: Final = 21
"""The same where a position is evaluated by a quick learned value: those of two dice."""


class Effort(NamedTuple):
    """The budget of an analysis; by default what is usual in the game.

    A number of simulations gives the same answer everywhere, a time does not.
    """

    sims: int = 0
    """Simulations per position, divided among its moves or throws."""
    seconds: float = 0.0
    """Seconds per position, all of which are used."""
    at_most: float = 0.0
    """The most seconds per position; then it does not wait for a compiler either."""
    whole: float = 0.0
    """Seconds in all, after which positions are evaluated without search; 0 for no limit."""


class Evaluator:
    """Evaluates the positions of one game."""

    def __init__(self, book: AnyRulebook, options: Any, effort: Effort = Effort()) -> None:  # noqa: ANN401, B008
        self.book = book
        self.options = options
        usual = analysis_of(book).effort
        self.sims = 0 if effort.seconds else effort.sims or usual.usual
        # Few simulations ask for a quick answer, not for a good one.
        self._least = min(usual.least, USUAL_EFFORT.least) if effort.sims else usual.least
        self._divides = usual.divides
        self._per_throw = usual.per_throw
        self._seconds = effort.seconds or effort.at_most
        self._end = time.monotonic() + effort.whole if effort.whole else None
        self._known: dict[tuple[Any, Budget], Chances] = {}
        self._ahead: dict[Any, Chances] = {}
        self.is_hurried = False
        """Whether the time for everything ran out."""

    def worth(self, state: Any, share: int = 1, *, divides: bool = True) -> Chances:  # noqa: ANN401
        """The value of a state for each seat, within 1/`share` of the budget, or of its time."""
        budget = self._budget(share, divides=divides)
        key = (state, budget)
        if key not in self._known:
            self._known[key] = win_shares(self.book, self.options, state, budget)
        return self._known[key]

    def throws(
        self,
        state: Any,  # noqa: ANN401
        share: int = 1,
        times: int = 1,
    ) -> dict[int, tuple[float, Chances]]:
        """Every possible throw, with its probability and value, by so many times the budget."""
        rules, options = self.book.rules, self.options
        odds, cases = rules.odds(options, state), rules.cases(options, state)
        sims, seconds = self._budget(share)
        known = estimate_children(self.book, options, state, Budget(times * sims, seconds))
        share *= len(odds)
        return {
            throw: (
                weight / cases,
                known.get(throw) or self.worth(rules.after_throw(options, state, throw), share),
            )
            for throw, weight in odds
        }

    def outcomes(self, state: Any) -> dict[int, tuple[float, Chances]]:  # noqa: ANN401
        """The same for reviews: where there are few throws, each by a search of the answers to it.

        Each throw then has the value that its position will have on its own, so that the value does
        not change when the throw has come.
        """
        if self.sims == LOOK and not self._is_late():
            rules, options = self.book.rules, self.options
            odds, cases = rules.odds(options, state), rules.cases(options, state)
            if len(odds) <= FEW_THROWS:
                return {
                    throw: (
                        weight / cases,
                        self._foreseen(rules.after_throw(options, state, throw)),
                    )
                    for throw, weight in odds
                }
        return self.throws(state, times=self._per_throw)

    def estimate(self, state: Any) -> Estimate:  # noqa: ANN401
        """The value of a state for each seat, with its margin of error."""
        budget = Budget(0 if self._seconds else self.sims, self._seconds)
        return estimate(self.book, self.options, state, budget)

    def moves(self, state: Any, also: int | None = None) -> dict[int, Chances]:  # noqa: ANN401
        """Every legal move with its value, the best first.

        All are evaluated once; the favourites, and `also`, are searched deeper and come first,
        because values of different depths cannot be compared. Once the total time is over, nothing
        is searched deeper.
        """
        rules, options, seat = self.book.rules, self.options, state.seat
        codes = rules.codes(rules.legal(options, state))
        after = {code: rules.after_move(options, state, code) for code in codes}
        known = estimate_children(self.book, options, state, self._budget(1))
        left = len(codes) - len(known)
        found = {code: known.get(code) or self.worth(after[code], left) for code in codes}
        close = sorted(codes, key=lambda code: (-found[code][seat], code))[:FAVOURITES]
        if self._is_late():
            close = []
        elif also is not None and also not in close:
            close.append(also)
        found |= {code: self._closely(after[code], len(close)) for code in close}
        ranked = sorted(codes, key=lambda code: (code not in close, -found[code][seat], code))
        return {code: found[code] for code in ranked}

    def _closely(self, state: Any, share: int) -> Chances:  # noqa: ANN401
        """The value of a state; where there are few throws, by searching each of them."""
        rules, options = self.book.rules, self.options
        few = SOME_THROWS if self.sims == LOOK else FEW_THROWS
        if rules.awaits(options, state) == CHANCE and len(rules.odds(options, state)) <= few:
            return mean_over_throws(self.throws(state, share))
        return self.worth(state, share, divides=self._divides)

    def _foreseen(self, state: Any) -> Chances:  # noqa: ANN401
        """The value of a state after a throw: that of its best move, if there is a choice."""
        if state not in self._ahead:
            if self.book.rules.awaits(self.options, state) == CHOICE:
                self._ahead[state] = next(iter(self.moves(state).values()))
            else:
                self._ahead[state] = self._closely(state, 1)
        return self._ahead[state]

    def _is_late(self) -> bool:
        """Whether the total time is over."""
        return self._end is not None and time.monotonic() > self._end

    def _budget(self, share: int, *, divides: bool = True) -> Budget:
        if self._is_late():
            self.is_hurried = True
            return Budget(self._least, LEAST_SECONDS)
        return Budget(
            max(self._least, self.sims // (share if divides else 1)) if self.sims else 0,
            max(LEAST_SECONDS, self._seconds / share) if self._seconds else 0.0,
        )


def mean_over_throws(throws: Mapping[int, tuple[float, Chances]]) -> Chances:
    """The mean over all throws."""
    return mean([(chance, worth) for chance, worth in throws.values()])


def mean(weighted: Sequence[tuple[float, Chances]]) -> Chances:
    """A weighted mean, seat by seat; the weights add up to one."""
    players = len(weighted[0][1])
    return tuple(sum(weight * worth[seat] for weight, worth in weighted) for seat in range(players))


def value_of(evaluator: Evaluator, state: Any) -> Chances:  # noqa: ANN401
    """The value of a position: its result, the mean over its throws, or its best move."""
    stage = evaluator.book.rules.awaits(evaluator.options, state)
    if stage == CHANCE:
        return mean_over_throws(evaluator.throws(state))
    return (
        next(iter(evaluator.moves(state).values())) if stage == CHOICE else evaluator.worth(state)
    )
