"""Ports for servers of tests whose port must be known before they start."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def reserved_port() -> Iterator[int]:
    """A port for servers that come and go: in between nobody else is given it.

    Whoever binds it while it is reserved must allow addresses to be reused, as our server does; a
    client that dials while no server listens cannot be given it for its own end either.
    """
    with socket.socket() as place:
        place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        place.bind(("127.0.0.1", 0))
        yield int(place.getsockname()[1])
