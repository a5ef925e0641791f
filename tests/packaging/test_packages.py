"""What people install: the wheel, alone in an environment that has nothing of ours."""

import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import urllib.request
import zipfile
from pathlib import Path

import pytest

import web
from colonnade import __version__
from colonnade.games import GAMES
from serving import serving

ROOT = Path(__file__).parents[2]
UV = str(Path(sys.executable).with_name("uv"))
SECONDS = 300
LEFT_OUT = shutil.ignore_patterns("node_modules", "__pycache__", ".vite")


def run(*words: str, cwd: Path = ROOT, said: str = "") -> str:
    done = subprocess.run(
        words, cwd=cwd, input=said, capture_output=True, text=True, timeout=SECONDS, check=False
    )
    assert done.returncode == 0, (words, done.stdout[-2000:], done.stderr[-2000:])
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from what the Dockerfile copies, and nothing else."""
    web.build()
    source = tmp_path_factory.mktemp("source")
    copied = re.findall(r"^COPY (?!--)(.+) (\S+)$", (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    assert copied
    for names, target in copied:
        for name in names.split():
            to = source / name if target == "./" else source / target
            to.parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, to, ignore=LEFT_OUT, dirs_exist_ok=True)
            else:
                shutil.copy(ROOT / name, to)
    out = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out), cwd=source)
    (made,) = out.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def bin_folder(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and what it needs, and no extra."""
    venv = tmp_path_factory.mktemp("installed") / "venv"
    run(UV, "venv", "--quiet", "--python", sys.executable, str(venv))
    install = (UV, "pip", "install", "--quiet", "--python", str(venv / "bin" / "python"))
    run(*install, "--require-hashes", "-r", "requirements/run.txt")
    run(*install, "--no-deps", str(wheel))
    return venv / "bin"


def test_the_wheel_holds_the_app_the_rules_and_no_test(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    assert "colonnade/web/index.html" in names
    assert "colonnade/py.typed" in names
    for game in GAMES:
        folder = f"colonnade/games/{game.replace('-', '_')}"
        assert {f"{folder}/rules.en.md", f"{folder}/rules.fr.md"} <= names
    kept = {
        str(path.relative_to(ROOT / "src"))
        for path in (ROOT / "src" / "colonnade").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert kept <= names
    assert not [name for name in names if name.startswith(("tests/", "web/"))]


def test_the_source_package_holds_all_that_builds_the_wheel(tmp_path: Path) -> None:
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path))
    (made,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(made) as package:
        names = {name.partition("/")[2] for name in package.getnames()}
    wanted = {"pyproject.toml", "hatch_build.py", "scripts/web.py", "web/package-lock.json"}
    assert wanted <= names
    assert not [name for name in names if "node_modules" in name or ".venv" in name]


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_where_nothing_else_is_installed(
    game: str, bin_folder: Path, tmp_path: Path
) -> None:
    program = str(bin_folder / "colonnade")
    assert len(run(program, "rules", game, "--lang", "fr", cwd=tmp_path)) > 1_000
    said = f"newgame {game}\nposition start\nawaits\nlegal\nquit\n"
    assert "awaits" in run(program, "engine", cwd=tmp_path, said=said)


def test_one_version_is_told_everywhere(wheel: Path, bin_folder: Path, tmp_path: Path) -> None:
    said = run(str(bin_folder / "colonnade"), "--version", cwd=tmp_path)
    assert said == f"colonnade {__version__}\n"
    assert wheel.name.startswith(f"colonnade-{__version__}-")
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (\S+?),? ", changes, re.MULTILINE)[0] == __version__
    assert f"id version {__version__}" in (ROOT / "docs/protocol.md").read_text(encoding="utf-8")


def test_a_game_is_begun_at_the_keyboard(bin_folder: Path, tmp_path: Path) -> None:
    words = ("play", "senet", "--seat", "Ada", "--seat", "bot:easy", "--lang", "fr")
    assert "Ada" in run(str(bin_folder / "colonnade"), *words, cwd=tmp_path, said="quit\n" * 9)


def test_bots_think_without_a_compiler(bin_folder: Path, tmp_path: Path) -> None:
    said = "newgame corintho\nposition start\ngo level hard movetime 300\nquit\n"
    assert "bestmove " in run(str(bin_folder / "colonnade"), "engine", cwd=tmp_path, said=said)


def test_the_server_brings_the_app(bin_folder: Path, tmp_path: Path) -> None:
    with serving(bin_folder / "colonnade", folder=tmp_path) as address:
        with urllib.request.urlopen(f"{address}/", timeout=30) as answer:
            page = answer.read().decode()
        assert "<title>Colonnade" in page
        assert (tmp_path / "colonnade.db").is_file()


@pytest.mark.parametrize(
    "extra",
    sorted(
        {*tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]}
        - {"build", "dev", "bench", "web"}
    ),
)
def test_every_extra_can_be_had(extra: str, wheel: Path, bin_folder: Path) -> None:
    python = str(bin_folder / "python")
    wanted = f"colonnade[{extra}] @ {wheel.as_uri()}"
    run(UV, "pip", "install", "--quiet", "--dry-run", "--python", python, wanted)
