"""The application: every route behind the door, and the website beside them."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from colonnade.store import StoreUnavailable

from .answers import turned_answer
from .conversation import PlaySocket
from .endpoint import Endpoint, Turned, Visit
from .headers import SecurityHeaders
from .house import House
from .journal import short, tell, tell_fault
from .routes import ROUTES
from .website import Website

REASONS = {404: "no_such_page", 405: "not_allowed"}
BODY_SECONDS = 10.0
QUIET = ("/alive", "/health", "/metrics")


def build_app(house: House, website: Website) -> ASGIApp:
    """The application of one house; it starts and stops the house's chores."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.hall.start()
        try:
            yield
        finally:
            await house.hall.close()

    sockets, routes = list[WebSocketRoute](), list[BaseRoute]()
    for endpoint in ROUTES:
        if endpoint.run is None:
            sockets.append(WebSocketRoute(endpoint.path, PlaySocket(house, endpoint)))
        else:
            answer = answering(house, endpoint, endpoint.run)
            routes.append(Route(endpoint.path, answer, methods=[endpoint.method]))
    app = Starlette(
        routes=[*routes, Mount("/", website)],
        middleware=[Middleware(SecurityHeaders)],
        exception_handlers={HTTPException: other_answer},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    return Shortcut(sockets, app)


class Shortcut:
    """Brings sockets straight to their routes: the layers for pages would see every message."""

    def __init__(self, sockets: Sequence[WebSocketRoute], app: ASGIApp) -> None:
        self._sockets = sockets
        self._app = app

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Whatever answers."""
        if scope["type"] == "websocket":
            for route in self._sockets:
                match, found = route.matches(scope)
                if match is Match.FULL:
                    return route.app({**scope, **found}, receive, send)
        return self._app(scope, receive, send)


def answering(
    house: House, endpoint: Endpoint, run: Callable[[Visit], Awaitable[Response]]
) -> Callable[[Request], Awaitable[Response]]:
    """How a route answers, whatever happens."""

    async def answer(request: Request) -> Response:
        began, metrics = time.perf_counter(), house.services.metrics
        try:
            live, held = await house.door.admit(endpoint, request)
            most = endpoint.body_bytes or house.configuration.limits.body
            body = await read_body(request, endpoint, most)
            response = await run(Visit(house, request, body, live, held))
        except Turned as turned:
            metrics.turned_away.add(reason=turned.reason)
            response = turned_answer(turned)
        except StoreUnavailable:
            house.services.keeping.note_down()
            response = turned_answer(Turned(503, "unavailable"))
        except Exception as fault:
            metrics.faults.add(where="route")
            tell_fault("route failed", fault, route=endpoint.name)
            response = turned_answer(Turned(500, "internal"))
        metrics.requests.add(route=endpoint.name, status=str(response.status_code))
        if endpoint.path not in QUIET:
            tell(
                "request",
                route=endpoint.name,
                status=response.status_code,
                table=short(request.path_params.get("table", "")),
                milliseconds=round((time.perf_counter() - began) * 1000, 1),
            )
        return response

    return answer


async def read_body(request: Request, endpoint: Endpoint, most: int) -> object:
    """What the route declares as its body, parsed; raises `Turned`."""
    if endpoint.body is None:
        return None
    # A form of another site cannot send JSON; programs without cookies may call it what they like.
    browser = "cookie" in request.headers or "origin" in request.headers
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if browser and kind != "application/json":
        raise Turned(415, "bad_request", what="application/json")
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for piece in request.stream():
                data += piece
                if len(data) > most:
                    raise Turned(413, "too_large")
    except TimeoutError:
        raise Turned(408, "too_slow") from None
    except ClientDisconnect:
        raise Turned(400, "bad_request", what="…") from None
    try:
        return msgspec.json.decode(bytes(data) or b"{}", type=endpoint.body)
    except (msgspec.MsgspecError, ValueError, RecursionError) as fault:
        raise Turned(400, "bad_request", what=str(fault)) from None


async def other_answer(request: Request, error: Exception) -> Response:
    """What no route answers."""
    assert isinstance(error, HTTPException)
    answer = turned_answer(Turned(error.status_code, REASONS.get(error.status_code, "internal")))
    answer.headers.update(error.headers or {})
    return answer
