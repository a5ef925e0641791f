"""One step of many games in one call; written over the rules, and compiled with them."""

from collections.abc import Callable
from typing import Any

from colonnade.compiled.prng import below, following, word
from colonnade.kernel.awaited import CHANCE, CHOICE, OVER
from colonnade.kernel.rulebook import AnyRules

from .encoding import Encoding

Function = Callable[..., Any]


def bind_vector_step(rules: AnyRules, encoding: Encoding) -> Function:
    """The step of a batch of games: moves, throws, ends, new games, masks and vectors."""
    start, awaits, winners = rules.start, rules.awaits, rules.winners
    legal, count, nth = rules.legal, rules.count, rules.nth
    cases, cast = rules.cases, rules.cast
    after_move, after_throw = rules.after_move, rules.after_throw
    write, state_of = encoding.write, encoding.state_of

    def step(
        options: Any,  # noqa: ANN401
        actions: Any,  # noqa: ANN401
        is_first: int,
        draws_throws: int,
        tables: Any,  # noqa: ANN401
        payoffs: Any,  # noqa: ANN401
        states: Any,  # noqa: ANN401
        streams: Any,  # noqa: ANN401
        masks: Any,  # noqa: ANN401
        vectors: Any,  # noqa: ANN401
        seats: Any,  # noqa: ANN401
        rewards: Any,  # noqa: ANN401
        flags: Any,  # noqa: ANN401
    ) -> None:
        move_codes, throw_codes, numbers = tables
        chances, ends, faults = flags
        players = options.players
        for game in range(len(actions)):
            stream = streams[game]
            rewards[game, :] = 0.0
            ends[game] = 0
            faults[game] = 0
            if is_first:
                state = start(options)
                stage = awaits(options, state)
            else:
                state = state_of(states[game])
                action = actions[game]
                stage = awaits(options, state)
                if stage == CHANCE:
                    state = after_throw(options, state, throw_codes[action])
                    stage = awaits(options, state)
                elif action < 0 or action >= len(move_codes) or not masks[game, action]:
                    # An illegal action loses the game for its seat alone.
                    rewards[game, state.seat] = -1.0
                    faults[game] = 1
                    stage = OVER
                else:
                    state = after_move(options, state, move_codes[action])
                    stage = awaits(options, state)
            while stage == OVER or (stage == CHANCE and draws_throws):
                if stage == OVER:
                    if not faults[game]:
                        row = players * winners(options, state)
                        for seat in range(players):
                            rewards[game, seat] = payoffs[row + seat]
                    ends[game] = 1
                    state = start(options)
                else:
                    stream = following(stream)
                    drawn = below(word(stream), cases(options, state))
                    state = after_throw(options, state, cast(options, state, drawn))
                stage = awaits(options, state)
            streams[game] = stream
            for field, number in enumerate(state):
                states[game, field] = number
            seats[game] = state.seat
            chances[game] = stage == CHANCE
            masks[game, :] = 0
            if stage == CHOICE:
                menu = legal(options, state)
                for index in range(count(menu)):
                    masks[game, numbers[nth(menu, index)]] = 1
            vectors[game, :] = 0
            write(options, state, state.seat, vectors[game])

    return step
