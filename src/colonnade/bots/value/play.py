"""Play by a learned value: the value of any position, and the move it prefers.

Written like rules, to be compiled. Rollouts, training, comparisons of weights and benchmarks all
play by these functions.
"""

from collections.abc import Callable, Sequence
from typing import Any

from colonnade.compiled import Value
from colonnade.kernel.awaited import CHOICE, OVER
from colonnade.kernel.rulebook import AnyRules

Play = Callable[[Any, Any, Sequence[float]], Any]
"""From options, a state and weights to a later state."""


def bind_position_value(rules: AnyRules, value: Value) -> Value:
    """What any position is worth to a seat: its result if it has one, else by a value."""
    awaits, winners = rules.awaits, rules.winners

    def position_value(options: Any, state: Any, seat: int, weights: Sequence[float]) -> float:  # noqa: ANN401
        if awaits(options, state) == OVER:
            return 1.0 if winners(options, state) >> seat & 1 else 0.0
        return value(options, state, seat, weights)

    return position_value


def bind_best_reply(rules: AnyRules, position_value: Value) -> Play:
    """The state after the move that looks best to the seat to act."""
    legal, count, nth, after_move = rules.legal, rules.count, rules.nth, rules.after_move

    def replied(options: Any, state: Any, weights: Sequence[float]) -> Any:  # noqa: ANN401
        menu = legal(options, state)
        best = state
        highest = -1.0
        for index in range(count(menu)):
            after = after_move(options, state, nth(menu, index))
            # What is forced need not be valued. One call only: each is compiled on its own.
            worth = position_value(options, after, state.seat, weights) if count(menu) > 1 else 0.0
            if worth > highest:
                highest = worth
                best = after
        return best

    return replied


def bind_play_until_throw(rules: AnyRules, position_value: Value) -> Play:
    """The state once nothing is to be chosen any more, each choice as it looks best."""
    awaits = rules.awaits
    replied = bind_best_reply(rules, position_value)

    def until_throw(options: Any, state: Any, weights: Sequence[float]) -> Any:  # noqa: ANN401
        while awaits(options, state) == CHOICE:
            state = replied(options, state, weights)
        return state

    return until_throw
