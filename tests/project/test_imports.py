"""Who may import whom, as docs/architecture.md draws it."""

from pathlib import Path

import pytest

import colonnade
from colonnade.games import GAMES
from colonnade.kernel.rulebook import CAPABILITIES
from project.import_graph import ImportGraph

PACKAGE = Path(colonnade.__file__).parent
GRAPH = ImportGraph(PACKAGE)

LAYERS: list[set[str]] = [
    {"kernel", "version"},
    {"games"},
    {"library"},
    {"compiled"},
    {"bots"},
    {"table"},
    {"analysis", "cli"},
    {"wire", "store"},
    {"arena", "engine", "envs", "lab", "printing", "server", "terminal"},
    {"browser"},
]
"""A package imports only packages of the layers before its own, and itself."""

OWN_PARTS = {
    "core": set[str](),
    "text": {"core"},
    "view": {"core", "text"},
    "descriptor": {"core", "text", "view"},
    "bot": {"core", "text", "view", "descriptor"},
    "analysis": {"core", "text", "view", "descriptor"},
    "lab": {"core", "text", "view", "descriptor"},
    "env": {"core", "text", "view", "descriptor"},
    "paper": {"core", "text", "view", "descriptor"},
}
"""The parts of a game's folder, and the other parts of the same folder that each may import."""
PLUGS_INTO = {
    "bot": "bots",
    "analysis": "analysis",
    "lab": "lab",
    "env": "envs",
    "paper": "printing",
}
"""Parts that may also import a generic package, and everything that package may import."""

PURE_PACKAGES = {"kernel", "table"}
PURE_PARTS = {"core", "text", "view", "descriptor"}
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
    "socket",
    "subprocess",
    "tempfile",
    "importlib.resources",
}
"""Modules that would bring randomness, time or input and output into pure code."""


def package_of(name: str) -> str:
    """The package of `colonnade` that a module belongs to."""
    return name.split(".")[1]


def place_in_games(name: str) -> tuple[str, str] | None:
    """The game and the part of its folder that a module belongs to."""
    parts = name.split(".")
    if parts[:2] != ["colonnade", "games"] or len(parts) < 3 or parts[2] == "registry":
        return None
    return parts[2], parts[3] if len(parts) > 3 else "descriptor"


def below(package: str) -> set[str]:
    """What a package may import."""
    height = next(index for index, layer in enumerate(LAYERS) if package in layer)
    return set().union(*LAYERS[:height], {package})


def ours(names: set[str]) -> set[str]:
    return {name for name in names if name.startswith("colonnade.")}


GENERIC = sorted(
    name
    for name in GRAPH.files
    if name.count(".") and place_in_games(name) is None and not name.endswith("__main__")
)
IN_GAMES = sorted(name for name in GRAPH.files if place_in_games(name) is not None)


def test_every_package_has_a_layer() -> None:
    there = {package_of(name) for name in GRAPH.files if name.count(".")} - {"__main__"}
    assert there == set().union(*LAYERS)


@pytest.mark.parametrize("name", GENERIC)
def test_a_package_imports_only_lower_layers(name: str) -> None:
    allowed = below(package_of(name))
    for imported in ours(GRAPH.imports[name]):
        assert package_of(imported) in allowed, imported


@pytest.mark.parametrize("name", GENERIC)
def test_only_the_registry_names_a_game(name: str) -> None:
    games = {imported for imported in GRAPH.imports[name] if place_in_games(imported)}
    assert not games or name == "colonnade.games.registry"


@pytest.mark.parametrize("name", IN_GAMES)
def test_a_part_of_a_game_imports_only_what_it_may(name: str) -> None:
    place = place_in_games(name)
    assert place is not None
    game, part = place
    generic = {"kernel"} | (below(PLUGS_INTO[part]) if part in PLUGS_INTO else set())
    for imported in ours(GRAPH.imports[name]):
        other = place_in_games(imported)
        if other is None:
            assert package_of(imported) in generic, imported
        else:
            assert other[0] == game, f"{imported}: no game imports another"
            assert other[1] in OWN_PARTS[part] | {part}, imported


@pytest.mark.parametrize("game", GAMES)
def test_capabilities_lie_in_the_game_s_own_folder(game: str) -> None:
    book = GAMES[game]
    for capability in CAPABILITIES:
        lazy = getattr(book, capability)
        assert lazy is not None
        assert lazy.module == f"{book.package}.{capability}"
        assert lazy.module in GRAPH.files


PURE = sorted(
    name
    for name in GRAPH.files
    if name.count(".")
    and (
        package_of(name) in PURE_PACKAGES
        or ((place := place_in_games(name)) is not None and place[1] in PURE_PARTS)
    )
)


@pytest.mark.parametrize("name", PURE)
def test_pure_code_reaches_nothing_that_draws_waits_or_reads(name: str) -> None:
    """Not even through other modules."""
    for reached, way in GRAPH.reached_from(name).items():
        is_impure = any(reached == each or reached.startswith(f"{each}.") for each in IMPURE)
        assert not is_impure, " → ".join(way)
        assert reached not in {"numpy", "numba"}, " → ".join(way)


def test_imports_of_every_form_are_seen(tmp_path: Path) -> None:
    package = tmp_path / "colonnade"
    for path, text in {
        "__init__.py": "",
        "kernel/__init__.py": "",
        "kernel/bits.py": "import random\n",
        "kernel/sample.py": (
            "import colonnade.library\n"
            "from colonnade.engine.loop import main\n"
            "from ..compiled import cache\n"
            "from .bits import count\n"
            "from typing import TYPE_CHECKING\n"
            "def later() -> None:\n    from colonnade import server\n"
            "if TYPE_CHECKING:\n    import datetime\n"
        ),
        **{f"{name}/__init__.py": "" for name in ("library", "compiled", "server", "engine")},
        "compiled/cache.py": "",
        "engine/loop.py": "",
    }.items():
        (package / path).parent.mkdir(parents=True, exist_ok=True)
        (package / path).write_text(text)
    graph = ImportGraph(package)
    assert ours(graph.imports["colonnade.kernel.sample"]) == {
        "colonnade.library",
        "colonnade.engine.loop",
        "colonnade.compiled.cache",
        "colonnade.kernel.bits",
        "colonnade.server",
    }
    reached = graph.reached_from("colonnade.kernel.sample")
    assert reached["random"] == ("colonnade.kernel.sample", "colonnade.kernel.bits", "random")
    assert "datetime" not in reached
