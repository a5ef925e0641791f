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
from .study import Room, study
from .throwing import place_of, places
from .workshop import new_room

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
REMEMBERED: Final = 0.8
"""How much of what a step took is believed of the next one, if that was faster."""


class Musing:
    """A study that has surveyed its turn, of a position in which something is awaited."""

    def __init__(
        self,
        made: Made,
        room: Room,
        options: Options,
        state: State,
        weights: Sequence[float],
    ) -> None:
        self._made, self._room, self._options, self._state = made, room, options, state
        self._weights = made.arrays.table(weights)
        self._hand = hand_numbers()[state.dice]
        self._number = 0
        self.steps = 0
        """How many turns that may follow were weighed."""
        self.is_done = False
        """Whether nothing more can be found out."""
        begun = time.perf_counter()
        self._study(0)
        self._step_takes = max(1e-6, time.perf_counter() - begun)
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
            self._study(batch)
            taken = (time.perf_counter() - now) / max(1, self.steps - before)
            self._step_takes = max(1e-6, taken, REMEMBERED * self._step_takes)

    @property
    def is_compiled(self) -> bool:
        """Whether it thinks fast."""
        return self._made.is_compiled

    def _study(self, steps: int) -> None:
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
            self._room,
        )
        self.steps += taken
        self.is_done = taken < steps

    # What it says

    @property
    def shares(self) -> tuple[float, ...]:
        """Each seat's share of the win with best play of this turn."""
        state, players, told = self._state, self._options.players, self._room.told
        if state.throws and self._hand < FULL:
            at = place_of(state.throws, self._hand) * players
        elif state.throws and not self._places():
            at = place_of(state.throws, self._keep()) * players
        else:
            return whole(self._shares_after(self._ending()))
        return whole(tuple(float(told[at + seat]) for seat in range(players)))

    def after(self, dice: int) -> tuple[float, ...]:
        """Each seat's share with these dice: eight that were thrown, or fewer that are kept."""
        players, told = self._options.players, self._room.told
        at = place_of(self._state.throws, hand_numbers()[dice]) * players
        return tuple(float(told[at + seat]) for seat in range(players))

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
        return bool(places(self._room.odds, self._state.throws, self._hand))

    def _keep(self) -> int:
        return int(self._room.odds.keeps[place_of(self._state.throws, self._hand)])

    def _ending(self) -> int:
        if self._state.throws:
            return int(self._room.odds.plays[self._hand])
        seat = self._state.seat
        return max(range(self._number), key=lambda ending: self._shares_after(ending)[seat])

    def _shares_after(self, ending: int) -> tuple[float, ...]:
        shares, players = self._room.endings.shares, self._options.players
        return tuple(float(shares[ending * players + seat]) for seat in range(players))


def whole(shares: tuple[float, ...]) -> tuple[float, ...]:
    """Shares that make one; those that are partly guessed may be a little off."""
    everything = sum(shares)
    return tuple(share / everything for share in shares)


def use(made: Made) -> None:
    """Call the loop once."""
    options = Options(2, 0, 0)
    state = after_throw(options, start(options), cast_dice(DICE, 0))
    room = new_room(made.arrays, options.players)
    weights = (0.0,) * number_of_weights(options.players)
    Musing(made, room, options, state, weights).run(1, float("inf"))


LOOP: Final = Loop(study, use)
