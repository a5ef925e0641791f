"""Whole games in one call, written once over the rules and bound to each game."""

from collections.abc import Callable, MutableSequence, Sequence
from typing import Any

from colonnade.compiled.hooks import Choose, Observe
from colonnade.compiled.prng import below, following, plus, stream_of, times, word
from colonnade.kernel.awaited import CHANCE, OVER
from colonnade.kernel.rulebook import AnyRules

Function = Callable[..., Any]


def bind_random_choice(rules: AnyRules) -> Choose:
    """The chooser that takes any legal move, all equally likely."""
    legal, count, nth = rules.legal, rules.count, rules.nth

    def choose(
        options: object, state: object, drawn: int, policy: int, weights: Sequence[float]
    ) -> int:
        menu = legal(options, state)
        return nth(menu, below(drawn, count(menu)))

    return choose


def bind_playout(rules: AnyRules, choose: Choose, observe: Observe) -> Function:
    """Many games from one state, one row of results per game."""
    awaits, winners = rules.awaits, rules.winners
    cases, cast = rules.cases, rules.cast
    after_move, after_throw = rules.after_move, rules.after_throw

    def play(
        options: Any,  # noqa: ANN401
        start: Any,  # noqa: ANN401
        seed: int,
        first: int,
        limit: int,
        policies: int,
        is_rotating: int,
        weights: Sequence[float],
        winning: MutableSequence[int],
        tokens: MutableSequence[int],
        moves: MutableSequence[int],
        checks: MutableSequence[int],
        counts: Any,  # noqa: ANN401
    ) -> None:
        for game in range(len(winning)):
            stream = stream_of(seed, first + game)
            mine = counts[game]
            players = options.players
            seated = rotated_policies(policies, (first + game) % players * is_rotating, players)
            state = start
            length = 0
            chosen = 0
            check = 0
            stage = awaits(options, state)
            while stage != OVER and length < limit:
                stream = following(stream)
                drawn = word(stream)
                if stage == CHANCE:
                    code = cast(options, state, below(drawn, cases(options, state)))
                    after = after_throw(options, state, code)
                else:
                    policy = seated >> 4 * state.seat & 15
                    code = choose(options, state, drawn, policy, weights)
                    after = after_move(options, state, code)
                    chosen += 1
                observe(options, state, stage, code, after, mine)
                check = plus(times(check, 31), code)
                length += 1
                state = after
                stage = awaits(options, state)
            winning[game] = winners(options, state) if stage == OVER else 0
            tokens[game] = length
            moves[game] = chosen
            checks[game] = check

    return play


def rotated_policies(policies: int, turn: int, players: int) -> int:
    """The policies by seat after everybody has moved `turn` seats towards the first."""
    first = policies & (1 << 4 * turn) - 1
    return policies >> 4 * turn | first << 4 * (players - turn)
