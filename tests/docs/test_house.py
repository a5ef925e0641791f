"""What docs/house.md says of the house is so."""

import re

import pytest

from colonnade.games import GAMES
from docs.commands import ROOT
from house.test_imports import FLOORS

PACKAGE = ROOT / "src" / "colonnade"
PAGE = (ROOT / "docs" / "house.md").read_text(encoding="utf-8")
FLOOR = re.compile(r"^    (\d| )  ((?:[a-z]+ · )*[a-z]+)  ", re.MULTILINE)
PATH = re.compile(r"`((?:[a-z_]+/)[\w./]*)`")
ROW = re.compile(r"^\| (`[^|]+`) \|", re.MULTILINE)


def chapter(title: str) -> str:
    return PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def test_the_floors_are_those_that_imports_are_held_to() -> None:
    drawn: dict[int, set[str]] = {}
    floor = -1
    for number, rooms in FLOOR.findall(chapter("Floors")):
        floor = int(number) if number.strip() else floor
        drawn.setdefault(floor, set()).update(rooms.split(" · "))
    assert [drawn[floor] for floor in sorted(drawn)] == [rooms - {"version"} for rooms in FLOORS]


def test_every_room_says_what_it_is_for() -> None:
    drawn = {room for _, rooms in FLOOR.findall(chapter("Floors")) for room in rooms.split(" · ")}
    for room in drawn:
        place = PACKAGE / room
        card = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
        assert card.read_text(encoding="utf-8").startswith('"""'), room


@pytest.mark.parametrize("path", sorted(set(PATH.findall(PAGE))))
def test_every_file_that_is_named_exists(path: str) -> None:
    assert (ROOT / path).exists() or (PACKAGE / path).exists()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_holds_the_files_of_every_game(game: str) -> None:
    files = {path.name for path in (PACKAGE / "games" / game.replace("-", "_")).iterdir()}
    named = re.findall(r"`([\w.]+)`", " ".join(ROW.findall(chapter("A game's folder"))))
    assert len(named) > 10
    assert {name if name.endswith(".md") else f"{name}.py" for name in named} <= files


def test_every_folder_of_tests_is_told() -> None:
    told = set(re.findall(r"`(?:tests/)?([a-z0-9]+)`", " ".join(ROW.findall(chapter("Tests")))))
    folders = {path.parent.name for path in (ROOT / "tests").glob("*/test_*.py")}
    assert told == folders
