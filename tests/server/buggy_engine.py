"""An engine with a deterministic move for each position, and one fault in one game.

The argument names the fault; `good` has none.
"""

import os
import random
import sys
import time
from pathlib import Path

from colonnade.engine.protocol import Engine

FAULTY = "corintho"


def misbehave(how: str) -> list[str]:
    """What is answered instead of a move."""
    match how:
        case "crash":
            os._exit(3)
        case "stall":
            time.sleep(600)
        case "nonsense":
            return ["bestmove \x00 not a move at all"]
        case "illegal":
            return ["bestmove a1>a1"]
        case "flood":
            sys.stdout.write("x" * 1_000_000)
            sys.stdout.flush()
        case "error":
            return ["error internal ValueError"]
        case "binary":
            sys.stdout.buffer.write(b"\xff\xfe\n" * 1000 + b"bestmove \xff\n")
            sys.stdout.flush()
    return []


def main() -> None:
    rng, game = random.Random(1), ""
    engine = Engine(rng)
    if sys.argv[1] == "deaf":
        time.sleep(600)
    for line in sys.stdin:
        if line.startswith("newgame"):
            game = line.split()[1]
        if line.startswith("position"):
            # Which of several engines answers, and what it was asked before, changes nothing.
            rng.seed(line)
        if line.startswith("go") and game == FAULTY and sys.argv[1] == "wait":
            while not Path(sys.argv[2]).exists():
                time.sleep(0.01)
            answer = list(engine.answer(line))
        elif line.startswith("go") and game == FAULTY and sys.argv[1] != "good":
            answer = misbehave(sys.argv[1])
        else:
            answer = list(engine.answer(line))
        sys.stdout.write("".join(f"{text}\n" for text in answer))
        sys.stdout.flush()


if __name__ == "__main__":
    main()
