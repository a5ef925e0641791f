"""What one client can do to a server with a few lines of code; each counts what it did.

Every attack takes a `Target` and goes on until a time. It never waits for an answer that a server
may rightly not give, so that the same attack runs against a server that only reads.
"""

import asyncio
import contextlib
import json
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Final

from colonnade.server.words import EMOTES
from server.long_games import begun_game, bot_table, long_record
from server.raw_client import (
    GONE,
    HANDSHAKE_SECONDS,
    Target,
    connection,
    discard,
    frame,
    head,
    post_request,
    push,
    retry,
    shake_hands,
    text_message,
)

Attack = Callable[[Target], Awaitable[object]]


def flood_socket(first: bytes, rest: bytes) -> Attack:
    """Frames on one socket, as fast as they are taken."""

    async def attack(target: Target) -> None:
        async def once() -> None:
            async with connection(target) as (reader, writer):
                await shake_hands(target, reader, writer)
                reading = asyncio.create_task(discard(reader))
                try:
                    writer.write(first)
                    await push(target, writer, rest)
                finally:
                    reading.cancel()

        await retry(target, once)

    return attack


def flood_connection(first: bytes, rest: bytes, *, reads: bool = False) -> Attack:
    """Bytes on one HTTP connection, as fast as they are taken."""

    async def attack(target: Target) -> None:
        async def once() -> None:
            async with connection(target) as (reader, writer):
                reading = asyncio.create_task(discard(reader)) if reads else None
                try:
                    writer.write(first)
                    await push(target, writer, rest)
                finally:
                    if reading is not None:
                        reading.cancel()

        await retry(target, once)

    return attack


def hold_connections(count: int, first: bytes, drip: bytes) -> Attack:
    """Many connections that send next to nothing."""

    async def attack(target: Target) -> None:
        async def hold() -> None:
            async with connection(target) as (_, writer):
                writer.write(first)
                while target.is_under_way and not writer.transport.is_closing():
                    await asyncio.sleep(0.2)
                    if drip:
                        writer.write(drip)
                        await writer.drain()

        await asyncio.gather(*[retry(target, hold) for _ in range(count)])

    return attack


def flood_requests(connections: int, *requests: bytes) -> Attack:
    """Requests one after the other on many connections."""

    async def attack(target: Target) -> None:
        async def ask() -> None:
            done = 0
            async with connection(target) as (reader, writer):
                while target.is_under_way:
                    writer.write(requests[done % len(requests)])
                    await writer.drain()
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(1.0):
                            if not await reader.read(1 << 16):
                                break
                    done += 1
                    target.done["requests"] += 1

        await asyncio.gather(*[retry(target, ask) for _ in range(connections)])

    return attack


async def flood_connects(target: Target) -> None:
    """Connect and go, as fast as that goes."""

    async def keep_on() -> None:
        while target.is_under_way:
            with contextlib.suppress(*GONE):
                async with connection(target):
                    target.done["connections"] += 1

    await asyncio.gather(*[keep_on() for _ in range(4)])


async def request_history(target: Target) -> None:
    """Twenty sockets that ask for the whole story of a long game again and again."""

    async def once() -> None:
        async with connection(target) as (reader, writer):
            await shake_hands(target, reader, writer)
            reading = asyncio.create_task(discard(reader))
            try:
                while target.is_under_way and not writer.transport.is_closing():
                    writer.write(text_message(do="sync", version=0))
                    target.done["messages"] += 1
                    await asyncio.sleep(0.03)
            finally:
                reading.cancel()

    await asyncio.gather(*[retry(target, once) for _ in range(20)])


async def request_records(target: Target) -> None:
    """The record of a long game, on ten connections."""
    await flood_requests(10, head("GET", f"/api/tables/{target.table}/record"))(target)


async def open_own_table(target: Target) -> tuple[str, list[str]] | None:
    """A table of the attacker's own, with the keys of both seats; None where there is no server."""
    with contextlib.suppress(*GONE, ValueError, LookupError):
        async with asyncio.timeout(HANDSHAKE_SECONDS), connection(target) as (reader, writer):
            seats = [{"me": True}] * 2
            writer.write(post_request("/api/tables", {"game": "corintho", "seats": seats}))
            answer = await reader.readuntil(b"\r\n\r\n")
            lines = dict(line.split(": ", 1) for line in answer.decode().split("\r\n")[1:-2])
            opened = json.loads(await reader.readexactly(int(lines["content-length"])))
            return opened["table"], [link["key"] for link in opened["links"]]
    return None


async def keep_watching(target: Target) -> None:
    """One more socket that looks on and reads everything."""

    async def once() -> None:
        async with connection(target) as (reader, writer):
            await shake_hands(target, reader, writer)
            async with asyncio.timeout(max(0.0, target.until - time.monotonic())):
                await discard(reader)

    await retry(target, once)


async def join_and_leave(target: Target) -> None:
    """A hundred and fifty sockets at a table that others join and leave all the time."""

    async def once() -> None:
        async with connection(target) as (reader, writer):
            await shake_hands(target, reader, writer)
            target.done["visits"] += 1

    await asyncio.gather(
        *[keep_watching(target) for _ in range(150)], *[retry(target, once) for _ in range(10)]
    )


async def send_again(target: Target, key: str, messages: Sequence[bytes], pause: float) -> None:
    """A seat's socket that says the same things again and again, and reads the answers."""

    async def once() -> None:
        async with connection(target) as (reader, writer):
            await shake_hands(target, reader, writer, f"authorization: Bearer {key}")
            reading = asyncio.create_task(discard(reader))
            try:
                while target.is_under_way and not writer.transport.is_closing():
                    for message in messages:
                        writer.write(message)
                        target.done["messages"] += 1
                        await asyncio.sleep(pause)
            finally:
                reading.cancel()

    await retry(target, once)


def flood_seats(sockets: int, watchers: int, pause: float, *messages: bytes) -> Attack:
    """Sockets for the seats of one's own table that say the same, and others that look on."""

    async def attack(target: Target) -> None:
        table, keys = await open_own_table(target) or (target.table, ["", ""])
        target = replace(target, table=table)
        await asyncio.gather(
            *[send_again(target, keys[number % 2], messages, pause) for number in range(sockets)],
            *[keep_watching(target) for _ in range(watchers)],
        )

    return attack


async def play_fast(target: Target) -> None:
    """Moves that are taken back at once, at a table with a hundred and fifty spectators."""
    table, keys = await open_own_table(target) or (target.table, ["", ""])
    target = replace(target, table=table)

    async def once() -> None:
        async with connection(target) as (reader, writer):
            await shake_hands(target, reader, writer, f"authorization: Bearer {keys[0]}")
            reading, version, count = asyncio.create_task(discard(reader)), 3, 0
            try:
                while target.is_under_way and not writer.transport.is_closing():
                    for do in ({"do": "play", "token": "b@a1"}, {"do": "undo"}):
                        writer.write(text_message(id=f"{id(reader)}-{count}", seen=version, **do))
                        version, count = version + 1, count + 1
                        target.done["messages"] += 1
                        await asyncio.sleep(0.026)
            finally:
                reading.cancel()

    await asyncio.gather(*[keep_watching(target) for _ in range(150)], retry(target, once))


async def send_cookies(target: Target) -> None:
    """Cookies that are short to send and, to some parsers, long to read."""
    quoted = "cookie: seat-0=" + '"' + "\\x" * 7500 + '"'
    many = "cookie: " + ";".join(f"seat-{number}=a" for number in range(1200))
    requests = [head("GET", f"/api/tables/{target.table}", line) for line in (quoted, many)]
    await flood_requests(4, *requests)(target)


async def never_read(target: Target) -> None:
    """A hundred sockets that ask for everything again and read nothing."""

    async def once() -> None:
        async with connection(target) as (reader, writer):
            await shake_hands(target, reader, writer)
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            while target.is_under_way and not writer.transport.is_closing():
                writer.write(text_message(do="sync", version=1))
                target.done["messages"] += 1
                await asyncio.sleep(0.03)

    await asyncio.gather(*[retry(target, once) for _ in range(100)])


async def long_handshake(target: Target) -> None:
    """WebSocket handshakes with a header of ten thousand bytes."""

    async def once() -> None:
        async with connection(target) as (reader, writer):
            await shake_hands(target, reader, writer, f"x: {'x' * 10_000}")

    await asyncio.gather(*[retry(target, once) for _ in range(20)])


ATTACKS: Final[dict[str, tuple[str, Attack]]] = {
    "pings": ("empty pings on one socket", flood_socket(b"", frame(9) * 10_000)),
    "pongs": ("empty pongs on one socket", flood_socket(b"", frame(10) * 10_000)),
    "continuations": (
        "a message of endless empty parts",
        flood_socket(frame(1, b"{", fin=False), frame(0, fin=False) * 10_000),
    ),
    "messages": (
        "messages as fast as possible",
        flood_socket(b"", text_message(do="sync", version=1) * 50),
    ),
    "encoding": ("messages that are no UTF-8", flood_socket(b"", frame(1, b"\xff\xfe") * 50)),
    "pipelining": (
        "requests sent ahead on one connection",
        flood_connection(b"", head("GET", "/api/games") * 1000),
    ),
    "header-lines": (
        "endless header lines",
        flood_connection(b"GET / HTTP/1.1\r\n", b"a: b\r\n" * 10_000),
    ),
    "header-value": (
        "one endless header value",
        flood_connection(b"GET / HTTP/1.1\r\na: ", b"x" * 60_000),
    ),
    "body": (
        "an endless body",
        flood_connection(
            head("POST", "/api/tables", "content-length: 999999999"), b"x" * 60_000, reads=True
        ),
    ),
    "pieces": (
        "a body of single bytes",
        flood_connection(
            head("POST", "/api/study/replay", "transfer-encoding: chunked"),
            b"1\r\nx\r\n" * 10_000,
            reads=True,
        ),
    ),
    "cookies": ("cookies of 15 KB", send_cookies),
    "idle": ("1,300 connections that say nothing", hold_connections(1300, b"", b"")),
    "slow-headers": (
        "300 requests, a byte at a time",
        hold_connections(300, b"GET / HTTP/1.1\r\na: ", b"x"),
    ),
    "slow-bodies": (
        "300 bodies, a byte at a time",
        hold_connections(300, head("POST", "/api/tables", "content-length: 9999"), b"x"),
    ),
    "requests": (
        "requests on 50 connections",
        flood_requests(50, head("GET", "/api/games"), head("GET", "/")),
    ),
    "connects": ("connections opened and closed", flood_connects),
    "unread": ("100 sockets that ask and never read", never_read),
    "past": ("20 sockets that ask for a long story", request_history),
    "records": ("the record of a long game", request_records),
    "visits": ("spectators who come and go", join_and_leave),
    "emotes": (
        "emotes on 50 sockets before 100 spectators",
        flood_seats(50, 100, 0.2, text_message(do="emote", emote=next(iter(EMOTES)))),
    ),
    "moves": ("moves and take-backs before 150 spectators", play_fast),
    "refusals": (
        "commands that are refused, on 25 sockets",
        flood_seats(25, 0, 0.026, text_message(do="play", id="again", seen=3, token="z@z9")),
    ),
    "handshakes": ("handshakes with a header of 10 KB", long_handshake),
    "openings": (
        "tables opened on 10 connections",
        flood_requests(10, post_request("/api/tables", {"game": "senet"})),
    ),
    "bots": (
        "tables of expert bots alone",
        flood_requests(
            10, *[post_request("/api/tables", bot_table(game)) for game in ("columbiz", "corintho")]
        ),
    ),
    "replays": (
        "replays of a record of 19,900 throws",
        flood_requests(20, post_request("/api/study/replay", long_record())),
    ),
    "reviews": (
        "reviews and hints",
        flood_requests(
            20,
            post_request("/api/study/review", {"record": begun_game()}),
            post_request("/api/study/hint", {"game": "corintho", "options": {}, "position": ""}),
        ),
    ),
}
"""By name: what it does, in words, and the attack."""
