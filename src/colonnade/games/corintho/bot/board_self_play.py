"""Games that the search plays against itself, to learn the board from; written to be compiled.

A game begins with some moves at random, and now and then goes on with one: a search judges
positions that good play never meets, and has to know those too.
"""

from collections.abc import Sequence
from typing import Any, Final

from colonnade.compiled.lazy_kernel import Kernel, LazyKernel
from colonnade.compiled.prng import below, following, stream_of, word
from colonnade.games.corintho import CORINTHO
from colonnade.games.corintho.core.lines import standing
from colonnade.games.corintho.core.options import Options
from colonnade.games.corintho.core.rules import after_move, count, legal, nth, start
from colonnade.games.corintho.core.state import State, reserve, tops

from .board_network import PLACES, places
from .evaluation import HANDS, pair_of_hands
from .search import search
from .search_stack import (
    DEEPEST,
    MOVES,
    NODES,
    NONE,
    SURE,
    WIN,
    Frames,
    SearchTables,
    new_frames,
    new_tables,
)

RANDOM_MOVES: Final = 14
"""Moves at random before a game, fewer than this."""
RANDOM_RATE: Final = 200
"""Of a thousand later moves, how many are at random."""
GONE_ON: Final = 250
"""Of a thousand games whose result is proved, how many go on, with a move at random."""
SHUFFLED: Final = 1 << 8

# A row of what was met: the places of `board_network`, then these.
PAIR: Final = PLACES
SEAT: Final = PLACES + 1
SCORE: Final = PLACES + 2
IS_QUIET: Final = PLACES + 3
IS_FOLLOWED: Final = PLACES + 4
"""Whether the next row is of the position after the move that the search found best."""
LENGTH: Final = PLACES + 5


def found_in(
    options: Options,
    state: State,
    nodes: int,
    weights: Sequence[float],
    frames: Frames,
    tables: SearchTables,
) -> int:
    """The score of a search of about so many nodes; its move is the first of the tables' lines."""
    tables.progress[NODES] = 0
    frames.best[0] = NONE
    score, depth = 0, 1
    while depth < DEEPEST and tables.progress[NODES] < nodes:
        known = tables.progress[NODES]
        # The first depth is always finished, so that there is a move.
        limit = nodes - known if depth > 1 else MOVES * MOVES
        has_ended = search(options, state, depth, limit, weights, frames, tables)
        if frames.numbers[0]:
            score = frames.scores[0]
        if not has_ended or score > SURE or score < -SURE or tables.progress[NODES] == known:
            break
        depth += 1
    return int(score)


def at_random(options: Options, state: State, drawn: int) -> State:
    """The position after any move."""
    menu = legal(options, state)
    return after_move(options, state, nth(menu, below(drawn, count(menu))))


def note(state: State, score: int, row: Any) -> None:  # noqa: ANN401
    """Take down a position and its score."""
    at = places(state)
    for number in range(PLACES):
        row[number] = at[number]
    own, other = reserve(state, state.seat), reserve(state, 1 - state.seat)
    row[PAIR] = pair_of_hands(own, other)
    row[SEAT] = state.seat
    row[SCORE] = score
    row[IS_QUIET] = 0
    row[IS_FOLLOWED] = 0


def play_games(
    options: Options,
    nodes: int,
    seed: int,
    first: int,
    rows: Any,  # noqa: ANN401
    progress: Any,  # noqa: ANN401
    weights: Sequence[float],
    frames: Frames,
    tables: SearchTables,
) -> int:
    """Play games from a number on until the rows may not be enough for one more; how many rows.

    The number of the game that would come next is left in `progress`.
    """
    met, game = 0, first
    while met < len(rows) - DEEPEST:
        stream = following(stream_of(seed, game))
        state = start(options)
        for _ in range(below(word(stream), RANDOM_MOVES)):
            stream = following(stream)
            if state.winners == 0:
                state = at_random(options, state, word(stream))
        while state.winners == 0:
            for move in range(MOVES):
                stream = following(stream)
                tables.history[move] = below(word(stream), SHUFFLED)
            score = found_in(options, state, nodes, weights, frames, tables)
            note(state, score, rows[met])
            rows[met][IS_QUIET] = 0 if standing(tops(state.pieces)) else 1
            met += 1
            stream = following(stream)
            drawn = below(word(stream), 1000)
            is_proved = score > SURE or score < -SURE
            if is_proved and drawn >= GONE_ON:
                break
            if is_proved or drawn < RANDOM_RATE:
                stream = following(stream)
                state = at_random(options, state, word(stream))
                continue
            rows[met - 1][IS_FOLLOWED] = 1
            state = after_move(options, state, tables.lines[0])
            if state.winners:
                result = 0
                if state.winners != 3:
                    result = WIN if state.winners == 1 else -WIN
                note(state, result, rows[met])
                met += 1
        game += 1
    progress[0] = game
    return met


def use(made: Kernel) -> None:
    """Call the loop once."""
    arrays, options = made.arrays, Options(2, 0, 0, 0, 0, 0)
    made.call(
        options,
        10,
        1,
        0,
        arrays.rows(DEEPEST + 1, LENGTH),
        arrays.ints(1),
        arrays.table((0.0,) * HANDS),
        new_frames(arrays),
        new_tables(arrays, 1024),
    )


LOOP: Final = LazyKernel(play_games, use, CORINTHO.id)
