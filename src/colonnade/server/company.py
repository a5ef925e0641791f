"""Who is at a table through other servers: what they told, until it is stale."""

from typing import NamedTuple


class Company(NamedTuple):
    """Those who look at a table through one server."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0

    def __str__(self) -> str:
        return f"{','.join(map(str, sorted(self.seats))) or '-'} {self.spectators}"


def read_company(seats: str, spectators: str) -> Company:
    """The company that another server has written."""
    numbers = () if seats == "-" else seats.split(",")
    return Company(frozenset(map(int, numbers)), int(spectators))


class Elsewhere:
    """The company at one table, server by server."""

    __slots__ = ("_told",)

    def __init__(self) -> None:
        self._told: dict[str, tuple[Company, float]] = {}

    @property
    def seats(self) -> frozenset[int]:
        """The seats whose people are connected to another server."""
        return frozenset[int]().union(*(company.seats for company, _ in self._told.values()))

    @property
    def spectators(self) -> int:
        """How many look on through other servers."""
        return sum(company.spectators for company, _ in self._told.values())

    def hear(self, server: str, company: Company, until: float) -> bool:
        """Take in what a server tells; whether it had told nothing before."""
        is_new = server not in self._told
        if company == Company():
            self._told.pop(server, None)
            return False
        self._told[server] = (company, until)
        return is_new

    def forget(self, now: float) -> bool:
        """Forget servers that have long been silent; whether there were any."""
        silent = [server for server, (_, until) in self._told.items() if until < now]
        for server in silent:
            del self._told[server]
        return bool(silent)
