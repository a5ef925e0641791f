"""While a bot thinks, however long, the server answers everybody else."""

import sys
from pathlib import Path

from server.harness import play_out, running

BUGGY = str(Path(__file__).with_name("buggy_engine.py"))
ENDLESS = 600.0
"""Seconds that the bot may think, and does: longer than anybody waits for an answer."""


async def test_a_whole_game_is_played_while_a_bot_thinks(file: str) -> None:
    stalling = (sys.executable, BUGGY, "stall")
    async with running(file, engine=stalling, think_seconds=ENDLESS) as server:
        beside_a_bot = await server.open("corintho", seats=[{"me": True}, {"bot": "random"}])
        ada = await beside_a_bot.join(0)
        assert (await ada.do("play", token=ada.view["legal"][0]))["ok"]
        people = await server.open("corintho")
        bea, cleo = await people.join(0), await people.join(1)
        await play_out({0: bea, 1: cleo})
        assert bea.view["awaits"]["kind"] == "nothing"
        bots = server.context.metrics.bots
        assert bots.of(how="thought") + bots.of(how="failed") == 0, "the bot is still thinking"
        assert ada.view["tokens"] == 1
