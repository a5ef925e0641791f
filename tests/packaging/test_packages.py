"""What people install: the wheel, alone in an environment that has nothing of ours."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import urllib.request
import zipfile
from pathlib import Path

import pytest

import installer
import python_bundle
import web
from colonnade import __version__
from colonnade.games import GAMES
from docs.commands import Command, commands
from postgres import Postgres
from server_process import serving
from store.databases import new_database

pytestmark = pytest.mark.patience(600)

ROOT = Path(__file__).parents[2]
SECONDS = 300
LEFT_OUT = shutil.ignore_patterns("node_modules", "__pycache__", ".vite")


def run(*words: str, cwd: Path = ROOT, said: str = "") -> str:
    done = subprocess.run(
        words,
        cwd=cwd,
        input=said,
        # Nobody's unfinished game is touched; pip trusts whom the installer trusts.
        env={**installer.environment(), "XDG_STATE_HOME": os.devnull},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, (words, done.stdout[-2000:], done.stderr[-2000:])
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from what the Dockerfile copies, and nothing else."""
    web.build()
    with web.alone():
        made = python_bundle.bundle(smallest=False)
    source = tmp_path_factory.mktemp("source")
    # Compiled once for all tests.
    shutil.copytree(made.parent, source / made.parent.relative_to(ROOT))
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
    (wheel,) = out.glob("*.whl")
    return wheel


def install_into(wanted: str, venv: Path) -> Path:
    """The programs of an environment with nothing but what was wanted, as the lock has it."""
    programs = installer.new_environment(venv)
    constraint = ("--constraint", str(installer.LOCKS / "dev.txt"))
    installer.install(*constraint, wanted, python=programs / "python")
    return programs


@pytest.fixture(scope="module")
def bin_folder(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and what it needs, and no extra."""
    return install_into(str(wheel), tmp_path_factory.mktemp("installed") / "venv")


def test_the_wheel_holds_the_app_the_rules_and_no_test(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    assert "colonnade/web/index.html" in names
    # Games without the server, for browsers that know it.
    assert {"colonnade/web/python/manifest.json", "colonnade/web/data/games.json"} <= names
    assert "colonnade/py.typed" in names
    for game in GAMES:
        folder = f"colonnade/games/{game.replace('-', '_')}"
        for page in ("rules.en", "rules.fr", "notation.en", "notation.fr"):
            assert f"{folder}/{page}.md" in names
    kept = {
        str(path.relative_to(ROOT / "src"))
        for path in (ROOT / "src" / "colonnade").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert kept <= names
    assert not [name for name in names if name.startswith(("tests/", "web/"))]


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source package, unpacked."""
    folder = tmp_path_factory.mktemp("unpacked")
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder))
    (made,) = folder.glob("*.tar.gz")
    run("tar", "--extract", "--file", str(made), cwd=folder)
    return folder / made.name.removesuffix(".tar.gz")


def test_the_source_package_holds_all_that_is_tracked(source: Path) -> None:
    names = {path.relative_to(source).as_posix() for path in source.rglob("*")}
    wanted = {"pyproject.toml", "hatch_build.py", "scripts/web.py", "web/package-lock.json"}
    if (ROOT / ".git").exists():
        wanted |= {name for name in run("git", "ls-files").splitlines() if (ROOT / name).exists()}
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


def test_the_first_notebook_runs_where_nothing_else_is_installed(
    bin_folder: Path, tmp_path: Path
) -> None:
    notebook = ROOT / "examples" / "notebooks" / "1-a-first-game.ipynb"
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    assert "tokens" in run(str(bin_folder / "python"), "-c", "\n".join(code), cwd=tmp_path)


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
        with urllib.request.urlopen(f"{address}/", timeout=60) as answer:
            page = answer.read().decode()
        assert "<title>Colonnade" in page
        assert (tmp_path / "colonnade.db").is_file()


PLAYED = "import sys; from colonnade.__main__ import main; main({words!r}); sys.exit({check})"
USES = {
    "compiled": """
import sys
from colonnade import rulebook
from colonnade.compiled import available, compiled
book = rulebook("corintho")
played = compiled(book).playouts(book.options.read_options({}), seed=7, games=1000)
assert len(played) == 1000 and available() and "numba" in sys.modules
""",
    "lab": PLAYED.format(
        words=["lab", "corintho", "--games=20", "--plots=drawn"],
        check="not __import__('pathlib').Path('drawn/lengths.svg').is_file()",
    ),
    "print": PLAYED.format(
        words=["print", "corintho", "--output=printed.pdf"],
        check="open('printed.pdf', 'rb').read(4) != b'%PDF'",
    ),
    "envs": """
import gymnasium, pyspiel, colonnade.envs.openspiel_game
from colonnade.envs import pettingzoo_env
pettingzoo_env.env("colonnade/corintho-v0", players=3).reset(seed=42)
senet = "colonnade.envs:colonnade/senet-v0"
env = gymnasium.make(senet, opponent="random", seat=1, render_mode="rgb_array")
env.reset(seed=1)
assert env.render().shape[1:] == (640, 3)
assert pyspiel.load_game("colonnade_senet_v0").new_initial_state().is_chance_node()
""",
    # tests/lab plays on clusters; here all that is needed to call one is there.
    "ray": "import ray.util.client; from colonnade.lab import cluster; cluster.RayExecutor",
}
"""For each extra but `postgres`: a program that needs it."""
MISSED = {
    "lab": ("lab", "senet", "--games=1", "--plots=drawn"),
    "print": ("print", "senet"),
    "ray": ("lab", "senet", "--games=1", "--on=ray"),
    "postgres": ("serve", "--port=0", "--database=postgresql://127.0.0.1:9/none"),
}
"""What cannot be done without an extra."""


def test_every_extra_is_used() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    ours = {"build", "dev", "bench", "web", "swift"}
    assert {*USES, "postgres"} == set(project["optional-dependencies"]) - ours


EXAMPLES = {"examples/passage"}
"""Packages of the repository that pages tell to install; tests/examples tries them."""


@pytest.mark.parametrize("command", commands("pip", "install"), ids=str)
def test_what_a_page_tells_to_install_is_installed_here(command: Command) -> None:
    name = command.words[-1]
    if name in EXAMPLES:
        assert (ROOT / name / "pyproject.toml").is_file()
        return
    wanted = re.fullmatch(r"(?:colonnade|\.)(?:\[(.+)\])?", name)
    assert wanted is not None
    assert set((wanted[1] or "compiled").split(",")) <= {*USES, "postgres"}


@pytest.mark.parametrize("extra", USES)
def test_every_extra_brings_what_it_promises(extra: str, wheel: Path, tmp_path: Path) -> None:
    folder = install_into(f"colonnade[{extra}] @ {wheel.as_uri()}", tmp_path / "venv")
    run(str(folder / "python"), "-c", USES[extra], cwd=tmp_path)


def test_a_server_keeps_its_tables_in_postgresql(
    wheel: Path, tmp_path: Path, postgres: Postgres
) -> None:
    folder = install_into(f"colonnade[postgres] @ {wheel.as_uri()}", tmp_path / "venv")
    with (
        serving(
            folder / "colonnade", "--database", new_database(postgres), folder=tmp_path
        ) as address,
        urllib.request.urlopen(f"{address}/health", timeout=60) as answer,
    ):
        assert answer.status == 200


@pytest.mark.parametrize("extra", MISSED)
def test_without_an_extra_it_is_told_how_to_have_it(
    extra: str, bin_folder: Path, tmp_path: Path
) -> None:
    done = subprocess.run(
        [str(bin_folder / "colonnade"), *MISSED[extra]],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode
    assert f"pip install 'colonnade[{extra}]'" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_source_package_can_be_installed(source: Path, wheel: Path, tmp_path: Path) -> None:
    """As README has it, by pip itself, which builds the package in an environment of its own."""
    # The app and its Python take their time to be built, and are built from these very sources.
    shutil.copytree(web.BUILT, source / "src" / "colonnade" / "web")
    with web.alone():
        made = python_bundle.bundle(smallest=False).parent
    shutil.copytree(made, source / made.relative_to(ROOT))
    run(sys.executable, "-m", "venv", str(tmp_path / "games"))
    run(str(tmp_path / "games" / "bin" / "pip"), "install", "--quiet", ".", cwd=source)
    assert run(str(tmp_path / "games" / "bin" / "colonnade"), "rules", "senet", cwd=tmp_path)
    (page,) = tmp_path.glob("games/lib/python3.*/site-packages/colonnade/web/index.html")
    with zipfile.ZipFile(wheel) as built:
        assert page.read_bytes() == built.read("colonnade/web/index.html")
