"""For everyone: no serious violation that axe knows of, and pictures for people to look at."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import web
from e2e.conftest import Visit, Visitor
from e2e.hands import SHORT, play_on, set_up

AXE = web.WEB / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
SIZES = {
    "phone": {"width": 390, "height": 844},
    "tablet": {"width": 820, "height": 1180},
    "desk": {"width": 1440, "height": 900},
}
GAMES = sorted(SHORT)


@pytest.fixture(scope="session")
def axe() -> str:
    if not AXE.is_file():
        with web.alone():
            web.ready_npm()
    return AXE.read_text(encoding="utf-8")


def violations(page: Page, axe: str) -> list[str]:
    page.evaluate(axe)
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{page.url}: {fault['id']}: {node['html'][:200]}"
        for fault in found["violations"]
        if fault["impact"] in SERIOUS
        for node in fault["nodes"]
    ]


def pages(visitor: Visitor, game: str) -> Iterator[tuple[str, Page]]:
    """Every page, those of one game among them, each as somebody would find it."""
    page = visitor.page()
    page.wait_for_selector("[data-game]")
    yield "home", page
    page.click(f"[data-game='{game}'] a.primary")
    page.wait_for_selector("form .seats svg")
    yield f"new-{game}", page
    page.goto(visitor.address)
    set_up(page, game, "friends")
    yield f"waiting-{game}", page
    page.goto(visitor.address)
    set_up(page, game, "here")
    play_on(page, up_to=7)
    page.locator("[data-board] svg").first.wait_for()
    yield f"table-{game}", page
    page.goto(f"{visitor.address}/learn/{game}")
    page.locator("[data-board] svg").first.wait_for()
    yield f"learn-{game}", page
    page.goto(f"{visitor.address}/rules/{game}")
    page.locator("[data-figure]").first.scroll_into_view_if_needed()
    page.locator("[data-figure] svg").first.wait_for()
    yield f"rules-{game}", page
    for name in ("settings", "replay"):
        page.goto(f"{visitor.address}/{name}")
        page.wait_for_selector("main h1")
        yield name, page


@pytest.mark.parametrize(
    ("game", "language", "theme"),
    [
        (game, language, theme)
        for number, game in enumerate(GAMES)
        for language, theme in (
            [("fr", "light"), ("en", "dark")] if number % 2 else [("fr", "dark"), ("en", "light")]
        )
    ],
)
def test_axe_finds_nothing_serious(
    game: str, language: str, theme: str, visit: Visit, axe: str
) -> None:
    visitor = visit(language=language, theme=theme)
    found = [fault for _, page in pages(visitor, game) for fault in violations(page, axe)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", sorted(SIZES))
@pytest.mark.parametrize("game", GAMES)
def test_every_page_fits_the_screen(game: str, size: str, visit: Visit, pictures: Path) -> None:
    theme = "dark" if size == "tablet" else "light"
    visitor = visit(size=SIZES[size], theme=theme, language="en" if size == "desk" else "fr")
    for name, page in pages(visitor, game):
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= SIZES[size]["width"], f"{name} is {wide} wide"
        page.screenshot(path=pictures / f"{name}-{size}.png", full_page=name != f"rules-{game}")


def test_the_result_is_shown_to_be_looked_at(visit: Visit, pictures: Path, axe: str) -> None:
    page = visit().page()
    set_up(page, "corintho", "here")
    play_on(page)
    expect(page.locator("[data-result]")).to_be_visible()
    assert not violations(page, axe)
    page.screenshot(path=pictures / "result-corintho-phone.png", full_page=True)
