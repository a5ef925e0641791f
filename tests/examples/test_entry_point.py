"""A package from outside registers its game by an entry point, and nothing else."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from outside_game import declared, install


def run_command(
    environment: Mapping[str, str], state: Path, *words: str, said: str = ""
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "colonnade", *words],
        input=said,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment, "XDG_STATE_HOME": str(state)},
    )


def test_an_installed_game_is_played_like_ours(tmp_path: Path) -> None:
    found = install(tmp_path, declared())
    told = run_command(found, tmp_path, "engine", said="newgame passage\nchances\nquit\n")
    assert told.stdout.splitlines() == ["ok", "chances c1:1/2 c2:1/2"], told.stderr
    played = run_command(found, tmp_path, "arena", "passage", "random", "greedy", "--games", "2")
    assert played.returncode == 0, played.stderr


def test_a_broken_package_costs_a_warning_and_no_game(tmp_path: Path) -> None:
    found = install(tmp_path, {"passage": "no_such_module:GAME", "other": "passage:Rulebook"})
    told = run_command(found, tmp_path, "engine", said="newgame senet\nquit\n")
    assert told.stdout.splitlines() == ["ok"]
    assert "no_such_module:GAME cannot be loaded" in told.stderr
    assert "is not a Rulebook" in told.stderr
