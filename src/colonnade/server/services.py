"""What every part of the server shares."""

import time
from collections.abc import Callable

from colonnade.store import Store

from .analysts import Analysts
from .configuration import Configuration
from .engines import Engines
from .keeping import Keeping
from .metrics import Metrics
from .neighbours import Neighbours
from .printer import Printer


class Services:
    """The store, the clock, the engines and the counts."""

    def __init__(
        self,
        configuration: Configuration,
        store: Store,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.configuration = configuration
        self.store = store
        self.clock = clock
        """Seconds since 1970; a test hands in its own."""
        self.metrics = Metrics()
        self.keeping = Keeping(store, clock, self.metrics)
        self.engines = Engines(configuration)
        self.neighbours = Neighbours(store, clock)
        self.analysts = Analysts(configuration)
        self.printer = Printer()
