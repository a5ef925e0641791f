"""The API's description is true: every route is there, and responses have the shapes it says."""

import re
from typing import Any

import jsonschema

from colonnade.games import GAMES
from colonnade.kernel.i18n import LANGUAGES
from colonnade.server.openapi import openapi
from colonnade.server.routes import ROUTES
from server.harness import LocalServer, running


def references(value: Any) -> set[str]:
    if isinstance(value, dict):
        found = {value["$ref"]} if "$ref" in value else set()
        return found.union(*(references(part) for part in value.values()))
    if isinstance(value, list):
        return set().union(*(references(part) for part in value))
    return set()


def test_every_route_is_described_and_every_shape_is_there() -> None:
    page = openapi(ROUTES)
    described = {
        f"{'SOCKET' if '101' in operation['responses'] else method.upper()} {path}"
        for path, methods in page["paths"].items()
        for method, operation in methods.items()
    }
    assert described == {route.name for route in ROUTES}
    for reference in references(page):
        name = reference.removeprefix("#/components/schemas/")
        assert name in page["components"]["schemas"], reference
    names = [
        operation["operationId"] for path in page["paths"].values() for operation in path.values()
    ]
    assert len(set(names)) == len(names)


async def fetch_checked(
    server: LocalServer, page: Any, path: str, route: str, method: str = "GET"
) -> Any:
    reply = await server.ask(method, path)
    operation = page["paths"][route][method.lower()]
    answer = operation["responses"].get(str(reply.status), operation["responses"]["default"])
    (kind,) = answer["content"]
    assert reply.headers["content-type"].startswith(kind)
    if kind == "application/json" and "schema" in answer["content"][kind]:
        schema = {**answer["content"][kind]["schema"], "components": page["components"]}
        jsonschema.validate(reply.json, schema)
    return reply


async def test_answers_are_of_the_shapes_that_are_described(file: str) -> None:
    async with running(file) as server:
        page = (await server.ask("GET", "/api/openapi.json")).json
        table = await server.open("les-4-colonnes")
        for route in ROUTES:
            if route.method == "GET":
                for game in GAMES:
                    path = route.path.replace("{table}", table.id).replace("{game}", game)
                    reply = await fetch_checked(server, page, path, route.path)
                    assert reply.status == 200, route.name
        missing = await fetch_checked(
            server, page, "/api/tables/AAAAAAAAAAAAAAAA", "/api/tables/{table}"
        )
        assert missing.status == 404


async def test_the_messages_of_the_socket_are_of_the_shapes_in_the_schema(file: str) -> None:
    async with running(file) as server:
        schema = (await server.ask("GET", "/api/schema.json")).json
        table = await server.open("senet")
        ada, bea = await table.join(0), await table.join(1)
        await ada.do("throw")
        await ada.do("undo")
        await ada.say(do="emote", emote="wow")
        await bea.next("emote")
        await bea.say(do="fly")
        await bea.next("error")
        shape = {"$ref": "#/$defs/Message", "$defs": schema["$defs"]}
        for message in (ada.hello, bea.hello, *ada.heard, *bea.heard):
            jsonschema.validate(message, shape)
        kinds = {message["is"] for message in (*ada.heard, *bea.heard)}
        assert kinds == {"update", "answer", "presence", "emote", "error"}


async def test_the_rules_are_served_in_both_languages(file: str) -> None:
    async with running(file) as server:
        for game in GAMES:
            english = await server.ask("GET", f"/api/games/{game}/rules")
            french = await server.ask("GET", f"/api/games/{game}/rules?lang=fr")
            clauses = [re.findall(r"^### (\w+)\.", page.text, re.M) for page in (english, french)]
            assert clauses[0] == clauses[1] != []
            assert english.text != french.text


async def test_the_board_is_drawn(file: str) -> None:
    async with running(file) as server:
        table = await server.open("corintho")
        ada = await table.join(0)
        assert (await ada.do("play", token=ada.view["legal"][0]))["ok"]
        shown = server.context.registry.tables[table.id].table
        for language in LANGUAGES:
            path = f"/api/tables/{table.id}/board.svg?lang={language}"
            reply = await server.ask("GET", path)
            assert reply.headers["content-type"].startswith("image/svg+xml")
            assert reply.text == shown.book.drawing.svg(shown.options, shown.state, language)


async def test_metrics_can_be_read_by_prometheus(file: str) -> None:
    async with running(file) as server:
        table = await server.open("senet")
        ada = await table.join(0)
        await ada.do("throw")
        text = (await server.ask("GET", "/metrics")).text
        line = re.compile(r'[a-z_]+(\{[a-z_]+="[^"]*"(,[a-z_]+="[^"]*")*\})? [0-9.e+-]+')
        for sample in text.splitlines():
            assert sample.startswith("# ") or line.fullmatch(sample), sample
        assert 'colonnade_commands_total{became="kept"} 1' in text
        assert "colonnade_sockets 1" in text
        assert "colonnade_write_seconds_count 2" in text, "the table was opened, and the throw made"
