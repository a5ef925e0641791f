"""Names under which a server may be asked for from its own network."""

import socket
from collections.abc import Iterable
from typing import Final

from .client_address import address_in

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
        return is_local or address_in(name) is not None


def host_in(header: str) -> str:
    """The host of a Host header, in lower case, without port and brackets."""
    if header.startswith("["):
        return header[1:].partition("]")[0].lower()
    return header.partition(":")[0].rstrip(".").lower()
