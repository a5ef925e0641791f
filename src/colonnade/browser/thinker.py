"""What the second Worker computes: bots' moves, hints and reviews, one at a time."""

import json
import random
from collections.abc import Callable

import msgspec

from colonnade.analysis.worker import ProgressReporter, answered
from colonnade.engine.protocol import Engine
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.refusal import Refusal
from colonnade.server.words import refusal
from colonnade.wire.analysis_bodies import HintAsked, ReviewAsked
from colonnade.wire.messages import Failure, encode


class Thinker:
    """Answers questions, each as long as it takes; whoever asks ends the Worker to stop it."""

    def __init__(self, progress: Callable[[str], None]) -> None:
        """`progress` is called with JSON while a review is made."""
        self._engine = Engine(random.SystemRandom())
        self._progress = ProgressReporter(lambda line: progress(line.removeprefix("at ")))

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
        try:
            if address.endswith("/hint"):
                hint = msgspec.json.decode(body, type=HintAsked)
                what = {"game": hint.game, "options": hint.options, "position": hint.position}
                question: dict[str, object] = {"hint": what}
            else:
                question = {"review": msgspec.json.decode(body, type=ReviewAsked).record}
            return f"200 {json.dumps(answered(question, self._progress))}"
        except msgspec.MsgspecError as fault:
            return refused(400, refusal("bad_request", what=str(fault)))
        except ColonnadeError as error:
            return refused(422, Refusal("unreadable", error.said))


def refused(status: int, why: Refusal) -> str:
    """A refusal as an answer."""
    return f"{status} {encode(Failure(why)).decode()}"
