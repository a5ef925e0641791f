"""Reads lines on standard input and answers on standard output until `quit` or the end."""

import random
import sys
import traceback
from typing import BinaryIO, Final, TextIO

from .protocol import Engine

LONGEST_LINE: Final = 1 << 20


def serve(lines: BinaryIO, answers: TextIO) -> None:
    """Run one protocol session; any bytes may come in."""
    engine = Engine(random.SystemRandom())
    while not engine.ended and (line := lines.readline(LONGEST_LINE)):
        if not line.endswith(b"\n") and len(line) == LONGEST_LINE:
            while (piece := lines.readline(LONGEST_LINE)) and not piece.endswith(b"\n"):
                pass
            reply = [f"error a line is longer than {LONGEST_LINE} bytes"]
        else:
            reply = answer(engine, line.decode("utf-8", errors="replace"))
        answers.write("".join(f"{text}\n" for text in reply))
        answers.flush()


def answer(engine: Engine, line: str) -> list[str]:
    """The engine's answer; a bug in it costs one answer, not the session."""
    try:
        return list(engine.answer(line))
    except Exception as bug:
        traceback.print_exc(file=sys.stderr)
        return [f"error internal {type(bug).__name__}"]


def main() -> int:
    """`colonnade engine`."""
    try:
        with open(
            sys.stdout.fileno(), "w", encoding="utf-8", newline="\n", closefd=False
        ) as answers:
            serve(sys.stdin.buffer, answers)
    except (KeyboardInterrupt, BrokenPipeError):
        return 1
    return 0
