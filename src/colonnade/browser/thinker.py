"""What the second Worker computes: bots' moves, hints and reviews, one at a time."""

import random
from collections.abc import Callable

from colonnade.engine.protocol import Engine


class Thinker:
    """Answers questions, each as long as it takes; whoever asks ends the Worker to stop it."""

    def __init__(self, progress: Callable[[str], None]) -> None:
        """`progress` is called with JSON while a review is made."""
        self._engine = Engine(random.SystemRandom())
        self._progress = progress

    def choose(self, lines: str) -> str:
        """The move an engine answers to some lines of its protocol; empty where it does not."""
        told = ""
        for line in lines.split("\n"):
            for answer in self._engine.answer(line):
                word, _, rest = answer.partition(" ")
                told = rest if word == "bestmove" else told
        return told

    def request(self, address: str, body: str) -> str:
        """The answer to `POST /api/study/hint` or `/review`: its status, a space, and its body."""
        # Imported now: a bot's first move, which somebody waits for, needs none of it.
        from .analysis_answers import answer_analysis

        return answer_analysis(address, body, self._progress)
