"""What whoever runs the server may choose."""

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from colonnade.bots.levels import LEVELS

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR


@dataclass(frozen=True, slots=True)
class Rate:
    """So many a second in the long run, so many at once."""

    each_second: float
    burst: int


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one client may ask for; a class of pupils may share one address."""

    requests: Rate = Rate(30, 120)
    """HTTP requests from an address."""
    openings: Rate = Rate(2, 120)
    """Tables opened and seats taken from an address."""
    analyses: Rate = Rate(2, 40)
    """Hints and reviews asked for from an address."""
    messages: Rate = Rate(40, 80)
    """Messages on one socket."""
    emotes: Rate = Rate(1, 4)
    """Emotes on one socket."""
    sockets_of_address: int = 200
    sockets: int = 20_000
    body: int = 16_384
    """Bytes in the body of a request."""
    message: int = 4_096
    """Bytes in a message on a socket."""


@dataclass(frozen=True, slots=True)
class Configuration:
    """All that differs from one server to another."""

    limits: Limits = field(default_factory=Limits)
    unlimited: frozenset[str] = frozenset()
    """Addresses without limits: a load test, a proxy that has limits of its own."""
    origins: frozenset[str] = frozenset()
    """Origins of pages that may speak to the server, besides the server's own."""
    operator_token: str = field(default="", repr=False)
    """Opens /metrics from elsewhere; without it they are for this machine only."""
    engine: tuple[str, ...] = (sys.executable, "-m", "colonnade", "engine")
    """The program that thinks for bots; it speaks the engine protocol."""
    programs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Other programs that may take a seat, by name; one that fails there loses its game."""
    engines: int = max(2, (os.cpu_count() or 2) - 1)
    """How many of them think at once; two at least, so that one that stalls stalls nobody."""
    think_seconds: float = 5.0
    """After this a bot's seat gets any legal move."""
    analyst: tuple[str, ...] = (sys.executable, "-m", "colonnade.analysis.desk")
    """The program that makes hints and reviews."""
    analysts: int = 2
    """How many of them think at once."""
    analyse_seconds: float = 60.0
    """After this whoever asked is told that there is no answer."""
    absence: float = 20.0
    """Seconds without a socket after which others may let a bot play for a person."""
    idle: float = 60.0
    """Seconds after which a table that nobody looks at leaves the memory."""
    abandoned: float = 30 * DAY
    """Seconds without a move after which a game is closed and its dice are shown."""
    forgotten: float | None = None
    """Seconds after which a table that is over is deleted; None keeps all."""
    reach: str = ""
    """Where other machines of the network find the server, empty where that is not known."""

    @property
    def levels(self) -> tuple[str, ...]:
        """Whoever can be seated as a bot, by name."""
        return (*LEVELS, *self.programs)
