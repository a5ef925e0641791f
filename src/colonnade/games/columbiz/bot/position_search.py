"""Anytime search of one position, step by step."""

import time
from collections.abc import Sequence
from typing import Final

from colonnade.compiled import MoveFound, Search
from colonnade.compiled.lazy_kernel import Kernel, LazyKernel
from colonnade.games.columbiz import COLUMBIZ
from colonnade.games.columbiz.core.dice import DICE, cast_dice
from colonnade.games.columbiz.core.options import Options
from colonnade.games.columbiz.core.rules import END, KEEP, after_throw, start
from colonnade.games.columbiz.core.state import State

from .evaluation import number_of_weights
from .hands import FULL, hand_numbers, packed_hands
from .turn_endings import CELL_BITS, MOST
from .turn_odds import best_ending, best_keep, place_of, places, reach
from .turn_search import ONLY_SURVEY, Workspace, search_turn
from .turns import survey, weigh
from .workspace import new_workspace

PLAIN_MOST: Final = 2
"""Pawns of a turn that are thought of where nothing is compiled."""
GAMES: Final = 4
"""Games of a step that plays on."""
TURNS: Final = 2
"""Turns of such a game after the answer."""
COUNTED: Final = 64
"""Turns that are weighed between two looks at the clock where they are counted."""
SLICE: Final = 0.02
"""About how many seconds pass between two looks at the clock."""
CAUTION: Final = 1.3
"""How much longer than the last steps the next one may take; plain ones take long, and differ."""
PLAIN_STEP: Final = 0.2
"""What a plain answer is thought to take at first: alone some 0.05 s, ten times as long as the
survey of a turn whose throws are over."""
REMEMBERED: Final = 0.8
"""How much of what a step took is believed of the next one, if that was faster."""


class PositionSearch:
    """A search that has surveyed its turn, of a position in which something is awaited."""

    def __init__(
        self,
        made: Kernel,
        workspace: Workspace,
        options: Options,
        state: State,
        weights: Sequence[float],
    ) -> None:
        self._made, self._workspace, self._options, self._state = made, workspace, options, state
        self._weights = made.arrays.table(weights)
        self._hand = hand_numbers()[state.dice]
        self._number = 0
        self.steps = 0
        """How many turns that may follow were weighed."""
        self.is_done = False
        """Whether nothing more can be found out."""
        begun = time.perf_counter()
        self._search(ONLY_SURVEY)
        least = 1e-6 if made.is_compiled else PLAIN_STEP
        self._step_takes = max(least, time.perf_counter() - begun)
        """Seconds of a step, which looks at a turn as the survey did."""

    def run(self, steps: int, end: float) -> None:
        """Weigh about so many turns, or without a number as many as there is time for."""
        batch, counted = 1, COUNTED if self.is_compiled else 1
        while not self.is_done and (not steps or self.steps < steps):
            now = time.perf_counter()
            if now + CAUTION * self._step_takes > end:
                return
            batch = max(1, min(2 * batch, int(min(SLICE, end - now) / self._step_takes)))
            if steps:
                # Always the same batches: the clock must not decide what is found.
                batch = min(counted, steps - self.steps)
            before = self.steps
            self._search(batch)
            taken = (time.perf_counter() - now) / max(1, self.steps - before)
            self._step_takes = max(1e-6, taken, REMEMBERED * self._step_takes)

    @property
    def is_compiled(self) -> bool:
        """Whether it thinks fast."""
        return self._made.is_compiled

    def _search(self, steps: int) -> None:
        self._number, taken = self._made.call(
            self._options,
            self._state,
            self._hand,
            self._number,
            steps,
            MOST if self.is_compiled else PLAIN_MOST,
            GAMES if self.is_compiled else 0,
            TURNS,
            self._weights,
            self._workspace,
        )
        self.steps += taken
        self.is_done = taken < steps
        self._is_told = steps == 0

    def _report(self) -> None:
        # It takes a plain search as long as a step, so that it is done once, for who asks.
        if not self._is_told:
            is_done = self.is_done
            self._search(0)
            self.is_done = is_done

    # What it says

    @property
    def shares(self) -> tuple[float, ...]:
        """Each seat's share of the win with best play of this turn."""
        self._report()
        state, players, told = self._state, self._options.players, self._workspace.told
        if state.throws and self._hand < FULL:
            at = place_of(state.throws, self._hand) * players
        elif state.throws and not self._places():
            at = place_of(state.throws, self._keep()) * players
        else:
            return whole(self._shares_after(self._ending()))
        return whole(tuple(float(told[at + seat]) for seat in range(players)))

    def after(self, dice: int) -> tuple[float, ...]:
        """Each seat's share with these dice: eight that were thrown, or fewer that are kept."""
        self._report()
        players, told = self._options.players, self._workspace.told
        at = place_of(self._state.throws, hand_numbers()[dice]) * players
        return tuple(float(told[at + seat]) for seat in range(players))

    def found(self) -> Search:
        """The move to play, as bots tell it."""
        own, move = self.shares[self._state.seat], self._move()
        moves = (MoveFound(move, self.steps + 1, own),)
        return Search(self.steps + 1, 2 if self.steps else 1, self.shares, moves, (move,))

    def _move(self) -> int:
        if self._state.throws and not self._places():
            return KEEP + packed_hands()[self._keep()]
        plan = int(self._workspace.endings.plans[self._ending()])
        return (plan & (1 << CELL_BITS) - 1) - 1 if plan else END

    def _places(self) -> bool:
        return bool(places(self._workspace.odds, self._state.throws, self._hand))

    def _keep(self) -> int:
        return int(self._workspace.odds.keeps[place_of(self._state.throws, self._hand)])

    def _ending(self) -> int:
        if self._state.throws:
            return int(self._workspace.odds.plays[self._hand])
        seat = self._state.seat
        return max(range(self._number), key=lambda ending: self._shares_after(ending)[seat])

    def _shares_after(self, ending: int) -> tuple[float, ...]:
        shares, players = self._workspace.endings.shares, self._options.players
        return tuple(float(shares[ending * players + seat]) for seat in range(players))


def estimate_by_survey(
    made: Kernel, workspace: Workspace, options: Options, state: State, weights: Sequence[float]
) -> Search:
    """The move before throws by the exact odds of turns of one pawn, plain, in little time."""
    hands, endings, odds = workspace.hands, workspace.endings, workspace.odds
    number = survey(options, state, 1, hands, made.arrays.table(weights), endings, odds)
    weigh(options, state, number, hands, endings, odds)
    hand = hand_numbers()[state.dice]
    if places(odds, state.throws, hand):
        own = float(odds.worth[hand])
        move = int(endings.plans[best_ending(hands, odds, hand)]) - 1
    else:
        keep = best_keep(hands, odds, state.throws, hand)
        own = float(odds.expected[place_of(state.throws, keep)])
        move = KEEP + packed_hands()[keep]
    rest = (1 - own) / (options.players - 1)
    shares = tuple(own if seat == state.seat else rest for seat in range(options.players))
    return Search(number, 1, shares, (MoveFound(move, number, own),), (move,))


def likely_pawns(
    workspace: Workspace, options: Options, state: State, weights: Sequence[float]
) -> dict[int, float]:
    """By cell: how likely the throws are to end with a pawn there, in turns of one pawn, plain.

    What is worth most to the seat comes first.
    """
    hands, endings, odds = workspace.hands, workspace.endings, workspace.odds
    number = survey(options, state, 1, hands, weights, endings, odds)
    weigh(options, state, number, hands, endings, odds)
    reach(hands, endings, number, odds, state.throws, hand_numbers()[state.dice])
    best_first = sorted(
        range(number), key=lambda at: -endings.shares[at * options.players + state.seat]
    )
    return {int(endings.plans[at]) - 1: float(endings.reached[at]) for at in best_first}


def whole(shares: tuple[float, ...]) -> tuple[float, ...]:
    """Shares that make one; those that are partly guessed may be a little off."""
    everything = sum(shares)
    return tuple(share / everything for share in shares)


def use(made: Kernel) -> None:
    """Call the loop once."""
    options = Options(2, 0, 0)
    state = after_throw(options, start(options), cast_dice(DICE, 0))
    workspace = new_workspace(made.arrays, options.players)
    weights = (0.0,) * number_of_weights(options.players)
    PositionSearch(made, workspace, options, state, weights).run(1, float("inf"))


LOOP: Final = LazyKernel(search_turn, use, COLUMBIZ.id)
