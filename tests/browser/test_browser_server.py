"""The server inside a browser, on a host that keeps its logs in memory."""

import asyncio
import json
import subprocess
import sys
from typing import Any

import pytest

from colonnade.browser.routes import ROUTES
from colonnade.browser.server import LOCAL, BrowserServer
from colonnade.browser.thinker import Thinker
from colonnade.games import GAMES
from colonnade.server.routes import ROUTES as SERVED
from colonnade.server.tables.housekeeping import GRACE_SECONDS
from memory_host import MemoryHost
from waiting import until

ELSEWHERE = {
    # The second Worker's.
    "POST /api/study/hint",
    "POST /api/study/review",
    # Only a server can do or say these: strangers, keys, PDFs, privacy, operators.
    "DELETE /api/tables/{table}",
    "GET /api/privacy",
    "GET /api/tables",
    "GET /api/games/{game}/print.pdf",
    "POST /api/tables/{table}/session",
    "DELETE /api/tables/{table}/session",
    "SOCKET /api/tables/{table}/play",
    "GET /api/openapi.json",
    "GET /api/schema.json",
    "GET /health",
    "GET /alive",
    "GET /metrics",
}


def think(lines: str) -> str:
    """A bot that thinks in the thread of the tables."""
    thinker = Thinker(lambda _: None)
    return thinker.choose(lines)


async def ask(server: BrowserServer, method: str, address: str, body: object = None) -> Any:
    status, _, text = (await server.request(method, address, json.dumps(body))).partition(" ")
    assert status in ("200", "201"), text
    return text if address.endswith("/record") else json.loads(text)


async def open_table(server: BrowserServer, game: str, seats: list[dict[str, object]]) -> str:
    table: str = (await ask(server, "POST", "/api/tables", {"game": game, "seats": seats}))["table"]
    return table


def command(view: dict[str, Any]) -> str:
    """The first move, or a throw."""
    what = {"do": "play", "token": view["legal"][0]} if view["legal"] else {"do": "throw"}
    return json.dumps({"id": str(view["version"]), "seen": view["version"], **what})


def test_every_route_of_the_server_is_here_or_known_to_be_elsewhere() -> None:
    served = {endpoint.name: endpoint.body for endpoint in SERVED if endpoint.name not in ELSEWHERE}
    assert {route.name: route.body for route in ROUTES} == served


def test_nothing_of_a_network_is_imported() -> None:
    code = (
        "import sys, colonnade.browser.server, colonnade.browser.thinker\n"
        "print({name.split('.')[0] for name in sys.modules})"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    for absent in ("starlette", "uvicorn", "websockets", "sqlite3", "numba", "numpy"):
        assert f"'{absent}'" not in done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_people_of_one_device_play_and_take_the_record(game: str) -> None:
    async def play() -> None:
        host = MemoryHost(think)
        server = BrowserServer(host)
        players = GAMES[game].players[0]
        table = await open_table(server, game, [{"me": True}] * players)
        assert table.startswith(LOCAL)
        for seat in range(players):
            await server.open_socket(seat, table, f"seat={seat}")
        view = await ask(server, "GET", f"/api/tables/{table}")
        for _ in range(6):
            if view["awaits"]["kind"] == "nothing":
                break
            await server.receive(view["awaits"]["seat"], command(view))
            view = await ask(server, "GET", f"/api/tables/{table}")
        answers = [message for _, message in host.sent if message["is"] == "answer"]
        assert answers
        assert all(answer["ok"] for answer in answers)
        record = await ask(server, "GET", f"/api/tables/{table}/record")
        replayed = await ask(server, "POST", "/api/study/replay", {"record": record})
        assert replayed["frames"][-1]["position"] == view["position"]

    asyncio.run(play())


def test_a_tab_that_is_opened_again_finds_every_move_that_was_answered() -> None:
    async def play() -> None:
        host = MemoryHost(think)
        before = BrowserServer(host)
        table = await open_table(before, "corintho", [{"me": True}, {"me": True}])
        await before.open_socket(1, table, "seat=0")
        view = await ask(before, "GET", f"/api/tables/{table}")
        await before.receive(1, command(view))
        view = await ask(before, "GET", f"/api/tables/{table}")
        after = BrowserServer(host)
        assert await ask(after, "GET", f"/api/tables/{table}") == view

    asyncio.run(play())


def test_two_tabs_at_one_table_see_the_same() -> None:
    async def play() -> None:
        host = MemoryHost(think)
        one, other = BrowserServer(host), BrowserServer(host)
        await other.start()
        table = await open_table(one, "corintho", [{"me": True}, {"me": True}])
        await one.open_socket(1, table, "seat=0")
        await other.open_socket(2, table, "seat=1")
        view = await ask(one, "GET", f"/api/tables/{table}")
        await one.receive(1, command(view))
        mine = await ask(one, "GET", f"/api/tables/{table}")
        # The other tab has not been told yet; its own command finds out by itself.
        await other.receive(2, command(mine))
        theirs = await ask(other, "GET", f"/api/tables/{table}")
        assert theirs["version"] == mine["version"] + 1
        one.hear(json.dumps({"table": table, "version": theirs["version"]}))
        await one.receive(1, json.dumps({"do": "sync", "version": 0}))
        await other.close()

    asyncio.run(play())


def test_a_tab_goes_on_with_what_another_was_closed_in_the_middle_of() -> None:
    async def play() -> None:
        passed = 0.0
        host = MemoryHost(think, lambda: passed)
        one, other = BrowserServer(host), BrowserServer(host)
        table = await open_table(one, "corintho", [{"me": True}, {"bot": "random"}])
        await one.open_socket(1, table, "seat=0")
        await other.open_socket(2, table, "seat=0")
        await one.receive(1, command(await ask(one, "GET", f"/api/tables/{table}")))
        await one.close()  # before its bot has thought
        read = json.dumps({"do": "read", "table": table, "after": 0})
        version = json.loads(await host.store(read))["version"]
        other.hear(json.dumps({"table": table, "version": version}))
        passed = GRACE_SECONDS + 1
        await other.start()

        async def has_answered() -> bool:
            view = await ask(other, "GET", f"/api/tables/{table}")
            return bool(view["tokens"] == 2)

        await until(has_answered, "the bot's move")
        await other.close()

    asyncio.run(play())


def test_a_bot_answers_through_the_second_worker() -> None:
    async def play() -> None:
        thinker = Thinker(lambda _: None)
        host = MemoryHost(thinker.choose)
        server = BrowserServer(host)
        table = await open_table(server, "corintho", [{"bot": "random"}, {"me": True}])

        async def is_my_turn() -> bool:
            view = await ask(server, "GET", f"/api/tables/{table}")
            return bool(view["awaits"]["seat"] == 1 and view["tokens"] == 1)

        await until(is_my_turn, "the bot's move")
        await server.close()

    asyncio.run(play())


def test_a_coach_plays_at_the_level_of_the_results_it_is_told() -> None:
    async def play() -> None:
        thinker = Thinker(lambda _: None)
        server = BrowserServer(MemoryHost(thinker.choose))
        assert (await ask(server, "GET", "/api/games"))["levels"][-1] == "coach"
        lost = [{"bot": "easy", "share": 0}] * 9
        coach: dict[str, object] = {"bot": "coach", "results": lost}
        table = await open_table(server, "corintho", [coach, {"me": True}])

        async def has_played() -> bool:
            view = await ask(server, "GET", f"/api/tables/{table}")
            assert 0 <= int(view["seats"][0]["bot"].removeprefix("coach")) < 184
            return bool(view["tokens"] == 1)

        await until(has_played, "the coach's move")
        await server.close()

    asyncio.run(play())


def test_a_bot_is_loaded_before_its_first_move() -> None:
    async def play() -> None:
        asked: list[str] = []

        def note(lines: str) -> str:
            asked.append(lines)
            return ""

        host = MemoryHost(note)
        server = BrowserServer(host)
        alone = await open_table(server, "senet", [{"me": True}, {"me": True}])
        await server.open_socket(1, alone, "seat=0")
        assert asked == []
        table = await open_table(server, "senet", [{"me": True}, {"bot": "hard"}])
        await server.open_socket(2, table, "seat=0")
        (lines,) = asked
        assert think(lines) == ""  # nothing is chosen
        newgame, position = lines.split("\n")
        assert newgame.startswith("newgame senet ")
        assert position.startswith("position at ")

    asyncio.run(play())


def test_hints_and_reviews_are_what_the_server_s_worker_answers() -> None:
    thinker = Thinker(lambda _: None)
    status, _, text = thinker.request(
        "/api/study/hint", json.dumps({"game": "corintho", "position": "nonsense"})
    ).partition(" ")
    assert status == "422"
    assert json.loads(text)["error"]["reason"] == "unreadable"
    assert thinker.request("/api/study/hint", "{").startswith("400 ")
