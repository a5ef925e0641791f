"""What positions are worth, within the effort that one position may cost."""

import time
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from colonnade.bots.chances import Estimate, chances, estimate, spread
from colonnade.bots.thinking import Budget
from colonnade.kernel.awaited import CHANCE, CHOICE
from colonnade.kernel.rulebook import AnyRulebook

Chances: TypeAlias = tuple[float, ...]
"""The share of the win that each seat can expect."""

LEAST_SECONDS: Final = 0.002
FAVOURITES: Final = 5
"""Moves that are looked at closely, after a glance at all of them."""

FEW_THROWS: Final = 6
"""Throws that are all looked at after each favourite: those of one die."""
SOME_THROWS: Final = 21
"""The same where a position is judged by a look, which is quick: those of two dice."""
LOOK: Final = 1
"""What is asked of a learned eye: one look, instead of games that it plays on."""


class Pace(NamedTuple):
    """How many simulations are usual in a game; what counts as one differs from game to game."""

    usual: int
    """For a position, divided among all that can happen in it."""
    least: int
    """For a position that is one of many; with fewer its figure says nothing."""


PACES: Final[dict[str, Pace]] = {
    "columbiz": Pace(100, 4),
    "corintho": Pace(100_000, 1_000),
    "les-4-colonnes": Pace(LOOK, LOOK),
    "senet": Pace(LOOK, LOOK),
}
"""By game, such that a long game is reviewed in half a minute by one core."""
PACE: Final = Pace(4_000, 16)
"""For games that are not named."""


class Effort(NamedTuple):
    """How hard to think about a position; with nothing said, as hard as is usual.

    Simulations give the same answer everywhere, time does not.
    """

    sims: int = 0
    """Simulations of one position, divided among its moves or throws."""
    seconds: float = 0.0
    """Seconds for one position, used up whatever the simulations."""
    at_most: float = 0.0
    """Seconds that one position may take; nobody then waits for a compiler either."""
    whole: float = 0.0
    """Seconds for everything: when they are over, the rest is only glanced at; 0 has no end."""


class Judge:
    """Values the positions of one game."""

    def __init__(self, book: AnyRulebook, options: Any, effort: Effort = Effort()) -> None:  # noqa: ANN401, B008
        self.book = book
        self.options = options
        pace = PACES.get(book.id, PACE)
        self.sims = 0 if effort.seconds else effort.sims or pace.usual
        # Whoever asks for few simulations wants a quick answer, not a good one.
        self._least = min(pace.least, PACE.least) if effort.sims else pace.least
        self._seconds = effort.seconds or effort.at_most
        self._end = time.monotonic() + effort.whole if effort.whole else None
        self._known: dict[tuple[Any, Budget], Chances] = {}
        self._ahead: dict[Any, Chances] = {}
        self.is_hurried = False
        """Whether the time for everything ran out."""

    def worth(self, state: Any, share: int = 1) -> Chances:  # noqa: ANN401
        """What a state is worth to each seat, for one of so many shares of the effort."""
        budget = self._budget(share)
        key = (state, budget)
        if key not in self._known:
            self._known[key] = chances(self.book, self.options, state, budget)
        return self._known[key]

    def throws(self, state: Any, share: int = 1) -> dict[int, tuple[float, Chances]]:  # noqa: ANN401
        """Every throw that may come, with its probability and what it would be worth."""
        rules, options = self.book.rules, self.options
        odds, cases = rules.odds(options, state), rules.cases(options, state)
        known = spread(self.book, options, state, self._budget(share))
        share *= len(odds)
        return {
            throw: (
                weight / cases,
                known.get(throw) or self.worth(rules.after_throw(options, state, throw), share),
            )
            for throw, weight in odds
        }

    def outcomes(self, state: Any) -> dict[int, tuple[float, Chances]]:  # noqa: ANN401
        """The same as a review wants it: where few throws may come, by a look at their answers.

        Each is then worth what it will be worth as a position of its own, so that the judge need
        not change its mind when the throw has come.
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
        return self.throws(state)

    def estimate(self, state: Any) -> Estimate:  # noqa: ANN401
        """What a state is worth to each seat, and how sure that is."""
        budget = Budget(0 if self._seconds else self.sims, self._seconds)
        return estimate(self.book, self.options, state, budget)

    def moves(self, state: Any, also: int | None = None) -> dict[int, Chances]:  # noqa: ANN401
        """Every legal move and what it would be worth, the best first.

        All are glanced at; the favourites, and one that is asked about, are looked at closely
        and come first, because what was only glanced at can not be compared with them. Once the
        time for everything is over, nothing is looked at closely any more.
        """
        rules, options, seat = self.book.rules, self.options, state.seat
        codes = rules.codes(rules.legal(options, state))
        after = {code: rules.after_move(options, state, code) for code in codes}
        known = spread(self.book, options, state, self._budget(1))
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
        """What a state is worth; where few throws may come, by a look at each of them."""
        rules, options = self.book.rules, self.options
        few = SOME_THROWS if self.sims == LOOK else FEW_THROWS
        if rules.awaits(options, state) == CHANCE and len(rules.odds(options, state)) <= few:
            return expected(self.throws(state, share))
        return self.worth(state, share)

    def _foreseen(self, state: Any) -> Chances:  # noqa: ANN401
        """What a state after a throw is worth: its best move or, where there is none, as it is."""
        if state not in self._ahead:
            if self.book.rules.awaits(self.options, state) == CHOICE:
                self._ahead[state] = next(iter(self.moves(state).values()))
            else:
                self._ahead[state] = self._closely(state, 1)
        return self._ahead[state]

    def _is_late(self) -> bool:
        """Whether the time for everything is over."""
        return self._end is not None and time.monotonic() > self._end

    def _budget(self, share: int) -> Budget:
        if self._is_late():
            self.is_hurried = True
            return Budget(self._least, LEAST_SECONDS)
        return Budget(
            max(self._least, self.sims // share) if self.sims else 0,
            max(LEAST_SECONDS, self._seconds / share) if self._seconds else 0.0,
        )


def expected(throws: Mapping[int, tuple[float, Chances]]) -> Chances:
    """The mean over all throws."""
    return mean([(chance, worth) for chance, worth in throws.values()])


def mean(weighted: Sequence[tuple[float, Chances]]) -> Chances:
    """A weighted mean, seat by seat; the weights add up to one."""
    players = len(weighted[0][1])
    return tuple(sum(weight * worth[seat] for weight, worth in weighted) for seat in range(players))


def value_of(judge: Judge, state: Any) -> Chances:  # noqa: ANN401
    """What a position is worth: its result, the mean over its throws, or its best move."""
    stage = judge.book.rules.awaits(judge.options, state)
    if stage == CHANCE:
        return expected(judge.throws(state))
    return next(iter(judge.moves(state).values())) if stage == CHOICE else judge.worth(state)
