"""Hints and reviews in the second Worker."""

import json
from collections.abc import Callable

import msgspec

from colonnade.analysis.worker import ProgressReporter, answer_to
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.refusal import Refusal
from colonnade.server.words import refusal
from colonnade.wire.analysis_bodies import HintAsked, ReviewAsked
from colonnade.wire.messages import Failure, encode


def answer_analysis(address: str, body: str, progress: Callable[[str], None]) -> str:
    """The answer to `POST /api/study/hint` or `/review`: its status, a space, and its body."""
    reporter = ProgressReporter(lambda line: progress(line.removeprefix("at ")))
    try:
        if address.endswith("/hint"):
            hint = msgspec.json.decode(body, type=HintAsked)
            what = {"game": hint.game, "options": hint.options, "position": hint.position}
            question: dict[str, object] = {"hint": what}
        else:
            question = {"review": msgspec.json.decode(body, type=ReviewAsked).record}
        return f"200 {json.dumps(answer_to(question, reporter))}"
    except msgspec.MsgspecError as fault:
        return refused(400, refusal("bad_request", what=str(fault)))
    except ColonnadeError as error:
        return refused(422, Refusal("unreadable", error.said))


def refused(status: int, why: Refusal) -> str:
    """A refusal as an answer."""
    return f"{status} {encode(Failure(why)).decode()}"
