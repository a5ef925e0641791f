"""HTTP: hints for a position and reviews of a record, thought out in other processes."""

import asyncio
import json
from collections.abc import AsyncIterator, Coroutine
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from colonnade.table.view import Said
from colonnade.wire import review as shapes
from colonnade.wire.messages import Failure, Refusal, encode

from .analysts import NoAnswer
from .answers import refused_answer
from .endpoint import Turned, Visit
from .words import refusal

LINES: Final = "application/x-ndjson"
"""What whoever wants to know how far a review has come accepts."""


async def give_hint(visit: Visit) -> Response:
    """What a position is worth to each seat, and its best moves."""
    asked: shapes.HintAsked = visit.body
    what = {"game": asked.game, "options": dict(asked.options), "position": asked.position}
    return await thought_out(visit, {"hint": what})


async def review_record(visit: Visit) -> Response:
    """The luck and the play of a recorded game; to whoever asks for lines, as it comes."""
    asked: shapes.ReviewAsked = visit.body
    question = {"review": asked.record}
    if LINES not in visit.request.headers.get("accept", ""):
        return await thought_out(visit, question)
    return StreamingResponse(
        told_as_it_comes(visit, question), headers={"cache-control": "no-store"}, media_type=LINES
    )


async def thought_out(visit: Visit, question: dict[str, Any]) -> Response:
    """The answer of an analyst, unless whoever asked has left; raises `Turned`."""
    answer = await unless_left(visit.request, visit.house.services.analysts.ask(question))
    told = told_in(answer)
    if isinstance(told, Refusal):
        return refused_answer(told)
    return Response(told, headers={"cache-control": "no-store"}, media_type="application/json")


def told_in(answer: bytes) -> bytes | Refusal:
    """What an analyst has found, as JSON, or why it would not look."""
    word, _, told = answer.partition(b" ")
    if word != b"refused":
        return told
    text = json.loads(told)
    return Refusal("unreadable", Said(**text) if isinstance(text, dict) else Said(text, text))


async def told_as_it_comes(visit: Visit, question: dict[str, Any]) -> AsyncIterator[bytes]:
    """Lines of JSON: how far the review has come, at last the review, or an error instead."""
    news: asyncio.Queue[bytes] = asyncio.Queue()
    work = visit.house.services.analysts.ask(question, news.put_nowait)
    asking = asyncio.ensure_future(unless_left(visit.request, work))
    asking.add_done_callback(lambda _: news.put_nowait(b""))
    try:
        while line := await news.get():
            yield line + b"\n"
        told = told_in(await asking)
        if isinstance(told, Refusal):
            yield encode(Failure(told)) + b"\n"
        else:
            yield b'{"review": ' + told + b"}\n"
    except Turned as turned:
        yield encode(Failure(refusal(turned.reason, **turned.facts))) + b"\n"
    finally:
        asking.cancel()


async def unless_left(request: Request, work: Coroutine[Any, Any, bytes]) -> bytes:
    """What comes of long work, which ends when whoever asked for it leaves; raises `Turned`."""
    asking = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(left(request))
    try:
        await asyncio.wait((asking, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not asking.done():
            raise Turned(400, "left")
        return await asking
    except NoAnswer as fault:
        raise Turned(503, str(fault)) from None
    finally:
        for task in (asking, leaving):
            task.cancel()
        await asyncio.gather(asking, leaving, return_exceptions=True)


async def left(request: Request) -> None:
    """Wait until whoever asked is gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
