"""A client that reconnects gets exactly what it missed."""

from colonnade.server.tables.live_table import REMEMBERED
from server.harness import Client, OpenedTable, play_until, running


async def play_steps(table: OpenedTable, steps: int) -> tuple[Client, Client]:
    ada, bea = await table.join(0), await table.join(1)
    enough = ada.view["version"] + steps
    await play_until(lambda view: view["version"] >= enough, {0: ada, 1: bea})
    return ada, bea


def versions(message: dict[str, list[dict[str, int]]]) -> list[int]:
    return [happening["version"] for happening in message["story"]]


async def test_somebody_back_hears_exactly_what_he_missed(database: str) -> None:
    async with running(database) as server:
        table = await server.open("senet")
        ada, _ = await play_steps(table, REMEMBERED + 9)
        now = ada.view["version"]
        edge = now - REMEMBERED
        for after in (0, 1, edge - 1, edge, edge + 1, now - 1, now, now + 1):
            back = await table.join(0, query=f"?after={after}")
            assert versions(back.hello) == list(range(after + 1, now + 1))
            assert back.view == ada.view
            await back.close()


async def test_the_missed_part_is_what_the_others_were_told(file: str) -> None:
    async with running(file) as server:
        table = await server.open("columbiz")
        looking = await table.join()
        ada, _ = await play_steps(table, REMEMBERED + 9)
        await looking.until_version(ada.view["version"])
        told = [
            happening
            for message in looking.heard
            if message["is"] == "update"
            for happening in message["story"]
        ]
        back = await table.join(query=f"?after={looking.hello['view']['version']}")
        assert back.hello["story"] == told


async def test_a_newcomer_is_shown_the_table_without_its_story(file: str) -> None:
    async with running(file) as server:
        table = await server.open("senet")
        await play_steps(table, 3)
        assert (await table.join()).hello["story"] == []


async def test_the_story_survives_the_server(file: str) -> None:
    async with running(file) as server:
        table = await server.open("senet")
        ada, _ = await play_steps(table, 6)
        before = ada.view
    async with running(file) as server:
        back = await OpenedTable(server, table.id, table.keys).join(0, query="?after=4")
        assert back.view == before
        assert versions(back.hello) == list(range(5, before["version"] + 1))


async def test_a_version_the_table_never_had_is_put_right_by_the_view(file: str) -> None:
    async with running(file) as server:
        table = await server.open("senet")
        back = await table.join(0, query="?after=999")
        assert (back.hello["story"], back.view["version"]) == ([], 3)


async def test_a_client_may_ask_again_at_any_time(file: str) -> None:
    async with running(file) as server:
        table = await server.open("senet")
        ada, _ = await play_steps(table, 4)
        await ada.say(do="sync", version=2)
        update = await ada.next("update")
        assert versions(update) == list(range(3, ada.view["version"] + 1))


async def test_a_table_nobody_looks_at_leaves_the_memory_and_comes_back(file: str) -> None:
    async with running(file, idle=0.0) as server:
        table = await server.open("senet")
        ada, bea = await play_steps(table, 4)
        before = ada.view
        await ada.close()
        await bea.close()
        context = server.context
        while table.id in context.registry.tables:
            context.housekeeper.next_sweep = 0.0
            await context.housekeeper.tick()
        assert (await table.join(0)).view == before
