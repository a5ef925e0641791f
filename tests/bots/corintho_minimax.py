"""Positions of Corintho to be searched, and what is true of them by trying every move."""

import random
from collections.abc import Iterator

from colonnade.games.corintho.bot.canonical_hash import flipped, mirrored, transposed
from colonnade.games.corintho.core.lines import standing
from colonnade.games.corintho.core.options import Options
from colonnade.games.corintho.core.rules import after_move, codes, legal, start
from colonnade.games.corintho.core.state import State, tops


def random_walk(options: Options, seed: int) -> Iterator[State]:
    """The positions of a random game."""
    rng, state = random.Random(seed), start(options)
    while not state.winners:
        yield state
        state = after_move(options, state, rng.choice(codes(legal(options, state))))


def late_position(options: Options, seed: int, before_the_end: int) -> State:
    """A position some moves before the end of a random game."""
    met = list(random_walk(options, seed))
    return met[max(0, len(met) - before_the_end)]


def turned(state: State, turn: int) -> State:
    """A position as it lies after one of the eight turns and reflections."""
    pieces, frozen, later = state.pieces, state.frozen, state.later
    for number, lie in enumerate((mirrored, flipped, transposed)):
        if turn >> number & 1:
            pieces, frozen, later = lie(pieces), lie(frozen), lie(later)
    return state._replace(pieces=pieces, frozen=frozen, later=later)


def exact(options: Options, state: State, depth: int) -> int:
    """The certain result within `depth` moves, answers to lines not counted: 1, -1, or 0."""
    best = -1
    for move in codes(legal(options, state)):
        after = after_move(options, state, move)
        if after.winners:
            found = 0 if after.winners == 3 else 1 if after.winners == 1 << state.seat else -1
        else:
            left = depth if standing(tops(after.pieces)) else depth - 1
            found = exact(options, after, left) if left else 0
            found = found if after.seat == state.seat else -found
        best = max(best, found)
    return best
