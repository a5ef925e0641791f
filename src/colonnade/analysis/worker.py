"""Worker process for hints and reviews: questions and answers as lines.

Each question is a JSON object, `{"hint": {…}}` or `{"review": "…"}`; each answer is one line, `ok`
and JSON, or `refused` and what is wrong in both languages. Before that a review reports its
progress now and then: `at` and JSON. The caller ends the process when it takes too long.
"""

import contextlib
import json
import os
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import asdict
from typing import Any, Final, TextIO

from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.record import read_record
from colonnade.library import started

from .evaluator import Effort
from .hints import hint
from .reviews import Progress, review

HINT: Final = Effort(at_most=0.6)
"""Seconds for each of the evaluation, the first and the deeper search: less than two in all."""
REVIEW: Final = Effort(at_most=1.0, whole=20.0)
PAUSE: Final = 0.2
"""Seconds between two progress reports of a review."""
NICENESS: Final = 5
"""`os.nice` increment, so that bots and tables get the CPU first."""


def answer_to(asked: Any, progress: Progress) -> Any:  # noqa: ANN401 - JSON
    """The answer to one question; raises ColonnadeError."""
    if "hint" in asked:
        what = asked["hint"]
        return asdict(hint(started(what["game"], what["options"], what["position"] or None), HINT))
    return asdict(review(read_record(asked["review"]), REVIEW, progress))


def serve(lines: Iterable[str], answers: TextIO) -> None:
    """Answer line by line until the input ends."""

    def write_line(text: str) -> None:
        answers.write(f"{text}\n")
        answers.flush()

    for line in lines:
        try:
            told = f"ok {json.dumps(answer_to(json.loads(line), ProgressReporter(write_line)))}"
        except ColonnadeError as error:
            told = f"refused {json.dumps(asdict(error.said))}"
        write_line(told)


class ProgressReporter:
    """Reports the progress of a review: at once, and then at intervals."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._tell = tell
        self._next = 0.0

    def __call__(self, done: int, whole: int) -> None:
        """Report it if the last report was long enough ago."""
        now = time.monotonic()
        if now >= self._next:
            self._next = now + PAUSE
            self._tell(f"at {json.dumps({'done': done, 'all': whole})}")


def main() -> None:
    """`python -m colonnade.analysis.worker`."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    utf8: dict[str, Any] = {"encoding": "utf-8", "newline": "\n", "closefd": False}
    with (
        contextlib.suppress(BrokenPipeError, KeyboardInterrupt),
        open(sys.stdin.fileno(), **utf8) as lines,
        open(sys.stdout.fileno(), "w", **utf8) as answers,
    ):
        serve(lines, answers)


if __name__ == "__main__":
    main()
