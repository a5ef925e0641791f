"""Who is at the other end of a connection: the peer, or whom a trusted proxy names."""

import ipaddress
from collections.abc import Iterable, MutableMapping
from functools import lru_cache
from typing import Any, Final, TypeAlias

from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.i18n import Text

Headers: TypeAlias = Iterable[tuple[bytes, bytes]]
Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network

ANY: Final = "*"
SCHEMES: Final = ("http", "https")
PROXIED: Final = "proxied"
"""The key of a request's state that says that it came through a trusted proxy."""

# A client comes back with every request, and reading an address takes as long as half a move.


@lru_cache(maxsize=4096)
def address_in(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """The address that a host is given by, None if it is given by a name."""
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


@lru_cache(maxsize=4096)
def is_local(host: str) -> bool:
    """Whether an address is of this machine or of a private network."""
    address = address_in(host)
    return address is None or (address.is_private or address.is_loopback or address.is_link_local)


@lru_cache(maxsize=4096)
def client_key(host: str) -> str:
    """What counts as one client: an IPv4 address, or a /64 network of IPv6 (one household)."""
    address = address_in(host)
    if not isinstance(address, ipaddress.IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False).network_address)


class TrustedProxies:
    """The proxies whose X-Forwarded headers are believed.

    Addresses and networks are trusted by name. `*` stands for exactly one proxy, whatever its
    address: what that proxy has appended is believed, and nothing that stood there before.
    """

    def __init__(self, proxies: Iterable[str] = ()) -> None:
        named = [part for proxy in proxies for part in proxy.replace(",", " ").split()]
        self._any = ANY in named
        self._networks: list[Network] = []
        for name in named:
            if name == ANY:
                continue
            try:
                self._networks.append(ipaddress.ip_network(name, strict=False))
            except ValueError:
                raise ColonnadeError(
                    Text(
                        f"--proxy takes an address, a network such as 10.0.0.0/8, or *: {name}",
                        f"--proxy veut une adresse, un réseau comme 10.0.0.0/8, ou * : {name}",
                    )
                ) from None

    def trusts(self, peer: str) -> bool:
        """Whether the peer of a connection is such a proxy."""
        return self._any or (bool(self._networks) and self._is_named(peer))

    def identify(
        self, scope: MutableMapping[str, Any], peer: tuple[str, int] | None, secure: str
    ) -> None:
        """Write into a request's scope whom a trusted peer names, and the `secure` scheme."""
        if peer is not None and self.trusts(peer[0]):
            headers = scope["headers"]
            scope["client"] = (self.client(peer[0], headers), 0)
            scope["state"][PROXIED] = True
            if self.scheme(headers) == "https":
                scope["scheme"] = secure

    def client(self, peer: str, headers: Headers) -> str:
        """The client on whose behalf a trusted peer sends a request."""
        line = b",".join(value for name, value in headers if name == b"x-forwarded-for")
        hops = [hop.strip() for hop in line.decode("latin-1").split(",") if hop.strip()]
        if self._any:
            return without_port(hops[-1]) if hops else peer
        for hop in map(without_port, reversed(hops)):
            if not self._is_named(hop):
                return hop
        return without_port(hops[0]) if hops else peer

    def scheme(self, headers: Headers) -> str | None:
        """`http` or `https`, if the proxy says which of them its client speaks."""
        for name, value in headers:
            if name == b"x-forwarded-proto":
                said = value.decode("latin-1").rpartition(",")[2].strip().lower()
                return said if said in SCHEMES else None
        return None

    def _is_named(self, host: str) -> bool:
        address = address_in(host)
        if isinstance(address, ipaddress.IPv6Address):
            address = address.ipv4_mapped or address
        return address is not None and any(address in network for network in self._networks)


def without_port(hop: str) -> str:
    """A host of X-Forwarded-For without brackets and port, which some proxies add."""
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop
