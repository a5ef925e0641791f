"""Every command that README and docs tell people to type can be typed."""

import os
import random
import re
import subprocess
import sys
import tomllib
import urllib.request
from pathlib import Path

import pytest

from colonnade.table.record import record
from docs.commands import ROOT, Command, commands
from serving import serving
from tables import Sitting

BIN = Path(sys.executable).parent
SECONDS = 240
"""A command that takes longer hangs."""
FEW = ("--games", "4")
"""Experiments are tried with few games."""
SHOWN = re.compile(r"[A-Z]{4,}|…|\[")
"""A word that stands for others: such a line shows a form."""


def named(*program: str) -> list[Command]:
    return [
        command
        for command in commands()
        if command.words[: len(program)] == program and not any(map(SHOWN.search, command.words))
    ]


KINDS: dict[tuple[str, ...], str] = {
    ("make",): "the front door has it",
    ("pip", "install"): "the extra exists",
    ("curl",): "two calls open a table and take a seat: tests/server/test_first_steps.py",
    ("docker", "compose"): "the file is read by tests/server",
    ("colonnade", "serve"): "it listens",
    ("colonnade", "play"): "it can be left",
    ("colonnade", "replay"): "it runs",
    ("colonnade", "rules"): "it runs",
    ("colonnade", "verify"): "it runs",
    ("colonnade", "warm"): "it runs",
    ("colonnade", "print"): "it runs",
    ("colonnade", "analyse"): "it runs",
    ("colonnade", "lab"): "it runs with few games",
    ("colonnade", "arena"): "it runs with few games",
    ("python",): "the script exists",
}
"""What is asked of each kind of command."""


def test_there_is_a_test_for_every_command() -> None:
    known = {command.words for kind in KINDS for command in named(*kind)}
    forms = {c.words for c in commands() if any(map(SHOWN.search, c.words))}
    assert [str(c) for c in commands() if c.words not in known | forms] == []
    assert len(known) > 20


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty folder with a game in it, as a person has who has just played."""
    made = tmp_path_factory.mktemp("typed")
    sitting = Sitting("senet").seated("Ada", "Bo").plays_on(random.Random(1))
    (made / "game.txt").write_text(str(record(sitting.log)), encoding="utf-8")
    (made / "examples").symlink_to(ROOT / "examples")
    return made


def typed(command: Command, folder: Path, *more: str, said: str = "") -> str:
    """What a command prints, typed in a folder."""
    path = f"{BIN}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        " ".join((command.text, *more)),
        shell=True,
        cwd=folder,
        input=said,
        env={**os.environ, "PATH": path, "XDG_DATA_HOME": str(folder), "PAGER": "cat"},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, (str(command), done.stdout[-2000:], done.stderr[-2000:])
    assert "Traceback" not in done.stderr
    return done.stdout


@pytest.mark.parametrize("command", named("make"), ids=str)
def test_the_front_door_has_every_target(command: Command) -> None:
    done = subprocess.run(
        ["make", "--dry-run", *command.words[1:]], cwd=ROOT, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("command", named("pip", "install"), ids=str)
def test_every_extra_exists(command: Command) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = re.fullmatch(r"(?:colonnade|\.)(?:\[(.+)\])?", command.words[-1])
    assert wanted is not None
    assert set((wanted[1] or "dev").split(",")) <= set(project["optional-dependencies"])


@pytest.mark.parametrize("command", named("python"), ids=str)
def test_every_script_exists(command: Command) -> None:
    assert (ROOT / command.words[1]).is_file()


RUN = ["replay", "rules", "verify", "warm", "print", "analyse"]


@pytest.mark.parametrize("command", [c for name in RUN for c in named("colonnade", name)], ids=str)
def test_it_runs(command: Command, folder: Path) -> None:
    assert typed(command, folder, said="q\n")


@pytest.mark.parametrize(
    "command", [*named("colonnade", "lab"), *named("colonnade", "arena")], ids=str
)
def test_it_runs_with_few_games(command: Command, folder: Path) -> None:
    assert typed(command, folder, *FEW)


@pytest.mark.parametrize("command", named("colonnade", "play"), ids=str)
def test_play_can_be_left(command: Command, folder: Path) -> None:
    assert typed(command, folder, said="quit\n" * 9)


@pytest.mark.parametrize("command", named("colonnade", "serve"), ids=str)
def test_the_server_listens(command: Command, tmp_path: Path) -> None:
    with (
        serving(BIN / "colonnade", *command.words[2:], folder=tmp_path) as address,
        urllib.request.urlopen(f"{address}/health", timeout=30) as answer,
    ):
        assert answer.status == 200
