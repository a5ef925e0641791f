"""A package from outside registers its game by an entry point, and nothing else."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "examples" / "passage"


def installed(folder: Path, points: dict[str, str]) -> None:
    """What `pip install` leaves of a package besides its modules: its entry points."""
    info = folder / "colonnade_passage-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: colonnade-passage\nVersion: 1.0\n")
    lines = [f"{name} = {value}" for name, value in points.items()]
    (info / "entry_points.txt").write_text("\n".join(["[colonnade.games]", *lines, ""]))


def run_command(folder: Path, *words: str, said: str = "") -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(folder), str(PACKAGE / "src")])
    return subprocess.run(
        [sys.executable, "-m", "colonnade", *words],
        input=said,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": path, "XDG_STATE_HOME": str(folder / "state")},
    )


@pytest.fixture
def declared() -> dict[str, str]:
    project = tomllib.loads((PACKAGE / "pyproject.toml").read_text())["project"]
    points: dict[str, str] = project["entry-points"]["colonnade.games"]
    return points


def test_an_installed_game_is_played_like_ours(tmp_path: Path, declared: dict[str, str]) -> None:
    installed(tmp_path, declared)
    told = run_command(tmp_path, "engine", said="newgame passage\nchances\nquit\n")
    assert told.stdout.splitlines() == ["ok", "chances c1:1/2 c2:1/2"], told.stderr
    played = run_command(tmp_path, "arena", "passage", "random", "greedy", "--games", "2")
    assert played.returncode == 0, played.stderr


def test_a_broken_package_costs_a_warning_and_no_game(tmp_path: Path) -> None:
    installed(tmp_path, {"passage": "no_such_module:GAME", "other": "passage:Rulebook"})
    told = run_command(tmp_path, "engine", said="newgame senet\nquit\n")
    assert told.stdout.splitlines() == ["ok"]
    assert "no_such_module:GAME cannot be loaded" in told.stderr
    assert "is not a Rulebook" in told.stderr
