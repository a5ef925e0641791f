"""Runs the server: socket, event loop, graceful shutdown."""

import argparse
import asyncio
import errno
import gc
import logging
import os
import re
import shlex
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, Final

import uvicorn

from colonnade.bots.api.level_names import OFFERED, coach_rating
from colonnade.cli.programs import check_program
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.i18n import Text
from colonnade.server.app import build_app
from colonnade.server.configuration import DAY, Configuration
from colonnade.server.context import ServerContext
from colonnade.server.http.static_site import StaticSite
from colonnade.server.net.client_address import TrustedProxies, address_in
from colonnade.server.net.http_protocol import HttpProtocol
from colonnade.server.observability.logging import configure_logging, log_event
from colonnade.server.ws.uvicorn_frames import FrameProtocol
from colonnade.store import StoreFault, open_store
from colonnade.table.decide_seats import LEVEL

from .addresses import addresses, say

BACKLOG: Final = 2048
STOP_SECONDS: Final = 10
MOST_DESCRIPTORS: Final = 1 << 16
RESERVED_DESCRIPTORS: Final = 100
"""Kept for the database, for bots and for other child processes."""
PING_SECONDS: Final = 20.0
ORIGIN: Final = re.compile(r"https?://[^/\s]+/?")

# An event loop written in C where there is one.
new_loop: Callable[[], asyncio.AbstractEventLoop] | None
try:
    from uvloop import new_event_loop as new_loop
except ModuleNotFoundError:  # Windows
    new_loop = None


def run(arguments: argparse.Namespace) -> int:
    """Serve until told to stop."""
    configure_logging(level=logging.WARNING if arguments.quiet else logging.INFO)
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(serve(arguments))
    return 0


async def serve(arguments: argparse.Namespace) -> None:
    """Open the store, listen, and close in good order."""
    language = arguments.lang
    configuration = configuration_from(arguments)
    listener = bind(arguments.host, arguments.port)
    try:
        store = await open_store(arguments.database)
    except StoreFault:
        listener.close()
        raise
    try:
        host, port = listener.getsockname()[:2]
        found = addresses(host, port)
        # Behind a proxy people use the proxy's address.
        reach = "" if arguments.proxy else found.reach
        context = ServerContext(replace(configuration, reach=reach), store)
        context.limiter.most = min(context.limiter.most, descriptors() - RESERVED_DESCRIPTORS)
        server = Server(uvicorn_config(context), context)
        print(say("here", language, address=found.own), flush=True)
        if reach not in ("", found.own):
            print(say("others", language, address=reach), flush=True)
        if arguments.open and not show_page(found.own):
            print(say("open", language), flush=True)
        log_event("started", port=port, database=arguments.database.partition("://")[0])
        for stop in (signal.SIGINT, signal.SIGTERM):
            # uvicorn shuts down gracefully, then raises the signal again, which is ignored.
            signal.signal(stop, lambda *_: None)
        tune_gc()
        await server.serve(sockets=[listener])
        log_event("stopped")
    finally:
        await store.close()


class Server(uvicorn.Server):
    """uvicorn's server, which does not wait for hints, reviews and sheets when it stops."""

    def __init__(self, config: uvicorn.Config, context: ServerContext) -> None:
        super().__init__(config)
        self._context = context

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop in good order."""
        self._context.stop_long_work()
        await super().shutdown(sockets)


def descriptors() -> int:
    """How many files and connections the process may have open, raised as far as it goes."""
    try:
        import resource
    except ModuleNotFoundError:  # Windows
        return 1 << 20
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = min(MOST_DESCRIPTORS, hard) if hard != resource.RLIM_INFINITY else MOST_DESCRIPTORS
    if soft < most:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
    return int(soft)


def tune_gc() -> None:
    """Freeze start-up objects out of the garbage collector and raise its thresholds."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def show_page(address: str) -> bool:
    """Open a page in a graphical browser; False where there is none."""
    # Without a screen Python would start a text browser in this terminal.
    screens = ("DISPLAY", "WAYLAND_DISPLAY")
    has_screen = sys.platform in ("win32", "darwin") or any(map(os.environ.get, screens))
    try:
        return has_screen and webbrowser.open(address)
    except webbrowser.Error:
        return False


def configuration_from(arguments: argparse.Namespace) -> Configuration:
    """The configuration that the command line asks for; raises ColonnadeError."""
    usual = Configuration()
    TrustedProxies(arguments.proxy)
    for address in arguments.unlimited:
        if address_in(address) is None:
            raise ColonnadeError(
                Text(
                    f"--unlimited takes an address such as 127.0.0.1, not {address}",
                    f"--unlimited veut une adresse comme 127.0.0.1, et non {address}",
                )
            )
    for origin in arguments.origin:
        if not ORIGIN.fullmatch(origin):
            raise ColonnadeError(
                Text(
                    f"--origin takes a site such as https://play.example.org, not {origin}",
                    f"--origin veut un site comme https://play.example.org, et non {origin}",
                )
            )
    return Configuration(
        unlimited=frozenset(arguments.unlimited),
        proxies=tuple(arguments.proxy),
        origins=frozenset(origin.rstrip("/") for origin in arguments.origin),
        operator_token=os.environ.get("COLONNADE_OPERATOR_TOKEN", ""),
        programs=programs(arguments.bot),
        engines=arguments.engines or usual.engines,
        forgotten=None if arguments.forget is None else arguments.forget * DAY,
        contact=arguments.contact,
        kiosk=arguments.kiosk,
    )


def programs(bots: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """The programs that may take seats, by name; raises ColonnadeError."""
    found: dict[str, tuple[str, ...]] = {}
    for bot in bots:
        name, _, command = bot.partition("=")
        try:
            words = tuple(shlex.split(command))
        except ValueError as error:
            raise ColonnadeError(
                Text(f"--bot {name}: {error}", f"--bot {name} : {error}")
            ) from None
        is_ours = name in OFFERED or coach_rating(name) is not None
        if not LEVEL.fullmatch(name) or is_ours or not words:
            raise ColonnadeError(
                Text(
                    "--bot takes NAME=COMMAND; a name is of small letters and digits, and no level",
                    "--bot veut NOM=COMMANDE ; un nom est fait de minuscules et de chiffres, et"
                    " n’est pas un niveau",
                )
            )
        check_program(command)
        found[name] = words
    return found


def uvicorn_config(context: ServerContext, *, site: StaticSite | None = None) -> uvicorn.Config:
    """The configuration of uvicorn."""
    # uvicorn calls what it takes for a class; these are classes that know the limiter already.
    http: Any = partial(HttpProtocol, context.limiter)
    ws: Any = partial(FrameProtocol, context.limiter)
    return uvicorn.Config(
        build_app(context, site or StaticSite()),
        interface="asgi3",
        http=http,
        ws=ws,
        ws_max_size=context.configuration.limits.message,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,  # messages are short; compressing costs more than sending
        lifespan="on",
        log_config=None,
        access_log=False,  # addresses of people are private
        server_header=False,
        date_header=True,
        proxy_headers=False,  # the protocols know which proxies are trusted
        timeout_graceful_shutdown=STOP_SECONDS,
    )


def bind(host: str, port: int) -> socket.socket:
    """A listening socket; early connections wait in its backlog."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise ColonnadeError(
                Text(
                    f"another program listens on {host}:{port}, perhaps a server of yours: stop it,"
                    " or choose another port with --port (0 takes any free one)",
                    f"un autre programme écoute sur {host}:{port}, peut-être un de tes serveurs :"
                    " arrête-le, ou choisis un autre port avec --port (0 prend n’importe quel port"
                    " libre)",
                )
            ) from None
        raise ColonnadeError(
            Text(
                f"--host {host} --port {port}: cannot listen there ({error.strerror})",
                f"--host {host} --port {port} : impossible d’y écouter ({error.strerror})",
            )
        ) from None
    listener.listen(BACKLOG)
    listener.setblocking(False)
    return listener
