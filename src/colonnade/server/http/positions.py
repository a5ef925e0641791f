"""HTTP: positions, moves and records to look at, without a table; nothing here is kept."""

from collections.abc import Awaitable, Callable
from typing import Any

from starlette.responses import Response

from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.refusal import Refusal
from colonnade.wire import position_bodies
from colonnade.wire.messages import encode

from .endpoint import RequestContext
from .games import book_of
from .position_answers import game_words, layout_of, replay, unreadable
from .responses import cacheable_response, json_response, refusal_response

RECORD_BYTES = 65_536
"""Room for the longest record anybody plays."""


async def show_words(context: RequestContext) -> Response:
    """One game's sentences, in both languages."""
    return cacheable_response(context.request, game_words(book_of(context).id))


async def show_layout(context: RequestContext) -> Response:
    """Where the places of a board are."""
    layout = layout_of(book_of(context), context.request.query_params.get("options", ""))
    if isinstance(layout, Refusal):
        return refusal_response(layout)
    return cacheable_response(context.request, encode(layout))


async def replay_record(context: RequestContext) -> Response:
    """Some moments of a recorded game."""
    asked: position_bodies.ReplayAsked = context.body
    try:
        replayed = await context.server.registry.history.replay(replay(asked), context.visitor)
    except ColonnadeError as error:
        return refusal_response(unreadable(error))
    return json_response(replayed)


def route_of(
    answer: Callable[[Any], object],
) -> Callable[[RequestContext], Awaitable[Response]]:
    """What a route does whose body has an answer or a refusal, and needs no server."""

    async def respond(context: RequestContext) -> Response:
        found = answer(context.body)
        return refusal_response(found) if isinstance(found, Refusal) else json_response(found)

    return respond
