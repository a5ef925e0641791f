"""The server without its network: all that lives from start to stop."""

from colonnade.store import Store

from .configuration import Configuration
from .door import Door
from .hall import Hall
from .metrics import Level
from .services import Services


class House:
    """The hall, the door, and what they share."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.hall = Hall(services)
        self.door = Door(services.configuration, self.hall)
        services.metrics.levels += [
            Level("colonnade_tables", "Tables in memory", lambda: len(self.hall.tables)),
            Level("colonnade_sockets", "Open sockets", lambda: self.door.sockets),
            Level("colonnade_store_up", "Whether moves can be kept", self._store_up),
        ]

    @property
    def store(self) -> Store:
        """Where tables stay."""
        return self.services.store

    @property
    def configuration(self) -> Configuration:
        """What was chosen for this server."""
        return self.services.configuration

    def _store_up(self) -> float:
        return float(not self.services.keeping.is_down)
