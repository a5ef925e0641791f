"""Every level of the bots can be given a seat, thinks in a process of its own, and moves."""

import sys

import pytest

from colonnade.bots.api.level_names import LEVELS
from server.harness import running

REAL = (sys.executable, "-m", "colonnade", "engine")


@pytest.mark.parametrize("level", LEVELS)
async def test_a_bot_of_every_level_answers_a_move(file: str, level: str) -> None:
    async with running(file, engine=REAL) as server:
        table = await server.open("corintho", seats=[{"me": True}, {"bot": level}])
        ada = await table.join(0)
        assert (await ada.do("play", token=ada.view["legal"][0]))["ok"]
        while ada.view["awaits"]["seat"] != 0:
            await ada.next()
        assert ada.view["tokens"] == 2
        assert server.context.metrics.bots.of(how="thought") == 1
        assert server.context.metrics.bots.of(how="failed") == 0
