"""A study of one position, step by step, and what it says."""

import time
from collections.abc import Sequence
from typing import Final

from colonnade.bots.loops import Loop, Made
from colonnade.games.columbiz.dice import DICE, cast_dice
from colonnade.games.columbiz.options import Options
from colonnade.games.columbiz.rules import END, KEEP, after_throw, start
from colonnade.games.columbiz.state import State
from colonnade.swift import MoveFound, Search

from .endings import CELL_BITS, MOST
from .hands import FULL, hand_numbers, packed_hands
from .outlook import number_of_weights
from .study import study
from .throwing import believed, place_of, places
from .workshop import Workshop, new_workshop

PLAIN_MOST: Final = 2
"""Pawns of a turn that are thought of where nothing is compiled."""
SLICE: Final = 0.02
"""About how many seconds pass between two looks at the clock."""
CAUTION: Final = 1.3
"""How much longer than the last steps the next one may take; plain ones take long, and differ."""
REMEMBERED: Final = 0.8
"""How much of what a step took is believed of the next one, if that was faster."""


class Musing:
    """A study that has surveyed its turn, of a position in which something is awaited."""

    def __init__(
        self,
        made: Made,
        room: Workshop,
        options: Options,
        state: State,
        weights: Sequence[float],
    ) -> None:
        self._made, self._room, self._options, self._state = made, room, options, state
        self._weights = made.arrays.table(weights)
        self._hand = hand_numbers()[state.dice]
        self._number = 0
        self.steps = 0
        """How many answers were looked at."""
        self.is_done = False
        """Whether no answer is left that would be worth looking at."""
        begun = time.perf_counter()
        self._study(0)
        self._step_takes = max(1e-6, time.perf_counter() - begun)
        """Seconds of a step, which looks at a turn as the survey did."""

    def run(self, steps: int, end: float) -> None:
        """Look at so many answers, or without a number at as many as there is time for."""
        batch = 1
        while not self.is_done and (not steps or self.steps < steps):
            now = time.perf_counter()
            if now + CAUTION * self._step_takes > end:
                return
            batch = max(1, min(2 * batch, int(min(SLICE, end - now) / self._step_takes)))
            if steps:
                batch = min(batch, steps - self.steps)
            self._study(batch)
            taken = (time.perf_counter() - now) / batch
            self._step_takes = max(1e-6, taken, REMEMBERED * self._step_takes)

    @property
    def is_compiled(self) -> bool:
        """Whether it thinks fast."""
        return self._made.is_compiled

    def _study(self, steps: int) -> None:
        most = MOST if self.is_compiled else PLAIN_MOST
        self._number, left = self._made.call(
            self._options,
            self._state,
            self._hand,
            self._number,
            steps,
            most,
            self._room.hands,
            self._weights,
            self._room.endings,
            self._room.odds,
            self._room.their_endings,
            self._room.their_odds,
        )
        self.steps += steps - left
        self.is_done = bool(steps and left)

    # What it says

    @property
    def shares(self) -> tuple[float, ...]:
        """Each seat's share of the win with best play of this turn."""
        state, players, odds = self._state, self._options.players, self._room.odds
        if state.throws and self._hand < FULL:
            at = place_of(state.throws, self._hand) * players
        elif state.throws and not self._places():
            at = place_of(state.throws, self._keep()) * players
        else:
            return whole(self._shares_after(self._ending()))
        return whole(tuple(float(odds.expected[at + seat]) for seat in range(players)))

    def after(self, dice: int) -> tuple[float, ...]:
        """Each seat's share with these dice: eight that were thrown, or fewer that are kept."""
        players, odds = self._options.players, self._room.odds
        at = place_of(self._state.throws, hand_numbers()[dice]) * players
        return tuple(float(odds.expected[at + seat]) for seat in range(players))

    def found(self) -> Search:
        """The move to play, as bots tell it."""
        move, own = self._move(), self.shares[self._state.seat]
        moves = (MoveFound(move, self.steps + 1, own),)
        return Search(self.steps + 1, 2 if self.steps else 1, self.shares, moves, (move,))

    def _move(self) -> int:
        if self._state.throws and not self._places():
            return KEEP + packed_hands()[self._keep()]
        plan = int(self._room.endings.plans[self._ending()])
        return (plan & (1 << CELL_BITS) - 1) - 1 if plan else END

    def _places(self) -> bool:
        room, state = self._room, self._state
        return bool(
            places(
                room.endings,
                room.odds,
                state.throws,
                self._hand,
                state.seat,
                self._options.players,
            )
        )

    def _keep(self) -> int:
        return int(self._room.odds.keeps[place_of(self._state.throws, self._hand)])

    def _ending(self) -> int:
        if self._state.throws:
            return int(self._room.odds.endings[self._hand])
        seat = self._state.seat
        return max(range(self._number), key=lambda ending: self._shares_after(ending)[seat])

    def _shares_after(self, ending: int) -> tuple[float, ...]:
        room, players = self._room, self._options.players
        return tuple(
            float(believed(room.endings, room.odds, ending, seat, players))
            for seat in range(players)
        )


def whole(shares: tuple[float, ...]) -> tuple[float, ...]:
    """Shares that make one; those that are partly guessed may be a little off."""
    everything = sum(shares)
    return tuple(share / everything for share in shares)


def use(made: Made) -> None:
    """Call the loop once."""
    options = Options(2, 0, 0)
    state = after_throw(options, start(options), cast_dice(DICE, 0))
    room = new_workshop(made.arrays, options.players)
    weights = (0.0,) * number_of_weights(options.players)
    Musing(made, room, options, state, weights).run(1, float("inf"))


LOOP: Final = Loop(study, use)
