"""Random play in plain Python, one core, beside python-chess in the same run.

    python bench/plain.py [ROUNDS]

A round times every subject once, in turn, so that a busy machine slows all alike; the table gives
the median and the spread over the rounds. Time is that of the processor, so that a neighbour on
the same machine does not count. A *move* is a choice played; a *token* is a move or a
throw. Nothing is parsed or written.
"""

import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

import chess

from colonnade.games import GAMES
from colonnade.kernel.awaited import CHANCE, OVER

SECONDS = 1.0
CONFIGURATIONS = (
    "senet",
    "senet throws=die",
    "corintho",
    "corintho players=4",
    "columbiz",
    "columbiz players=4",
    "les-4-colonnes",
    "les-4-colonnes players=4 dice=2 teams=yes",
)


class Pace(NamedTuple):
    moves: float
    tokens: float


def colonnade(configuration: str) -> Callable[[], Pace]:
    """Random games of ours, by the rules themselves."""
    game, *given = configuration.split()
    book = GAMES[game]
    options = book.options.read_options(dict(word.split("=") for word in given))
    rules = book.rules
    start, awaits, legal, count, nth = (
        rules.start,
        rules.awaits,
        rules.legal,
        rules.count,
        rules.nth,
    )
    after_move, cases, cast, after_throw = (
        rules.after_move,
        rules.cases,
        rules.cast,
        rules.after_throw,
    )

    def run() -> Pace:
        draw = random.Random(7).random
        moves = throws = 0
        begun = time.process_time()
        state = start(options)
        while time.process_time() - begun < SECONDS:
            for _ in range(100):
                stage = awaits(options, state)
                if stage == CHANCE:
                    case = int(draw() * cases(options, state))
                    state = after_throw(options, state, cast(options, state, case))
                    throws += 1
                elif stage == OVER:
                    state = start(options)
                else:
                    menu = legal(options, state)
                    state = after_move(options, state, nth(menu, int(draw() * count(menu))))
                    moves += 1
        spent = time.process_time() - begun
        return Pace(moves / spent, (moves + throws) / spent)

    return run


def python_chess() -> Pace:
    """Random chess games with python-chess."""
    draw = random.Random(7).random
    moves = 0
    begun = time.process_time()
    board = chess.Board()
    while time.process_time() - begun < SECONDS:
        for _ in range(20):
            choices = list(board.legal_moves)
            if not choices or board.is_insufficient_material() or len(board.move_stack) > 300:
                board = chess.Board()
                continue
            board.push(choices[int(draw() * len(choices))])
            moves += 1
    spent = time.process_time() - begun
    return Pace(moves / spent, moves / spent)


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    subjects: dict[str, Callable[[], Pace]] = {
        **{configuration: colonnade(configuration) for configuration in CONFIGURATIONS},
        "python-chess": python_chess,
    }
    paces: dict[str, list[Pace]] = {name: [] for name in subjects}
    for _ in range(rounds):
        for name, run in subjects.items():
            paces[name].append(run())
    print(
        f"{'random play, plain Python':44} {'moves/s':>9} {'spread':>17} {'tokens/s':>9}  × chess"
    )
    peer = statistics.median(pace.moves for pace in paces["python-chess"])
    for name, measured in paces.items():
        moves = sorted(pace.moves for pace in measured)
        middle = statistics.median(moves)
        tokens = statistics.median(pace.tokens for pace in measured)
        spread = f"{moves[0]:,.0f}–{moves[-1]:,.0f}"
        print(f"{name:44} {middle:9,.0f} {spread:>17} {tokens:9,.0f} {middle / peer:8.1f}")


if __name__ == "__main__":
    main()
