"""`colonnade serve`, as people start and stop it."""

import argparse
import json
import re
import subprocess
import sys
from pathlib import Path

from colonnade.__main__ import MODULES, parser
from colonnade.server.cli import COMMANDS
from server.harness import started

ROOT = Path(__file__).parents[2]


async def test_it_serves_from_an_empty_folder_and_stops_in_good_order(tmp_path: Path) -> None:
    async with started(tmp_path) as server:
        table = await server.open("senet")
        ada = await table.join(0)
        assert (await ada.do("throw"))["ok"]
        assert await server.stop() == 0
        log = server.log.read_text()
        assert '"event": "stopped"' in log
        assert '"level": "error"' not in log
    assert (tmp_path / "colonnade.db").is_file()
    async with started(tmp_path) as server:
        view = (await server.ask("GET", f"/api/tables/{table.id}")).json
        assert view["version"] == 4


async def test_a_second_server_on_the_same_file_is_refused_with_a_reason(tmp_path: Path) -> None:
    async with started(tmp_path):
        done = subprocess.run(
            [sys.executable, "-m", "colonnade", "serve", "--port", "0"],
            cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False,
        )  # fmt: skip
        assert done.returncode == 2
        assert "PostgreSQL" in done.stderr
        assert "Traceback" not in done.stderr


def test_a_database_that_does_not_exist_is_told_in_one_line(tmp_path: Path) -> None:
    for database in ("postgresql://127.0.0.1:1/none", "mysql://x", "no/such/folder/x.db"):
        done = subprocess.run(
            [sys.executable, "-m", "colonnade", "serve", "--port", "0", "--database", database],
            cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False,
        )  # fmt: skip
        assert done.returncode == 2, done.stderr
        assert done.stderr.startswith("colonnade: ")
        assert "Traceback" not in done.stderr


def test_nothing_else_loads_the_server() -> None:
    """The terminal and the engine start fast, and the web process computes nothing itself."""
    code = "import sys, colonnade.__main__ as m; m.parser(); print(*sorted(sys.modules))"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    assert not {"starlette", "uvicorn", "websockets", "msgspec", "asyncio"} & set(loaded)
    code = "import sys, colonnade.server.run.serve; print(*sorted(sys.modules))"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    assert not {"numpy", "numba", "asyncpg"} & set(loaded)


def test_a_server_waits_for_no_other_room() -> None:
    """It listens within a second; the lab, the arena and their libraries would take longer."""
    code = (
        "import sys, colonnade.__main__ as m; m.parser(['serve']);"
        "import colonnade.server.run.serve; print(*sorted(sys.modules))"
    )
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    packages = {name for name in loaded if name.startswith("colonnade.")}
    others = {f"colonnade.{name}" for name in ("lab", "arena", "terminal", "engine", "envs")}
    assert not others & packages
    assert "urllib.request" not in loaded


def test_every_command_is_found_in_its_package() -> None:
    def commands(top: argparse.ArgumentParser) -> set[str]:
        return set(re.findall(r"^    ([a-z-]+)(?: |$)", top.format_help(), re.MULTILINE))

    assert commands(parser()) == set(MODULES)
    for command in MODULES:
        assert command in commands(parser([command]))


def test_the_guide_names_exactly_the_options_there_are() -> None:
    guide = (ROOT / "docs/guide/host.md").read_text(encoding="utf-8")
    table = guide.partition("## Settings")[2].partition("\n## ")[0]
    commands = argparse.ArgumentParser().add_subparsers()
    for command in COMMANDS:
        command.declare(commands, "en")
    options = {
        option
        for option in re.findall(r"--[a-z-]+", commands.choices["serve"].format_help())
        if option != "--help"
    }
    assert set(re.findall(r"`(--[a-z]+)`", table)) == options


def test_the_container_runs_without_root_and_the_compose_file_starts_two_servers() -> None:
    dockerfile = (ROOT / "Dockerfile").read_text()
    assert re.search(r"^USER (?!root)\w+", dockerfile, re.MULTILINE)
    compose = (ROOT / "compose.yaml").read_text()
    assert re.search(r"replicas: [2-9]", compose)
    command = re.search(r"^    command: (\[.serve.*\])$", compose, re.MULTILINE)
    assert command is not None
    assert parser(["serve"]).parse_args(json.loads(command[1])).host == "0.0.0.0"
