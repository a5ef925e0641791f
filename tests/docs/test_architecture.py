"""docs/architecture.md is true."""

import re

import pytest

from colonnade.games import GAMES
from colonnade.kernel.i18n import LANGUAGES
from colonnade.kernel.rulebook import CAPABILITIES
from docs.commands import ROOT
from project.test_imports import LAYERS, OWN_PARTS

PACKAGE = ROOT / "src" / "colonnade"
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
LAYER = re.compile(r"^    (\d| )  ((?:[a-z]+ · )*[a-z]+)  ", re.MULTILINE)
PATH = re.compile(r"`((?:[a-z0-9_]+/)[\w./]*)`")
ROW = re.compile(r"^\| (`[^|]+`) \|", re.MULTILINE)


def chapter(title: str) -> str:
    return PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def test_the_layers_are_those_that_imports_are_held_to() -> None:
    drawn: dict[int, set[str]] = {}
    layer = -1
    for number, packages in LAYER.findall(chapter("Packages")):
        layer = int(number) if number.strip() else layer
        drawn.setdefault(layer, set()).update(packages.split(" · "))
    assert [drawn[layer] for layer in sorted(drawn)] == [each - {"version"} for each in LAYERS]


def test_every_package_says_what_it_is_for() -> None:
    for package in set().union(*LAYERS) - {"version"}:
        text = (PACKAGE / package / "__init__.py").read_text(encoding="utf-8")
        assert text.startswith('"""'), package


@pytest.mark.parametrize("path", sorted(set(PATH.findall(PAGE))))
def test_every_file_that_is_named_exists(path: str) -> None:
    assert (ROOT / path).exists() or (PACKAGE / path).exists()


def test_every_module_of_the_kernel_is_on_the_map() -> None:
    rows = re.findall(r"^\| `kernel`: [^|]+ \| ([^|]+) \|$", chapter("Packages"), re.MULTILINE)
    there = {path.stem for path in (PACKAGE / "kernel").glob("*.py")} - {"__init__"}
    assert sorted(re.findall(r"`(\w+)`", " ".join(rows))) == sorted(there)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_s_folder_holds_exactly_these_parts(game: str) -> None:
    folder = PACKAGE / "games" / game.replace("-", "_")
    there = {path.name.removesuffix(".py") for path in folder.iterdir()} - {"__pycache__"}
    told = set(re.findall(r"`([\w.]+)`", " ".join(ROW.findall(chapter("A game's folder")))))
    assert there == told
    pages = {f"{name}.{language}.md" for name in ("rules", "notation") for language in LANGUAGES}
    assert told - {"__init__", *pages} == set(OWN_PARTS) - {"descriptor"}


def test_every_capability_is_told_with_its_type_and_its_place() -> None:
    row = re.compile(r"^\| `(\w+)` \| `(\w+)` of `([\w/.]+)` \| (.+) \|$", re.MULTILINE)
    told = row.findall(chapter("A game's folder"))
    assert tuple(name for name, *_ in told) == CAPABILITIES
    for _, kind, path, without in told:
        assert f"class {kind}" in (PACKAGE / path).read_text(encoding="utf-8")
        assert without


def test_every_folder_of_tests_is_told() -> None:
    told = set(re.findall(r"`(?:tests/)?([a-z0-9]+)`", " ".join(ROW.findall(chapter("Tests")))))
    folders = {path.parent.name for path in (ROOT / "tests").glob("*/test_*.py")}
    assert told == folders
