"""Where hints and reviews are made for a server: a process that is asked by lines.

Each line is a JSON object, `{"hint": {…}}` or `{"review": "…"}`; each answer is one line, `ok` and
JSON, or `refused` and what is wrong in both languages. Before that a review tells now and then how
far it has come: `at` and JSON. Whoever asks ends the process when it takes too long.
"""

import contextlib
import json
import os
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import asdict
from typing import Any, Final, TextIO

from colonnade.game import started
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.record import read_record

from .hints import hint
from .judging import Effort
from .reviews import Progress, review

HINT: Final = Effort(at_most=0.6)
"""For each of a study, a glance and a close look: nobody waits two seconds, compiled or not."""
REVIEW: Final = Effort(at_most=1.0, whole=20.0)
PAUSE: Final = 0.2
"""Seconds between two words about how far a review has come."""
MODESTY: Final = 5
"""By how much bots and tables go before us."""


def answered(asked: Any, progress: Progress) -> Any:  # noqa: ANN401 - JSON
    """The answer to one question; raises ColonnadeError."""
    if "hint" in asked:
        what = asked["hint"]
        return asdict(hint(started(what["game"], what["options"], what["position"] or None), HINT))
    return asdict(review(read_record(asked["review"]), REVIEW, progress))


def serve(lines: Iterable[str], answers: TextIO) -> None:
    """Answer line by line until there is no more."""

    def tell(text: str) -> None:
        answers.write(f"{text}\n")
        answers.flush()

    for line in lines:
        try:
            told = f"ok {json.dumps(answered(json.loads(line), Herald(tell)))}"
        except ColonnadeError as error:
            told = f"refused {json.dumps(error.said._asdict())}"
        tell(told)


class Herald:
    """Tells how far a review has come: at once, and then now and then."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._tell = tell
        self._next = 0.0

    def __call__(self, done: int, whole: int) -> None:
        """Say it if the last word was long enough ago."""
        now = time.monotonic()
        if now >= self._next:
            self._next = now + PAUSE
            self._tell(f"at {json.dumps({'done': done, 'all': whole})}")


def main() -> None:
    """`python -m colonnade.analysis.desk`."""
    if hasattr(os, "nice"):
        os.nice(MODESTY)
    utf8: dict[str, Any] = {"encoding": "utf-8", "newline": "\n", "closefd": False}
    with (
        contextlib.suppress(BrokenPipeError, KeyboardInterrupt),
        open(sys.stdin.fileno(), **utf8) as lines,
        open(sys.stdout.fileno(), "w", **utf8) as answers,
    ):
        serve(lines, answers)


if __name__ == "__main__":
    main()
