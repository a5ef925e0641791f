"""The documentation is whole: every page is reached, and no link leads nowhere."""

import re
import subprocess
import sys
from pathlib import Path

from colonnade.games import GAMES
from docs.commands import ROOT

LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)")


def test_the_site_is_set_without_a_warning(tmp_path: Path) -> None:
    site = tmp_path / "site"
    script = str(ROOT / "scripts" / "docs_site.py")
    done = subprocess.run(
        [sys.executable, script, str(site)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    for game in GAMES:
        for language in ("en", "fr"):
            assert (site / "rules" / f"{game}.{language}.html").is_file()
    assert "/api/tables" in (site / "reference" / "http.html").read_text(encoding="utf-8")
    home = (site / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<(?:script|link|img)[^>]*(?:src|href)=\"(?:https?:)?//", home)


def test_the_front_pages_link_to_what_exists() -> None:
    for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md"):
        targets = LINK.findall((ROOT / name).read_text(encoding="utf-8"))
        assert [target for target in targets if not (ROOT / target).exists()] == []
