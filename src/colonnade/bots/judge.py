"""The bot that judges by what was learned: at a glance, with a blurred eye, or looking deep."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from colonnade.game import Randomness
from colonnade.kernel.awaited import CHOICE, OVER
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.swift import MoveFound, Search, plain

from .chances import Estimate, searched
from .deepening import Found, Judgement, Look, looked
from .learned import DamagedWeights
from .pondering import Seen, at_a_glance, pondered, rolled_on
from .rollouts import loop_of, settled_shares
from .searching import Searcher
from .thinking import Budget, Thinker, Thought

FINE: Final = 1 << 30
DRAWS: Final = 4
"""Numbers that are added up to blur a worth: about as many as make a bell."""
BELL: Final = (3 * DRAWS) ** 0.5 * 2 / DRAWS
"""What gives their mean, from −½ to ½, a spread of 1."""


class Eye(NamedTuple):
    """How a level sees."""

    blur: float
    """How far it misjudges a move, of what lies between the best move and the worst."""
    looks_deep: bool = False


class Judge:
    """A specialist whose levels share one judgement, and differ in how well they see."""

    def __init__(
        self,
        book: AnyRulebook,
        judgement_of: Callable[[Any], Judgement],
        eyes: Mapping[str, Eye],
    ) -> None:
        self.book = book
        self.judgement_of = judgement_of
        self.eyes = eyes
        self.levels = frozenset(eyes)

    def thinker(self, level: str, rng: Randomness, budget: Budget, /) -> Thinker:
        """The thinker of a level."""
        return JudgingThinker(self, level, rng, budget)

    def chances(self, options: Any, state: Any, budget: Budget, /) -> tuple[float, ...]:  # noqa: ANN401
        """What each seat can expect; searched for where what was learned is damaged."""
        return self.estimate(options, state, budget).shares

    def estimate(self, options: Any, state: Any, budget: Budget, /) -> Estimate:  # noqa: ANN401
        """The same with its margin of error: by one look or, asked for more, by rollouts."""
        try:
            judgement = self.judgement_of(options)
        except DamagedWeights:
            return Estimate(searched(self.book, options, state, budget))
        if budget.sims != 1 and any(budget) and self.book.rules.awaits(options, state) != OVER:
            rolled = rolled_on(judgement, options, state, budget)
            if rolled is not None:
                return rolled
        return Estimate(outlook(judgement, options, state))

    def spread(self, options: Any, state: Any, budget: Budget, /) -> dict[int, tuple[float, ...]]:  # noqa: ANN401
        """What one look says of every throw or move; nothing until looking is compiled."""
        rules = self.book.rules
        if budget.sims != 1 or rules.awaits(options, state) == OVER:
            return {}
        try:
            judgement = self.judgement_of(options)
        except DamagedWeights:
            return {}
        made = loop_of(judgement, options).now()
        if not made.is_compiled:
            return {}
        if rules.awaits(options, state) == CHOICE:
            codes = list(rules.codes(rules.legal(options, state)))
            after = [rules.after_move(options, state, code) for code in codes]
        else:
            codes = [code for code, _ in rules.odds(options, state)]
            after = [rules.after_throw(options, state, code) for code in codes]
        return dict(zip(codes, settled_shares(made, judgement, options, after), strict=True))


class JudgingThinker:
    """Takes the move that it sees as the best."""

    def __init__(self, judge: Judge, level: str, rng: Randomness, budget: Budget) -> None:
        self.judge = judge
        self.level = level
        self.rng = rng
        self.budget = budget

    def think(self, book: AnyRulebook, options: Any, state: Any, /) -> Thought:  # noqa: ANN401
        """The move it would play; by the level's recipe where what was learned is damaged."""
        try:
            judgement = self.judge.judgement_of(options)
        except DamagedWeights:
            return Searcher(self.level, self.rng, self.budget).think(book, options, state)
        eye = self.judge.eyes[self.level]
        if eye.looks_deep:
            seen = pondered(judgement, options, state, self.budget, self.rng)
        else:
            seen = at_a_glance(judgement, Look(glance(judgement, options, state), 0))
        found = seen.found
        if eye.blur:
            blur = eye.blur * (found[0][1] - found[-1][1])
            found = tuple((move, worth + blur * self._error()) for move, worth in found)
            best = max(found, key=lambda one: one[1])[0]
        else:
            best = found[0][0]
        return Thought(best, told(judgement, options, state, seen, best))

    def _error(self) -> float:
        """How far a blurred worth is from the truth, in blurs."""
        total = sum(self.rng.randrange(FINE) for _ in range(DRAWS))
        return (total / FINE - DRAWS / 2) * BELL


def glance(judgement: Judgement, options: Any, state: Any, depth: int = 0) -> Found:  # noqa: ANN401
    """Every move with its worth, by the plain rules: the same on every machine."""
    return looked(judgement, options, state, depth, plain(judgement.book)).found


def outlook(judgement: Judgement, options: Any, state: Any) -> tuple[float, ...]:  # noqa: ANN401
    """What each seat can expect of any position; where a choice is due, of the best move."""
    book, value, weights = judgement.book, judgement.value, judgement.weights
    rules = book.rules
    while rules.awaits(options, state) == CHOICE:
        state = rules.after_move(options, state, glance(judgement, options, state)[0][0])
    if rules.awaits(options, state) == OVER:
        return tuple(map(float, book.result(rules.winners(options, state), options.players)))
    return tuple(value(options, state, seat, weights) for seat in range(options.players))


def told(
    judgement: Judgement,
    options: Any,  # noqa: ANN401
    state: Any,  # noqa: ANN401
    seen: Seen,
    best: int,
) -> Search:
    """What was seen, in the words of a search: the move that is played comes first."""
    after = judgement.book.rules.after_move(options, state, best)
    pairs = zip(seen.found, seen.games, strict=True)
    moves = [MoveFound(move, 1 + games, worth) for (move, worth), games in pairs]
    moves.sort(key=lambda one: one.move != best)
    shares = seen.shares or outlook(judgement, options, after)
    return Search(seen.sims, seen.depth + 1, shares, tuple(moves), (best,))
