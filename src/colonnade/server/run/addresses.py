"""The addresses of a server, printed when it starts: for this machine and for the network."""

import socket
from typing import Final, NamedTuple

from colonnade.kernel.i18n import Language, Text

EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}
"""Hosts that mean every address of the machine, and where the machine finds itself."""

# Addresses that no machine has: a socket turned towards one sends nothing, but the system has
# chosen which of its own addresses it would send from.
FAR_AWAY: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))

SAYS: Final[dict[str, Text]] = {
    "here": Text("Colonnade is at {address}", "Colonnade est à l’adresse {address}"),
    "others": Text(
        "For others in the network: {address}", "Pour les autres, dans le réseau : {address}"
    ),
    "open": Text(
        "Open this address in a browser. Ctrl+C ends the server.",
        "Ouvre cette adresse dans un navigateur. Ctrl+C arrête le serveur.",
    ),
}


class Addresses(NamedTuple):
    """Where a server is found."""

    own: str
    """From this machine."""
    reach: str
    """From other machines; empty where they do not reach it, or nobody knows how."""


def addresses(host: str, port: int) -> Addresses:
    """Where a server that listens here is found."""
    if host in EVERYWHERE:
        outward = outward_address(with_ipv6=":" in host)
        reach = f"http://{outward}:{port}" if outward else ""
        return Addresses(f"http://{EVERYWHERE[host]}:{port}", reach)
    own = f"http://{bracketed(host)}:{port}"
    return Addresses(own, "" if is_loopback(host) else own)


def outward_address(*, with_ipv6: bool) -> str:
    """The address from which this machine speaks to others, empty where it is alone."""
    for family, somewhere in FAR_AWAY[: 1 + with_ipv6]:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as turned:
                turned.connect((somewhere, 9))
                found = str(turned.getsockname()[0])
        except OSError:  # no way out
            continue
        if not is_loopback(found):
            return bracketed(found)
    return ""


def is_loopback(host: str) -> bool:
    """Whether only this machine is found there."""
    return host.startswith("127.") or host in ("::1", "localhost")


def bracketed(host: str) -> str:
    """A host as addresses write it."""
    return f"[{host}]" if ":" in host else host


def say(key: str, language: Language, **facts: str) -> str:
    """One of these sentences, in the language of whoever starts the server."""
    return SAYS[key].to(language).format(**facts)
