"""A server killed at any instant, while many play: nothing that was acknowledged is lost."""

from pathlib import Path

from effort import often
from server.kill_server import Crash

KILLS = 6
TABLES = 30


async def test_a_server_killed_again_and_again_loses_nothing(tmp_path: Path) -> None:
    crash = Crash(tmp_path, often(KILLS), TABLES, seed=1)
    report = await crash.run()
    print(report)
    assert report.kills == crash.kills
    assert report.acknowledged > report.kills * TABLES
    assert report.unanswered > report.kills, "the kills came while something was under way"
    assert not report.faults.total(), report
