"""Bot driven by a learned value: one ply, one ply with noise (weaker levels), or deep search."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import Any, Final, NamedTuple

from colonnade.bots.api.thinking import Budget, Thinker, Thought
from colonnade.bots.search.expectimax import Found, SearchedMoves, ValueModel, search_to
from colonnade.bots.search.rollouts import kernel_of, settled_shares
from colonnade.bots.search.uct import UctThinker
from colonnade.bots.search.value_search import (
    MoveValues,
    rollout_estimate,
    search_moves,
    without_rollouts,
)
from colonnade.bots.weights.store import DamagedWeights
from colonnade.compiled import MoveFound, Search, plain
from colonnade.kernel.awaited import CHOICE, OVER
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.library import Randomness

from .estimates import Estimate, Reply, search_shares

FINE: Final = 1 << 30
DRAWS: Final = 4
"""Uniform numbers that are added up for one error: enough to be nearly normal."""
BELL: Final = (3 * DRAWS) ** 0.5 * 2 / DRAWS
"""What gives their mean, from −½ to ½, a spread of 1."""


class Skill(NamedTuple):
    """How well a level plays."""

    noise: float
    """Standard deviation of the error in a move's value, as a part of the distance between the
    best move and the worst."""
    searches_deep: bool = False


class ValueBot:
    """A search whose levels share one learned value, and differ in depth and noise."""

    def __init__(
        self,
        book: AnyRulebook,
        value_model_of: Callable[[Any], ValueModel],
        skills: Mapping[str, Skill],
        noise_scale: Callable[[str, Any], float] = lambda *_: 1.0,
    ) -> None:
        """`noise_scale`: by level and options, where the same noise costs more or fewer games."""
        self.book = book
        self.value_model_of = value_model_of
        self.skills = skills
        self.levels = frozenset(skills)
        self._noise_scale = noise_scale

    def noise(self, level: str, options: Any) -> float:  # noqa: ANN401
        """The noise of a level in a game with these options."""
        return self.skills[level].noise * self._noise_scale(level, options)

    def thinker(self, level: str, rng: Randomness, budget: Budget, /) -> Thinker:
        """The thinker of a level."""
        return ValueThinker(self, level, rng, budget)

    def prepare(self, options: Any, /) -> None:  # noqa: ANN401
        """Load the weights, unless they are damaged."""
        with suppress(DamagedWeights):
            self.value_model_of(options)

    def win_shares(self, options: Any, state: Any, budget: Budget, /) -> tuple[float, ...]:  # noqa: ANN401
        """What each seat can expect; by UCT where the weights are damaged."""
        return self.estimate(options, state, budget).shares

    def estimate(self, options: Any, state: Any, budget: Budget, /) -> Estimate:  # noqa: ANN401
        """The same with its margin of error: by one search or, asked for more, by rollouts."""
        try:
            model = self.value_model_of(options)
        except DamagedWeights:
            return Estimate(search_shares(self.book, options, state, budget))
        if budget.sims != 1 and any(budget) and self.book.rules.awaits(options, state) != OVER:
            rolled = rollout_estimate(model, options, state, budget)
            if rolled is not None:
                return rolled
        return Estimate(expected_shares(model, options, state))

    def estimate_children(
        self,
        options: Any,  # noqa: ANN401
        state: Any,  # noqa: ANN401
        budget: Budget,
        /,
    ) -> dict[int, tuple[float, ...]]:
        """The values of every throw or move by one search; nothing until it is compiled."""
        rules = self.book.rules
        if budget.sims != 1 or rules.awaits(options, state) == OVER:
            return {}
        try:
            model = self.value_model_of(options)
        except DamagedWeights:
            return {}
        made = kernel_of(model, options).now()
        if not made.is_compiled:
            return {}
        if rules.awaits(options, state) == CHOICE:
            codes = list(rules.codes(rules.legal(options, state)))
            after = [rules.after_move(options, state, code) for code in codes]
        else:
            codes = [code for code, _ in rules.odds(options, state)]
            after = [rules.after_throw(options, state, code) for code in codes]
        return dict(zip(codes, settled_shares(made, model, options, after), strict=True))

    def likely_replies(self, options: Any, state: Any, /) -> Iterator[Reply]:  # noqa: ANN401
        """Every throw, and the moves that look best at once; nothing if the weights are damaged."""
        rules = self.book.rules
        try:
            model = self.value_model_of(options)
        except DamagedWeights:
            return
        cases = rules.cases(options, state)
        for throw, weight in rules.odds(options, state):
            after, moves = rules.after_throw(options, state, throw), list[tuple[Any, int]]()
            while rules.awaits(options, after) == CHOICE:
                best = one_ply(model, options, after)[0][0]
                moves.append((after, best))
                after = rules.after_move(options, after, best)
            yield Reply(weight / cases, tuple(moves), after)


class ValueThinker:
    """Plays the move of the highest value, with the noise of its level."""

    def __init__(self, bot: ValueBot, level: str, rng: Randomness, budget: Budget) -> None:
        self.bot = bot
        self.level = level
        self.rng = rng
        self.budget = budget

    def think(self, book: AnyRulebook, options: Any, state: Any, /) -> Thought:  # noqa: ANN401
        """The move it would play; by UCT where the weights are damaged."""
        try:
            model = self.bot.value_model_of(options)
        except DamagedWeights:
            return UctThinker(self.level, self.rng, self.budget).think(book, options, state)
        skill = self.bot.skills[self.level]
        if skill.searches_deep:
            seen = search_moves(model, options, state, self.budget, self.rng)
        else:
            seen = without_rollouts(model, SearchedMoves(one_ply(model, options, state), 0))
        found = seen.found
        if noise := self.bot.noise(self.level, options):
            noise *= found[0][1] - found[-1][1]
            found = tuple((move, worth + noise * self._error()) for move, worth in found)
            best = max(found, key=lambda one: one[1])[0]
        else:
            best = found[0][0]
        is_hasty = skill.searches_deep and not self.budget.sims and is_one_ply(seen)
        return Thought(best, search_result(model, options, state, seen, best), is_hasty)

    def _error(self) -> float:
        """A random error with standard deviation 1."""
        return (sum(self.rng.randrange(FINE) for _ in range(DRAWS)) / FINE - DRAWS / 2) * BELL


def is_one_ply(seen: MoveValues) -> bool:
    """Whether nothing was looked at but the positions after the moves."""
    return not seen.depth and not any(seen.games) and 0.0 < seen.found[0][1] < 1.0


def one_ply(model: ValueModel, options: Any, state: Any, depth: int = 0) -> Found:  # noqa: ANN401
    """Every move with its worth, by the plain rules: the same on every machine."""
    return search_to(model, options, state, depth, plain(model.book)).found


def expected_shares(model: ValueModel, options: Any, state: Any) -> tuple[float, ...]:  # noqa: ANN401
    """What each seat can expect of any position; where a choice is due, of the best move."""
    book, value, weights = model.book, model.value, model.weights
    rules = book.rules
    while rules.awaits(options, state) == CHOICE:
        state = rules.after_move(options, state, one_ply(model, options, state)[0][0])
    if rules.awaits(options, state) == OVER:
        return tuple(map(float, book.result(rules.winners(options, state), options.players)))
    return tuple(value(options, state, seat, weights) for seat in range(options.players))


def search_result(
    model: ValueModel,
    options: Any,  # noqa: ANN401
    state: Any,  # noqa: ANN401
    seen: MoveValues,
    best: int,
) -> Search:
    """The values as the result of a search: the move that is played comes first."""
    after = model.book.rules.after_move(options, state, best)
    pairs = zip(seen.found, seen.games, strict=True)
    moves = [MoveFound(move, 1 + games, worth) for (move, worth), games in pairs]
    moves.sort(key=lambda one: one.move != best)
    shares = seen.shares or expected_shares(model, options, after)
    return Search(seen.sims, seen.depth + 1, shares, tuple(moves), (best,))
