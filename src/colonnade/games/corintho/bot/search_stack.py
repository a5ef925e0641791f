"""The stack of the search and its tables: positions entered and left, and what is kept of them.

Written like rules, to be compiled.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from colonnade.compiled.arrays import Arrays
from colonnade.games.corintho.core.options import Options
from colonnade.games.corintho.core.rules import legal
from colonnade.games.corintho.core.state import Menu, State

from .board_network import COLUMNS
from .threats import sharp

WIN: Final = 20_000
"""A game won, less one for every move until then."""
SURE: Final = 10_000
"""Above this a win is certain, below its negative a loss."""
NOTHING: Final = 2 * WIN
"""Beyond any score."""
NONE: Final = -1
MOVES: Final = 104
"""Codes of moves."""
DEEPEST: Final = 64
"""Moves of a line for which there is room; a game has fewer than 48."""

UNNAMED: Final = 0
"""The signature of a position that is not worth a place in the table: one move before the end."""

# What an entry of the table says of a score: just that, at least that, at most that.
EXACT: Final = 0
LOWER: Final = 1
UPPER: Final = 2


class Frames(NamedTuple):
    """The positions between the root and here, one entry for each in every array."""

    seats: Any
    pieces: Any
    reserves: Any
    frozen: Any
    later: Any
    placements: Any
    """The placements not tried yet."""
    steps: Any
    """The steps not tried yet."""
    sharp_placements: Any
    """Those of the placements, when the position was entered, that make a line."""
    sharp_steps: Any
    """Those of the steps that may make a line."""
    alphas_at_entry: Any
    """The score that was sure of when the position was entered."""
    alphas: Any
    betas: Any
    scores: Any
    """The best score so far."""
    best: Any
    """The move that has it."""
    tried: Any
    """The move being tried."""
    numbers: Any
    """How many moves were tried before it."""
    full_depths: Any
    """The depth its position deserves, zero where it is searched just so: if it turns out better
    than hoped for, it is searched once more, as deep as that."""
    hints: Any
    """The move to try first, NONE where nothing is known."""
    depths: Any
    keys: Any


class SearchTables(NamedTuple):
    """What outlives a position: transposition table, history, best lines."""

    keys: Any
    """The signatures of positions met."""
    facts: Any
    """Of each its score, depth, kind of score and best move, packed."""
    history: Any
    """By move: how often it was too good for the other side."""
    lines: Any
    """By ply: the best line from there, as many numbers as there may be plies."""
    lengths: Any
    """By ply: how long that line is."""
    network: Any
    """The rows of `board_network`; one row only where positions are judged by the hands alone."""
    sums: Any
    """Where it adds them up."""
    progress: Any
    """The ply at which the search stopped, and the nodes so far."""


PLY: Final = 0
NODES: Final = 1

Network = Sequence[Sequence[float]]
NO_NETWORK: Final = ((0.0,) * COLUMNS,)


def new_frames(arrays: Arrays) -> Frames:
    """A stack; not compiled."""
    return Frames(*(arrays.ints(DEEPEST) for _ in Frames._fields))


def new_tables(arrays: Arrays, size: int, network: Network = ()) -> SearchTables:
    """Tables that know nothing, the transposition table of a power of two; not compiled."""
    ints = arrays.ints
    return SearchTables(
        keys=ints(size),
        facts=ints(size),
        history=ints(MOVES),
        lines=ints(DEEPEST * DEEPEST),
        lengths=ints(DEEPEST),
        network=arrays.singles(network if len(network) else NO_NETWORK),
        sums=arrays.singles(NO_NETWORK)[0],
        progress=ints(2),
    )


def packed(score: int, depth: int, kind: int, move: int) -> int:
    """An entry of the table."""
    return score + NOTHING << 24 | depth << 16 | kind << 8 | move + 1


def from_here(score: int, ply: int) -> int:
    """A score as it is seen from a ply: wins are so many moves nearer."""
    if score > SURE:
        return score + ply
    return score - ply if score < -SURE else score


def from_root(score: int, ply: int) -> int:
    """A score of a ply as it is seen from the root."""
    if score > SURE:
        return score - ply
    return score + ply if score < -SURE else score


def enter(
    options: Options,
    state: State,
    depth: int,
    alpha: int,
    beta: int,
    ply: int,
    key: int,
    hint: int,
    frames: Frames,
) -> None:
    """Begin with a position."""
    menu = legal(options, state)
    set_up(frames, ply, state, menu, sharp(state.pieces, menu))
    open_frame(frames, ply, depth, alpha, beta, key, hint)


def open_frame(
    frames: Frames, ply: int, depth: int, alpha: int, beta: int, key: int, hint: int
) -> None:
    """Begin with the moves of a position."""
    frames.alphas_at_entry[ply] = alpha
    frames.alphas[ply] = alpha
    frames.betas[ply] = beta
    frames.scores[ply] = -NOTHING
    frames.best[ply] = NONE
    frames.numbers[ply] = 0
    frames.hints[ply] = hint
    frames.depths[ply] = depth
    frames.keys[ply] = key


def set_up(frames: Frames, ply: int, state: State, menu: Menu, lines: Menu) -> None:
    """Put a position on a ply, with the moves to try and those of them that make a line."""
    frames.seats[ply] = state.seat
    frames.pieces[ply] = state.pieces
    frames.reserves[ply] = state.reserves
    frames.frozen[ply] = state.frozen
    frames.later[ply] = state.later
    frames.placements[ply] = menu.placements
    frames.steps[ply] = menu.steps
    frames.sharp_placements[ply] = lines.placements
    frames.sharp_steps[ply] = lines.steps


def state_of(frames: Frames, ply: int) -> State:
    """The position of a ply."""
    return State(
        frames.seats[ply],
        frames.pieces[ply],
        frames.reserves[ply],
        frames.frozen[ply],
        frames.later[ply],
        0,
    )


def leave(frames: Frames, ply: int, tables: SearchTables) -> int:
    """Keep what was found of a position; returns its score."""
    score, depth, move = frames.scores[ply], frames.depths[ply], frames.best[ply]
    kind = EXACT
    if score <= frames.alphas_at_entry[ply]:
        kind = UPPER
    elif score >= frames.betas[ply]:
        kind = LOWER
        tables.history[move] += depth * depth
    key = frames.keys[ply]
    # One move before the end it is found again as fast as in the table, unless it is proved.
    if key != UNNAMED and (depth > 1 or score > SURE or score < -SURE):
        slot = key & len(tables.keys) - 1
        tables.keys[slot] = key
        tables.facts[slot] = packed(from_here(score, ply), depth, kind, move)
    return int(score)


def credit(frames: Frames, ply: int, score: int, tables: SearchTables) -> None:
    """Tell a position what the move it was trying is worth."""
    move = frames.tried[ply]
    frames.numbers[ply] += 1
    if score <= frames.scores[ply]:
        return
    frames.scores[ply] = score
    frames.best[ply] = move
    if score > frames.alphas[ply]:
        frames.alphas[ply] = score
        at, below = ply * DEEPEST, (ply + 1) * DEEPEST
        length = tables.lengths[ply + 1]
        tables.lines[at] = move
        for index in range(length):
            tables.lines[at + 1 + index] = tables.lines[below + index]
        tables.lengths[ply] = length + 1
