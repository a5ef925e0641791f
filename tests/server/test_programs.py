"""External programs in a seat: they play or forfeit, and nothing else is affected."""

import sys
from pathlib import Path

import pytest

from colonnade.kernel.errors import ColonnadeError
from colonnade.server.run.serve import programs
from server.harness import Client, act, running

BUGGY = str(Path(__file__).with_name("buggy_engine.py"))
HONEST = (sys.executable, "-m", "colonnade", "engine")


async def next_bot_move(client: Client) -> None:
    """Play, and wait until it is one's turn again or all is over."""
    assert (await act(client))["ok"]
    while client.view["awaits"]["seat"] not in (0, None):
        await client.next()


async def test_a_program_is_listed_and_plays(file: str) -> None:
    async with running(file, programs={"mine": HONEST}, think_seconds=100.0) as server:
        assert "mine" in (await server.ask("GET", "/api/games")).json["levels"]
        opened = await server.open("corintho", seats=[{"me": True}, {"bot": "mine"}])
        ada = await opened.join(0)
        await next_bot_move(ada)
        assert ada.view["tokens"] == 2
        assert ada.view["seats"][1]["bot"] == "mine"
        other = await server.ask("POST", "/api/tables", {"game": "senet", "seats": [{"bot": "x"}]})
        assert other.reason == "bad_level"


@pytest.mark.parametrize("how", ["crash", "stall", "flood", "error", "nonsense", "illegal"])
async def test_a_program_that_fails_loses_its_game(file: str, how: str) -> None:
    bad = {"bad": (sys.executable, BUGGY, how)}
    async with running(file, programs=bad, think_seconds=1.0) as server:
        opened = await server.open("corintho", seats=[{"me": True}, {"bot": "bad"}])
        ada = await opened.join(0)
        await next_bot_move(ada)
        assert ada.view["awaits"]["kind"] == "nothing"
        assert ada.view["ending"] == "resignation"
        assert ada.view["result"] == ["1", "0"]
        assert server.context.metrics.faults.of(where="table") == 0


async def test_among_three_a_stand_in_goes_on(file: str) -> None:
    bad = {"bad": (sys.executable, BUGGY, "crash")}
    async with running(file, programs=bad, think_seconds=100.0) as server:
        seats = [{"me": True}, {"bot": "bad"}, {"bot": "random"}]
        opened = await server.open("corintho", options={"players": "3"}, seats=seats)
        ada = await opened.join(0)
        await next_bot_move(ada)
        assert ada.view["tokens"] == 3
        failed = ada.view["seats"][1]
        assert failed["resigned"]
        assert failed["bot"] != "bad"


def test_names_and_commands_are_checked() -> None:
    assert programs(["mine=python -m x", 'b2="sh" "-c" "a b"']) == {
        "mine": ("python", "-m", "x"),
        "b2": ("sh", "-c", "a b"),
    }
    for wrong in ("expert=x", "Mine=x", "mine", "mine=", "=x", 'mine="x'):
        with pytest.raises(ColonnadeError, match="--bot"):
            programs([wrong])
