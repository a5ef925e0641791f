"""Every route and every command with every wrong credential: nothing is changed, nothing disclosed.

The rows come from the routes and the requests themselves: one that is new and has no entry here
fails. Each row ends with the right credential, which proves that all the wrong ones failed for
being wrong.
"""

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, get_args

import pytest

from colonnade.server.auth.access import Credential
from colonnade.server.auth.seat_keys import hash_key
from colonnade.server.http.endpoint import Endpoint
from colonnade.server.routes import ROUTES
from colonnade.wire.requests import Request
from server.harness import Client, Clock, LocalServer, Reply, act, running

UNKNOWN = "AAAAAAAAAAAAAAAA"
TAGS = {str(kind.__struct_config__.tag): kind for kind in get_args(Request)}


@dataclass
class Scene:
    """A table at which seat 0 has changed hands, another table, and all their secrets."""

    server: LocalServer
    clock: Clock
    table: str
    keys: list[str]
    old: str
    foreign: str
    secrets: list[str]
    fields: dict[str, Any] = field(default_factory=dict)
    """What the command of a row says."""

    @property
    def wrong(self) -> dict[str, str]:
        """Keys that do not open seat 0, by what is wrong with them."""
        return {"none": "", "another game": self.foreign, "old": self.old, "nonsense": "nonsense"}

    async def log(self) -> tuple[bytes, ...]:
        stored = await self.server.context.store.read(self.table)
        assert stored is not None
        return stored.entries

    def check_disclosed(self, text: str) -> None:
        assert not [secret for secret in self.secrets if secret in text]


async def scene(server: LocalServer, clock: Clock, game: str, *, open_seat: bool = False) -> Scene:
    seats = [{"me": True}, {} if open_seat else {"me": True}]
    opened = await server.open(game, seats=seats, settings={"auto_throw": False})
    foreign = await server.open(game)
    leaving = await opened.join(0)
    assert (await leaving.do("leave"))["ok"]
    await leaving.close()
    seated = await server.ask("POST", f"/api/tables/{opened.id}/seats/0", {"name": "Ada"})
    keys = [seated.json["key"], *opened.keys[1:]]
    secrets = [opened.keys[0], *keys, *foreign.keys]
    secrets += [hash_key(key) for key in secrets]
    for table in (opened.id, foreign.id):
        stored = await server.context.store.read(table)
        assert stored is not None
        secrets.append(stored.secret.hex())
    return Scene(server, clock, opened.id, keys, opened.keys[0], foreign.keys[0], secrets)


# Routes

ANYBODY = 200
"""Whoever knows the id of the table may look."""


@dataclass(frozen=True)
class Row:
    """What a route answers whoever has no right to it, and whoever has."""

    wrong: int
    right: int
    body: object = None
    none: int | None = None
    """The answer to no credential at all, where that is another."""


OPEN_TABLE = {"game": "senet"}
MATRIX: dict[str, Row] = {
    "GET /api/games": Row(ANYBODY, 200),
    "GET /api/games/{game}": Row(ANYBODY, 200),
    "GET /api/games/{game}/rules": Row(ANYBODY, 200),
    "GET /api/games/{game}/notation": Row(ANYBODY, 200),
    "GET /api/games/{game}/print.pdf": Row(ANYBODY, 200),
    "GET /api/games/{game}/words": Row(ANYBODY, 200),
    "GET /api/games/{game}/layout": Row(ANYBODY, 200),
    "POST /api/study/frame": Row(ANYBODY, 200, OPEN_TABLE),
    "POST /api/study/why": Row(ANYBODY, 200, OPEN_TABLE),
    "POST /api/study/moves": Row(ANYBODY, 200, OPEN_TABLE),
    "POST /api/study/replay": Row(400, 400, {}),
    "POST /api/study/hint": Row(ANYBODY, 200, OPEN_TABLE),
    "POST /api/study/review": Row(400, 400, {}),
    "GET /api/tables": Row(ANYBODY, 200),
    "POST /api/tables": Row(201, 201, OPEN_TABLE),
    "GET /api/tables/{table}": Row(ANYBODY, 200),
    "DELETE /api/tables/{table}": Row(403, 204),
    "GET /api/privacy": Row(ANYBODY, 200),
    "POST /api/tables/{table}/seats/{seat}": Row(409, 409, {"name": "Eve"}),
    "POST /api/tables/{table}/session": Row(403, 200, {"key": "KEY"}),
    "DELETE /api/tables/{table}/session": Row(403, 204, none=401),
    "POST /api/tables/{table}/follow": Row(403, 409, none=401),
    "GET /api/tables/{table}/record": Row(ANYBODY, 200),
    "GET /api/tables/{table}/board.svg": Row(ANYBODY, 200),
    "GET /api/openapi.json": Row(ANYBODY, 200),
    "GET /api/schema.json": Row(ANYBODY, 200),
    "GET /health": Row(ANYBODY, 200),
    "GET /alive": Row(ANYBODY, 200),
    "GET /metrics": Row(403, 200),
}
DELETING = "DELETE /api/tables/{table}"
SOCKET = "SOCKET /api/tables/{table}/play"


def test_every_route_and_every_command_has_its_row() -> None:
    assert {route.name for route in ROUTES} == {*MATRIX, SOCKET}
    assert set(TAGS) == set(COMMANDS)


async def knock(scene: Scene, route: Endpoint, key: str, table: str | None = None) -> Reply:
    """Ask with one key, in every place where a key can be shown."""
    path = route.path.replace("{table}", table or scene.table)
    path = path.replace("{seat}", "0").replace("{game}", "senet")
    body = MATRIX[route.name].body
    if isinstance(body, dict) and "key" in body:
        body = {"key": key or "x"}
    shown = {"authorization": f"Bearer {key}"} if key else {}
    if route.credential is Credential.OPERATOR:
        shown["x_forwarded_for"] = "192.0.2.1"
    return await scene.server.ask(route.method, path, body, **shown)


@pytest.mark.parametrize("route", [r for r in ROUTES if r.run], ids=lambda route: str(route.name))
async def test_a_route_with_every_wrong_credential(file: str, route: Endpoint) -> None:
    clock, row = Clock(), MATRIX[route.name]
    async with running(file, clock, operator_token="operator", analyse_seconds=200.0) as server:
        stage = await scene(server, clock, "senet")
        before = await stage.log()
        for what, key in stage.wrong.items():
            reply = await knock(stage, route, key)
            asked = row.none if row.none is not None and not key else row.wrong
            assert reply.status == asked, (route.name, what, reply.text)
            stage.check_disclosed(reply.text)
            if route.credential in (Credential.TABLE, Credential.SEAT):
                nowhere = await knock(stage, route, stage.keys[0], UNKNOWN)
                assert nowhere.status == 404, (route.name, what)
                stage.check_disclosed(nowhere.text)
        assert await stage.log() == before
        right = "operator" if route.credential is Credential.OPERATOR else stage.keys[0]
        assert (await knock(stage, route, right)).status == row.right, route.name
        if route.name == DELETING:
            assert (await knock(stage, route, right)).status == 404
        else:
            assert await stage.log() == before


# Commands

Prepare = Callable[[Scene], Awaitable[None]]


async def nothing(stage: Scene) -> None:
    """The table is as it should be."""


async def with_a_token(stage: Scene) -> None:
    ada = await stage.server.connect(stage.table, stage.keys[0])
    assert (ada.view["awaits"]["kind"], ada.view["awaits"]["seat"]) == ("choice", 0)
    stage.fields["token"] = ada.view["legal"][0]
    await ada.close()


async def after_a_move(stage: Scene) -> None:
    ada = await stage.server.connect(stage.table, stage.keys[0])
    assert (await act(ada))["ok"]
    await ada.close()


async def both_absent(stage: Scene) -> None:
    await after_a_move(stage)
    stage.clock.now += 60


async def played_by_a_bot(stage: Scene) -> None:
    await both_absent(stage)
    bea = await stage.server.connect(stage.table, stage.keys[1])
    answer = await bea.do("take_over", seat=0)
    assert answer["ok"], answer
    await bea.close()


async def over(stage: Scene) -> None:
    bea = await stage.server.connect(stage.table, stage.keys[1])
    assert (await bea.do("resign"))["ok"]
    await bea.close()


@dataclass(frozen=True)
class Command:
    """How a command can be made to succeed for seat 0, and what the other seat may."""

    prepare: Prepare = nothing
    game: str = "corintho"
    fields: dict[str, Any] = field(default_factory=dict)
    other_seat_may: bool = False
    """Whether it is the other seat's right as well, about the table or about itself."""
    open_seat: bool = False


COMMANDS: dict[str, Command] = {
    "play": Command(with_a_token),
    "throw": Command(game="senet"),
    "undo": Command(after_a_move),
    "resign": Command(other_seat_may=True),
    "seed": Command(game="senet", fields={"seed": "luck"}, other_seat_may=True),
    "seat_bot": Command(fields={"seat": 1, "level": "random"}, open_seat=True),
    "leave": Command(other_seat_may=True),
    "take_over": Command(both_absent, fields={"seat": 1}),
    "hand_back": Command(played_by_a_bot),
    "rematch": Command(over, other_seat_may=True),
    "emote": Command(fields={"emote": "hello"}, other_seat_may=True),
    "sync": Command(fields={"version": 1}, other_seat_may=True),
}
PUBLIC = {"sync"}
"""What a spectator may."""


async def try_command(client: Client, tag: str, fields: dict[str, Any]) -> bool:
    """Whether a command was done."""
    if tag in ("emote", "sync"):
        await client.say(do=tag, **fields)
        while (heard := await client.next())["is"] not in ("emote", "update", "error"):
            pass
        return bool(heard["is"] != "error")
    return bool((await client.do(tag, **fields))["ok"])


@pytest.mark.parametrize("tag", sorted(TAGS))
async def test_a_command_with_every_wrong_credential(file: str, tag: str) -> None:
    clock, command = Clock(), COMMANDS[tag]
    async with running(file, clock) as server:
        stage = await scene(server, clock, command.game, open_seat=command.open_seat)
        stage.fields.update(command.fields)
        await command.prepare(stage)
        before = await stage.log()
        wrong = dict(stage.wrong)
        if not command.other_seat_may and len(stage.keys) > 1:
            wrong["another seat"] = stage.keys[1]
        for what, key in wrong.items():
            client = await server.connect(stage.table, key)
            assert client.hello["seat"] == (1 if what == "another seat" else None), what
            done = await try_command(client, tag, stage.fields)
            assert done == (tag in PUBLIC), (tag, what, client.heard)
            await client.close()
            stage.check_disclosed(json.dumps([client.hello, client.heard]))
        assert await stage.log() == before, "nothing was changed"
        clock.now += 60  # whoever was here to try is gone
        ada = await server.connect(stage.table, stage.keys[0])
        assert await try_command(ada, tag, stage.fields), (tag, ada.heard)
        assert server.context.metrics.faults.of(where="table") == 0


async def test_the_other_seat_acts_for_itself_alone(file: str) -> None:
    clock = Clock()
    async with running(file, clock) as server:
        for tag in ("resign", "leave", "seed"):
            command = COMMANDS[tag]
            stage = await scene(server, clock, command.game)
            ada = await server.connect(stage.table, stage.keys[0])
            bea = await server.connect(stage.table, stage.keys[1])
            mine = ada.view["seats"][0]
            assert await try_command(bea, tag, dict(command.fields))
            await ada.until_version(bea.view["version"])
            assert ada.view["seats"][0] == mine, tag
            assert not ada.view["dice"] or ada.view["dice"]["seeds"][0] == ""
