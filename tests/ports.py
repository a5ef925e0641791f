"""Ports for servers of tests whose port must be known before they start."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def reserved_port() -> Iterator[int]:
    """A reserved port for servers that are restarted: no other process gets it in between.

    A server must allow the address to be reused, as ours does; a client that connects while no
    server listens cannot get the port for its own end either.
    """
    with socket.socket() as place:
        place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        place.bind(("127.0.0.1", 0))
        yield int(place.getsockname()[1])
