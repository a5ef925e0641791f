"""HTTP: for whoever runs the server, and for programs that want to know its shapes."""

from functools import lru_cache

from starlette.responses import Response

from colonnade.store import StoreUnavailable
from colonnade.version import __version__
from colonnade.wire.messages import encode
from colonnade.wire.pages import Health
from colonnade.wire.schema import schema

from .answers import json_answer
from .endpoint import Visit


async def health(visit: Visit) -> Response:
    """Whether a move would be kept now."""
    keeping = visit.house.services.keeping
    try:
        await keeping.store.check()
    except StoreUnavailable:
        keeping.note_down()
    else:
        keeping.note_up()
    ok, house = not keeping.is_down, visit.house
    state = Health(ok, __version__, len(house.hall.tables), house.door.sockets)
    return json_answer(state, 200 if ok else 503)


async def alive(visit: Visit) -> Response:
    """Whether the process answers at all, database or not."""
    return Response("ok\n", media_type="text/plain", headers={"cache-control": "no-store"})


async def metrics(visit: Visit) -> Response:
    """Counts in the text format of Prometheus."""
    text = visit.house.services.metrics.text()
    return Response(text, media_type="text/plain; version=0.0.4")


async def show_openapi(visit: Visit) -> Response:
    """This API, described in its own terms."""
    return Response(openapi_page(), media_type="application/json")


async def show_schema(visit: Visit) -> Response:
    """JSON Schema of every message."""
    return Response(schema_page(), media_type="application/json")


@lru_cache
def openapi_page() -> bytes:
    """The description, written once."""
    # The description lists the routes, and the routes list us.
    from .openapi import openapi
    from .routes import ROUTES

    return encode(openapi(ROUTES))


@lru_cache
def schema_page() -> bytes:
    """The schema, written once."""
    return encode(schema())
