"""HTTP: hints for a position and reviews of a record, thought out in other processes."""

import asyncio
import json
from collections.abc import Coroutine
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from colonnade.table.view import Said
from colonnade.wire import review as shapes
from colonnade.wire.messages import Refusal

from .analysts import NoAnswer
from .answers import refused_answer
from .endpoint import Turned, Visit


async def give_hint(visit: Visit) -> Response:
    """What a position is worth to each seat, and its best moves."""
    asked: shapes.HintAsked = visit.body
    what = {"game": asked.game, "options": dict(asked.options), "position": asked.position}
    return await thought_out(visit, {"hint": what})


async def review_record(visit: Visit) -> Response:
    """The luck and the play of a recorded game."""
    asked: shapes.ReviewAsked = visit.body
    return await thought_out(visit, {"review": asked.record})


async def thought_out(visit: Visit, question: dict[str, Any]) -> Response:
    """The answer of an analyst, unless whoever asked has left; raises `Turned`."""
    answer = await unless_left(visit.request, visit.house.services.analysts.ask(question))
    word, _, told = answer.partition(b" ")
    if word == b"refused":
        text = json.loads(told)
        both = Said(**text) if isinstance(text, dict) else Said(text, text)
        return refused_answer(Refusal("unreadable", both))
    return Response(told, headers={"cache-control": "no-store"}, media_type="application/json")


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
