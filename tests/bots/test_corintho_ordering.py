"""Moves are tried in the order of what they were worth in general and as replies."""

from typing import Any

from colonnade.compiled.arrays import PlainArrays
from colonnade.games.corintho.bot.move_ordering import promising
from colonnade.games.corintho.bot.search_stack import (
    DEEPEST,
    HISTORY,
    MOVES,
    NONE,
    NOTHING,
    UNNAMED,
    Frames,
    SearchTables,
    enter,
    leave,
    replies_from,
)
from colonnade.games.corintho.core.options import read_options
from colonnade.games.corintho.core.rules import after_move, start

OPTIONS = read_options({})
DEPTH = 3
FIRST_MOVE, OTHER_MOVE = 0, 5
USUAL, REPLY = 8, 10


def after_one_move(move: int) -> Frames:
    """A search that stands before the reply to a first move."""
    frames = Frames(*(PlainArrays().ints(DEEPEST) for _ in Frames._fields))
    frames.tried[0] = move
    reached = after_move(OPTIONS, start(OPTIONS), move)
    enter(OPTIONS, reached, DEPTH, -NOTHING, 0, 1, UNNAMED, NONE, frames)
    return frames


def refuted_by(reply: int, frames: Frames, history: Any) -> None:
    """Let a reply be too good for the first move."""
    ints = PlainArrays().ints
    tables = SearchTables(ints(1), ints(1), history, ints(1), ints(1), ints(1))
    frames.scores[1], frames.best[1] = 1, reply
    leave(frames, 1, tables)


def test_a_reply_that_was_too_good_for_a_move_comes_first_after_that_move() -> None:
    history = PlainArrays().ints(HISTORY)
    refuted_by(REPLY, after_one_move(FIRST_MOVE), history)
    history[USUAL] = DEPTH * DEPTH + 1
    tried = [
        promising(frames, 1, history, replies_from(frames, 1))
        for frames in map(after_one_move, (FIRST_MOVE, OTHER_MOVE))
    ]
    assert tried == [REPLY, USUAL]


def test_every_pair_of_moves_has_a_place_of_its_own_and_the_root_another() -> None:
    frames = Frames(*(PlainArrays().ints(DEEPEST) for _ in Frames._fields))
    begins = [0, replies_from(frames, 0)]
    for move in range(MOVES):
        frames.tried[0] = move
        begins.append(replies_from(frames, 1))
    assert sorted(begins) == list(range(0, HISTORY, MOVES))
