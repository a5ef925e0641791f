"""An engine with one fault, which it shows when asked for a move."""

import os
import random
import sys
import time

from colonnade.engine.protocol import Engine


def main(how: str) -> None:
    engine = Engine(random.Random(1))
    if how == "deaf":
        time.sleep(600)
    for line in sys.stdin:
        if line.startswith("go"):
            match how:
                case "crash":
                    os._exit(3)
                case "raise":
                    raise ValueError("my bug")
                case "stall":
                    time.sleep(600)
                case "compute":
                    while True:
                        pass
                case "nonsense":
                    print("bestmove \x00 no move at all", flush=True)
                case "illegal":
                    print("bestmove a1-a2", flush=True)
                case "error":
                    print("error internal", flush=True)
                case "flood":
                    while True:
                        print("info " + "x" * 1000)
                case "wellbehaved":
                    print("\n".join(engine.answer("go level random")), flush=True)
        else:
            print("\n".join(engine.answer(line)), flush=True)


main(sys.argv[1])
