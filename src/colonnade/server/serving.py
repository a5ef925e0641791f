"""Running the server: its socket, its loop, and a stop in good order."""

import argparse
import asyncio
import errno
import gc
import logging
import os
import shlex
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from typing import Final

import uvicorn

from colonnade.bots.levels import LEVELS
from colonnade.command.language import language_for
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.words import Words
from colonnade.store import StoreFault, open_store
from colonnade.table.seating import LEVEL

from .announcing import addresses, say
from .app import build_app
from .browser import show_page
from .configuration import DAY, Configuration
from .frames import FrameSocket
from .house import House
from .journal import open_journal, tell
from .services import Services
from .website import Website

BACKLOG: Final = 2048
STOP_SECONDS: Final = 10
PING_SECONDS: Final = 20.0

# A loop written in C where there is one.
new_loop: Callable[[], asyncio.AbstractEventLoop] | None
try:
    from uvloop import new_event_loop as new_loop
except ModuleNotFoundError:  # Windows
    new_loop = None


class Unservable(ColonnadeError):
    """What was asked for cannot be served."""


def run(arguments: argparse.Namespace) -> int:
    """Serve until told to stop."""
    open_journal(level=logging.WARNING if arguments.quiet else logging.INFO)
    with asyncio.Runner(loop_factory=new_loop) as runner:
        try:
            runner.run(serve(arguments))
        except StoreFault as fault:
            print(f"colonnade: {fault.said.to(language_for(arguments))}", file=sys.stderr)
            return 1
    return 0


async def serve(arguments: argparse.Namespace) -> None:
    """Open the store, listen, and close in good order."""
    language = language_for(arguments)
    listener = listening(arguments.host, arguments.port)
    store = await open_store(arguments.database)
    try:
        host, port = listener.getsockname()[:2]
        found = addresses(host, port)
        # Behind a proxy people come to the proxy's address, and ours is nobody's business.
        reach = "" if arguments.proxy else found.reach
        house = House(Services(configured(arguments, reach), store))
        server = uvicorn.Server(uvicorn_config(house, proxy=arguments.proxy))
        print(say("here", language, address=found.own), flush=True)
        if reach not in ("", found.own):
            print(say("others", language, address=reach), flush=True)
        if arguments.open and not show_page(found.own):
            print(say("open", language), flush=True)
        tell("started", port=port, database=arguments.database.partition("://")[0])
        for stop in (signal.SIGINT, signal.SIGTERM):
            # uvicorn stops in good order, then raises the signal again: it has been heard.
            signal.signal(stop, lambda *_: None)
        settle()
        await server.serve(sockets=[listener])
        tell("stopped")
    finally:
        await store.close()


def settle() -> None:
    """Spare the collector of cycles what stays for ever: it would look at it again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def configured(arguments: argparse.Namespace, reach: str = "") -> Configuration:
    """The configuration that the command line asks for, of a server that others reach there."""
    usual = Configuration()
    return Configuration(
        unlimited=frozenset(arguments.unlimited),
        origins=frozenset(origin.rstrip("/") for origin in arguments.origin),
        operator_token=os.environ.get("COLONNADE_OPERATOR_TOKEN", ""),
        programs=programs(arguments.bot),
        engines=arguments.engines or usual.engines,
        forgotten=None if arguments.forget is None else arguments.forget * DAY,
        reach=reach,
    )


def programs(bots: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """The programs that may take seats, by name; raises Unservable."""
    found: dict[str, tuple[str, ...]] = {}
    for bot in bots:
        name, _, command = bot.partition("=")
        try:
            words = tuple(shlex.split(command))
        except ValueError as error:
            raise Unservable(Words(f"--bot {name}: {error}", f"--bot {name} : {error}")) from None
        if not LEVEL.fullmatch(name) or name in LEVELS or not words:
            raise Unservable(
                Words(
                    "--bot takes NAME=COMMAND; a name is of small letters and digits, and no level",
                    "--bot veut NOM=COMMANDE ; un nom est fait de minuscules et de chiffres, et"
                    " n’est pas un niveau",
                )
            )
        found[name] = words
    return found


def uvicorn_config(
    house: House, *, proxy: str = "", website: Website | None = None
) -> uvicorn.Config:
    """How uvicorn is to run the house."""
    return uvicorn.Config(
        build_app(house, website or Website()),
        interface="asgi3",
        http="httptools",
        ws=FrameSocket,
        ws_max_size=house.configuration.limits.message,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,  # messages are short; compressing costs more than sending
        lifespan="on",
        log_config=None,
        access_log=False,  # addresses of people are nobody's business
        server_header=False,
        date_header=True,
        proxy_headers=bool(proxy),
        forwarded_allow_ips=proxy or None,
        timeout_graceful_shutdown=STOP_SECONDS,
    )


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens from now on: whoever comes early waits a little."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise Unservable(
                Words(
                    f"another program listens on {host}:{port}, perhaps a server of yours: stop it,"
                    " or choose another port with --port (0 takes any free one)",
                    f"un autre programme écoute sur {host}:{port}, peut-être un de tes serveurs :"
                    " arrête-le, ou choisis un autre port avec --port (0 prend n’importe quel port"
                    " libre)",
                )
            ) from None
        raise Unservable(
            Words(
                f"--host {host} --port {port}: cannot listen there ({error.strerror})",
                f"--host {host} --port {port} : impossible d’y écouter ({error.strerror})",
            )
        ) from None
    listener.listen(BACKLOG)
    listener.setblocking(False)
    return listener
