"""Who is connected to a table, through this server and through others."""

from typing import NamedTuple


class Presence(NamedTuple):
    """The clients connected to a table through one server."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0

    def __str__(self) -> str:
        return f"{','.join(map(str, sorted(self.seats))) or '-'} {self.spectators}"


def read_presence(seats: str, spectators: str) -> Presence:
    """The presence that another server has written."""
    numbers = () if seats == "-" else seats.split(",")
    return Presence(frozenset(map(int, numbers)), int(spectators))


class RemotePresence:
    """The presence at one table through other servers, each until it expires."""

    __slots__ = ("_by_server",)

    def __init__(self) -> None:
        self._by_server: dict[str, tuple[Presence, float]] = {}

    @property
    def is_empty(self) -> bool:
        """Whether nobody is connected to another server."""
        return not self._by_server

    @property
    def seats(self) -> frozenset[int]:
        """The seats whose people are connected to another server."""
        return frozenset[int]().union(*(there.seats for there, _ in self._by_server.values()))

    @property
    def spectators(self) -> int:
        """How many spectators are connected to other servers."""
        return sum(there.spectators for there, _ in self._by_server.values())

    def update(self, server: str, presence: Presence, until: float) -> bool:
        """Record what a server reports; returns whether it had reported nothing before."""
        is_new = server not in self._by_server
        if presence == Presence():
            self._by_server.pop(server, None)
            return False
        self._by_server[server] = (presence, until)
        return is_new

    def expire(self, now: float) -> bool:
        """Drop reports that were not renewed in time; returns whether there were any."""
        silent = [server for server, (_, until) in self._by_server.items() if until < now]
        for server in silent:
            del self._by_server[server]
        return bool(silent)
