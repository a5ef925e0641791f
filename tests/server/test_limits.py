"""Rate limits and slow clients: one client does not cost the others anything."""

import asyncio
import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from colonnade.server.auth.rate_limit import RateLimiter, TokenBucket
from colonnade.server.configuration import Limits, Rate
from colonnade.server.net.client_address import client_key
from colonnade.server.ws import session
from colonnade.server.ws.frames import text_frame
from colonnade.server.ws.outbox import MOST_WAITING, TOO_SLOW, Outbox
from colonnade.server.ws.uvicorn_frames import MOST_UNREAD, FrameProtocol
from colonnade.store import Write
from server.harness import running
from waiting import others_run, until


def test_a_bucket_gives_a_burst_and_fills_with_time() -> None:
    bucket = TokenBucket(Rate(2, 3), now=100.0)
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(100.5), bucket.take(100.5)] == [True, False]
    assert [bucket.take(500.0) for _ in range(4)] == [True, True, True, False]


def test_addresses_do_not_share_and_old_ones_are_forgotten() -> None:
    buckets = RateLimiter(Rate(0, 1), most=2)
    assert buckets.take("a", 0)
    assert not buckets.take("a", 0)
    assert buckets.take("b", 0)
    assert buckets.take("c", 0)
    assert buckets.take("a", 0), "forgotten, as c was one too many"


@pytest.mark.parametrize(
    ("host", "same"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("nobody", "nobody"),
    ],
)
def test_a_household_is_one_address(host: str, same: str) -> None:
    assert client_key(host) == same


async def test_too_many_requests_are_turned_away_and_told_when_to_come_back(file: str) -> None:
    limits = Limits(requests=Rate(0.001, 5), openings=Rate(0.001, 2))
    async with running(file, limits=limits) as server:
        statuses = [(await server.ask("GET", "/api/games")).status for _ in range(6)]
        assert statuses == [200] * 5 + [429]
        reply = await server.ask("GET", "/api/games")
        assert reply.reason == "too_fast"
        assert reply.headers["retry-after"] == "1"
        assert (await server.ask("GET", "/alive")).status == 200
        statuses = [
            (await server.ask("POST", "/api/tables", {"game": "senet"})).status for _ in range(3)
        ]
        assert statuses == [201, 201, 429]


async def test_an_address_may_be_without_limits(file: str) -> None:
    limits = Limits(requests=Rate(0.001, 1))
    async with running(file, limits=limits, unlimited=frozenset({"127.0.0.1"})) as server:
        assert {(await server.ask("GET", "/api/games")).status for _ in range(5)} == {200}


async def test_a_flood_of_messages_is_stopped_and_others_play_on(file: str) -> None:
    limits = Limits(messages=Rate(0.001, 10))
    async with running(file, limits=limits) as server:
        table = await server.open("senet")
        flooder, ada = await table.join(1), await table.join(0)

        async def flood() -> None:
            with contextlib.suppress(ConnectionClosed):
                while True:
                    await flooder.say(do="throw", id="x", seen=3)
                    await others_run()

        async def drown() -> int:
            with contextlib.suppress(ConnectionClosed):
                while True:
                    await flooder.next()
            return flooder.connection.close_code or 0

        _, code = await asyncio.gather(flood(), drown())
        assert code == 1008
        answers = [message for message in flooder.heard if message["is"] == "answer"]
        assert len(answers) <= 10
        assert (await ada.do("throw"))["ok"]


async def test_long_messages_and_bodies_are_refused(file: str) -> None:
    async with running(file) as server:
        table = await server.open("senet")
        ada = await table.join(0)
        await ada.connection.send("x" * 5000)
        with pytest.raises(ConnectionClosed):
            await ada.next("answer")
        assert ada.connection.close_code == 1009
        for size in (20_000, 2_000_000):
            with contextlib.suppress(ConnectionError):
                reply = await server.ask("POST", "/api/tables", b'{"game":"' + b"x" * size + b'"}')
                assert (reply.status, reply.reason) == (413, "too_large")
        assert (await server.ask("GET", "/alive")).status == 200


async def test_a_body_that_never_comes_is_not_waited_for(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("colonnade.server.app.BODY_SECONDS", 0.1)
    async with running(file) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{")
        assert (await reader.readline()).split()[1] == b"408"
        writer.close()


async def test_an_address_holds_only_so_many_sockets(file: str) -> None:
    async with running(file, limits=Limits(sockets_of_address=3)) as server:
        table = await server.open("senet")
        sockets = [await table.join() for _ in range(3)]
        with pytest.raises(InvalidStatus) as refused:
            await table.join()
        assert refused.value.response.status_code == 503
        await sockets[0].close()
        await until(lambda: server.context.access.sockets <= 2, "the socket is closed")
        await table.join()


class Pipe:
    """A connection that can be stopped up."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.open.set()
        self.sent: list[bytes] = []

    def put(self, frame: bytes) -> bool:
        if self.open.is_set():
            self.sent.append(frame)
        return self.open.is_set()

    async def wait_writable(self) -> None:
        await self.open.wait()


async def test_a_line_sends_at_once_while_there_is_room() -> None:
    pipe = Pipe()
    outbox = Outbox(pipe, lambda code: None)
    for frame in (b"a", b"b", b"c"):
        outbox.put(frame)
    assert pipe.sent == [b"a", b"b", b"c"]


async def test_a_move_of_a_client_that_is_let_go_is_shown_to_the_others(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "CLOSE_SECONDS", 0.0)
    async with running(file) as server:
        table = await server.open("senet")
        ada, bea = await table.join(0), await table.join(1)
        store, append = server.context.store, server.context.store.append
        stored, told = asyncio.Event(), asyncio.Event()

        async def append_slowly(write: Write) -> None:
            await append(write)
            stored.set()
            await told.wait()

        monkeypatch.setattr(store, "append", append_slowly)
        live = server.context.registry.tables[table.id]
        mine = next(
            box for box in live.subscribers.outboxes if box.credential and not box.credential.seat
        )
        assert isinstance(mine.sink, FrameProtocol)
        await ada.say(do="throw", id="1", seen=3)
        await stored.wait()
        mine.sink.writable.clear()  # Ada does not read
        mine.close(TOO_SLOW)
        for _ in range(20):
            await others_run()
        told.set()
        await bea.until_version(4)
        await until(lambda: mine not in live.subscribers.outboxes, "Ada is let go")


async def test_messages_to_a_slow_client_wait_in_order_and_hold_nobody_up() -> None:
    pipe = Pipe()
    outbox = Outbox(pipe, lambda code: None)
    pipe.open.clear()
    for frame in (b"a", b"b", b"c"):
        outbox.put(frame)
    assert pipe.sent == []
    pipe.open.set()
    await until(lambda: len(pipe.sent) == 3, "what waited is sent")
    outbox.put(b"d")
    await until(lambda: len(pipe.sent) == 4, "what came later is sent")
    assert pipe.sent == [b"a", b"b", b"c", b"d"]


async def test_a_client_that_never_reads_is_let_go() -> None:
    pipe, codes = Pipe(), list[int]()
    outbox = Outbox(pipe, codes.append)
    pipe.open.clear()
    for number in range(MOST_WAITING + 5):
        outbox.put(b"%d" % number)
    assert codes == [TOO_SLOW]
    assert not outbox.is_open
    outbox.end()


@given(st.binary(max_size=300) | st.integers(1, 70_000).map(bytes))
def test_a_frame_is_what_a_client_reads(text: bytes) -> None:
    reader = StreamReader()
    reader.feed_data(text_frame(text))
    parsing = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as ended:
        next(parsing)
    frame = ended.value.value
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, text)


async def test_a_client_far_ahead_is_heard_in_order(file: str) -> None:
    """More messages at once than may wait unread: the system keeps the rest, none is lost."""
    async with running(file) as server:
        table = await server.open("senet")
        client = await table.join(0)
        for number in range(10 * MOST_UNREAD):
            await client.say(do="emote", emote=f"none-{number}")
        for _ in range(10 * MOST_UNREAD):
            assert (await client.next("error"))["refusal"]["reason"] == "no_such_emote"
        assert (await client.do("throw"))["ok"]
