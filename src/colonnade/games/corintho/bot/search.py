"""Alpha-beta for two players: one loop over the rules with its own stack, to be stopped any time.

A line that stands must be answered and answers are few, so they cost no depth: whatever is judged
is quiet. Moves that make a line are tried first; once a move is known the others are only asked
whether they are better, late quiet ones less deep at first; where quiet moves would only be judged,
the best of them is known without playing any. A win or loss that is found is certain, whatever was
left out on the way; the sooner a win the better. Written like rules, to be compiled.
"""

from collections.abc import Sequence

from colonnade.games.corintho.core.lines import standing
from colonnade.games.corintho.core.options import Options
from colonnade.games.corintho.core.rules import after_move, legal
from colonnade.games.corintho.core.state import Menu, State, tops

from .canonical_hash import signature
from .frontier import Quiet, best_quiet, sees_board, take_quiet, worth_here
from .move_ordering import promising, saved
from .search_stack import (
    DEEPEST,
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
    SearchTables,
    credit,
    enter,
    from_root,
    leave,
    open_frame,
    set_up,
    state_of,
)
from .threats import is_roomy, sharp


def begin(options: Options, root: State, depth: int, frames: Frames, tables: SearchTables) -> None:
    """Be ready to search a position to a depth."""
    key = signature(options, root)
    # What was best less deep comes first, so that a search cut short never forgets it.
    hint = frames.best[0] if depth > 1 else NONE
    enter(options, root, depth, -NOTHING, NOTHING, 0, key, hint, frames)
    tables.lengths[0] = 0
    tables.progress[PLY] = 0
    for move in range(MOVES):
        tables.history[move] >>= 2


def search(
    options: Options,
    root: State,
    depth: int,
    limit: int,
    weights: Sequence[float],
    frames: Frames,
    tables: SearchTables,
) -> bool:
    """Search to a depth from the root or, with depth 0, go on; whether it came to an end.

    It stops after so many nodes. The score is then that of the root's frame.
    """
    if depth:
        begin(options, root, depth, frames, tables)
    ply = tables.progress[PLY]
    nodes = 0
    while nodes < limit:
        if frames.scores[ply] >= frames.betas[ply] or not (
            frames.placements[ply] | frames.steps[ply]
        ):
            score = leave(frames, ply, tables)
            if ply == 0:
                tables.progress[NODES] += nodes
                return True
            ply -= 1
            same = frames.seats[ply] == frames.seats[ply + 1]
            if not same:
                score = -score
            full_depth = frames.full_depths[ply]
            if full_depth and frames.alphas[ply] < score:
                if full_depth > frames.depths[ply + 1] or score < frames.betas[ply]:
                    frames.full_depths[ply] = 0
                    alpha = frames.alphas[ply] if same else -frames.betas[ply]
                    beta = frames.betas[ply] if same else -frames.alphas[ply]
                    after = state_of(frames, ply + 1)
                    key, hint = frames.keys[ply + 1], frames.best[ply + 1]
                    ply += 1
                    tables.lengths[ply] = 0
                    enter(options, after, full_depth, alpha, beta, ply, key, hint, frames)
                    continue
            credit(frames, ply, score, tables)
            continue
        move = promising(frames, ply, tables.history)
        frames.tried[ply] = move
        frames.full_depths[ply] = 0
        state = state_of(frames, ply)
        after = after_move(options, state, move)
        nodes += 1
        tables.lengths[ply + 1] = 0
        if after.winners:
            score = 0
            if after.winners & after.winners - 1 == 0:
                score = WIN - ply - 1
                if after.winners >> state.seat & 1 == 0:
                    score = -score
            credit(frames, ply, score, tables)
            continue
        left = frames.depths[ply] - 1
        stands = standing(tops(after.pieces)) != 0
        if stands:
            left += 1
        same = after.seat == state.seat
        if left <= 0:
            score = worth_here(after, weights, tables)
            credit(frames, ply, score if same else -score, tables)
            continue
        alpha = frames.alphas[ply] if same else -frames.betas[ply]
        beta = frames.betas[ply] if same else -frames.alphas[ply]
        key = signature(options, after) if left > 1 else UNNAMED
        slot = key & len(tables.keys) - 1
        hint = NONE
        if key != UNNAMED and tables.keys[slot] == key:
            fact = tables.facts[slot]
            hint = (fact & 255) - 1
            score, kind = from_root((fact >> 24) - NOTHING, ply + 1), fact >> 8 & 255
            # A win or loss that was proved holds at any depth.
            if (fact >> 16 & 255) >= left or score > SURE or score < -SURE:
                if (
                    kind == EXACT
                    or (kind == LOWER and score >= beta)
                    or (kind == UPPER and score <= alpha)
                ):
                    credit(frames, ply, score if same else -score, tables)
                    continue
        if frames.numbers[ply] > 0 and left > 1:
            # Not the first: it is enough to learn, less deep, that it is no better.
            frames.full_depths[ply] = left
            left -= saved(frames, ply, move, left)
            if same:
                beta = alpha + 1
            else:
                alpha = beta - 1
        if left == 1 and is_roomy(options, after) and not (stands and sees_board(tables)):
            lines = Menu(0, 0)
            if sees_board(tables):
                quiet = Quiet(NONE, worth_here(after, weights, tables), 0)
                if quiet.score < beta:
                    lines = sharp(after.pieces, legal(options, after))
            else:
                menu = legal(options, after)
                lines = sharp(after.pieces, menu)
                calm = Menu(menu.placements & ~lines.placements, menu.steps & ~lines.steps)
                quiet = best_quiet(options, after, calm, beta, weights)
            nodes += quiet.looked_at
            if quiet.score < beta and lines.placements | lines.steps:
                ply += 1
                set_up(frames, ply, after, lines, lines)
                open_frame(frames, ply, 1, alpha, beta, key, NONE)
                take_quiet(frames, ply, quiet, tables)
                continue
            score = quiet.score if same else -quiet.score
            full_depth = frames.full_depths[ply]
            if not full_depth or score <= frames.alphas[ply]:
                if quiet.move != NONE:
                    tables.lines[(ply + 1) * DEEPEST] = quiet.move
                    tables.lengths[ply + 1] = 1
                credit(frames, ply, score, tables)
                continue
            frames.full_depths[ply] = 0
            left = full_depth
            alpha = frames.alphas[ply] if same else -frames.betas[ply]
            beta = frames.betas[ply] if same else -frames.alphas[ply]
        ply += 1
        enter(options, after, left, alpha, beta, ply, key, hint, frames)
    tables.progress[PLY] = ply
    tables.progress[NODES] += nodes
    return False
