"""Every command in README and docs is run."""

import json
import os
import random
import re
import shlex
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Sequence
from pathlib import Path

import pytest

import web
from colonnade.table.commands import Resign
from colonnade.table.record import record
from docs.commands import ROOT, Command, commands
from server_process import serving
from store.databases import new_database
from tables import TableDriver

BIN = Path(sys.executable).parent
SECONDS = 240
"""A command that takes longer hangs."""
ALIKE = {"PAGER": "cat", "GIT_CONFIG_GLOBAL": os.devnull}
"""What people set differently."""
FEW = ("--games", "2")
"""Experiments are run with few games: one for each seat."""
LESS_THINKING = (r"(?m)^SHARE = .*$", "SHARE = 0.01")
"""Our example of a bot thinks for a short part of its time: what is tested is that it plays."""
RUN = ("replay", "rules", "verify", "warm", "print", "analyse", "check-bot")
MADE = {
    "play": "until it listens",
    "help": "as it is",
    "web": "as it is",
    "setup": "as it is",
    "format": "on a copy",
    "replays": "on a copy",
}
"""Targets of make that are run here, and how."""
SHOWN = {
    "test": "is what runs this",
    "check": "runs again what runs beside this",
    "lint": "is the first step of what runs this",
    ".venv/.dev": "has installed what runs this",
    "site": "takes minutes; tests/e2e/test_site.py plays what it makes",
    "soak": "is for a night; tests/packaging/test_checks.py tries its steps",
    "docs": "is tried by tests/docs/test_site.py",
    "lock": "asks the index of packages for what is new",
    "pictures": "takes minutes, and another game each time",
    "race": "measures for minutes, beside servers that npm fetches",
    "attack": "takes minutes; tests/server/test_connections.py leads the same attacks",
    "crash": "kills for an hour; tests/server/test_crash.py kills a few times",
    "bench": "measures for minutes",
}
"""Targets of which only the commands are printed, and why."""
ELSEWHERE = {
    ("pip", "install"): "tests/packaging/test_packages.py installs the wheel with every extra",
    ("python3", "-m", "venv"): "the same test makes one",
    ("docker", "compose"): "needs an engine; tests/packaging/test_image.py does what it would do",
    ("sudo", "apt"): "needs root and a new machine, which bench/fresh.py makes",
    ("colonnade", "backup"): "tests/server/test_operations.py makes backups under load",
    ("colonnade", "restore"): "the same test brings them back",
    ("colonnade", "forget"): "the same test deletes a table and a name",
    ("npm", "ci"): "scripts/web.py types it",
}
"""What is not run here, and why."""
KINDS = (
    ("make",),
    ("curl",),
    ("pre-commit", "install"),
    ("python",),
    ("colonnade", "serve"),
    ("colonnade", "play"),
    ("colonnade", "lab"),
    ("colonnade", "arena"),
    *(("colonnade", name) for name in RUN),
)


def test_there_is_a_test_for_every_command() -> None:
    tried = {command for kind in (*KINDS, *ELSEWHERE) for command in commands(*kind)}
    assert [str(command) for command in commands() if command not in tried] == []
    assert len(tried) > 60


def test_no_reason_is_given_for_nothing() -> None:
    assert [kind for kind in ELSEWHERE if not commands(*kind)] == []
    targets = {command.words[1] for command in commands("make")}
    assert sorted(targets) == sorted({**MADE, **SHOWN})


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty folder with a recorded game in it."""
    made = tmp_path_factory.mktemp("typed")
    # Resigned early, so that it is quickly reviewed.
    driver = TableDriver("senet").seat_players("Ada", "Bo").play_on(random.Random(1), steps=10)
    driver.execute(Resign(), 0)
    (made / "game.txt").write_text(str(record(driver.log)), encoding="utf-8")
    (made / "examples" / "bot").mkdir(parents=True)
    for path in (ROOT / "examples" / "bot").glob("*.py"):
        code = path.read_text(encoding="utf-8")
        (made / path.relative_to(ROOT)).write_text(re.sub(*LESS_THINKING, code), encoding="utf-8")
    assert re.search(
        LESS_THINKING[1], (made / "examples/bot/monte_carlo.py").read_text(encoding="utf-8")
    )
    return made


def run_command(command: str, folder: Path, said: str = "") -> str:
    """The output of a command in a folder, without an activated environment."""
    program, _, rest = command.partition(" ")
    if (BIN / program).exists():
        command = f"{shlex.quote(str(BIN / program))} {rest}"
    done = subprocess.run(
        command,
        shell=True,
        cwd=folder,
        input=said,
        env={**os.environ, "XDG_STATE_HOME": str(folder), **ALIKE},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, (command, done.stdout[-2000:], done.stderr[-2000:])
    assert "Traceback" not in done.stderr
    return done.stdout


def start_make(*words: str, folder: Path) -> "subprocess.Popen[str]":
    """`make` in the environment of this test, which it need not prepare."""
    venv = BIN.parent
    ready = [f"--old-file={venv / stamp}" for stamp in ("bin/python", ".run", ".dev", ".bench")]
    return subprocess.Popen(
        ["make", f"VENV={venv}", *ready, *words],
        cwd=folder,
        # `make test` itself has set variables.
        env={**os.environ, "MAKEFLAGS": "", "MAKELEVEL": "", "LC_ALL": "C", "BROWSER": "true"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )


def targets(*wanted: str) -> list[Command]:
    return [command for command in commands("make") if command.words[1] in wanted]


@pytest.mark.parametrize("command", targets(*SHOWN), ids=str)
def test_make_has_every_target(command: Command) -> None:
    shown, _ = (process := start_make("--dry-run", *command.words[1:], folder=ROOT)).communicate()
    assert process.returncode == 0, shown
    for script in re.findall(r"[\w/]+\.py\b", shown):
        assert (ROOT / script).is_file()


@pytest.mark.parametrize("command", targets("play"), ids=str)
def test_make_opens_the_games(command: Command, tmp_path: Path) -> None:
    web.build()  # Not there, where others who build it would not be waited for.
    # The tables of whoever works here are in the folder itself, and stay as they are.
    for name in ("Makefile", "scripts", "src", "web"):
        (tmp_path / name).symlink_to(ROOT / name)
    process = start_make(*command.words[1:], "PORT=0", folder=tmp_path)
    try:
        assert process.stdout is not None
        heard = next((line for line in process.stdout if "http://" in line), "")
        where = re.search(r"http://[^\s:/]+:\d+", heard)
        assert where is not None
        with urllib.request.urlopen(where[0], timeout=60) as answer:
            assert "<title>Colonnade" in answer.read().decode()
    finally:
        os.killpg(process.pid, 15)
        process.communicate(timeout=60)


@pytest.mark.parametrize("command", targets("setup", "web"), ids=str)
def test_make_has_it_ready(command: Command) -> None:
    said, _ = (process := start_make(*command.words[1:], folder=ROOT)).communicate()
    assert process.returncode == 0, said
    assert "Traceback" not in said


REWRITTEN = {
    "format": (("src", "tests", "scripts", "bench", "examples"), (".py",)),
    "replays": (("tests/replays",), (".py", ".txt", ".story")),
}
"""What a target rewrites: folders, and the endings of the files."""


@pytest.mark.parametrize("command", targets(*REWRITTEN), ids=str)
def test_what_is_rewritten_is_as_it_was(command: Command, tmp_path: Path) -> None:
    folders, endings = REWRITTEN[command.words[1]]
    for name in ("Makefile", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    copied = [
        path.relative_to(ROOT)
        for folder in folders
        for path in (ROOT / folder).rglob("*.*")
        if path.suffix in endings and "__pycache__" not in path.parts
    ]
    assert copied
    for path in copied:
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, tmp_path / path)
    before = {path: (tmp_path / path).read_bytes() for path in copied}
    said, _ = (process := start_make(*command.words[1:], folder=tmp_path)).communicate()
    assert process.returncode == 0, said
    assert [path for path in copied if (tmp_path / path).read_bytes() != before[path]] == []


@pytest.mark.parametrize("command", commands("pre-commit"), ids=str)
def test_the_checks_of_a_commit_are_installed(command: Command, tmp_path: Path) -> None:
    shutil.copy(ROOT / ".pre-commit-config.yaml", tmp_path)
    run_command("git init --quiet .", tmp_path)
    run_command(command.text, tmp_path)
    assert (tmp_path / ".git" / "hooks" / "pre-commit").is_file()


def programs() -> list[Command]:
    """Every program, once where its arguments are not read."""
    found: dict[tuple[str, ...], Command] = {}
    for command in commands("python"):
        words = command.words[1:]
        found.setdefault(words if is_module(words) else words[:1], command)
    return list(found.values())


def is_module(words: Sequence[str]) -> bool:
    """Whether Python is given a module, or nothing, instead of a file."""
    return not words or words[0] == "-m"


@pytest.mark.parametrize("command", programs(), ids=str)
def test_every_script_loads(command: Command) -> None:
    # They measure or train for minutes, so only their help is shown, in processes of their own:
    # which modules this process has imported already depends on the tests before.
    words = command.words[1:]
    if is_module(words):
        # Arguments before `--help` are read before the help is shown.
        arguments, path = [*words, "--help"], "src"
    else:
        load = f"import runpy; runpy.run_path({words[0]!r}, run_name='loaded')"
        arguments, path = ["-c", load], f"tests:scripts:{Path(words[0]).parent}"
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "command", [c for name in RUN for c in commands("colonnade", name)], ids=str
)
def test_it_runs(command: Command, folder: Path) -> None:
    assert run_command(command.filled, folder, said="q\n")


@pytest.mark.parametrize(
    "command", [*commands("colonnade", "lab"), *commands("colonnade", "arena")], ids=str
)
def test_it_runs_with_few_games(command: Command, folder: Path) -> None:
    said = run_command(" ".join((command.filled, *FEW)), folder)
    assert said
    assert "forfeited" not in said


@pytest.mark.parametrize("command", commands("colonnade", "play"), ids=str)
def test_play_can_be_left(command: Command, folder: Path) -> None:
    assert run_command(command.filled, folder, said="quit\n" * 9)


@pytest.fixture
def settings(command: Command, request: pytest.FixtureRequest) -> str:
    """The settings of a command, with an existing database instead of the one named."""
    if "postgresql://" not in command.settings:
        assert not command.settings
        return ""
    address = new_database(request.getfixturevalue("postgres"))
    return re.sub(r"(?<==)postgresql://\S+", address, command.settings)


@pytest.mark.parametrize("command", commands("colonnade", "serve"), ids=str)
def test_the_server_listens(
    command: Command, settings: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BROWSER", "true")
    name, _, value = settings.partition("=")
    if name:
        monkeypatch.setenv(name, value)
    with (
        serving(BIN / "colonnade", *command.words[2:], folder=tmp_path) as address,
        urllib.request.urlopen(f"{address}/health", timeout=60) as answer,
    ):
        assert answer.status == 200
    assert (tmp_path / "colonnade.db").is_file() != bool(name)


def test_two_calls_open_a_table_and_take_a_seat(tmp_path: Path) -> None:
    table = ""
    answers = []
    with serving(BIN / "colonnade", folder=tmp_path) as address:
        for command in commands("curl"):
            # A machine may lack curl, so its requests are sent from here.
            words = [*command.words[1:]]
            where = words.pop().replace("http://127.0.0.1:8000", address).replace("TABLE", table)
            given = dict(zip(words[::2], words[1::2], strict=True))
            assert set(given) <= {"-d", "-X"}
            body = given.get("-d", "").encode()
            request = urllib.request.Request(where, body, method=given.get("-X", "POST"))
            with urllib.request.urlopen(request, timeout=60) as answer:
                assert answer.status == 201
                answers.append(json.load(answer))
            table = answers[-1]["table"]
    assert len(answers) == 2
    assert answers[-1]["key"]
