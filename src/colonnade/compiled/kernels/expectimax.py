"""Expectimax: every throw and every reply, written once over the rules.

Every seat maximises its own result, which for two seats is minimax and for more is max^n. One level
is all throws that may be due and one reply.
"""

from collections.abc import Callable, MutableSequence, Sequence
from typing import Any

from colonnade.compiled.hooks import Value
from colonnade.kernel.awaited import CHANCE, CHOICE, OVER
from colonnade.kernel.rulebook import AnyRules

Level = Callable[[Any, Any, int, Sequence[float], Sequence[float]], float]
"""The value of a state for a seat, given the payoffs and the weights."""


def bind_expectimax(rules: AnyRules, value: Value, depth: int) -> Callable[..., int]:
    """The moves of a position, each with its value for the seat to act."""
    legal, count, nth, after_move = rules.legal, rules.count, rules.nth, rules.after_move
    worth = bind_leaf(rules, value)
    for _ in range(depth):
        worth = bind_level(rules, worth)

    def evaluate_moves(
        options: Any,  # noqa: ANN401
        state: Any,  # noqa: ANN401
        payoffs: Sequence[float],
        weights: Sequence[float],
        codes: MutableSequence[int],
        values: MutableSequence[float],
    ) -> int:
        menu = legal(options, state)
        for index in range(len(codes)):
            codes[index] = nth(menu, index)
            after = after_move(options, state, codes[index])
            values[index] = worth(options, after, state.seat, payoffs, weights)
        return count(menu)

    return evaluate_moves


def bind_leaf(rules: AnyRules, value: Value) -> Level:
    """The leaf of the search: the result of a game that is over, else the caller's value."""
    awaits, winners = rules.awaits, rules.winners

    def leaf(
        options: Any,  # noqa: ANN401
        state: Any,  # noqa: ANN401
        seat: int,
        payoffs: Sequence[float],
        weights: Sequence[float],
    ) -> float:
        if awaits(options, state) == OVER:
            return float(payoffs[winners(options, state) * options.players + seat])
        return value(options, state, seat, weights)

    return leaf


def bind_level(rules: AnyRules, lower: Level) -> Level:
    """One level above `lower`: the throws that are due, then the best reply."""
    awaits, legal, count, nth = rules.awaits, rules.legal, rules.count, rules.nth
    cases, cast = rules.cases, rules.cast
    after_move, after_throw = rules.after_move, rules.after_throw

    def reply(
        options: Any,  # noqa: ANN401
        state: Any,  # noqa: ANN401
        seat: int,
        payoffs: Sequence[float],
        weights: Sequence[float],
    ) -> float:
        if awaits(options, state) != CHOICE:
            return lower(options, state, seat, payoffs, weights)
        menu = legal(options, state)
        best = after_move(options, state, nth(menu, 0))
        highest = lower(options, best, state.seat, payoffs, weights)
        for index in range(1, count(menu)):
            after = after_move(options, state, nth(menu, index))
            worth = lower(options, after, state.seat, payoffs, weights)
            if worth > highest:
                highest = worth
                best = after
        if seat == state.seat:
            return highest
        return lower(options, best, seat, payoffs, weights)

    def level(
        options: Any,  # noqa: ANN401
        state: Any,  # noqa: ANN401
        seat: int,
        payoffs: Sequence[float],
        weights: Sequence[float],
    ) -> float:
        if awaits(options, state) != CHANCE:
            return reply(options, state, seat, payoffs, weights)
        total = 0.0
        number = cases(options, state)
        for case in range(number):
            code = cast(options, state, case)
            # Cases that show the same throw are searched once, at the first of them.
            ways = 0
            for other in range(number):
                if cast(options, state, other) == code:
                    if other < case:
                        break
                    ways += 1
            if ways:
                total += ways * reply(
                    options, after_throw(options, state, code), seat, payoffs, weights
                )
        return total / number

    return level
