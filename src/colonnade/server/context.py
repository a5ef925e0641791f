"""The server without its network: everything that lives from start to stop, made in one place."""

import time
from collections.abc import Callable

from colonnade.server.auth.access import AccessControl
from colonnade.server.cluster.peers import PeerNotifier
from colonnade.server.net.client_address import TrustedProxies
from colonnade.server.net.limiter import ConnectionLimiter
from colonnade.server.observability.metrics import Gauge, Metrics
from colonnade.server.tables.housekeeping import Housekeeper
from colonnade.server.tables.log_writer import LogWriter
from colonnade.server.tables.registry import TableRegistry
from colonnade.server.workers.analysis_pool import AnalysisPool
from colonnade.server.workers.engine_pool import EnginePool
from colonnade.server.workers.pdf_renderer import PdfRenderer
from colonnade.store import Store

from .configuration import Configuration


class ServerContext:
    """What request handlers and sessions share."""

    def __init__(
        self,
        configuration: Configuration,
        store: Store,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`clock` gives seconds since any moment, and never goes back; a test passes its own."""
        self.configuration = configuration
        self.store = store
        self.clock = clock
        self.metrics = Metrics()
        self.log_writer = LogWriter(store, clock, self.metrics)
        self.engines = EnginePool(configuration)
        self.analysis = AnalysisPool(configuration)
        self.pdf_renderer = PdfRenderer()
        peers = PeerNotifier(store, clock)
        self.registry = TableRegistry(configuration, self.log_writer, peers, self.engines)
        self.housekeeper = Housekeeper(configuration, self.registry)
        self.access = AccessControl(configuration, self.registry)
        self.limiter = ConnectionLimiter(
            configuration.limits,
            TrustedProxies(configuration.proxies),
            configuration.unlimited,
            self.metrics.disconnected,
            time.monotonic,
        )
        self.metrics.gauges += [
            Gauge("colonnade_tables", "Tables in memory", lambda: len(self.registry.tables)),
            Gauge("colonnade_connections", "Open connections", lambda: self.limiter.connections),
            Gauge("colonnade_sockets", "Open sockets", lambda: self.access.sockets),
            Gauge(
                "colonnade_hasty_moves",
                "Moves so far for which a bot had no time to think",
                lambda: self.engines.hasty_moves,
            ),
            Gauge(
                "colonnade_store_up",
                "Whether moves can be stored",
                lambda: float(not self.log_writer.is_down),
            ),
        ]

    async def start(self) -> None:
        """Start the background tasks."""
        await self.housekeeper.start()

    def stop_long_work(self) -> None:
        """End what may take a minute, before requests under way are waited for."""
        self.analysis.work.stop()
        self.pdf_renderer.work.stop()

    async def close(self) -> None:
        """Stop all background tasks and worker processes; no acknowledged command is lost."""
        await self.housekeeper.close()
        await self.registry.close()
        await self.engines.close()
        await self.analysis.close()
