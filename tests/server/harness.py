"""A real server on a real port: in the test's own loop, or in a process of its own."""

import asyncio
import http.client
import json
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from chance import PATIENT, current_test, program
from colonnade.server.configuration import Configuration, Limits, Rate
from colonnade.server.context import ServerContext
from colonnade.server.http.static_site import StaticSite
from colonnade.server.run import serve
from colonnade.server.run.serve import bind, uvicorn_config
from colonnade.store import open_store
from waiting import until

NOWHERE = Path("nowhere")
JSON = {"content-type": "application/json"}
PATIENCE = 200.0
"""Seconds for an answer on however busy a machine."""
FREE = Rate(1e6, 10**8)
PLENTY = Limits(
    requests=FREE,
    openings=FREE,
    messages=FREE,
    frames=FREE,
    traffic=FREE,
    frames_of_address=FREE,
    arrivals=FREE,
    received=FREE,
)


class Clock:
    """The time, as the test says it is."""

    def __init__(self) -> None:
        self.now = time.time()

    def __call__(self) -> float:
        return self.now


@dataclass
class Reply:
    """An answer to an HTTP request."""

    status: int
    headers: Mapping[str, str]
    text: str

    @property
    def json(self) -> Any:
        return json.loads(self.text)

    @property
    def reason(self) -> str:
        return str(self.json["error"]["reason"])


@dataclass
class Server:
    """Where a server is, and how to speak to it."""

    port: int

    async def ask(self, method: str, path: str, body: object = None, **headers: str) -> Reply:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return await asyncio.to_thread(self._ask, method, path, body, named)

    def _ask(self, method: str, path: str, body: object, headers: dict[str, str]) -> Reply:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        data = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        try:
            connection.request(method, path, data, {**JSON, **headers})
            answer = connection.getresponse()
            text = answer.read().decode(errors="replace")  # a PDF is no text
            return Reply(answer.status, {k.lower(): v for k, v in answer.getheaders()}, text)
        finally:
            connection.close()

    async def open(self, game: str = "senet", **more: Any) -> "OpenedTable":
        """Open a table for two people, unless told otherwise."""
        asked = {"seats": [{"me": True, "name": "Ada"}, {"me": True, "name": "Bea"}], **more}
        reply = await self.ask("POST", "/api/tables", {"game": game, **asked})
        assert reply.status == 201, reply.text
        opened = reply.json
        return OpenedTable(self, opened["table"], [link["key"] for link in opened["links"]])

    async def connect(
        self, table: str, key: str = "", *, query: str = "", **headers: str
    ) -> "Client":
        more = dict(headers)
        if key:
            more["authorization"] = f"Bearer {key}"
        origin = more.pop("origin", None)
        connection = await connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/play{query}",
            additional_headers=more,
            origin=None if origin is None else Origin(origin),
            compression=None,
            max_queue=None,  # a client that does not read yet is not gone
            ping_interval=None,
            open_timeout=PATIENCE,
        )
        return await Client.greeted(connection)


@dataclass
class OpenedTable:
    """A table that was opened, and the keys of whoever opened it."""

    server: Server
    id: str
    keys: list[str]

    async def join(self, seat: int | None = None, *, query: str = "", **headers: str) -> "Client":
        key = "" if seat is None else self.keys[seat]
        return await self.server.connect(self.id, key, query=query, **headers)


@dataclass
class Client:
    """One socket: what it was told, and how to ask."""

    connection: ClientConnection
    hello: dict[str, Any]
    view: dict[str, Any]
    heard: list[dict[str, Any]] = field(default_factory=list)
    asked: int = 0
    company: tuple[list[bool], int] = ([], 0)
    """Who is there, as was told last: for each seat, and how many look on."""

    @classmethod
    async def greeted(cls, connection: ClientConnection) -> "Client":
        hello = json.loads(await connection.recv())
        assert hello["is"] == "hello"
        company = hello["present"], hello["spectators"]
        return cls(connection, hello, hello["view"], company=company)

    async def next(self, kind: str = "") -> dict[str, Any]:
        """The next message, of a kind if one is given; those before it are remembered."""
        while True:
            message: dict[str, Any] = json.loads(await self.connection.recv())
            self.heard.append(message)
            if message.get("view") is not None:
                self.view = message["view"]
            if message["is"] in ("hello", "presence"):
                self.company = message["present"], message["spectators"]
            if not kind or message["is"] == kind:
                return message

    async def say(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))

    async def do(self, do: str, **more: Any) -> dict[str, Any]:
        """Ask for something and wait for the answer."""
        self.asked += 1
        ask = {"do": do, "id": f"{id(self)}-{self.asked}", "seen": self.view["version"], **more}
        await self.say(**ask)
        while (answer := await self.next("answer"))["id"] != ask["id"]:
            pass
        return answer

    async def until_version(self, version: int) -> None:
        while self.view["version"] < version:
            await self.next()

    async def close(self) -> None:
        await self.connection.close()


async def act(client: Client, seed: object = 1) -> dict[str, Any]:
    """Do what is awaited: throw, or a legal move that follows from the seed and the version.

    Not from a row of draws: somebody who is refused and tries again would then play another game.
    """
    if client.view["awaits"]["kind"] == "throw":
        return await client.do("throw")
    chance = random.Random(f"{seed} {client.view['version']}")
    return await client.do("play", token=chance.choice(client.view["legal"]))


def is_over(view: dict[str, Any]) -> bool:
    """Whether nothing more is to be played."""
    return bool(view["awaits"]["kind"] == "nothing")


async def play_until(
    reached: Callable[[dict[str, Any]], bool], clients: dict[int, Client], seed: object = 1
) -> int:
    """Play until the table is as wanted, whatever that takes; how many commands it took."""
    watched, count = next(iter(clients.values())), 0
    while not reached(watched.view):
        assert not is_over(watched.view), "the game is over and never was as wanted"
        turn = watched.view["awaits"]
        if turn["seat"] not in clients:
            await watched.next()
            continue
        actor = clients[turn["seat"]]
        await actor.until_version(watched.view["version"])
        answer = await act(actor, seed)
        if not answer["ok"]:
            # A bot or another table-mate was quicker; the view in the answer is the newest.
            assert answer["refusal"]["reason"] == "stale", answer
        await watched.until_version(answer["version"])
        count += 1
    return count


async def play_out(clients: dict[int, Client], seed: object = 1) -> int:
    """Play until the game is over; how many commands it took."""
    return await play_until(is_over, clients, seed)


@dataclass
class LocalServer(Server):
    """A server in the test's own loop, whose inside can be looked at."""

    context: ServerContext


@asynccontextmanager
async def running(
    database: str, clock: Clock | None = None, website: Path = NOWHERE, **chosen: Any
) -> AsyncIterator[LocalServer]:
    """A server in this loop, on a port of its own; its bots have time, and draw from a seed."""
    configuration = Configuration(**{"limits": PLENTY, "engines": 2, **PATIENT, **chosen})
    store = await open_store(database)
    try:
        context = ServerContext(configuration, store, clock or time.time)
        server = serve.Server(uvicorn_config(context, site=StaticSite(website)), context)
        listener = bind("127.0.0.1", 0)
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        await until(lambda: server.started or serving.done(), "the server listens")
        assert not serving.done(), serving
        try:
            yield LocalServer(listener.getsockname()[1], context)
        finally:
            server.should_exit = True
            await serving
    finally:
        await store.close()


@dataclass
class ServerProcess(Server):
    """A server in a process of its own."""

    process: asyncio.subprocess.Process
    log: Path

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)

    async def stop(self) -> int:
        """Stop it in good order; the code it ends with."""
        self.process.send_signal(signal.SIGTERM)
        return await self.process.wait()


@asynccontextmanager
async def started(
    folder: Path, *arguments: str, preparing: str = "", **environment: str
) -> AsyncIterator[ServerProcess]:
    """`colonnade serve`, until the block ends; `preparing` is Python to run before it."""
    log = folder / f"log-{len(list(folder.glob('log-*')))}"
    # Two servers of a test draw different ids.
    command = program(f"{current_test()} {log.name}", preparing)
    command += ["serve", "--port", "0", *arguments]
    with log.open("wb") as errors:
        process = await asyncio.create_subprocess_exec(
            *command,
            cwd=folder,
            env={**os.environ, "LC_ALL": "C", **environment},
            stdout=asyncio.subprocess.PIPE,
            stderr=errors,
        )
    try:
        assert process.stdout is not None
        line = (await process.stdout.readline()).decode()
        assert line.startswith("Colonnade is at http://"), log.read_text()
        yield ServerProcess(int(line.rpartition(":")[2]), process, log)
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()
