"""Where hints and reviews are made for a server: a process that is asked by lines.

Each line is a JSON object, `{"hint": {…}}` or `{"review": "…"}`; each answer is one line, `ok` and
JSON, or `refused` and what is wrong in both languages. Whoever asks ends the process when it
takes too long.
"""

import contextlib
import json
import os
import sys
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any, Final, TextIO

from colonnade.game import started
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.record import read_record

from .hints import hint
from .judging import Effort
from .reviews import review

HINT: Final = Effort(at_most=0.6)
"""For each of a study, a glance and a close look: nobody waits two seconds, compiled or not."""
REVIEW: Final = Effort(at_most=1.0, whole=20.0)
MODESTY: Final = 5
"""By how much bots and tables go before us."""


def answered(asked: Any) -> Any:  # noqa: ANN401 - JSON
    """The answer to one question; raises ColonnadeError."""
    if "hint" in asked:
        what = asked["hint"]
        return asdict(hint(started(what["game"], what["options"], what["position"] or None), HINT))
    return asdict(review(read_record(asked["review"]), REVIEW))


def serve(lines: Iterable[str], answers: TextIO) -> None:
    """Answer line by line until there is no more."""
    for line in lines:
        try:
            told = f"ok {json.dumps(answered(json.loads(line)))}"
        except ColonnadeError as error:
            told = f"refused {json.dumps(error.said._asdict())}"
        answers.write(f"{told}\n")
        answers.flush()


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
