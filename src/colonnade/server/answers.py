"""Answers to HTTP requests."""

from typing import Final

from starlette.responses import Response

from colonnade.table.verdict import Refused
from colonnade.wire.messages import Failure, Refusal, encode
from colonnade.wire.messages import refusal as of_table

from .endpoint import Turned
from .words import refusal

# What the state of the table forbids, rather than the request itself.
CONFLICTS: Final = frozenset({"stale", "seat_taken", "over", "present"})
MISSING: Final = frozenset({"no_such_seat", "unknown_game"})


def json_answer(value: object, status: int = 200) -> Response:
    """A value as JSON; tables change, so nothing is cached."""
    headers = {"cache-control": "no-store"}
    return Response(encode(value), status, headers, "application/json")


def refused_answer(why: Refused | Refusal) -> Response:
    """Why the table did not do it."""
    told = of_table(why) if isinstance(why, Refused) else why
    status = 409 if told.reason in CONFLICTS else 404 if told.reason in MISSING else 422
    return json_answer(Failure(told), status)


def turned_answer(turned: Turned) -> Response:
    """Why somebody was turned away at the door."""
    answer = json_answer(Failure(refusal(turned.reason, **turned.facts)), turned.status)
    if turned.status in (429, 503):
        answer.headers["retry-after"] = "1"
    if turned.status == 401:
        answer.headers["www-authenticate"] = "Bearer"
    return answer
