"""Alpha-beta over the rules, two players: one loop with its own stack, to be stopped at any time.

A line that stands must be answered and answers are few, so they cost no depth: whatever is judged
is quiet. Moves that make a line are tried first; once a move is known the others are only asked
whether they are better, late quiet ones less deep at first; where quiet moves would only be judged,
one of each kind is. A win or loss that is found is certain, whatever was left out on the way; the
sooner a win the better. Written like rules, to be compiled.
"""

from collections.abc import Sequence

from colonnade.games.corintho.lines import standing
from colonnade.games.corintho.options import Options
from colonnade.games.corintho.rules import after_move
from colonnade.games.corintho.state import State, tops

from .frames import (
    EXACT,
    LOWER,
    MOVES,
    NODES,
    NONE,
    NOTHING,
    PLY,
    SURE,
    UNNAMED,
    UPPER,
    WIN,
    Frames,
    Memory,
    credit,
    enter,
    from_root,
    leave,
    state_of,
)
from .ordering import promising, saved
from .outlook import outlook
from .signature import signature


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
            same = frames.seats[ply] == frames.seats[ply + 1]
            if not same:
                score = -score
            whole = frames.wholes[ply]
            if whole and frames.alphas[ply] < score:
                if whole > frames.depths[ply + 1] or score < frames.betas[ply]:
                    frames.wholes[ply] = 0
                    alpha = frames.alphas[ply] if same else -frames.betas[ply]
                    beta = frames.betas[ply] if same else -frames.alphas[ply]
                    after = state_of(frames, ply + 1)
                    key, hint = frames.keys[ply + 1], frames.best[ply + 1]
                    ply += 1
                    memory.lengths[ply] = 0
                    enter(options, after, whole, alpha, beta, ply, key, hint, frames)
                    continue
            credit(frames, ply, score, memory)
            continue
        move = promising(frames, ply, memory.history)
        frames.tried[ply] = move
        frames.wholes[ply] = 0
        state = state_of(frames, ply)
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
        key = signature(options, after) if left > 1 else UNNAMED
        slot = key & len(memory.keys) - 1
        hint = NONE
        if key != UNNAMED and memory.keys[slot] == key:
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
        if frames.numbers[ply] > 0 and left > 1:
            # Not the first: it is enough to learn, less deep, that it is no better.
            frames.wholes[ply] = left
            left -= saved(frames, ply, move, left)
            if same:
                beta = alpha + 1
            else:
                alpha = beta - 1
        ply += 1
        enter(options, after, left, alpha, beta, ply, key, hint, frames)
    memory.progress[PLY] = ply
    memory.progress[NODES] += nodes
    return False
