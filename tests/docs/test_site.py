"""The documentation is complete: every page is reachable, and no link is broken."""

import html
import re
import subprocess
import sys
from importlib import import_module, resources
from pathlib import Path

import pytest

from colonnade.games import GAMES
from colonnade.kernel.i18n import LANGUAGES
from colonnade.server.routes import ROUTES
from colonnade.version import __version__
from colonnade.wire.requests import REQUESTS
from colonnade.wire.schema import MESSAGES
from docs.commands import ROOT
from docs_site import MODULES, UNRUN, slug

pytestmark = pytest.mark.patience(600)

LINK = re.compile(r"\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole site; a warning of Sphinx is an error."""
    folder = tmp_path_factory.mktemp("docs") / "site"
    script = str(ROOT / "scripts" / "docs_site.py")
    done = subprocess.run(
        [sys.executable, script, str(folder), UNRUN], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return folder


def page(site: Path, name: str) -> str:
    return html.unescape((site / f"{name}.html").read_text(encoding="utf-8"))


def test_the_rules_are_there_in_both_languages(site: Path) -> None:
    for game in GAMES:
        for language in LANGUAGES:
            shown = page(site, f"rules/{game}.{language}")
            for clause in clauses(game, language):
                assert f">{clause}" in shown


def test_what_is_french_says_so(site: Path) -> None:
    """So that screen readers speak it as French, and nobody offers to translate it."""
    for game in GAMES:
        for language in LANGUAGES:
            assert f' lang="{language}"' in page(site, f"rules/{game}.{language}").split(">")[1]
    for name, section in (("play", "a-la-table"), ("library", "la-bibliotheque-en-francais")):
        shown = page(site, f"guide/{name}")
        assert f'<section lang="fr" id="{section}"' in shown
        assert shown.count('<section lang="fr"') < shown.count("<section ") / 1.5
    assert 'lang="fr"' not in page(site, "guide/envs")


def clauses(game: str, language: str) -> list[str]:
    folder = resources.files("colonnade.games") / game.replace("-", "_")
    text = (folder / f"rules.{language}.md").read_text(encoding="utf-8")
    found = re.findall(r"^### ([A-Z]\d+\.)", text, re.MULTILINE)
    assert len(found) > 5
    return found


def test_the_reference_names_every_route_and_every_message(site: Path) -> None:
    shown = page(site, "reference/http")
    for route in ROUTES:
        method = "GET" if route.method == "SOCKET" else route.method
        assert f">{method} {route.path}<" in re.sub(r"</?span[^>]*>", "", shown)
    shown = page(site, "reference/socket")
    for kind in (*REQUESTS, *MESSAGES):
        assert f"<h3>{kind.__name__}<" in shown


def test_the_reference_has_every_public_name_and_says_something(site: Path) -> None:
    for name in MODULES:
        shown = page(site, f"reference/{name}")
        module = import_module("colonnade" if name == "library" else f"colonnade.{name}")
        for public in module.__all__:
            assert f'id="{module.__name__}.{public}"' in shown
        assert "Alias for field number" not in shown
        assert "<lambda>" not in shown


def test_the_version_to_cite_is_this_one(site: Path) -> None:
    shown = page(site, "citation")
    assert f"Version {__version__}." in shown
    assert f"version = {{{__version__}}}" in re.sub(r"</?span[^>]*>", "", shown)


def test_every_shape_that_is_named_is_described(site: Path) -> None:
    for name in ("reference/http", "reference/socket"):
        shown = page(site, name)
        named = set(re.findall(r'href="#([^"]+)"', shown))
        assert len(named) > 20
        assert named <= set(re.findall(r'id="([^"]+)"', shown)) | {"top"}


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    found = re.compile(r"<(?:script|link|img)[^>]*(?:src|href)=\"(?:https?:)?//")
    assert [path for path in site.rglob("*.html") if found.search(path.read_text("utf-8"))] == []


def test_the_front_pages_link_to_what_exists() -> None:
    for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md"):
        links = LINK.findall((ROOT / name).read_text(encoding="utf-8"))
        for target, anchor in links:
            place = ROOT / (target or name)
            assert place.exists(), (name, target)
            if anchor:
                assert anchor in map(slug, HEADING.findall(place.read_text(encoding="utf-8")))
