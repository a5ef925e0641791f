"""The ASGI application: every route behind access control, and the static site."""

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

from colonnade.server.http.endpoint import Endpoint, RequestContext
from colonnade.server.http.requests import RequestRejected
from colonnade.server.http.responses import error_response
from colonnade.server.http.security_headers import SecurityHeaders
from colonnade.server.http.static_site import StaticSite
from colonnade.server.observability.logging import log_event, log_exception, redacted_id
from colonnade.server.ws.session import TableSocketApp
from colonnade.store import StoreUnavailable

from .context import ServerContext
from .routes import ROUTES

REASONS = {404: "no_such_page", 405: "not_allowed"}
BODY_SECONDS = 10.0
QUIET = ("/alive", "/health", "/metrics")


def build_app(server: ServerContext, site: StaticSite) -> ASGIApp:
    """The application; it starts and stops the server's background tasks."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            await server.close()

    sockets, routes = list[WebSocketRoute](), list[BaseRoute]()
    for endpoint in ROUTES:
        if endpoint.run is None:
            sockets.append(WebSocketRoute(endpoint.path, TableSocketApp(server, endpoint)))
        else:
            answer = respond_with(server, endpoint, endpoint.run)
            routes.append(Route(endpoint.path, answer, methods=[endpoint.method]))
    app = Starlette(
        routes=[*routes, Mount("/", site)],
        middleware=[Middleware(SecurityHeaders)],
        exception_handlers={HTTPException: not_found},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    return SocketBypass(sockets, app)


class SocketBypass:
    """Routes WebSockets past the HTTP middleware, which would handle every message."""

    def __init__(self, sockets: Sequence[WebSocketRoute], app: ASGIApp) -> None:
        self._sockets = sockets
        self._app = app

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Dispatch to a socket route or to the HTTP application."""
        if scope["type"] == "websocket":
            for route in self._sockets:
                match, found = route.matches(scope)
                if match is Match.FULL:
                    return route.app({**scope, **found}, receive, send)
        return self._app(scope, receive, send)


def respond_with(
    server: ServerContext, endpoint: Endpoint, run: Callable[[RequestContext], Awaitable[Response]]
) -> Callable[[Request], Awaitable[Response]]:
    """The handler of a route: authorises, parses the body, turns every error into a response."""

    async def answer(request: Request) -> Response:
        began, metrics = time.perf_counter(), server.metrics
        try:
            live, credential = await server.access.authorise(
                endpoint.method, endpoint.credential, endpoint.weight, request
            )
            most = endpoint.body_bytes or server.configuration.limits.body
            body = await read_body(request, endpoint, most)
            response = await run(RequestContext(server, request, body, live, credential))
        except RequestRejected as rejected:
            metrics.rejected.add(reason=rejected.reason)
            response = error_response(rejected)
        except StoreUnavailable as fault:
            server.log_writer.note_down(fault)
            response = error_response(RequestRejected(503, "unavailable"))
        except Exception as fault:
            metrics.faults.add(where="route")
            log_exception("route failed", fault, route=endpoint.name)
            response = error_response(RequestRejected(500, "internal"))
        metrics.requests.add(route=endpoint.name, status=str(response.status_code))
        if endpoint.path not in QUIET:
            log_event(
                "request",
                route=endpoint.name,
                status=response.status_code,
                table=redacted_id(request.path_params.get("table", "")),
                milliseconds=round((time.perf_counter() - began) * 1000, 1),
            )
        return response

    return answer


async def read_body(request: Request, endpoint: Endpoint, most: int) -> object:
    """The body, parsed as the type that the route declares; raises `RequestRejected`."""
    if endpoint.body is None:
        return None
    # A form of another site cannot send JSON; programs have no cookies and may send any type.
    browser = "cookie" in request.headers or "origin" in request.headers
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if browser and kind != "application/json":
        raise RequestRejected(415, "bad_request", what="application/json")
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for piece in request.stream():
                data += piece
                if len(data) > most:
                    raise RequestRejected(413, "too_large")
    except TimeoutError:
        raise RequestRejected(408, "too_slow") from None
    except ClientDisconnect:
        raise RequestRejected(400, "bad_request", what="…") from None
    try:
        return msgspec.json.decode(bytes(data) or b"{}", type=endpoint.body)
    except (msgspec.MsgspecError, ValueError, RecursionError) as fault:
        raise RequestRejected(400, "bad_request", what=str(fault)) from None


async def not_found(request: Request, error: Exception) -> Response:
    """The response where no route matches."""
    assert isinstance(error, HTTPException)
    reason = REASONS.get(error.status_code, "internal")
    answer = error_response(RequestRejected(error.status_code, reason))
    answer.headers.update(error.headers or {})
    return answer
