"""A command happens once or not at all, and its sender is told which."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from colonnade.server.configuration import Rate
from colonnade.server.tables import subscribers
from colonnade.server.tables.live_table import REMEMBERED
from colonnade.server.ws.outbox import Outbox
from colonnade.store import Conflict, Write
from server.harness import PLENTY, Client, Clock, act, running


async def ask(client: Client, **ask: Any) -> dict[str, Any]:
    await client.say(**ask)
    return await client.next("answer")


async def test_a_repeat_gets_the_first_answer(database: str) -> None:
    async with running(database) as server:
        table = await server.open("senet")
        ada, bea = await table.join(0), await table.join(1)
        throw = {"do": "throw", "id": "first", "seen": 3}
        first = await ask(ada, **throw)
        assert (first["ok"], first["version"]) == (True, 4)
        assert await ask(ada, **throw) == first
        while ada.view["version"] < 8:
            actor = (ada, bea)[ada.view["awaits"]["seat"]]
            await actor.until_version(ada.view["version"])
            await act(actor)
            await ada.until_version(actor.view["version"])
        assert await ask(ada, **throw) == first
        # Another tab, and the same after the table was read anew.
        assert await ask(await table.join(0), **throw) == first
        server.context.registry.tables.clear()
        assert await ask(await table.join(0), **throw) == first


async def test_ids_are_each_seat_s_own(file: str) -> None:
    async with running(file) as server:
        table = await server.open("corintho")
        ada, bea = await table.join(0), await table.join(1)
        token = ada.view["legal"][0]
        assert (await ask(ada, do="play", id="one", seen=3, token=token))["ok"]
        await bea.until_version(4)
        token = bea.view["legal"][0]
        answer = await ask(bea, do="play", id="one", seen=4, token=token)
        assert (answer["ok"], answer["version"]) == (True, 5)


async def test_a_stale_command_is_refused_with_the_table_as_it_is(file: str) -> None:
    async with running(file) as server:
        table = await server.open("senet")
        ada = await table.join(0)
        await ada.do("throw")
        answer = await ask(ada, do="throw", id="late", seen=3)
        assert not answer["ok"]
        assert answer["refusal"]["reason"] == "stale"
        assert answer["view"] == ada.view
        assert answer["view"]["version"] == answer["version"] == 4


async def test_two_tabs_on_one_seat_move_once(file: str) -> None:
    async with running(file) as server:
        table = await server.open("corintho")
        tabs = [await table.join(0) for _ in range(4)]
        tokens = tabs[0].view["legal"][:4]
        answers = await asyncio.gather(
            *(
                ask(tab, do="play", id=f"tab{index}", seen=3, token=token)
                for index, (tab, token) in enumerate(zip(tabs, tokens, strict=True))
            )
        )
        assert sorted(answer["ok"] for answer in answers) == [False, False, False, True]
        view = (await server.ask("GET", f"/api/tables/{table.id}")).json
        assert view["version"] == 4
        assert all(answer["version"] == 4 for answer in answers)


async def test_a_double_click_moves_once(file: str) -> None:
    async with running(file) as server:
        table = await server.open("corintho")
        ada = await table.join(0)
        ask = {"do": "play", "id": "click", "seen": 3, "token": ada.view["legal"][0]}
        await ada.say(**ask)
        await ada.say(**ask)
        assert await ada.next("answer") == await ada.next("answer")
        assert ada.view["version"] == 4


async def test_a_breach_of_the_rules_names_its_clause(file: str) -> None:
    async with running(file) as server:
        table = await server.open("senet", options={"throws": "die"})
        ada = await table.join(0)
        answer = await ada.do("play", token="10-11")
        assert answer["refusal"]["reason"] == "throw_awaited"
        table = await server.open("corintho")
        ada = await table.join(0)
        answer = await ada.do("play", token=f"{ada.view['legal'][0]}")
        bea = await table.join(1)
        answer = await bea.do("play", token="a1>b1")
        assert not answer["ok"]
        assert answer["refusal"]["text"]["fr"]
        assert answer["view"]["version"] == 4


async def test_spectators_and_people_of_other_tables_change_nothing(file: str) -> None:
    async with running(file) as server:
        table, other = await server.open("senet"), await server.open("senet")
        looking = await table.join()
        stranger = await server.connect(table.id, other.keys[0])
        for client in (looking, stranger):
            assert client.hello["seat"] is None
            for do in ("throw", "undo", "resign", "leave", "hand_back", "rematch"):
                answer = await client.do(do)
                assert (answer["ok"], answer["refusal"]["reason"]) == (False, "not_seated"), do
        assert (await server.ask("GET", f"/api/tables/{table.id}")).json["version"] == 3


async def test_a_move_out_of_turn_is_refused(file: str) -> None:
    async with running(file) as server:
        table = await server.open("senet")
        answer = await (await table.join(1)).do("throw")
        assert answer["refusal"]["reason"] == "not_your_turn"


async def test_a_choice_is_taken_back_and_everybody_sees_it(file: str) -> None:
    async with running(file) as server:
        table = await server.open("corintho")
        ada, bea = await table.join(0), await table.join(1)
        before = ada.view["position"]
        await ada.do("play", token=ada.view["legal"][0])
        assert (await ada.do("undo"))["ok"]
        await bea.until_version(5)
        assert bea.view["position"] == before


async def test_what_is_not_understood_is_answered_and_changes_nothing(file: str) -> None:
    async with running(file) as server:
        table = await server.open("senet")
        ada = await table.join(0)
        for text in ("", "nonsense", "[]", "{}", '{"do":"fly","id":"1","seen":3}', "[" * 4000):
            await ada.connection.send(text)
            assert (await ada.next())["is"] == "error", text
        await ada.connection.send(b"\xff\xfe")
        assert (await ada.next())["is"] == "error"
        assert (await ada.do("throw"))["ok"]


async def test_feelings_are_shown_to_all_but_only_preset_ones(file: str) -> None:
    # No time passes, so that nobody earns another emote meanwhile.
    async with running(file, Clock()) as server:
        table = await server.open("senet")
        ada, bea, looking = await table.join(0), await table.join(1), await table.join()
        await ada.say(do="emote", emote="wow")
        for client in (ada, bea, looking):
            assert await client.next("emote") == {"is": "emote", "seat": 0, "emote": "wow"}
        await ada.say(do="emote", emote="free text")
        assert (await ada.next("error"))["refusal"]["reason"] == "no_such_emote"
        await looking.say(do="emote", emote="wow")
        assert (await looking.next("error"))["refusal"]["reason"] == "not_seated"
        for _ in range(10):
            await ada.say(do="emote", emote="wow")
        assert (await ada.next("error"))["refusal"]["reason"] == "too_fast"


async def test_more_sockets_give_a_seat_no_more_emotes(file: str) -> None:
    async with running(file, limits=replace(PLENTY, emotes=Rate(0, 2))) as server:
        table = await server.open("senet")
        tabs = [await table.join(0) for _ in range(3)]
        for tab in tabs[:2]:
            await tab.say(do="emote", emote="wow")
            assert (await tab.next("emote"))["seat"] == 0
        await tabs[2].say(do="emote", emote="wow")
        assert (await tabs[2].next("error"))["refusal"]["reason"] == "too_fast"
        bea = await table.join(1)
        await bea.say(do="emote", emote="wow")
        assert (await bea.next("emote"))["seat"] == 1


async def test_everybody_is_told_who_is_there(file: str) -> None:
    async with running(file) as server:
        table = await server.open("senet")
        ada = await table.join(0)
        assert ada.hello["present"] == [True, False]
        bea = await table.join(1)
        assert (await ada.next("presence"))["present"] == [True, True]
        await table.join()
        assert (await ada.next("presence"))["spectators"] == 1
        await bea.close()
        assert (await ada.next("presence"))["present"] == [True, False]


async def test_memory_of_the_story_is_bounded(file: str) -> None:
    async with running(file) as server:
        table = await server.open("corintho", seats=[{"bot": "random"}, {"bot": "random"}])
        looking = await table.join()
        while looking.view["awaits"]["kind"] != "nothing":
            await looking.next()
        assert len(server.context.registry.tables[table.id].recent) <= REMEMBERED


async def test_a_crowd_is_told_less_often_who_comes_and_at_last_who_is_there(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subscribers, "CROWD", 3)
    monkeypatch.setattr(subscribers, "CROWD_SECONDS", 0.2)
    async with running(file) as server:
        table = await server.open("senet")
        ada = await table.join(0)
        clients = server.context.registry.tables[table.id].subscribers
        sent, broadcast = list[int](), clients.broadcast

        def counted(self: subscribers.Subscribers, frame: bytes, but: Outbox | None = None) -> None:
            sent.append(self.everybody[1])
            broadcast(frame, but)

        monkeypatch.setattr(subscribers.Subscribers, "broadcast", counted)
        await asyncio.gather(*[table.join() for _ in range(12)])
        told = 0
        while told < 12:
            told = (await ada.next("presence"))["spectators"]
        assert sent[-1] == 12
        assert sent[:3] == [1, 2, 3], "a few are told at once"


async def test_a_rematch_is_opened_once_though_another_server_was_quicker(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(file) as server:
        table = await server.open("senet")
        ada = await table.join(0)
        assert (await ada.do("resign"))["ok"]
        store, append = server.context.store, server.context.store.append
        conflicts = [Conflict(table.id, 0, 0)]

        async def append_later(write: Write) -> None:
            if conflicts and not write.opens:
                raise conflicts.pop()
            await append(write)

        monkeypatch.setattr(store, "append", append_later)
        assert (await ada.do("rematch"))["ok"]
        await ada.until_version(ada.view["version"])
        rematch = (await server.ask("GET", f"/api/tables/{table.id}")).json["rematch"]
        assert (await server.ask("GET", f"/api/tables/{rematch}")).status == 200
