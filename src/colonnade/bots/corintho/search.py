"""Alpha-beta over the rules, two players: one loop with its own stack, to be stopped at any time.

A line that stands must be answered and answers are few, so they cost no depth: whatever is judged
is quiet. Results are exact, and the sooner a win the better. Written like rules, to be compiled.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from colonnade.games.corintho.board import FIRST_STEP
from colonnade.games.corintho.lines import standing
from colonnade.games.corintho.options import Options
from colonnade.games.corintho.rules import after_move, legal
from colonnade.games.corintho.state import State, tops
from colonnade.kernel import bits

from .outlook import outlook
from .signature import signature

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
    floors: Any
    """The score that was sure of when the position was entered."""
    alphas: Any
    betas: Any
    scores: Any
    """The best score so far."""
    best: Any
    """The move that has it."""
    tried: Any
    """The move being tried."""
    hints: Any
    """The move to try first, NONE where nothing is known."""
    depths: Any
    keys: Any


class Memory(NamedTuple):
    """What outlives a position."""

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
    progress: Any
    """The ply at which the search stopped, and the nodes so far."""


PLY: Final = 0
NODES: Final = 1


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
    frames.seats[ply] = state.seat
    frames.pieces[ply] = state.pieces
    frames.reserves[ply] = state.reserves
    frames.frozen[ply] = state.frozen
    frames.later[ply] = state.later
    frames.placements[ply] = menu.placements
    frames.steps[ply] = menu.steps
    frames.floors[ply] = alpha
    frames.alphas[ply] = alpha
    frames.betas[ply] = beta
    frames.scores[ply] = -NOTHING
    frames.best[ply] = NONE
    frames.hints[ply] = hint
    frames.depths[ply] = depth
    frames.keys[ply] = key


def promising(frames: Frames, ply: int, history: Any) -> int:  # noqa: ANN401
    """The next move to try, taken off the list."""
    placements, steps, hint = frames.placements[ply], frames.steps[ply], frames.hints[ply]
    chosen = NONE
    if hint != NONE:
        frames.hints[ply] = NONE
        is_there = placements >> hint if hint < FIRST_STEP else steps >> hint - FIRST_STEP
        if is_there & 1:
            chosen = hint
    # Where moves are only judged their order does not matter, except at the root, among equals.
    if chosen == NONE and ply > 0 and frames.depths[ply] < 2:
        chosen = FIRST_STEP + bits.lowest(steps) if steps else bits.lowest(placements)
    elif chosen == NONE:
        most = -1
        rest = placements
        while rest:
            move = bits.lowest(rest)
            rest &= rest - 1
            if history[move] > most:
                most, chosen = history[move], move
        rest = steps
        while rest:
            move = FIRST_STEP + bits.lowest(rest)
            rest &= rest - 1
            if history[move] > most:
                most, chosen = history[move], move
    if chosen < FIRST_STEP:
        frames.placements[ply] = placements & ~(1 << chosen)
    else:
        frames.steps[ply] = steps & ~(1 << chosen - FIRST_STEP)
    return chosen


def leave(frames: Frames, ply: int, memory: Memory) -> int:
    """Keep what was found of a position; returns its score."""
    score, depth, move = frames.scores[ply], frames.depths[ply], frames.best[ply]
    kind = EXACT
    if score <= frames.floors[ply]:
        kind = UPPER
    elif score >= frames.betas[ply]:
        kind = LOWER
        memory.history[move] += depth * depth
    slot = frames.keys[ply] & len(memory.keys) - 1
    memory.keys[slot] = frames.keys[ply]
    memory.facts[slot] = packed(from_here(score, ply), depth, kind, move)
    return int(score)


def credit(frames: Frames, ply: int, score: int, memory: Memory) -> None:
    """Tell a position what the move it was trying is worth."""
    move = frames.tried[ply]
    if score <= frames.scores[ply]:
        return
    frames.scores[ply] = score
    frames.best[ply] = move
    if score > frames.alphas[ply]:
        frames.alphas[ply] = score
        at, below = ply * DEEPEST, (ply + 1) * DEEPEST
        length = memory.lengths[ply + 1]
        memory.lines[at] = move
        for index in range(length):
            memory.lines[at + 1 + index] = memory.lines[below + index]
        memory.lengths[ply] = length + 1


def begin(options: Options, root: State, depth: int, frames: Frames, memory: Memory) -> None:
    """Be ready to search a position to a depth."""
    key = signature(options, root)
    # What was best less deep comes first, so that a search cut short never forgets it.
    hint = frames.best[0] if depth > 1 else NONE
    enter(options, root, depth, -NOTHING, NOTHING, 0, key, hint, frames)
    memory.lengths[0] = 0
    memory.progress[PLY] = 0
    for move in range(MOVES):
        memory.history[move] >>= 2


def search(
    options: Options,
    root: State,
    depth: int,
    limit: int,
    weights: Sequence[float],
    frames: Frames,
    memory: Memory,
) -> bool:
    """Search to a depth from the root or, with depth 0, go on; whether it came to an end.

    It stops after so many nodes. The score is then that of the root's frame.
    """
    if depth:
        begin(options, root, depth, frames, memory)
    ply = memory.progress[PLY]
    nodes = 0
    while nodes < limit:
        if frames.scores[ply] >= frames.betas[ply] or not (
            frames.placements[ply] | frames.steps[ply]
        ):
            score = leave(frames, ply, memory)
            if ply == 0:
                memory.progress[NODES] += nodes
                return True
            ply -= 1
            if frames.seats[ply] != frames.seats[ply + 1]:
                score = -score
            credit(frames, ply, score, memory)
            continue
        move = promising(frames, ply, memory.history)
        frames.tried[ply] = move
        state = State(
            frames.seats[ply],
            frames.pieces[ply],
            frames.reserves[ply],
            frames.frozen[ply],
            frames.later[ply],
            0,
        )
        after = after_move(options, state, move)
        nodes += 1
        memory.lengths[ply + 1] = 0
        if after.winners:
            score = 0
            if after.winners == 1 << state.seat:
                score = WIN - ply - 1
            elif after.winners == 1 << 1 - state.seat:
                score = ply + 1 - WIN
            credit(frames, ply, score, memory)
            continue
        left = frames.depths[ply] - 1
        if standing(tops(after.pieces)):
            left += 1
        same = after.seat == state.seat
        if left <= 0:
            score = outlook(after, weights)
            credit(frames, ply, score if same else -score, memory)
            continue
        alpha = frames.alphas[ply] if same else -frames.betas[ply]
        beta = frames.betas[ply] if same else -frames.alphas[ply]
        key = signature(options, after)
        slot = key & len(memory.keys) - 1
        hint = NONE
        if memory.keys[slot] == key:
            fact = memory.facts[slot]
            hint = (fact & 255) - 1
            score, kind = from_root((fact >> 24) - NOTHING, ply + 1), fact >> 8 & 255
            # A win or loss that was proved holds at any depth.
            if (fact >> 16 & 255) >= left or score > SURE or score < -SURE:
                if (
                    kind == EXACT
                    or (kind == LOWER and score >= beta)
                    or (kind == UPPER and score <= alpha)
                ):
                    credit(frames, ply, score if same else -score, memory)
                    continue
        ply += 1
        enter(options, after, left, alpha, beta, ply, key, hint, frames)
    memory.progress[PLY] = ply
    memory.progress[NODES] += nodes
    return False
