"""A client that sends bytes, counts them, and comes back when it is disconnected."""

import asyncio
import base64
import contextlib
import json
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

UPGRADE: Final = (
    "connection: upgrade",
    "upgrade: websocket",
    "sec-websocket-version: 13",
    f"sec-websocket-key: {base64.b64encode(bytes(16)).decode()}",
)
GONE: Final = (OSError, EOFError, TimeoutError)
HANDSHAKE_SECONDS: Final = 2.0
PAUSE: Final = 0.05  # before an attacker that was disconnected comes back


@dataclass(frozen=True)
class Target:
    """A server and a table on it that anybody may watch."""

    port: int
    table: str
    until: float
    """When to stop, by `time.monotonic`."""
    done: Counter[str] = field(default_factory=Counter)
    """How much was done, by what was counted: bytes, requests, connections."""

    @property
    def is_under_way(self) -> bool:
        return time.monotonic() < self.until


def frame(opcode: int, data: bytes = b"", *, fin: bool = True) -> bytes:
    """A masked frame of a client; the mask is zero."""
    size = bytes((0x80 | len(data),)) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2)
    return bytes((fin << 7 | opcode,)) + size + bytes(4) + data


def text_message(**message: object) -> bytes:
    """A message in a frame."""
    return frame(1, json.dumps(message).encode())


def head(method: str, path: str, *lines: str) -> bytes:
    """The head of a request."""
    return "\r\n".join((f"{method} {path} HTTP/1.1", "host: 127.0.0.1", *lines, "", "")).encode()


def post_request(path: str, body: object) -> bytes:
    """A whole request with a body."""
    data = json.dumps(body).encode()
    return (
        head("POST", path, "content-type: application/json", f"content-length: {len(data)}") + data
    )


@asynccontextmanager
async def connection(
    target: Target,
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection that ends without ceremony."""
    reader, writer = await asyncio.open_connection("127.0.0.1", target.port)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def shake_hands(
    target: Target, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *lines: str
) -> None:
    """Become a WebSocket that looks on."""
    writer.write(head("GET", f"/api/tables/{target.table}/play", *UPGRADE, *lines))
    async with asyncio.timeout(HANDSHAKE_SECONDS):
        await reader.readuntil(b"\r\n\r\n")


async def push(target: Target, writer: asyncio.StreamWriter, data: bytes) -> None:
    """Send the same bytes again and again as fast as they are taken."""
    while target.is_under_way and not writer.transport.is_closing():
        writer.write(data)
        target.done["bytes"] += len(data)
        await writer.drain()
        await asyncio.sleep(0)


async def discard(reader: asyncio.StreamReader) -> None:
    """Read, so that the server does not stop for us."""
    with contextlib.suppress(*GONE):
        while await reader.read(1 << 16):
            pass


async def retry(target: Target, once: Callable[[], Awaitable[None]]) -> None:
    """Come back after every disconnection."""
    while target.is_under_way:
        target.done["attempts"] += 1
        with contextlib.suppress(*GONE):
            await once()
        await asyncio.sleep(PAUSE)
