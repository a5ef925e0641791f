"""The commands that README and docs tell people to type."""

import re
import shlex
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PROGRAMS = "colonnade|make|curl|pip|python3?|docker|uv|sudo|sqlite3|pre-commit|npm"
SETTINGS = r"(?:[A-Z_]+=\S+ )*"
TYPED = re.compile(rf"^ *(?:\$ )?({SETTINGS})(?:[~\w./]+/bin/)?((?:{PROGRAMS})(?: .*)?)$")
INLINE = re.compile(r"`([^`\n]+)`")
PLACEHOLDERS = {
    "GAME": "senet",
    "FIRST": "easy",
    "SECOND": "random",
    "[name=value …]": "throws=die",
    " N ": " 4 ",
    "FILE": "game.txt",
    "RECORD": "game.txt",
    "BOT": "easy",
}
"""Placeholders in the pages, and what they are replaced by."""


class Command(NamedTuple):
    """One line, and its place."""

    page: str
    line: int
    settings: str
    text: str

    @property
    def words(self) -> tuple[str, ...]:
        """Its words, as a shell takes them."""
        return tuple(shlex.split(self.text))

    @property
    def filled(self) -> str:
        """The line with its placeholders replaced."""
        text = f"{self.text} "
        for placeholder, sample in PLACEHOLDERS.items():
            text = text.replace(placeholder, sample)
        return text.strip()

    def begins(self, *words: str) -> bool:
        """Whether these are its first words."""
        return self.words[: len(words)] == words

    def __str__(self) -> str:
        return f"{self.page}:{self.line} {self.text}"


def pages() -> list[Path]:
    """All pages that people read."""
    fronts = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
    return [*fronts, *sorted((ROOT / "docs").rglob("*.md")), ROOT / "bench/server/README.md"]


@cache
def commands_of(page: Path) -> list[Command]:
    """The commands of a page: code that begins with a program of ours.

    Within a sentence two words that begin with ours (`colonnade lab`) are a name as often as a
    command, and one word always is: there they do not count.
    """
    found = []
    is_fenced = False
    name = str(page.relative_to(ROOT))
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("```"):
            is_fenced = not is_fenced
        is_code = is_fenced or line.startswith("    ")
        for text in [line] if is_code else INLINE.findall(line):
            typed = TYPED.match(text)
            if typed is None:
                continue
            command = Command(name, number, typed[1].strip(), re.sub(r"\s+#.*", "", typed[2]))
            if is_code or len(command.words) > (2 if command.begins("colonnade") else 1):
                found.append(command)
    return found


def commands(*program: str) -> list[Command]:
    """All commands, or those that begin with these words; each where it stands first."""
    found: dict[tuple[str, str], Command] = {}
    for page in pages():
        for command in commands_of(page):
            if command.begins(*program):
                found.setdefault((command.settings, command.filled), command)
    return list(found.values())
