"""For everyone: pages that fit and that axe finds nothing serious in, with pictures of them."""

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
# Every game in both languages and both themes, and in each of the four ways somewhere.
WAYS = [("fr", "light"), ("en", "dark"), ("fr", "dark"), ("en", "light")]


SHORT_RECORD = """[Game "corintho"]
[Options "players=2"]

c@a1 k@d4 c@b1 k@a3 c@c1
"""


@pytest.fixture(scope="session")
def axe() -> str:
    if not AXE.is_file():
        with web.alone():
            web.ready_npm()
    return AXE.read_text(encoding="utf-8")


def violations(page: Page, axe: str) -> list[str]:
    # Colours on their way to others are nobody's colours.
    page.evaluate("Promise.allSettled(document.getAnimations().map((one) => one.finished))")
    page.evaluate(axe)
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{page.url}: {fault['id']}: {node['html'][:200]}"
        for fault in found["violations"]
        if fault["impact"] in SERIOUS
        for node in fault["nodes"]
    ]


def pages_of(visitor: Visitor, game: str) -> Iterator[tuple[str, Page]]:
    """Every page of one game, each as somebody would find it."""
    page = visitor.page(f"/new/{game}")
    page.wait_for_selector("form .seats svg")
    yield f"new-{game}", page
    page.goto(visitor.address)
    set_up(page, game, "friends")
    page.locator("[data-board] svg").first.wait_for()
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


def other_pages(visitor: Visitor) -> Iterator[tuple[str, Page]]:
    """The pages that belong to no game."""
    page = visitor.page()
    page.wait_for_selector("[data-game]")
    yield "home", page
    for name in ("settings", "replay"):
        page.goto(f"{visitor.address}/{name}")
        page.wait_for_selector("main h1")
        yield name, page
    page.goto(visitor.address)
    set_up(page, "corintho", "here")
    play_on(page)
    expect(page.locator("[data-result]")).to_be_visible()
    yield "result-corintho", page
    page.goto(f"{visitor.address}/replay")
    page.fill("textarea", SHORT_RECORD)
    page.click("form button[type=submit]")
    page.click("[data-review-link]")
    page.wait_for_selector("[data-review=true]")
    yield "review-corintho", page


def ways(number: int) -> Iterator[tuple[str, str, str, bool]]:
    """Size, language, theme, and whether axe looks too: twice for each game."""
    for place, size in enumerate(sorted(SIZES)):
        language, theme = WAYS[(2 * number + place) % len(WAYS)]
        yield size, language, theme, place < 2


@pytest.mark.parametrize(
    ("game", "size", "language", "theme", "looks"),
    [(game, *way) for number, game in enumerate([*GAMES, ""]) for way in ways(number)],
)
def test_every_page_fits_the_screen_and_is_for_everyone(
    game: str,
    size: str,
    language: str,
    theme: str,
    looks: bool,
    visit: Visit,
    axe: str,
    pictures: Path,
) -> None:
    visitor = visit(size=SIZES[size], language=language, theme=theme)
    for name, page in pages_of(visitor, game) if game else other_pages(visitor):
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= SIZES[size]["width"], f"{name} is {wide} wide"
        page.screenshot(
            path=pictures / f"{name}-{size}.png", full_page=not name.startswith("rules")
        )
        if looks or not game:
            assert not violations(page, axe)
