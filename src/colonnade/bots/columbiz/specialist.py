"""Columbiz by exact odds over the throws, for any number of players."""

import time
from threading import local
from typing import Any, Final, cast

from colonnade.bots.chances import searched
from colonnade.bots.learned import DamagedWeights
from colonnade.bots.recipes import recipe
from colonnade.bots.rows import row_for
from colonnade.bots.searching import KEPT_BACK, LONGEST, SECONDS, Searcher
from colonnade.bots.thinking import Budget, Thinker, Thought
from colonnade.game import Randomness
from colonnade.games.columbiz import COLUMBIZ
from colonnade.games.columbiz.options import Options, write_options
from colonnade.games.columbiz.rules import KEEP
from colonnade.games.columbiz.state import State
from colonnade.kernel.awaited import CHANCE, OVER
from colonnade.kernel.rulebook import AnyRulebook

from .musing import LOOP, Musing
from .outlook import dimmed, number_of_weights
from .study import Room
from .workshop import new_room

INSTEAD: Final = {"hard": "medium", "expert": "expert"}
"""The level that searches where nothing was learned."""
FORESIGHT: Final = {"hard": 0.3, "expert": 1.0}
"""How much of what may still come a level counts on."""
SHORTLY: Final = 0.2
"""The part of a move's time in which what was compiled before is waited for. Not more of it: a
plain survey may take all the rest."""
ANSWERS: Final = 10
"""What a chance is looked up with, unless told otherwise."""


class Study:
    """Studies positions, and keeps its room for the next one."""

    def __init__(self) -> None:
        self._rooms: dict[tuple[int, bool], Room] = {}

    def surveyed(
        self, options: Options, state: State, timed: float, foresight: float = 1.0
    ) -> Musing | None:
        """A study that has begun, None where what was learned is damaged.

        Without a time, 0, what is compiled is waited for, however long.
        """
        length = number_of_weights(options.players)
        try:
            weights = row_for("columbiz", write_options(options), length)
        except DamagedWeights:
            return None
        made = LOOP.within(SHORTLY * timed if timed else None)
        key = (options.players, made.is_compiled)
        if key not in self._rooms:
            self._rooms[key] = new_room(made.arrays, options.players)
        return Musing(made, self._rooms[key], options, state, dimmed(weights, foresight))


class ColumbizThinker:
    """Exact odds as a level takes them."""

    def __init__(self, level: str, rng: Randomness, budget: Budget) -> None:
        self.level = level
        self.budget = budget
        self.study = Study()
        self.searcher = Searcher(INSTEAD[level], rng, budget)

    def think(self, book: AnyRulebook, options: Any, state: Any, /) -> Thought:  # noqa: ANN401
        """The move found, and what it is worth."""
        begun = time.perf_counter()
        steps = self.budget.sims or recipe(book.id, self.level).sims
        timed = self.budget.seconds or (0.0 if steps else SECONDS)
        musing = self.study.surveyed(options, state, timed, FORESIGHT[self.level])
        # Whoever waits for the compiler does so besides.
        begun = begun if timed else time.perf_counter()
        if musing is None:
            return self.searcher.think(book, options, state)
        # The survey itself is the first step.
        if steps != 1:
            musing.run(max(0, steps - 1), begun + (timed or LONGEST) * (1 - KEPT_BACK))
        found = musing.found()
        return Thought(found.best, found)


class ColumbizSpecialist:
    """What this room offers."""

    levels: Final = frozenset({"hard", "expert"})

    def __init__(self) -> None:
        self._own = local()

    def thinker(self, level: str, rng: Randomness, budget: Budget, /) -> Thinker:
        """Exact odds, with as many answers as the level looks at."""
        return ColumbizThinker(level, rng, budget)

    def chances(self, options: Any, state: Any, budget: Budget, /) -> tuple[float, ...]:  # noqa: ANN401
        """Each seat's share of the win: exact over the throws of this turn and the next."""
        rules = COLUMBIZ.rules
        if rules.awaits(options, state) == OVER:
            won = rules.winners(options, state)
            return tuple(map(float, COLUMBIZ.result(won, options.players)))
        musing = self._studied(options, state, budget)
        return searched(COLUMBIZ, options, state, budget) if musing is None else musing.shares

    def spread(
        self,
        options: Any,  # noqa: ANN401
        state: Any,  # noqa: ANN401
        budget: Budget,
        /,
    ) -> dict[int, tuple[float, ...]]:
        """The shares after every throw, or after every keep: one study knows them all."""
        rules = COLUMBIZ.rules
        musing = self._studied(options, state, budget) if state.throws else None
        if musing is None:
            return {}
        if rules.awaits(options, state) == CHANCE:
            odds = rules.odds(options, state)
            return {throw: musing.after(state.dice + throw) for throw, _ in odds}
        keeps = (code for code in rules.codes(rules.legal(options, state)) if code >= KEEP)
        return {code: musing.after(code - KEEP) for code in keeps}

    def _studied(self, options: Options, state: State, budget: Budget) -> Musing | None:
        begun = time.perf_counter()
        musing = self._study.surveyed(options, state, budget.seconds)
        # Whoever waits for the compiler does so besides.
        begun = begun if budget.seconds else time.perf_counter()
        # Plain answers take long: without a time to fill there are none.
        if musing is not None and (musing.is_compiled or budget.seconds):
            steps = budget.sims or (0 if budget.seconds else ANSWERS)
            musing.run(steps, begun + (budget.seconds or LONGEST) * (1 - KEPT_BACK))
        return musing

    @property
    def _study(self) -> Study:
        """The study of this thread: to make room anew would take longer than to look."""
        if not hasattr(self._own, "study"):
            self._own.study = Study()
        return cast("Study", self._own.study)
