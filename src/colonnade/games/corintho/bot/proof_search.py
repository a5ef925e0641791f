"""Whether a seat can force a win within so many moves: a search that leaves nothing out.

    python -m colonnade.games.corintho.bot.proof_search [name=value …] [--moves N] [--seconds N]
        [--openings N] [--position TEXT]

With `--openings`, after every opening of so many moves; with `--position`, from there and not from
the start. Answers to a line do not count as moves. Positions that are turned, mirrored or have the
players exchanged are looked at once. The search itself is written like rules, to be compiled.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from colonnade.games.corintho import CORINTHO
from colonnade.games.corintho.core.board import BOARD, KINDS, LANES
from colonnade.games.corintho.core.building import in_hand
from colonnade.games.corintho.core.lines import standing
from colonnade.games.corintho.core.options import Options, read_options
from colonnade.games.corintho.core.rules import after_move, codes, legal, start
from colonnade.games.corintho.core.state import State, occupied, tops
from colonnade.kernel import bits
from colonnade.kernel.options import parse_assignments

from .canonical_hash import FACTOR, signature
from .move_ordering import promising
from .search_stack import DEEPEST, MOVES, NODES, NONE, PLY, UNNAMED, Frames, set_up, state_of
from .threats import completing, sharp

PLAYERS: Final = 2
OPEN: Final = -1
"""Neither known to be won nor known not to be; those are 1 and 0."""
FOUND: Final = 2
"""Where the progress keeps what became of the root."""
NEVER: Final = 255
"""More moves than any win takes."""
SLICE: Final = 1 << 20
"""Nodes between two looks at the clock."""
TABLE: Final = 1 << 24


class Notes(NamedTuple):
    """What outlives a position."""

    keys: Any
    """The signatures of positions met."""
    facts: Any
    """Of each: within how many moves there is no win, within how many there is, the best move."""
    history: Any
    """By move: how much it has settled."""
    progress: Any
    """The ply at which the search stopped, the nodes so far, and what was found."""


def settle(
    options: Options,
    root: State,
    attacker: int,
    moves: int,
    limit: int,
    frames: Frames,
    notes: Notes,
) -> bool:
    """Look for a win within some moves or, with 0, go on; whether it came to an end.

    It stops after so many nodes.
    """
    ply = notes.progress[PLY]
    if moves:
        ply = 0
        if enter(options, root, attacker, moves, 0, UNNAMED, NONE, frames) != OPEN:
            notes.progress[FOUND] = 0
            return True
    nodes = 0
    while nodes < limit:
        seat = frames.seats[ply]
        found = OPEN
        if not (frames.placements[ply] | frames.steps[ply]):
            # Everything was tried: the attacker found nothing, or the other seat no way out.
            found = 0 if seat == attacker else 1
            frames.tried[ply] = NONE
        else:
            move = promising(frames, ply, notes.history)
            frames.tried[ply] = move
            after = after_move(options, state_of(frames, ply), move)
            nodes += 1
            left = frames.depths[ply]
            if not standing(tops(after.pieces)):
                left -= 1
            if after.winners:
                found = 1 if after.winners == 1 << attacker else 0
            elif left == 0:
                found = 0
            else:
                key, hint = UNNAMED, NONE
                if left > 1:
                    key = signature(options, after)
                    if after.seat == attacker:
                        key ^= FACTOR
                    slot = key & len(notes.keys) - 1
                    if notes.keys[slot] == key:
                        fact = notes.facts[slot]
                        hint = (fact & 255) - 1
                        if fact >> 16 >= left:
                            found = 0
                        elif fact >> 8 & 255 <= left:
                            found = 1
                if found == OPEN:
                    found = enter(options, after, attacker, left, ply + 1, key, hint, frames)
                    if found == OPEN:
                        ply += 1
                        continue
            if found != (1 if seat == attacker else 0):
                continue
        # What was found settles this position, and perhaps those before it.
        while True:
            leave(frames, ply, found, notes)
            if ply == 0:
                notes.progress[FOUND] = found
                notes.progress[NODES] += nodes
                return True
            ply -= 1
            if found != (1 if frames.seats[ply] == attacker else 0):
                break
    notes.progress[PLY] = ply
    notes.progress[NODES] += nodes
    return False


def enter(
    options: Options,
    state: State,
    attacker: int,
    left: int,
    ply: int,
    key: int,
    hint: int,
    frames: Frames,
) -> int:
    """Begin with a position, unless it is known at once that nothing is won there."""
    menu = legal(options, state)
    lines = sharp(state.pieces, menu)
    if left == 2 and state.seat == attacker and has_answer(state, 1 - attacker):
        # Whatever quiet move comes, a quiet answer takes up the rest.
        menu = lines
    elif left == 1:
        if state.seat == attacker:
            # With one move left only a line can win.
            menu = lines
        elif menu.placements & ~lines.placements or menu.steps & ~lines.steps:
            # A quiet move is one too many for the attacker.
            return 0
    set_up(frames, ply, state, menu, lines)
    frames.depths[ply] = left
    frames.keys[ply] = key
    frames.hints[ply] = hint
    return OPEN


def has_answer(state: State, seat: int) -> bool:
    """Whether a seat surely has a quiet move after any quiet move of the other.

    One move takes one empty cell, and brings lines of one kind of piece nearer. Two kinds in
    hand with two harmless cells each are more than it can spoil.
    """
    shown = tops(state.pieces)
    harmless = (BOARD & ~occupied(state.pieces)) * LANES & ~completing(shown)
    harmless &= in_hand(state, seat)
    kinds = 0
    for kind in range(KINDS):
        if bits.count(harmless >> 16 * kind & BOARD) > 1:
            kinds += 1
    return kinds > 1


def leave(frames: Frames, ply: int, found: int, notes: Notes) -> None:
    """Keep what was found of a position."""
    left, move, key = frames.depths[ply], frames.tried[ply], frames.keys[ply]
    if move != NONE:
        notes.history[move] += left * left
    if key == UNNAMED:
        return
    slot = key & len(notes.keys) - 1
    without, within = 0, NEVER
    if notes.keys[slot] == key:
        fact = notes.facts[slot]
        without, within = fact >> 16, fact >> 8 & 255
    if found:
        within = min(within, left)
    else:
        without = max(without, left)
    notes.keys[slot] = key
    notes.facts[slot] = without << 16 | within << 8 | move + 1


class Proof:
    """A search for the win of one seat that goes deeper from call to call."""

    def __init__(self, call: Any, arrays: Any, table: int = TABLE) -> None:  # noqa: ANN401
        self._call = call
        self._frames = Frames(*(arrays.ints(DEEPEST) for _ in Frames._fields))
        self._notes = Notes(
            arrays.ints(table), arrays.ints(table), arrays.ints(MOVES), arrays.ints(3)
        )

    @property
    def nodes(self) -> int:
        """Positions looked at so far."""
        return int(self._notes.progress[NODES])

    def wins(
        self, options: Options, state: State, seat: int, moves: int, end: float = float("inf")
    ) -> bool | None:
        """Whether a seat can force a win within some moves; None when the time is over first."""
        while not self._call(options, state, seat, moves, SLICE, self._frames, self._notes):
            moves = 0
            if time.perf_counter() > end:
                return None
        return bool(self._notes.progress[FOUND])


def openings(options: Options, begin: State, moves: int) -> list[tuple[State, tuple[str, ...]]]:
    """The positions after so many moves, one of all that are worth the same, with a way there."""
    reached: dict[int, tuple[State, tuple[str, ...]]] = {0: (begin, ())}
    for _ in range(moves):
        after: dict[int, tuple[State, tuple[str, ...]]] = {}
        for state, line in reached.values():
            for move in codes(legal(options, state)):
                written = CORINTHO.notation.write_move(options, state, move)
                next_ = after_move(options, state, move)
                after.setdefault(signature(options, next_), (next_, (*line, written)))
        reached = after
    return list(reached.values())


def settle_openings(
    options: Options, begin: State, proofs: Sequence[Proof], plies: int, moves: int, end: float
) -> None:
    """Say which openings either seat wins by force, the soonest first."""
    unsettled = openings(options, begin, plies)
    print(f"after {plies} moves: {len(unsettled)} positions", flush=True)
    for more in range(1, moves + 1):
        left = []
        for state, line in unsettled:
            found = [
                proof.wins(options, state, seat, more, end) for seat, proof in enumerate(proofs)
            ]
            if None in found:
                print(f"within {more} more: time is over")
                return
            if True in found:
                print(f"within {more} more, seat {found.index(True)} wins: {' '.join(line)}")
            else:
                left.append((state, line))
        unsettled = left
        print(f"within {more} more: {len(unsettled)} are open", flush=True)


def main(arguments: Sequence[str]) -> None:
    """Look deeper and deeper for a forced win of either seat, from the start or a position."""
    from colonnade.compiled.arrays import NumpyArrays
    from colonnade.compiled.compiler import Compiler

    parser = argparse.ArgumentParser(prog="python -m colonnade.games.corintho.bot.proof_search")
    parser.add_argument("options", nargs="*", metavar="name=value")
    parser.add_argument("--moves", type=int, default=9, help="moves of both together (9)")
    parser.add_argument("--openings", type=int, default=0, help="after each opening of N moves")
    parser.add_argument("--position", help="begin with this position, not with the start")
    parser.add_argument("--seconds", type=float, default=600.0, help="time for all (600)")
    given = parser.parse_args(arguments)
    options = read_options(parse_assignments(given.options))
    if options.players != PLAYERS:
        parser.error("proofs are for two players")
    begin = start(options)
    if given.position:
        begin = CORINTHO.notation.read_position(options, given.position)
    end = time.perf_counter() + given.seconds
    call = Compiler(settle).entry()
    proofs = [Proof(call, NumpyArrays()) for _ in range(PLAYERS)]
    if given.openings:
        settle_openings(options, begin, proofs, given.openings, given.moves, end)
        return
    for moves in range(1, given.moves + 1):
        for seat, proof in enumerate(proofs):
            won = proof.wins(options, begin, seat, moves, end)
            said = {True: "wins", False: "no win", None: "time is over"}[won]
            print(f"within {moves} moves, seat {seat}: {said} ({proof.nodes:,} nodes)", flush=True)
            if won is not False:
                return


if __name__ == "__main__":
    main(sys.argv[1:])
