"""Seats: who holds them, who plays for whom, and who goes along to the rematch."""

import pytest

from server.harness import Clock, OpenedTable, Server, running


def cookie_of(headers: dict[str, str]) -> str:
    return headers["set-cookie"].partition(";")[0]


async def test_a_link_is_exchanged_for_a_cookie_that_opens_the_seat(database: str) -> None:
    async with running(database) as server:
        table = await server.open("senet")
        reply = await server.ask("POST", f"/api/tables/{table.id}/session", {"key": table.keys[1]})
        assert (reply.status, reply.json) == (200, {"table": table.id, "seat": 1})
        cookie = reply.headers["set-cookie"]
        for part in ("HttpOnly", "SameSite=strict", f"Path=/api/tables/{table.id}"):
            assert part in cookie
        name = cookie.partition(";")[0]
        client = await server.connect(table.id, cookie=name)
        assert client.hello["seat"] == 1
        reply = await server.ask("DELETE", f"/api/tables/{table.id}/session", cookie=name)
        assert reply.status == 204
        assert "Max-Age=0" in reply.headers["set-cookie"]


async def test_nothing_in_a_cookie_is_unquoted_and_few_are_looked_at(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unquoting takes some versions of Python time that grows with the square of the length."""

    def parse(cookies: str) -> dict[str, str]:
        raise AssertionError(f"parsed {len(cookies)} characters")

    monkeypatch.setattr("starlette.requests.cookie_parser", parse)
    async with running(file) as server:
        table = await server.open("senet")
        path, mine = f"/api/tables/{table.id}", f"seat-1={table.keys[1]}"
        quoted = 'seat-0="' + "\\x" * 1000 + '"'
        for cookie, status in (
            (quoted, 403),
            (f"{quoted}; {mine}", 204),
            (f"theme=dark;{mine} ", 204),
            ("; ".join(f"seat-{number}=x" for number in range(100)) + f"; {mine}", 403),
            ("", 401),
        ):
            reply = await server.ask("DELETE", f"{path}/session", cookie=cookie)
            assert reply.status == status, cookie[:40]


async def test_a_wrong_key_opens_nothing(file: str) -> None:
    async with running(file) as server:
        table, other = await server.open("senet"), await server.open("senet")
        for key in ("x", other.keys[0], table.keys[0][:-1]):
            reply = await server.ask("POST", f"/api/tables/{table.id}/session", {"key": key})
            assert (reply.status, reply.reason) == (403, "wrong_key")
            assert "set-cookie" not in reply.headers


async def test_keys_are_long_and_only_their_hashes_are_kept(file: str) -> None:
    async with running(file) as server:
        table = await server.open("senet")
        stored = await server.context.store.read(table.id)
        assert stored is not None
        log = b"".join(stored.entries)
        for key in table.keys:
            assert len(key) * 6 >= 128
            assert key.encode() not in log


async def test_a_seat_is_taken_once(file: str) -> None:
    async with running(file) as server:
        table = await server.open("senet", seats=[{"me": True}])
        path = f"/api/tables/{table.id}/seats"
        assert (await server.ask("POST", f"{path}/1", {"name": "Bea"})).status == 201
        reply = await server.ask("POST", f"{path}/1", {"name": "Eve"})
        assert (reply.status, reply.reason) == (409, "seat_taken")
        assert (await server.ask("POST", f"{path}/7", {})).status == 404
        assert (await server.ask("POST", f"{path}/x", {})).status == 404


async def test_a_lost_answer_to_taking_a_seat_loses_no_seat(database: str) -> None:
    """Whoever made the key himself may ask again, also at a server that has just started."""
    mine, others = "k" * 22, "o" * 22
    async with running(database) as server:
        table = await server.open("senet", seats=[{"me": True}])
        path = f"/api/tables/{table.id}/seats/1"
        first = await server.ask("POST", path, {"name": "Bea", "key": mine})
        assert (first.status, first.json["key"]) == (201, mine)
    async with running(database) as server:
        again = await server.ask("POST", path, {"name": "Bea", "key": mine})
        assert (again.status, again.json) == (first.status, first.json)
        assert cookie_of(dict(again.headers)) == f"seat-1={mine}"
        stored = await server.context.store.read(table.id)
        assert stored is not None
        assert sum(b"seat_taken" in entry for entry in stored.entries) == 2
        for key in (others, ""):
            reply = await server.ask("POST", path, {"name": "Eve", "key": key})
            assert (reply.status, reply.reason) == (409, "seat_taken")
        client = await server.connect(table.id, mine)
        assert client.hello["seat"] == 1
        assert (await client.do("leave"))["ok"]
        gone = await server.ask("POST", path, {"name": "Bea", "key": mine})
        assert (gone.status, gone.reason) == (409, "seat_taken"), "a key opens a seat once"
        for weak in ("short", "k" * 21, "k" * 87, "with space" * 3):
            assert (await server.ask("POST", path, {"key": weak})).status == 400


async def test_the_key_of_a_seat_that_changed_hands_opens_nothing(file: str) -> None:
    async with running(file) as server:
        table = await server.open("senet")
        tab, other_tab = await table.join(0), await table.join(0)
        assert (await tab.do("leave"))["ok"]
        # The other tab is told that it only looks on now.
        assert (await other_tab.next("hello"))["seat"] is None
        answer = await other_tab.do("throw")
        assert answer["refusal"]["reason"] == "not_seated"
        reply = await server.ask("POST", f"/api/tables/{table.id}/seats/0", {"name": "Eve"})
        assert reply.status == 201
        assert (await table.join(0)).hello["seat"] is None
        assert (await server.connect(table.id, reply.json["key"])).hello["seat"] == 0


async def test_a_seat_whose_person_has_gone_is_played_by_a_bot_until_he_is_back(
    file: str,
) -> None:
    clock = Clock()
    async with running(file, clock, absence=20.0) as server:
        table = await server.open("corintho")
        ada, bea = await table.join(0), await table.join(1)
        answer = await bea.do("take_over", seat=0)
        assert answer["refusal"]["reason"] == "present"
        await ada.close()
        while (await bea.next("presence"))["present"][0]:
            pass
        answer = await bea.do("take_over", seat=0)
        assert answer["refusal"]["reason"] == "present", "he was there a moment ago"
        clock.now += 21
        assert (await bea.do("take_over", seat=0))["ok"]
        while bea.view["awaits"]["seat"] != 1:
            await bea.next("update")
        assert bea.view["tokens"] == 1
        assert bea.view["seats"][0]["bot"] == "random"
        ada = await table.join(0)
        assert (await ada.do("play", token="x"))["refusal"]["reason"] == "bot_plays"
        assert (await ada.do("hand_back"))["ok"]
        assert ada.view["seats"][0]["bot"] == ""
        await bea.until_version(ada.view["version"])
        await bea.do("play", token=bea.view["legal"][0])
        await ada.until_version(bea.view["version"])
        assert (await ada.do("play", token=ada.view["legal"][0]))["ok"]


async def over(server: Server, game: str = "corintho") -> tuple[OpenedTable, OpenedTable]:
    """A table whose game is over and rematched, twice over the same keys."""
    table = await server.open(
        game, settings={"take_back": False, "auto_throw": True, "turn_seconds": 500}
    )
    ada, bea = await table.join(0), await table.join(1)
    assert (await ada.do("resign"))["ok"]
    await bea.until_version(ada.view["version"])
    assert (await bea.do("rematch"))["ok"]
    await ada.until_version(bea.view["version"])
    assert ada.view["rematch"] == bea.view["rematch"]
    again = await ada.do("rematch")
    assert again["refusal"]["reason"] == "rematched"
    return table, OpenedTable(server, ada.view["rematch"], table.keys)


async def test_a_rematch_has_the_same_settings_and_other_places(database: str) -> None:
    async with running(database) as server:
        table, rematch = await over(server)
        ada, bea = await rematch.join(0), await rematch.join(1)
        assert (ada.hello["seat"], bea.hello["seat"]) == (1, 0)
        assert [seat["name"] for seat in ada.view["seats"]] == ["Bea", "Ada"]
        before = (await server.ask("GET", f"/api/tables/{table.id}")).json
        for same in ("game", "options", "settings"):
            assert ada.view[same] == before[same]
        assert ada.view["parent"] == table.id
        assert (await bea.do("play", token=bea.view["legal"][0]))["ok"]


async def test_a_cookie_follows_to_the_rematch(file: str) -> None:
    async with running(file) as server:
        table, rematch = await over(server)
        reply = await server.ask("POST", f"/api/tables/{table.id}/session", {"key": table.keys[0]})
        mine = reply.headers["set-cookie"].partition(";")[0]
        reply = await server.ask("POST", f"/api/tables/{table.id}/follow", cookie=mine)
        assert reply.json == {"table": rematch.id, "seat": 1}
        assert f"Path=/api/tables/{rematch.id}" in reply.headers["set-cookie"]
        mine = reply.headers["set-cookie"].partition(";")[0]
        assert (await server.connect(rematch.id, cookie=mine)).hello["seat"] == 1


async def test_there_is_nothing_to_follow_before_a_rematch(file: str) -> None:
    async with running(file) as server:
        table = await server.open("senet")
        reply = await server.ask(
            "POST", f"/api/tables/{table.id}/follow", authorization=f"Bearer {table.keys[0]}"
        )
        assert (reply.status, reply.reason) == (409, "no_rematch")


async def test_one_person_may_hold_several_seats(file: str) -> None:
    async with running(file) as server:
        table = await server.open("senet")
        cookies = "; ".join(f"seat-{seat}={key}" for seat, key in enumerate(table.keys))
        for seat in (0, 1):
            client = await server.connect(table.id, query=f"?seat={seat}", cookie=cookies)
            assert client.hello["seat"] == seat


async def test_a_table_that_wants_to_be_found_is_listed_while_somebody_waits(file: str) -> None:
    async with running(file) as server:
        seats = [{"me": True, "name": "Ada"}]
        table = await server.open("senet", seats=seats, settings={"listed": True})
        await server.open("senet", seats=seats)
        assert (await server.ask("GET", "/api/tables")).json == {"tables": []}
        await table.join(0)
        (card,) = (await server.ask("GET", "/api/tables")).json["tables"]
        assert card["table"] == table.id
        assert "key" not in card["seats"][0]
        await server.ask("POST", f"/api/tables/{table.id}/seats/1", {})
        assert (await server.ask("GET", "/api/tables")).json == {"tables": []}


async def test_a_table_is_refused_with_a_reason(file: str) -> None:
    async with running(file) as server:
        for asked, reason in (
            ({"game": "chess"}, "unknown_game"),
            ({"game": "senet", "options": {"players": "9"}}, "bad_options"),
            ({"game": "senet", "seats": [{"bot": "genius"}]}, "bad_level"),
            ({"game": "senet", "settings": {"stand_in": "genius"}}, "bad_level"),
            ({"game": "senet", "seats": [{}, {}, {"me": True}]}, "no_such_seat"),
            ({"game": "senet", "seats": [{"me": True, "seed": "too early"}]}, "bad_request"),
            ({"game": "senet", "wishes": 1}, "bad_request"),
            ({"game": 1}, "bad_request"),
        ):
            reply = await server.ask("POST", "/api/tables", asked)
            assert 400 <= reply.status < 500
            assert reply.reason == reason, asked
