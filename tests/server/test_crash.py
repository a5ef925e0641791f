"""A server killed at any instant, while many play: nothing that was acknowledged is lost."""

from pathlib import Path

from server.crashing import Crash

KILLS = 24
TABLES = 50


async def test_a_server_killed_again_and_again_loses_nothing(tmp_path: Path) -> None:
    report = await Crash(tmp_path, KILLS, TABLES, seed=1).run()
    print(report)
    assert report.kills == KILLS
    assert report.acknowledged > KILLS * TABLES
    assert report.unanswered > KILLS, "the kills came while something was under way"
    assert not report.faults.total(), report
