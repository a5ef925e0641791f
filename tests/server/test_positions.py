"""Positions, moves, reasons and records without a table."""

from random import Random

import pytest

from colonnade.games import GAMES
from colonnade.library import Game, new
from server.harness import LocalServer, Reply, running

RECORD = '[Game "senet"]\n[Options "players=2 throws=coins exit=exact"]\n\nt2 t1 10-11 t3 11-14\n'


async def study(server: LocalServer, what: str, body: object) -> Reply:
    return await server.ask("POST", f"/api/study/{what}", body)


def thrown_until_a_choice(game: str) -> Game:
    here, rng = new(game), Random(game)
    while not here.legal:
        here.play(rng.choice(list(here.chances)))
    return here


async def test_a_position_is_shown_as_a_table_would_show_it(file: str) -> None:
    async with running(file) as server:
        for game in GAMES:
            frame = (await study(server, "frame", {"game": game, "chances": True})).json
            begun = new(game)
            assert frame["position"] == begun.position
            assert frame["legal"] == begun.legal
            assert frame["chances"] == list(begun.chances)
            assert not (await study(server, "frame", {"game": game})).json["chances"]
            table = await server.open(game)
            view = (await server.ask("GET", f"/api/tables/{table.id}")).json
            assert frame["scene"] == view["scene"]
            assert set(frame["gestures"]) <= set(frame["legal"])


async def test_a_token_is_tried_out_or_refused_with_its_clause(file: str) -> None:
    async with running(file) as server:
        tried = {"game": "senet", "token": "t1"}
        frame = (await study(server, "frame", tried)).json
        assert (frame["token"], frame["seat"], frame["thrown"]) == ("t1", 0, True)
        assert frame["legal"] == ["10-11"]
        assert frame["events"][0]["kind"] == "threw"
        wrong = await study(server, "frame", {**tried, "position": frame["position"]})
        assert wrong.status == 422
        assert wrong.json["error"]["clause"]
        for asked in ({"game": "senet", "position": "nonsense"}, {"game": "chess"}):
            nonsense = await study(server, "frame", asked)
            assert nonsense.status == 422
            text = nonsense.json["error"]["text"]
            assert text["en"] != text["fr"]


async def test_a_touch_is_explained(file: str) -> None:
    async with running(file) as server:
        position = ".b..ww..../.b......../.......... 0 3 0,0 0"
        touch = {"game": "senet", "position": position, "source": "2", "target": "5"}
        why = (await study(server, "why", touch)).json
        assert why["token"] == "2-5"
        assert "protected" in why["refusal"]["text"]["en"]
        legal = (await study(server, "why", {**touch, "source": "12", "target": "15"})).json
        assert legal["refusal"] is None
        nothing = (await study(server, "why", {"game": "senet", "target": "nowhere"})).json
        assert nothing == {"token": "", "refusal": None}


@pytest.mark.parametrize("game", GAMES)
async def test_every_legal_move_is_told(game: str, file: str) -> None:
    async with running(file) as server:
        here = thrown_until_a_choice(game)
        assert here.legal
        asked = {"game": game, "position": here.position}
        told = (await study(server, "moves", asked)).json["moves"]
        assert [move["token"] for move in told] == here.legal
        words = (await server.ask("GET", f"/api/games/{game}/words")).json["game"]
        assert all(event["kind"] in words for move in told for event in move["events"])


async def test_a_record_says_who_sat_where_and_no_name_for_a_colour(file: str) -> None:
    named = RECORD.replace("\n\n", '\n[Seats "Ada, bot:hard"]\n\n')
    async with running(file) as server:
        seats = (await study(server, "replay", {"record": named})).json["seats"]
        assert seats == [{"name": "Ada", "bot": ""}, {"name": "", "bot": "hard"}]
        # The second throw, a 1, makes the second seat black.
        unnamed = named.replace("Ada, bot:hard", "White, Black")
        seats = (await study(server, "replay", {"record": unnamed})).json["seats"]
        assert seats == [{"name": "", "bot": ""}] * 2


async def test_a_record_is_replayed_in_stretches(file: str) -> None:
    async with running(file) as server:
        whole = (await study(server, "replay", {"record": RECORD})).json
        assert [frame["token"] for frame in whole["frames"]] == ["", *whole["tokens"]]
        part = (await study(server, "replay", {"record": RECORD, "first": 2, "count": 2})).json
        assert part["frames"] == whole["frames"][2:4]
        for text in ("", "hello", RECORD + " 1-2", RECORD.replace("t1", "t9")):
            refused = await study(server, "replay", {"record": text})
            assert (refused.status, refused.reason) == (422, "unreadable")
            said = refused.json["error"]["text"]
            assert said["en"] != said["fr"]
        long = await study(server, "replay", {"record": "x" * 100_000})
        assert long.status in (400, 413)


async def test_a_game_goes_on_from_a_position(file: str) -> None:
    async with running(file) as server:
        frame = (await study(server, "replay", {"record": RECORD})).json["frames"][3]
        seats = [{"me": True}, {"me": True}]
        asked = {"game": "senet", "seats": seats, "position": frame["position"]}
        opened = await server.ask("POST", "/api/tables", asked)
        assert opened.status == 201
        assert opened.json["view"]["position"] == frame["position"]
        record = await server.ask("GET", f"/api/tables/{opened.json['table']}/record")
        assert f'[Position "{frame["position"]}"]' in record.text
        over = "........../........../.........w =0,1 - 0,0 1"
        for position in (over, "nonsense"):
            refused = await server.ask("POST", "/api/tables", {**asked, "position": position})
            assert refused.status in (409, 422)


async def test_a_layout_belongs_to_the_options_of_a_game(file: str) -> None:
    async with running(file) as server:
        coins = (await server.ask("GET", "/api/games/senet/layout")).json
        die = (await server.ask("GET", "/api/games/senet/layout?options=throws%3Ddie")).json
        assert coins["places"] == die["places"]
        assert coins != die
        wrong = await server.ask("GET", "/api/games/senet/layout?options=throws%3Dbones")
        assert wrong.status == 422
