"""Who may import whom. The house stands because this test is short."""

import ast
from pathlib import Path

import pytest

import colonnade

PACKAGE = Path(colonnade.__file__).parent
FLOORS: list[set[str]] = [
    {"kernel", "version"},
    {"games"},
    {"game"},
    {"swift"},
    {"bots"},
    {"table"},
    {"analysis", "command"},
    {"wire", "store"},
    {"arena", "engine", "envs", "lab", "printing", "server", "terminal"},
]
PURE = {"kernel", "games", "table"}
# What would let chance, time or the outside world into a pure room.
IMPURE = {
    "random",
    "secrets",
    "time",
    "datetime",
    "os",
    "sys",
    "asyncio",
    "logging",
    "pathlib",
    "io",
}


def modules_of(room: str) -> list[Path]:
    folder = PACKAGE / room
    return sorted(folder.rglob("*.py")) if folder.is_dir() else [PACKAGE / f"{room}.py"]


def imported_by(module: Path, package: Path = PACKAGE) -> set[str]:
    """Absolute names, relative imports resolved."""
    inside = ["colonnade", *module.relative_to(package).parent.parts]
    names: set[str] = set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = inside[: len(inside) - node.level + 1] if node.level else []
            stem = ".".join([*base, *([node.module] if node.module else [])])
            names |= {f"{stem}.{alias.name}" for alias in node.names}
    return names


def rooms_imported_by(module: Path, package: Path = PACKAGE) -> set[str]:
    parts = (name.split(".") for name in imported_by(module, package))
    return {part[1] for part in parts if part[0] == "colonnade" and len(part) > 1}


def test_every_room_has_a_floor() -> None:
    rooms = {
        path.stem
        for path in PACKAGE.iterdir()
        if (path.is_dir() or path.suffix == ".py")
        and not path.name.startswith("__")
        and path.name != "web"  # the built app: no Python lives there
    }
    assert rooms == set().union(*FLOORS)


@pytest.mark.parametrize("floor", range(len(FLOORS)))
def test_a_room_opens_only_onto_floors_below(floor: int) -> None:
    below = set().union(*FLOORS[:floor])
    for room in FLOORS[floor]:
        for module in modules_of(room):
            assert rooms_imported_by(module) <= below | {room}, module


def test_no_game_knows_another() -> None:
    for module in modules_of("games"):
        own = module.relative_to(PACKAGE / "games").parts[0]
        if own == "__init__.py":
            continue
        others = {
            name.split(".")[2]
            for name in imported_by(module)
            if name.startswith("colonnade.games.") and len(name.split(".")) > 2
        }
        assert others <= {own}, module


@pytest.mark.parametrize("room", sorted(PURE))
def test_a_pure_room_imports_nothing_that_draws_waits_or_reads(room: str) -> None:
    for module in modules_of(room):
        tops = {name.split(".")[0] for name in imported_by(module)}
        assert not tops & IMPURE, module


def test_the_line_is_really_held(tmp_path: Path) -> None:
    planted = tmp_path / "kernel" / "planted.py"
    planted.parent.mkdir()
    planted.write_text(
        "import colonnade.game\n"
        "from colonnade.engine.loop import main\n"
        "from ..swift import haste\n"
        "from .words import Words\n"
        "import random\n"
        "def later() -> None:\n    from colonnade import server\n"
    )
    rooms = rooms_imported_by(planted, package=tmp_path)
    assert rooms == {"game", "engine", "swift", "kernel", "server"}
    assert "random" in imported_by(planted, package=tmp_path)
