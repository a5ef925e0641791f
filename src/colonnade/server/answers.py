"""Answers to HTTP requests."""

import gzip
from functools import lru_cache
from typing import Final

from starlette.requests import Request
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


def public_answer(request: Request, body: bytes, kind: str = "application/json") -> Response:
    """What is the same for everybody: kept for a while, and short on the way to a phone.

    Only such answers are compressed: where a secret and a stranger's words are compressed
    together, the length tells of the secret.
    """
    headers = {"cache-control": "public, max-age=300", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = compressed(body)
    return Response(body, headers=headers, media_type=kind)


@lru_cache(64)
def compressed(body: bytes) -> bytes:
    """A body in gzip; the same bytes for the same body."""
    return gzip.compress(body, mtime=0)


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
