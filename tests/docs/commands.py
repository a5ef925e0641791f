"""The commands that README and docs tell people to type."""

import re
import shlex
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PROGRAMS = "colonnade|make|curl|pip|python3?|docker|uv"
TYPED = re.compile(rf"^ *(?:\$ )?(?:\.venv/bin/)?((?:{PROGRAMS})(?: .*)?)$")


class Command(NamedTuple):
    """One line, and where it stands."""

    page: str
    line: int
    text: str

    @property
    def words(self) -> tuple[str, ...]:
        """Its words, as a shell takes them."""
        return tuple(shlex.split(self.text))

    def __str__(self) -> str:
        return f"{self.page}:{self.line} {self.text}"


def pages() -> list[Path]:
    """Everything people read."""
    return [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def commands_of(page: Path) -> list[Command]:
    """The commands of a page: lines that are set as code and begin with a program we name."""
    found = []
    is_fenced = False
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("```"):
            is_fenced = not is_fenced
        if not (is_fenced or line.startswith("    ")):
            continue
        if typed := TYPED.match(line):
            text = re.sub(r"\s+#.*", "", typed[1])
            found.append(Command(str(page.relative_to(ROOT)), number, text))
    return found


def commands() -> list[Command]:
    """All of them."""
    return [command for page in pages() for command in commands_of(page)]
