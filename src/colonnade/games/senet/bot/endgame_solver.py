"""Solving the endings: chances are improved from throws and best replies until they stay.

Pawns drown and go back, so positions repeat, and no order exists in which each would be known
before it is needed; sweeps over all of them come as close to the truth as one likes.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from colonnade.compiled.kernels.expectimax import bind_level
from colonnade.games.senet import SENET
from colonnade.games.senet.core.board import EXIT, WAITING, WATER
from colonnade.games.senet.core.options import Options
from colonnade.games.senet.core.state import State
from colonnade.kernel.awaited import OVER
from colonnade.kernel.rulebook import Rules

from .endgame_table import PAIRS, entry, pair_of

Sweep = Callable[[Options, Any], float]

CLOSE: Final = 1e-9
"""A sweep that changes no chance by more is the last."""
BLACK: Final = 0
"""Who plays black matters in the opening only."""


def bind_sweeping(rules: Rules[Options, State, int]) -> Sweep:
    """A function that improves every entry of a table once, and says by how much at most."""
    awaits = rules.awaits

    def known(
        options: Options,
        state: State,
        seat: int,
        payoffs: Sequence[float],
        table: Sequence[float],
    ) -> float:
        if awaits(options, state) == OVER:
            return 1.0 if state.seat == seat else 0.0
        chance = table[entry(state.own, state.enemy, state.own_waiting, state.enemy_waiting)]
        return chance if state.seat == seat else 1.0 - chance

    improved = bind_level(rules, known)

    def sweep(options: Options, table: Any) -> float:  # noqa: ANN401
        largest = 0.0
        for own_high in range(EXIT, -1, -1):
            for own_low in range(own_high, -1, -1):
                if own_low == EXIT or not is_pair(own_low, own_high):
                    continue
                own = squares_of(own_low, own_high)
                own_waiting = waiting_of(own_low, own_high)
                for high in range(EXIT, -1, -1):
                    for low in range(high, -1, -1):
                        enemy = squares_of(low, high)
                        if low == EXIT or not is_pair(low, high) or own & enemy:
                            continue
                        waiting = waiting_of(low, high)
                        state = State(own, enemy, own_waiting, waiting, 0, 0, BLACK, 0)
                        at = pair_of(own_low, own_high) * PAIRS + pair_of(low, high)
                        chance = improved(options, state, state.seat, table, table)
                        largest = max(largest, abs(chance - table[at]))
                        table[at] = chance
        return largest

    return sweep


def is_pair(low: int, high: int) -> bool:
    """Whether two pawns can be there: not in the water, nor both on one square."""
    if low == WATER or high == WATER:
        return False
    return low != high or low in (WAITING, EXIT)


def squares_of(low: int, high: int) -> int:
    """The squares of a pair, as bits."""
    squares = 0
    if WAITING < low < EXIT:
        squares |= 1 << low
    if WAITING < high < EXIT:
        squares |= 1 << high
    return squares


def waiting_of(low: int, high: int) -> int:
    """How many of a pair wait."""
    return (1 if low == WAITING else 0) + (1 if high == WAITING else 0)


def solve(options: Options, table: Any, sweep: Sweep | None = None) -> int:  # noqa: ANN401
    """Improve a table until it stays as it is, and say in how many sweeps."""
    improve = sweep or bind_sweeping(SENET.rules)
    sweeps = 1
    while improve(options, table) > CLOSE:
        sweeps += 1
    return sweeps
