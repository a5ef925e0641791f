"""A server killed at any instant, while many play: nothing that was acknowledged is lost."""

import asyncio
from pathlib import Path

from server.crashing import Crash

KILLS = 24
TABLES = 50
PATIENCE = 50.0
"""Seconds after which a machine too busy for all the kills may stop; `make crash` goes on."""


async def test_a_server_killed_again_and_again_loses_nothing(tmp_path: Path) -> None:
    crash = Crash(tmp_path, KILLS, TABLES, seed=1)
    asyncio.get_running_loop().call_later(PATIENCE, crash.stop)
    report = await crash.run()
    print(report)
    assert report.kills == KILLS or crash.stopping
    assert report.acknowledged > report.kills * TABLES
    assert report.unanswered > report.kills, "the kills came while something was under way"
    assert not report.faults.total(), report
