"""The configuration of a server."""

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from colonnade.bots.api.level_names import OFFERED

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR


@dataclass(frozen=True, slots=True)
class Rate:
    """A rate limit: a steady rate per second, and a burst."""

    each_second: float
    burst: int


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits per client; a class of pupils may share one address."""

    requests: Rate = Rate(60, 600)
    """Calls of the API from an address."""
    openings: Rate = Rate(2, 120)
    """Tables opened and seats taken from an address."""
    analyses: Rate = Rate(2, 40)
    """Hints and reviews asked for from an address."""
    messages: Rate = Rate(40, 80)
    """Messages on one socket."""
    syncs: Rate = Rate(4, 40)
    """Requests for the past of a table on one socket: each goes through its log again."""
    emotes: Rate = Rate(1, 4)
    """Emotes of one seat, on all its sockets."""
    frames: Rate = Rate(100, 400)
    """Frames of any kind on one socket: pings and parts of messages, too."""
    traffic: Rate = Rate(65_536, 262_144)
    """Bytes on one socket."""
    frames_of_address: Rate = Rate(1000, 4000)
    """Frames on all sockets of an address."""
    arrivals: Rate = Rate(50, 600)
    """New connections from an address."""
    received: Rate = Rate(200, 3000)
    """HTTP requests of any kind from an address: files of the web app, too."""
    connections_of_address: int = 400
    connections: int = 20_000
    """Connections in all; fewer where the system allows fewer descriptors."""
    head: int = 16_384
    """Bytes before the body of a request: its line and its headers."""
    headers: int = 100
    """Header lines of a request."""
    pipelined: int = 8
    """Requests sent ahead on one connection."""
    sockets_of_address: int = 200
    sockets: int = 20_000
    body: int = 16_384
    """Bytes in the body of a request."""
    message: int = 4_096
    """Bytes in a message on a socket."""


@dataclass(frozen=True, slots=True)
class Configuration:
    """The settings of one server."""

    limits: Limits = field(default_factory=Limits)
    unlimited: frozenset[str] = frozenset()
    """Addresses without limits: a load test, a proxy that has limits of its own."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies that are believed, or `*` for exactly one proxy."""
    origins: frozenset[str] = frozenset()
    """Origins of pages that may speak to the server, besides the server's own."""
    operator_token: str = field(default="", repr=False)
    """Grants access to /metrics from other machines; without it only this machine may read them."""
    engine: tuple[str, ...] = (sys.executable, "-m", "colonnade", "engine")
    """The program that thinks for bots; it speaks the engine protocol."""
    programs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Other programs that may take a seat, by name; one that fails there loses its game."""
    engines: int = max(2, (os.cpu_count() or 2) - 1)
    """How many of them think at once; two at least, so that one that stalls stalls nobody."""
    think_seconds: float = 5.0
    """After these seconds any legal move is played for a bot."""
    analyst: tuple[str, ...] = (sys.executable, "-m", "colonnade.analysis.worker")
    """The program that makes hints and reviews."""
    analysts: int = 2
    """How many of them think at once."""
    analyse_seconds: float = 60.0
    """After these seconds the client is told that there is no result."""
    seed_seconds: float = 5.0
    """How long the first throw waits for the seeds of people who have added none."""
    absence: float = 20.0
    """Seconds without a socket after which others may let a bot play for a person."""
    idle: float = 60.0
    """Seconds after which a table without clients is removed from memory."""
    abandoned: float = 30 * DAY
    """Seconds without a move after which a game is closed and its dice are revealed."""
    forgotten: float | None = None
    """Seconds after which a table that is over is deleted; None keeps all."""
    reach: str = ""
    """The server's address for other machines of the network, empty where it is not known."""
    id_prefix: str = ""
    """The prefix of its table ids, which tells them from those of another kind of server."""
    contact: str = ""
    """Whom to write to about this server, as its privacy page shows it; empty for nobody."""
    kiosk: bool = False
    """Whether every page is shown as on a public screen, as in a museum."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The names of all bots that can be seated."""
        return (*OFFERED, *self.programs)
