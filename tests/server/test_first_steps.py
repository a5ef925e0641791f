"""From an empty folder to the end of a game, over real sockets, on both databases."""

from fractions import Fraction

import pytest

from colonnade.games import GAMES
from colonnade.kernel.record import read_record
from colonnade.library import replay
from colonnade.table.verify import verify
from server.harness import is_over, play_out, running
from waiting import until


async def test_two_calls_open_a_table_and_take_a_seat(database: str) -> None:
    async with running(database) as server:
        reply = await server.ask("POST", "/api/tables", {"game": "corintho"})
        assert reply.status == 201
        table = reply.json["table"]
        assert reply.headers["location"] == f"/api/tables/{table}"
        reply = await server.ask("POST", f"/api/tables/{table}/seats/1", {"name": "Ada"})
        assert reply.status == 201
        link = reply.json
        assert (link["table"], link["seat"]) == (table, 1)
        client = await server.connect(table, link["key"])
        assert client.hello["seat"] == 1
        assert client.view["seats"][1] == {
            "kind": "person", "name": "Ada", "bot": "", "resigned": False, "vacant": False
        }  # fmt: skip
        assert client.view["awaits"] == {"kind": "seats", "seat": None, "situation": []}


SHORTER = {"senet": {"exit": "over"}}
"""Options with which random play comes to an end sooner."""


@pytest.mark.parametrize("game", GAMES)
async def test_two_people_play_a_whole_game(database: str, game: str) -> None:
    async with running(database) as server:
        table = await server.open(
            game, options=SHORTER.get(game, {}), settings={"auto_throw": game == "senet"}
        )
        ada, bea, looking = await table.join(0), await table.join(1), await table.join()
        await play_out({0: ada, 1: bea}, game)
        assert ada.view["result"] is not None
        await looking.until_version(ada.view["version"])
        assert looking.view == ada.view
        reply = await server.ask("GET", f"/api/tables/{table.id}/record")
        record = read_record(reply.text)
        assert record.seats == ("Ada", "Bea")
        assert {check.finding for check in verify(record)} == {"holds"}


@pytest.mark.parametrize("game", GAMES)
async def test_a_person_plays_a_whole_game_with_bots(file: str, game: str) -> None:
    most = GAMES[game].players[1]
    seats = [{"me": True, "name": "Ada"}] + [{"bot": "random"}] * (most - 1)
    async with running(file, think_seconds=100.0) as server:
        table = await server.open(
            game,
            options={"players": str(most), **SHORTER.get(game, {})},
            seats=seats,
            settings={"auto_throw": True},
        )
        ada = await table.join(0)
        await play_out({0: ada}, game)
        assert ada.view["awaits"]["kind"] == "nothing"
        assert server.context.metrics.bots.of(how="thought") > 0
        assert server.context.metrics.bots.of(how="failed") == 0


async def test_bots_play_on_where_nobody_looks(file: str) -> None:
    async with running(file) as server:
        table = await server.open("corintho", seats=[{"bot": "random"}, {"bot": "random"}])

        async def is_finished() -> bool:
            return is_over((await server.ask("GET", f"/api/tables/{table.id}")).json)

        await until(is_finished, "the bots have finished their game")
        record = await server.ask("GET", f"/api/tables/{table.id}/record")
        assert replay(read_record(record.text)).is_over
        assert sum(Fraction(share) for share in read_record(record.text).result or ()) == 1
