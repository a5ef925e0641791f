"""Sockets that say in one write what they have to say at one time.

Whoever plays a move is told of it and gets his answer, at the same moment: two messages, but one
call of the system, which costs more than all else that is done for a message.
"""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class GatheringSocket(WebSocketsSansIOProtocol):
    """uvicorn's socket, on a transport that gathers."""

    def connection_made(self, transport: Any) -> None:  # noqa: ANN401 - uvicorn's own type differs
        """Take the connection over from HTTP."""
        super().connection_made(GatheringTransport(transport, self.loop))  # type: ignore[arg-type]


class GatheringTransport:
    """Writes at the end of the loop's turn."""

    __slots__ = ("_loop", "_transport", "_waiting")

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._waiting: list[bytes] = []

    def write(self, data: bytes) -> None:
        """Write soon."""
        if not self._waiting:
            self._loop.call_soon(self._flush)
        self._waiting.append(data)

    def close(self) -> None:
        """Close once everything is written."""
        self._flush()
        self._transport.close()

    def _flush(self) -> None:
        if self._waiting and not self._transport.is_closing():
            self._transport.write(b"".join(self._waiting))
        self._waiting.clear()

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - all else is the transport's own
        return getattr(self._transport, name)
