"""HTTP responses: JSON, cacheable bodies, refusals and errors."""

import gzip
from collections.abc import Awaitable, Callable
from functools import cache, lru_cache
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from colonnade.kernel.refusal import Refusal
from colonnade.server.words import refusal
from colonnade.wire.messages import Failure, encode

from .requests import RequestRejected

# What the state of the table forbids, rather than the request itself.
CONFLICTS: Final = frozenset({"stale", "seat_taken", "over", "present"})
MISSING: Final = frozenset({"no_such_seat", "unknown_game"})


def json_response(value: object, status: int = 200) -> Response:
    """A value as JSON; tables change, so nothing is cached."""
    return Response(encode(value), status, {"cache-control": "no-store"}, "application/json")


def cacheable_response(request: Request, body: bytes, kind: str = "application/json") -> Response:
    """A body that is the same for everybody: cached for a while, and compressed.

    Only such bodies are compressed: where a secret and an attacker's text are compressed together,
    the length reveals the secret.
    """
    headers = {"cache-control": "public, max-age=300", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = compressed(body)
    return Response(body, headers=headers, media_type=kind)


def fixed_page(make: Callable[[], object]) -> Callable[[object], Awaitable[Response]]:
    """What a route does that always answers the same JSON, which is made when first asked for."""
    page = cache(lambda: encode(make()))

    async def respond(context: object) -> Response:
        return Response(page(), media_type="application/json")

    return respond


@lru_cache(64)
def compressed(body: bytes) -> bytes:
    """A body in gzip; the same bytes for the same body."""
    return gzip.compress(body, mtime=0)


def refusal_response(why: Refusal) -> Response:
    """Why the table refused a command."""
    status = 409 if why.reason in CONFLICTS else 404 if why.reason in MISSING else 422
    return json_response(Failure(why), status)


def error_response(rejected: RequestRejected) -> Response:
    """The response to a rejected request."""
    answer = json_response(Failure(refusal(rejected.reason, **rejected.facts)), rejected.status)
    if rejected.status in (429, 503):
        answer.headers["retry-after"] = "1"
    if rejected.status == 401:
        answer.headers["www-authenticate"] = "Bearer"
    return answer
