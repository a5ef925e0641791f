"""Limits below HTTP and WebSocket: whoever exceeds one is disconnected and counted."""

import asyncio
import time
from contextlib import AsyncExitStack
from dataclasses import replace

import pytest

from colonnade.kernel.errors import ColonnadeError
from colonnade.server.configuration import Limits, Rate
from colonnade.server.net import http_protocol
from colonnade.server.net.client_address import TrustedProxies
from colonnade.server.net.limiter import (
    SOCKET_SPACING,
    START_BURST,
    START_INTERVAL,
    START_SPACING,
    AddressBudget,
)
from server.attacks import ATTACKS
from server.harness import PATIENCE, PLENTY, LocalServer, running
from server.raw_client import (
    UPGRADE,
    Target,
    connection,
    frame,
    head,
    shake_hands,
    text_message,
)
from waiting import others_run, until

WITHOUT_RATES = replace(PLENTY, frames=Rate(100, 400), traffic=Rate(65_536, 262_144))


def disconnect_count(server: LocalServer, reason: str) -> int:
    return server.context.metrics.disconnected.of(reason=reason)


async def new_target(server: LocalServer, seconds: float = 60.0) -> Target:
    table = await server.open("senet")
    return Target(server.port, table.id, time.monotonic() + seconds)


async def response_status(reader: asyncio.StreamReader) -> int:
    """The status of the answer."""
    return int((await reader.readline()).split()[1])


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("pings", "frames"),
        ("pongs", "frames"),
        ("continuations", "frames"),
        ("encoding", "encoding"),
        ("pipelining", "pipelined"),
        ("header-lines", "head"),
        ("header-value", "head"),
        ("body", "body"),
        ("pieces", "body"),
        ("handshakes", "head"),
    ],
)
async def test_an_attacker_is_disconnected_and_others_play_on(
    file: str, name: str, reason: str
) -> None:
    async with running(file, limits=WITHOUT_RATES) as server:
        target = await new_target(server)
        attacking = asyncio.ensure_future(ATTACKS[name][1](target))
        try:
            await until(
                lambda: disconnect_count(server, reason) > 0, f"somebody is stopped for {reason}"
            )
            table = await server.open("senet")
            ada = await table.join(0)
            assert (await ada.do("throw"))["ok"]
        finally:
            attacking.cancel()
            await asyncio.gather(attacking, return_exceptions=True)
        await until(lambda: server.context.access.sockets == 1, "only Ada is left")
        await ada.close()
        await until(lambda: server.context.limiter.connections == 0, "all connections are gone")


@pytest.mark.parametrize(
    ("first", "reason"),
    [(b"", "slow"), (b"GET / HTTP/1.1\r\na: ", "slow"), (b"\r\n", "slow")],
)
async def test_a_request_that_does_not_arrive_is_not_waited_for(
    file: str, monkeypatch: pytest.MonkeyPatch, first: bytes, reason: str
) -> None:
    monkeypatch.setattr(http_protocol, "RECEIVE_SECONDS", 0.05)
    async with running(file) as server:
        async with connection(await new_target(server)) as (reader, writer):
            writer.write(first)
            assert await response_status(reader) == 408
            await reader.read()
        assert disconnect_count(server, reason) == 1


async def test_connections_of_an_address_are_limited(file: str) -> None:
    async with running(file, limits=replace(PLENTY, connections_of_address=3)) as server:
        target = await new_target(server)
        await until(lambda: server.context.limiter.connections == 0, "all connections are gone")
        async with connection(target), connection(target), connection(target):
            await until(lambda: server.context.limiter.connections == 3, "three are connected")
            async with connection(target) as (reader, _):
                with pytest.raises((OSError, EOFError)):
                    await reader.readexactly(1)
        assert disconnect_count(server, "connections") == 1
        await until(lambda: server.context.limiter.connections == 0, "all connections are gone")
        assert (await server.ask("GET", "/alive")).status == 200


async def test_connections_may_not_come_too_fast(file: str) -> None:
    async with running(file, limits=replace(PLENTY, arrivals=Rate(0, 5))) as server:
        target = Target(server.port, "", time.monotonic() + 60)
        for _ in range(5):
            async with connection(target) as (reader, writer):
                writer.write(head("GET", "/alive"))
                assert await response_status(reader) == 200
        async with connection(target) as (reader, _):
            with pytest.raises((OSError, EOFError)):
                await reader.readexactly(1)
        assert disconnect_count(server, "arrivals") == 1


async def test_an_idle_connection_makes_room_for_a_new_one(file: str) -> None:
    async with running(file) as server:
        limiter, target = server.context.limiter, await new_target(server)
        await until(lambda: limiter.connections == 0, "all connections are gone")
        limiter.most = 2
        async with connection(target) as (idle, _):
            await until(lambda: limiter.connections == 1, "one is connected")
            async with connection(target) as (reader, writer):
                await shake_hands(target, reader, writer)
                assert (await server.ask("GET", "/alive")).status == 200
                with pytest.raises((OSError, EOFError)):
                    await idle.readexactly(1)
                writer.write(frame(9, b"still there?"))
                await reader.readuntil(b"still there?")
        assert disconnect_count(server, "shed") == 1


async def test_handshakes_are_spaced_like_other_requests(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    delays = list[float | None]()
    request_delay = AddressBudget.request_delay

    def noted(self: AddressBudget, now: float, spacing: float) -> float | None:
        assert spacing == SOCKET_SPACING
        delays.append(request_delay(self, now, spacing))
        return delays[-1]

    async with running(file, limits=replace(PLENTY, received=Rate(0, 9))) as server:
        target = await new_target(server)
        monkeypatch.setattr(AddressBudget, "request_delay", noted)
        async with AsyncExitStack() as stack:
            sockets = [await stack.enter_async_context(connection(target)) for _ in range(8)]
            shaking = [shake_hands(target, *socket) for socket in sockets]
            await asyncio.gather(*shaking)
            await until(lambda: server.context.access.sockets == 8, "all of them look on")
            assert len(delays) == 8
            assert None not in delays
            async with connection(target) as (reader, writer):
                writer.write(head("GET", f"/api/tables/{target.table}/play", *UPGRADE))
                assert await response_status(reader) == 429
        monkeypatch.undo()
        await until(lambda: server.context.limiter.connections == 0, "all connections are gone")


async def test_requests_of_any_kind_are_limited(file: str) -> None:
    async with running(file, limits=replace(PLENTY, received=Rate(0, 4))) as server:
        assert [(await server.ask("GET", "/")).status for _ in range(5)] == [200] * 4 + [429]
        reply = await server.ask("GET", "/api/games")
        assert (reply.reason, reply.headers["retry-after"]) == ("too_fast", "1")


def test_a_burst_is_spaced_and_then_paced() -> None:
    budget = AddressBudget(PLENTY, 100.0, is_exempt=False)
    delays = [budget.request_delay(100.0) for _ in range(300)]
    started = [delay for delay in delays if delay is not None]
    assert started[:2] == pytest.approx([0.0, START_SPACING])
    assert started[100] <= 100 * START_SPACING + 0.001
    assert started[299] == pytest.approx((299 - START_BURST) * START_INTERVAL, abs=0.01)
    assert budget.request_delay(200.0) == 0.0, "later there is a burst again"
    assert None in [budget.request_delay(200.0) for _ in range(1000)]


async def test_requests_sent_ahead_are_answered_in_order(file: str) -> None:
    async with running(file) as server, connection(await new_target(server)) as (reader, writer):
        paths = ("/alive", "/api/games", "/alive", "/nothing.txt", "/alive")
        writer.write(b"".join(head("GET", path) for path in paths))
        statuses = []
        for _ in paths:
            statuses.append(await response_status(reader))
            lines = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
            length = int(lines.partition("content-length: ")[2].partition("\r")[0])
            await reader.readexactly(length)
        assert statuses == [200, 200, 200, 404, 200]


async def test_frames_of_an_address_are_limited_over_all_its_sockets(file: str) -> None:
    limits = replace(PLENTY, frames_of_address=Rate(0, 60))
    async with running(file, limits=limits) as server:
        target = await new_target(server)
        async with (
            connection(target) as (reader, writer),
            connection(target) as (second, other),
        ):
            await shake_hands(target, reader, writer)
            await shake_hands(target, second, other)
            writer.write(frame(10) * 40)
            other.write(frame(10) * 40)
            await until(
                lambda: disconnect_count(server, "frames_of_address") == 1, "one is stopped"
            )


async def test_a_message_may_come_in_any_pieces(file: str) -> None:
    """Most come as one short frame in one read, which is parsed in a shorter way than others."""
    wanted = text_message(do="emote", emote="sleepy")
    text = wanted[6:]
    parts = frame(1, text[:9], fin=False) + frame(0, b"", fin=False) + frame(0, text[9:])
    async with running(file) as server:
        target = await new_target(server)
        async with connection(target) as (reader, writer):
            await shake_hands(target, reader, writer)
            for pieces in (
                [wanted],
                [wanted[:1], wanted[1:]],
                [wanted[:7], wanted[7:]],
                [parts[:3], parts[3:20], parts[20:]],
                [frame(10) + wanted],
                [wanted],
            ):
                for piece in pieces:
                    writer.write(piece)
                    await writer.drain()
                    await others_run()
                async with asyncio.timeout(PATIENCE):
                    await reader.readuntil(b'"reason":"not_seated"')
            # A whole text in the midst of another is none.
            writer.write(frame(1, text, fin=False))
            await writer.drain()
            await others_run()
            writer.write(wanted)
            async with asyncio.timeout(PATIENCE):
                rest = await reader.read()
            assert b"not_seated" not in rest
            assert (1002).to_bytes(2) in rest


async def test_bytes_on_a_socket_are_limited(file: str) -> None:
    limits = replace(PLENTY, traffic=Rate(0, 10_000))
    async with running(file, limits=limits) as server:
        target = await new_target(server)
        async with connection(target) as (reader, writer):
            await shake_hands(target, reader, writer)
            writer.write(text_message(do="emote", emote="x" * 60) * 150)
            await reader.read()
        assert disconnect_count(server, "bytes") == 1


async def test_a_class_of_forty_plays_undisturbed_behind_one_address(file: str) -> None:
    """At the limits of a server as it is installed: pages, tables, sockets and moves at once."""
    async with running(file, limits=Limits()) as server:

        async def pupil() -> None:
            for path in ("/", "/api/games", "/api/games/senet/words", "/api/games/senet/layout"):
                assert (await server.ask("GET", path)).status == 200
            table = await server.open("senet")
            ada, bea = await table.join(0), await table.join(1)
            for _ in range(5):
                await ada.connection.ping()
                actor = ada if ada.view["awaits"]["seat"] == 0 else bea
                done = actor.view["awaits"]["kind"] == "throw"
                token = {} if done else {"token": actor.view["legal"][0]}
                answer = await actor.do("throw" if done else "play", **token)
                assert answer["ok"], answer
                await ada.until_version(answer["version"])
                await bea.until_version(answer["version"])
            await ada.close()
            await bea.close()

        await asyncio.gather(*[pupil() for _ in range(40)])
        text = "\n".join(server.context.metrics.disconnected.lines())
        assert text.endswith("colonnade_disconnected_total 0"), text


@pytest.mark.parametrize(
    ("proxies", "peer", "line", "client"),
    [
        ((), "192.0.2.1", "203.0.113.9", None),
        (("10.0.0.1",), "10.0.0.2", "203.0.113.9", None),
        (("10.0.0.1",), "10.0.0.1", "203.0.113.9", "203.0.113.9"),
        (("10.0.0.0/8",), "10.0.0.1", "1.2.3.4, 203.0.113.9, 10.2.2.2", "203.0.113.9"),
        (("10.0.0.0/8",), "10.0.0.1", "", "10.0.0.1"),
        (("*",), "172.18.0.4", "1.2.3.4, 203.0.113.9", "203.0.113.9"),
        (("::1",), "::1", "[2001:db8::5]:4711", "2001:db8::5"),
    ],
)
def test_a_proxy_is_believed_only_as_configured(
    proxies: tuple[str, ...], peer: str, line: str, client: str | None
) -> None:
    trusted = TrustedProxies(proxies)
    assert trusted.trusts(peer) is (client is not None)
    if client is not None:
        headers = [(b"x-forwarded-for", line.encode())] if line else []
        assert trusted.client(peer, headers) == client


def test_a_proxy_must_be_an_address() -> None:
    with pytest.raises(ColonnadeError):
        TrustedProxies(["proxy.example.org"])


async def test_clients_behind_a_proxy_have_limits_of_their_own(file: str) -> None:
    limits = replace(PLENTY, requests=Rate(0, 2), arrivals=Rate(0, 0))
    async with running(file, limits=limits, proxies=("127.0.0.1",)) as server:
        for client in ("203.0.113.1", "203.0.113.2"):
            statuses = [
                (
                    await server.ask("GET", "/api/games", x_forwarded_for=f"6.6.6.{n}, {client}")
                ).status
                for n in range(3)
            ]
            assert statuses == [200, 200, 429]
