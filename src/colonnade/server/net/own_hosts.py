"""Names under which a server may be asked for from its own network."""

import ipaddress
import socket
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

LOCAL_SUFFIXES: Final = (
    ".localhost", ".local", ".localdomain", ".lan", ".home", ".home.arpa", ".internal",
)  # fmt: skip
"""Domains that nobody can register, so that no page of another site has such a name."""


class OwnHosts:
    """Knows the names of this server: addresses, local names, and those of its origins."""

    def __init__(self, origins: Iterable[str]) -> None:
        self._names = {"localhost", socket.gethostname().lower(), socket.getfqdn().lower()}
        self._names |= {host_in(origin.partition("://")[2]) for origin in origins}

    def knows(self, header: str) -> bool:
        """Whether a Host header names this server; addresses always do."""
        name = host_in(header)
        is_local = name in self._names or name.endswith(LOCAL_SUFFIXES) or "." not in name
        return is_local or is_address(name)


@lru_cache(maxsize=256)  # a server has few addresses, and every request names one
def is_address(name: str) -> bool:
    """Whether a host is given by its number."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def host_in(header: str) -> str:
    """The host of a Host header, in lower case, without port and brackets."""
    if header.startswith("["):
        return header[1:].partition("]")[0].lower()
    return header.partition(":")[0].rstrip(".").lower()
