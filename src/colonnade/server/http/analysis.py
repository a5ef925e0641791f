"""HTTP: hints for a position and reviews of a record, computed in worker processes."""

import asyncio
import json
from collections.abc import AsyncIterator, Coroutine
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from colonnade.kernel.i18n import Text
from colonnade.kernel.refusal import Refusal
from colonnade.server.words import refusal
from colonnade.wire import analysis_bodies as shapes
from colonnade.wire.messages import Failure, encode

from .endpoint import RequestContext
from .requests import RequestRejected
from .responses import refusal_response

LINES: Final = "application/x-ndjson"
"""The media type that a client accepts to receive the progress of a review."""


async def give_hint(context: RequestContext) -> Response:
    """What a position is worth to each seat, and its best moves."""
    asked: shapes.HintAsked = context.body
    what = {"game": asked.game, "options": dict(asked.options), "position": asked.position}
    return await analysis_response(context, {"hint": what}, in_background=False)


async def review_record(context: RequestContext) -> Response:
    """The luck and the play of a recorded game; streamed with its progress if asked for."""
    asked: shapes.ReviewAsked = context.body
    question = {"review": asked.record}
    if LINES not in context.request.headers.get("accept", ""):
        return await analysis_response(context, question, in_background=True)
    return StreamingResponse(
        stream_review(context, question), headers={"cache-control": "no-store"}, media_type=LINES
    )


async def analysis_response(
    context: RequestContext, question: dict[str, Any], *, in_background: bool
) -> Response:
    """The answer of a worker, unless the client disconnects; raises `RequestRejected`."""
    work = context.server.analysis.ask(question, context.visitor, in_background=in_background)
    found = result_in(await until_disconnect(context.request, work))
    if isinstance(found, Refusal):
        return refusal_response(found)
    return Response(found, headers={"cache-control": "no-store"}, media_type="application/json")


def result_in(answer: bytes) -> bytes | Refusal:
    """The result of a worker, as JSON, or why it refused."""
    word, _, body = answer.partition(b" ")
    if word != b"refused":
        return body
    text = json.loads(body)
    return Refusal("unreadable", Text(**text) if isinstance(text, dict) else Text(text, text))


async def stream_review(context: RequestContext, question: dict[str, Any]) -> AsyncIterator[bytes]:
    """Lines of JSON: progress, and at the end the review, or an error instead."""
    progress: asyncio.Queue[bytes] = asyncio.Queue()
    work = context.server.analysis.ask(
        question, context.visitor, progress.put_nowait, in_background=True
    )
    asking = asyncio.ensure_future(until_disconnect(context.request, work))
    asking.add_done_callback(lambda _: progress.put_nowait(b""))
    try:
        while line := await progress.get():
            yield line + b"\n"
        found = result_in(await asking)
        if isinstance(found, Refusal):
            yield encode(Failure(found)) + b"\n"
        else:
            yield b'{"review": ' + found + b"}\n"
    except RequestRejected as rejected:
        yield encode(Failure(refusal(rejected.reason, **rejected.facts))) + b"\n"
    finally:
        asking.cancel()


async def until_disconnect(request: Request, work: Coroutine[Any, Any, bytes]) -> bytes:
    """The result of long work, cancelled if the client disconnects; raises `RequestRejected`."""
    asking = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(wait_for_disconnect(request))
    try:
        await asyncio.wait((asking, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not asking.done():
            raise RequestRejected(400, "left")
        return await asking
    finally:
        for task in (asking, leaving):
            task.cancel()
        await asyncio.gather(asking, leaving, return_exceptions=True)


async def wait_for_disconnect(request: Request) -> None:
    """Wait until the client has disconnected."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
