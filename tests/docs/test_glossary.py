"""Every name in the glossary is a name of the code."""

import io
import re
import tokenize
from functools import cache
from pathlib import Path

import pytest

from colonnade.games import GAMES, rulebook
from docs.commands import ROOT

PACKAGE = ROOT / "src" / "colonnade"
SPELLED = re.compile(r"`([^`]+)`")


class Row(tuple[str, str, str]):
    """French, English, and the name in code."""

    @property
    def names(self) -> list[str]:
        """The names, without the things they belong to."""
        return [part for name in SPELLED.findall(self[2]) for part in name.split(".")]


def chapters() -> list[tuple[str, list[Row]]]:
    found = []
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    for chapter in text.split("\n## ")[1:]:
        title, _, body = chapter.partition("\n")
        cells = [line.strip("|").split("|") for line in body.splitlines() if line.startswith("|")]
        found.append((title, [Row(map(str.strip, row)) for row in cells[2:]]))
    return found


@cache
def names_in(folder: Path) -> frozenset[str]:
    """Every name of a folder's code; words of comments and sentences do not count."""
    found = set()
    for module in folder.rglob("*.py"):
        lines = io.StringIO(module.read_text(encoding="utf-8")).readline
        for token in tokenize.generate_tokens(lines):
            if token.type == tokenize.NAME:
                found.add(token.string)
            elif token.type == tokenize.STRING and token.string.strip("\"'").isidentifier():
                found.add(token.string.strip("\"'"))
    return frozenset(found)


@pytest.mark.parametrize(("title", "rows"), chapters(), ids=lambda value: str(value)[:20])
def test_every_name_is_used(title: str, rows: list[Row]) -> None:
    folders = {
        rulebook(game).title.en: PACKAGE / "games" / game.replace("-", "_") for game in GAMES
    }
    used = names_in(folders.get(title, PACKAGE))
    assert [(row, name) for row in rows for name in row.names if name not in used] == []
    assert all(row.names for row in rows)


def test_every_game_has_its_chapter() -> None:
    titles = [title for title, _ in chapters()]
    assert titles == ["Common words", *(rulebook(game).title.en for game in GAMES)]


@pytest.mark.parametrize(("title", "rows"), chapters(), ids=lambda value: str(value)[:20])
def test_a_word_is_explained_once(title: str, rows: list[Row]) -> None:
    french = [row[0] for row in rows]
    assert len(set(french)) == len(french), title
