"""Does everything that a page can ask for once, so that all modules it needs are imported.

The build of the browser's edition (web/python/bundle.py) runs this to find what has to be in it.
"""

import asyncio
import json

from colonnade.analysis import worker
from colonnade.analysis.evaluator import Effort
from colonnade.bots.api.level_names import LEVELS
from colonnade.browser.server import BrowserServer
from colonnade.browser.thinker import Thinker
from colonnade.games import GAMES
from memory_host import MemoryHost

PLIES = 8
"""Entries of a log after which a game has been watched for long enough."""
LITTLE = Effort(at_most=0.02, whole=0.2)
"""What is computed does not matter here, only by what."""


async def exercise() -> None:
    """Play, help, review and replay a game of every kind."""
    worker.HINT = worker.REVIEW = LITTLE  # type: ignore[misc]
    thinker = Thinker(lambda _: None)
    host = MemoryHost(thinker.choose)
    server = BrowserServer(host)
    await server.start()
    for game in GAMES:
        for path in ("", "/words", "/rules?lang=fr", "/layout"):
            await expect(server, "GET", f"/api/games/{game}{path}")
        await watch(server, host, thinker, game)
    await expect(server, "GET", "/api/games")
    await server.close()


async def watch(server: BrowserServer, host: MemoryHost, thinker: Thinker, game: str) -> None:
    """Play against bots for a while, then use all that there is for a game."""
    seats = [{"me": True}, *[{"bot": "easy"}] * (GAMES[game].players[0] - 1)]
    opened = json.loads(await expect(server, "POST", "/api/tables", {"game": game, "seats": seats}))
    table, address = opened["table"], f"/api/tables/{opened['table']}"
    await server.open_socket(1, table, "seat=0&after=0")
    view = opened["view"]
    while view["version"] < PLIES and view["awaits"]["kind"] != "nothing":
        if view["awaits"]["seat"] == 0 and view["awaits"]["kind"] in ("choice", "throw"):
            what = {"do": "play", "token": view["legal"][0]} if view["legal"] else {"do": "throw"}
            ask = {"id": str(view["version"]), "seen": view["version"], **what}
            await server.receive(1, json.dumps(ask))
        await asyncio.sleep(0)
        view = json.loads(await expect(server, "GET", address))
    await server.receive(1, '{"do": "sync", "version": 0}')
    await server.receive(1, '{"do": "nothing"}')
    server.close_socket(1)
    where = {"game": game, "options": view["options"], "position": view["position"]}
    await expect(server, "GET", f"{address}/board.svg?lang=fr")
    record = await expect(server, "GET", f"{address}/record")
    await expect(server, "POST", "/api/study/replay", {"record": record})
    options = " ".join(f"{name}={value}" for name, value in view["options"].items())
    start = f"newgame {game} {options}\nposition at {view['position']}"
    for level in LEVELS:
        thinker.choose(f"{start}\ngo level {level} movetime 20")
    for path in ("frame", "why", "moves"):
        await expect(server, "POST", f"/api/study/{path}", where)
    thinker.request("/api/study/hint", json.dumps(where))
    thinker.request("/api/study/review", json.dumps({"record": record}))


async def expect(server: BrowserServer, method: str, address: str, body: object = None) -> str:
    """The body of a successful answer."""
    status, _, text = (await server.request(method, address, json.dumps(body))).partition(" ")
    if status not in ("200", "201"):
        raise AssertionError(f"{method} {address}: {status} {text}")
    return text
