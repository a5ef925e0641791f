"""Columbiz by exact odds over the throws, for any number of players."""

import time
from collections.abc import Mapping
from threading import local
from typing import Any, Final, NamedTuple, cast

from colonnade.bots.api.thinking import Budget, Thinker, Thought
from colonnade.bots.search.uct import LONGEST, SECONDS, TIME_RESERVE, UctThinker
from colonnade.bots.value.estimates import search_shares
from colonnade.bots.weights.store import DamagedWeights
from colonnade.compiled import Search
from colonnade.compiled.arrays import PlainArrays
from colonnade.compiled.lazy_kernel import Kernel
from colonnade.games.columbiz import COLUMBIZ
from colonnade.games.columbiz.core.options import Options
from colonnade.games.columbiz.core.rules import KEEP
from colonnade.games.columbiz.core.state import State
from colonnade.kernel.awaited import CHANCE, OVER
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.library import Randomness

from .evaluation import with_foresight
from .position_search import LOOP, PositionSearch, estimate_by_survey, likely_pawns
from .turn_search import Workspace
from .weights import load_weights
from .workspace import new_workspace

SHORTLY: Final = 0.2
"""The part of a move's time in which what was compiled before is waited for. Not more of it: a
plain survey may take all the rest."""
PLAIN_SURVEY: Final = 0.25
"""Seconds that a plain survey before throws may take on a busy machine; alone, a tenth."""
ANSWERS: Final = 10
"""What a chance is looked up with, unless told otherwise."""


class PositionSearcher:
    """Begins searches of positions, and keeps the workspaces for the next ones."""

    def __init__(self) -> None:
        self._workspaces: dict[tuple[int, bool], Workspace] = {}

    def begun_search(
        self, options: Options, state: State, timed: float, foresight: float = 1.0
    ) -> PositionSearch | None:
        """A search that has surveyed its turn, None where what was learned is damaged.

        Without a time, 0, what is compiled is waited for, however long.
        """
        try:
            weights = load_weights(options)
        except DamagedWeights:
            return None
        made = LOOP.within(SHORTLY * timed if timed else None)
        workspace = self._workspace(made, options)
        return PositionSearch(made, workspace, options, state, with_foresight(weights, foresight))

    def estimate_by_survey(self, options: Options, state: State, foresight: float) -> Search | None:
        """What is seen in little time; None where what was learned is damaged, or compiled."""
        made = LOOP.now()
        if made.is_compiled:
            return None
        try:
            weights = with_foresight(load_weights(options), foresight)
        except DamagedWeights:
            return None
        return estimate_by_survey(made, self._workspace(made, options), options, state, weights)

    def _workspace(self, made: Kernel, options: Options) -> Workspace:
        key = (options.players, made.is_compiled)
        if key not in self._workspaces:
            self._workspaces[key] = new_workspace(made.arrays, options.players)
        return self._workspaces[key]


class TurnSettings(NamedTuple):
    """How a level searches a turn."""

    steps: int
    """Steps of a search, the first of which is the turn alone and no answer to it; 0 takes the
    whole time instead."""
    foresight: Mapping[int, float]
    """By number of players: how much of what may still come it counts on."""


class ColumbizThinker:
    """Exact odds as a level takes them."""

    def __init__(self, level: str, settings: TurnSettings, rng: Randomness, budget: Budget) -> None:
        self.settings = settings
        self.budget = budget
        self.positions = PositionSearcher()
        self.searcher = UctThinker(level, rng, budget)

    def think(self, book: AnyRulebook, options: Any, state: Any, /) -> Thought:  # noqa: ANN401
        """The move found, and what it is worth."""
        begun = time.perf_counter()
        steps = self.budget.sims or self.settings.steps
        timed = self.budget.seconds or (0.0 if steps else SECONDS)
        foresight = self.settings.foresight[options.players]
        if state.throws and 0 < timed < PLAIN_SURVEY:
            seen = self.positions.estimate_by_survey(options, state, foresight)
            if seen is not None:
                return Thought(seen.best, seen, is_hasty=True)
        search = self.positions.begun_search(options, state, timed, foresight)
        # Whoever waits for the compiler does so besides.
        begun = begun if timed else time.perf_counter()
        if search is None:
            return self.searcher.think(book, options, state)
        # The survey itself is the first step.
        if steps != 1:
            search.run(max(0, steps - 1), begun + (timed or LONGEST) * (1 - TIME_RESERVE))
        found = search.found()
        return Thought(found.best, found, is_hasty=not (steps or search.steps or search.is_done))


class ColumbizSearch:
    """Exact odds over the throws of a turn."""

    def __init__(self, settings: Mapping[str, TurnSettings]) -> None:
        self.levels = frozenset(settings)
        self._settings = settings
        self._own = local()

    def thinker(self, level: str, rng: Randomness, budget: Budget, /) -> Thinker:
        """Exact odds, with as many answers as the level looks at."""
        return ColumbizThinker(level, self._settings[level], rng, budget)

    def win_shares(self, options: Any, state: Any, budget: Budget, /) -> tuple[float, ...]:  # noqa: ANN401
        """Each seat's share of the win: exact over the throws of this turn and the next."""
        rules = COLUMBIZ.rules
        if rules.awaits(options, state) == OVER:
            won = rules.winners(options, state)
            return tuple(map(float, COLUMBIZ.result(won, options.players)))
        search = self._searched(options, state, budget)
        return search_shares(COLUMBIZ, options, state, budget) if search is None else search.shares

    def estimate_children(
        self,
        options: Any,  # noqa: ANN401
        state: Any,  # noqa: ANN401
        budget: Budget,
        /,
    ) -> dict[int, tuple[float, ...]]:
        """The shares after every throw, or after every keep: one search knows them all."""
        rules = COLUMBIZ.rules
        search = self._searched(options, state, budget) if state.throws else None
        if search is None:
            return {}
        if rules.awaits(options, state) == CHANCE:
            odds = rules.odds(options, state)
            return {throw: search.after(state.dice + throw) for throw, _ in odds}
        keeps = (code for code in rules.codes(rules.legal(options, state)) if code >= KEEP)
        return {code: search.after(code - KEEP) for code in keeps}

    def likely_moves(self, options: Any, state: Any, /) -> dict[int, float]:  # noqa: ANN401
        """By cell: how likely it is to be paid by the throws of this turn, and chosen then."""
        try:
            weights = load_weights(options)
        except DamagedWeights:
            return {}
        workspace = new_workspace(PlainArrays(), options.players)
        return likely_pawns(workspace, options, state, weights)

    def _searched(self, options: Options, state: State, budget: Budget) -> PositionSearch | None:
        begun = time.perf_counter()
        search = self._searcher.begun_search(options, state, budget.seconds)
        # Whoever waits for the compiler does so besides.
        begun = begun if budget.seconds else time.perf_counter()
        # Plain answers take long: without a time to fill there are none.
        if search is not None and (search.is_compiled or budget.seconds):
            steps = budget.sims or (0 if budget.seconds else ANSWERS)
            search.run(steps, begun + (budget.seconds or LONGEST) * (1 - TIME_RESERVE))
        return search

    @property
    def _searcher(self) -> PositionSearcher:
        """The searcher of this thread: making a workspace takes longer than a search."""
        if not hasattr(self._own, "searcher"):
            self._own.searcher = PositionSearcher()
        return cast("PositionSearcher", self._own.searcher)
