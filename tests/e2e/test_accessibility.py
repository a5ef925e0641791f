"""For everyone: pages that fit and that axe finds nothing serious in, with pictures of them."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

import effort
from e2e.accessibility import violations
from e2e.conftest import Picture, Visit
from e2e.expecting import expect
from e2e.play_helpers import (
    GAMES_WITH_DICE,
    SHORT,
    fill_in,
    is_the_same_board,
    keep_the_board,
    other_language,
    play_on,
    set_up,
    wait_for_review,
)
from e2e.visitors import Visitor

pytestmark = pytest.mark.patience(600)

SIZES = {
    "phone": {"width": 390, "height": 844},
    "tablet": {"width": 820, "height": 1180},
    "desk": {"width": 1440, "height": 900},
}
# Each page is looked at in one way on the first screen, and in another language and theme on the
# others: a page that is there already costs little in another size, language or theme.
LOOKS = (("phone",), ("tablet", "desk"))
GAMES = sorted(SHORT)
# Every page in both languages and both themes, every game in two of the four ways to mix them.
WAYS = [("fr", "light"), ("en", "dark"), ("fr", "dark"), ("en", "light")]
OTHER = {"light": "dark", "dark": "light"}


SHORT_RECORD = """[Game "corintho"]
[Options "players=2"]

c@a1 k@d4 c@b1 k@a3 c@c1
"""
LYING_TABLET = {"width": 1180, "height": 820}
# Whether the board of a record and what belongs to it stay in their own column.
WITHIN = """() => {
  const record = document.querySelector(".record-view");
  const { right } = record.getBoundingClientRect();
  const parts = [...record.querySelectorAll("[data-board] svg, [data-board] table")];
  return parts.length > 0 && parts.every((part) => part.getBoundingClientRect().right <= right + 1);
}"""


def pages_of(visitor: Visitor, game: str) -> Iterator[tuple[str, Page]]:
    """Every page of one game, each as somebody would find it."""
    page = visitor.page(f"/new/{game}")
    page.wait_for_selector("form .seats svg")
    yield f"new-{game}", page
    fill_in(page, game, "friends")
    page.locator("[data-board] svg[role=group]").first.wait_for()
    yield f"waiting-{game}", page
    page.goto(visitor.address)
    set_up(page, game, "here")
    play_on(page, up_to=7)
    page.locator("[data-board] svg[role=group]").first.wait_for()
    yield f"table-{game}", page
    page.goto(f"{visitor.address}/learn/{game}")
    page.locator("[data-board] svg[role=group]").first.wait_for()
    yield f"learn-{game}", page
    page.goto(f"{visitor.address}/rules/{game}")
    page.locator("[data-figure]").first.scroll_into_view_if_needed()
    page.locator("[data-figure] svg[role=group]").first.wait_for()
    yield f"rules-{game}", page


def other_pages(visitor: Visitor) -> Iterator[tuple[str, Page]]:
    """The pages that belong to no game."""
    page = visitor.page()
    page.wait_for_selector("[data-game]")
    yield "home", page
    for name in ("games", "settings", "replay"):
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
    wait_for_review(page)
    yield "review-corintho", page


@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_a_bot_its_result_and_its_review_are_for_everyone(
    game: str, visit: Visit, axe: str
) -> None:
    """To its end on one drawing; everything that is folded in both pages is unfolded."""
    language, theme = WAYS[GAMES.index(game)]
    visitor = visit(language=language, theme=theme, autoThrow=True, autoSingle=True)
    page = visitor.page()
    set_up(page, game, "bots", auto_throw=True, late=True)
    keep_the_board(page)
    assert play_on(page)
    page.locator("[data-result] h2").wait_for()
    assert is_the_same_board(page)
    page.evaluate("document.querySelectorAll('main details').forEach((one) => (one.open = true))")
    if game in GAMES_WITH_DICE:
        page.click("[data-verify]")
        page.wait_for_selector("[data-verdict]")
    assert not violations(page, axe)
    # On a lying tablet the next game is one touch away, and no part of a review covers another.
    phone = page.viewport_size
    page.set_viewport_size(LYING_TABLET)  # type: ignore[arg-type]
    page.evaluate("scrollTo(0, 0)")
    expect(page.locator("[data-rematch]")).to_be_in_viewport()
    page.click("[data-review-link]")
    wait_for_review(page)
    page.wait_for_function(WITHIN)
    page.set_viewport_size(phone)  # type: ignore[arg-type]
    page.evaluate("document.querySelectorAll('main details').forEach((one) => (one.open = true))")
    assert not violations(page, axe)


@pytest.mark.parametrize("game", [*GAMES, ""])
def test_every_page_fits_the_screen_and_is_for_everyone(
    game: str, visit: Visit, axe: str, picture: Picture
) -> None:
    language, theme = WAYS[[*GAMES, ""].index(game) % len(WAYS)]
    visitor = visit(size=SIZES["phone"], language=language, theme="auto")
    for name, page in pages_of(visitor, game) if game else other_pages(visitor):
        for number, sizes in enumerate(LOOKS):
            if number:
                other_language(page)
                theme = OTHER[theme]
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            for size in sizes:
                page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
                width = SIZES[size]["width"]
                page.wait_for_function(f"() => innerWidth === {width}")
                # A board is drawn for its new room some frames later.
                page.wait_for_function(f"() => document.documentElement.scrollWidth <= {width}")
                picture(page, f"{name}-{size}", full_page=not name.startswith("rules"))
            # Colours change with the theme, and every board has its own; what else there is on a
            # page is looked at in one way for each game, and in all ways over all games.
            if number == 0 or not game or name.startswith("table-") or effort.is_soak:
                assert not violations(page, axe)
