"""The tables of one tab, and how requests and sockets of its page reach them."""

import json
import logging
import time
from collections.abc import Callable
from typing import Final

from colonnade.server.cluster.peers import PeerNotifier
from colonnade.server.configuration import Configuration
from colonnade.server.observability.logging import JsonLines
from colonnade.server.observability.metrics import Metrics
from colonnade.server.tables.housekeeping import Housekeeper
from colonnade.server.tables.log_writer import LogWriter
from colonnade.server.tables.registry import TableRegistry

from .engines import BrowserEngines
from .host import Host
from .routes import answer
from .sockets import PageSocket
from .store import BrowserStore

LOCAL: Final = "here-"
"""How the ids of tables begin that are in a browser and on no server."""
GONE: Final = 1008
"""RFC 6455: closed for good; the page does not come back."""


class BrowserServer:
    """What a server is to a browser, for the page around it."""

    def __init__(self, host: Host, clock: Callable[[], float] = time.monotonic) -> None:
        console = logging.StreamHandler()  # of the browser
        console.setFormatter(JsonLines())
        logging.getLogger().addHandler(console)
        self._host = host
        self.store = BrowserStore(host)
        configuration = Configuration(absence=0.0, id_prefix=LOCAL)
        writer = LogWriter(self.store, clock, Metrics())
        peers = PeerNotifier(self.store, clock)
        self._engines = BrowserEngines(host)
        self.registry = TableRegistry(configuration, writer, peers, self._engines)
        self._housekeeper = Housekeeper(configuration, self.registry)
        self._sockets: dict[int, PageSocket] = {}

    async def start(self) -> None:
        """Start the clocks, and follow what other tabs do."""
        await self._housekeeper.start()

    async def close(self) -> None:
        """Stop; nothing that was acknowledged is lost."""
        await self._housekeeper.close()
        await self.registry.close()
        await self.store.close()

    async def request(self, method: str, address: str, body: str) -> str:
        """The answer to an HTTP request: its status, a space, and its body."""
        status, text = await answer(self, method, address, body)
        return f"{status} {text}"

    async def open_socket(self, number: int, table_id: str, query: str) -> None:
        """Greet a socket of the page at a table."""
        live = await self.registry.get(table_id)
        if live is None:
            self._host.close(number, GONE)
            return
        socket = PageSocket(self._host, number, self.registry, live)
        self._sockets[number] = socket
        await socket.join(query)
        await self._engines.prepare(live)

    async def receive(self, number: int, message: str) -> None:
        """Handle a message of a socket."""
        socket = self._sockets.get(number)
        if socket is not None:
            await socket.handle(message)

    def close_socket(self, number: int) -> None:
        """The page has closed a socket."""
        socket = self._sockets.pop(number, None)
        if socket is not None:
            socket.leave()

    def hear(self, notice: str) -> None:
        """Another tab has appended: `{"table": …, "version": …}`, or announces: `{"notice": …}`."""
        told = json.loads(notice)
        if "notice" in told:
            self.store.note_notice(told["notice"])
        else:
            self.store.note_change(told["table"], told["version"])
