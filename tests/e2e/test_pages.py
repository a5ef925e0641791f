"""The pages around the table: rules, lessons, replays, settings."""

from pathlib import Path

import pytest
from playwright.sync_api import Route

from e2e.conftest import Visit
from e2e.expecting import expect
from e2e.play_helpers import SHORT, play_on, set_up

REPLAYS = Path(__file__).parents[1] / "replays"
GAMES = sorted(SHORT)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_have_drawn_positions_that_can_be_played(game: str, visit: Visit) -> None:
    page = visit(language="en").page(f"/rules/{game}")
    figures = page.locator("[data-figure]")
    expect(figures.nth(1)).to_be_attached()
    for index in range(figures.count()):
        figures.nth(index).scroll_into_view_if_needed()
        expect(figures.nth(index).locator("[data-board] svg").first).to_be_visible()
    playable = page.locator("[data-figure] [data-moves]").first
    playable.locator("summary").click()
    playable.locator("[data-token]").first.click()
    told = page.locator("[data-figure] .told span").filter(has_text=".")
    expect(told.first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_keep_room_for_boards_that_are_still_to_come(game: str, visit: Visit) -> None:
    page = visit().page(f"/rules/{game}")
    # So far below that nothing is drawn there yet.
    figure = page.locator("[data-figure]").nth(6)
    height = "(figure) => Math.round(figure.getBoundingClientRect().height)"
    before = figure.evaluate(height)
    assert figure.locator("[data-board]").count() == 0
    figure.scroll_into_view_if_needed()
    expect(figure.locator("[data-board] svg").first).to_be_attached()
    assert abs(figure.evaluate(height) - before) <= 2


def test_a_game_can_be_printed_from_its_rules(visit: Visit, tmp_path: Path) -> None:
    page = visit().page("/rules/senet")
    page.click(".print summary")
    page.select_option("[data-print-paper]", "letter")
    page.select_option("[data-print-option=throws]", "die")
    page.check("[data-print-economical]")
    assert "options=throws%3Ddie" in (page.get_attribute("[data-print]", "href") or "")
    with page.expect_download() as download:
        page.click("[data-print]")
    assert download.value.suggested_filename == "senet-letter-economical-fr.pdf"
    download.value.save_as(tmp_path / "senet.pdf")
    assert (tmp_path / "senet.pdf").read_bytes().startswith(b"%PDF-")


def test_what_a_game_does_not_offer_is_not_offered(visit: Visit) -> None:
    visitor = visit()
    visitor.context.route("**/api/games", without_extras)
    page = visitor.page()
    set_up(page, "corintho", "here")
    play_on(page, up_to=2)
    expect(page.locator("[data-undo]")).to_be_visible()
    expect(page.locator("[data-hint-ask]")).to_have_count(0)
    page.click("[data-menu]")
    expect(page.locator("[data-drawer-rules]")).to_be_visible()
    for absent in ("[data-drawer-hint]", "[data-preference=chances]"):
        expect(page.locator(absent)).to_have_count(0)
    page.click("[data-drawer-close]")
    play_on(page)
    expect(page.locator("[data-record]")).to_be_visible()
    expect(page.locator("[data-review-link]")).to_have_count(0)
    page.click("[data-share-result] summary")
    assert "/table/" in page.locator("[data-review-address]").input_value()
    page.goto(visitor.address + "/games")
    expect(page.locator("[data-saved]")).to_be_visible()
    expect(page.locator("a[href^='/review']")).to_have_count(0)
    page.goto(visitor.address + "/rules/corintho")
    expect(page.locator("nav a[href='/new/corintho']")).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(page.locator(".print, [data-print-command]")).to_have_count(0)


def without_extras(route: Route) -> None:
    """The catalogue of a server whose games can only be played."""
    catalogue = route.fetch().json()
    for card in catalogue["games"]:
        card["offers"] = []
    route.fulfill(json=catalogue)


def test_a_record_is_stepped_through_and_continued(visit: Visit) -> None:
    page = visit().page("/replay")
    # Games that come with the app can be looked at by who has none yet.
    expect(page.locator("[data-examples] [data-record-of]")).to_have_count(4)
    page.click("[data-examples] [data-record-of=corintho]")
    page.wait_for_selector("[data-board=corintho] svg[role=group]")
    page.get_by_role("button", name="Une autre partie").click()
    page.fill("textarea", (REPLAYS / "corintho" / "extension.txt").read_text(encoding="utf-8"))
    page.click("form button[type=submit]")
    expect(page.locator("[data-index='0']")).to_be_visible()
    start = page.locator("[data-position]").input_value()
    for _ in range(3):
        page.click("[data-step=on]")
    expect(page.locator("[data-index='3']")).to_be_visible()
    reached = page.locator("[data-position]").input_value()
    assert reached != start
    page.reload()
    expect(page.locator("[data-position]")).to_have_value(start)
    for _ in range(3):
        page.click("[data-step=on]")
    page.click("[data-continue]")
    expect(page.locator("[data-awaits=choice]")).to_be_visible()
    assert play_on(page)
    page.click("[data-look]")
    expect(page.locator("[data-step=back]")).to_be_disabled()


def test_a_text_that_is_no_record_is_refused_in_words(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page("/replay")
    page.fill("textarea", "hello")
    page.click("form button[type=submit]")
    expect(page.locator("[role=alert]")).to_contain_text("Game")
    visitor.faults.clear()  # the browser notes every answer that is not a success


def test_preferences_are_kept(visit: Visit) -> None:
    page = visit().page("/settings")
    page.locator("[data-theme-choice]").select_option("dark")
    page.get_by_role("button", name="English").click()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    page.locator("[data-privacy]").click()
    expect(page.get_by_role("heading", name="Privacy")).to_be_visible()


def test_an_address_that_means_nothing_says_so(visit: Visit) -> None:
    visitor = visit()
    expect(visitor.page("/nowhere").locator("h1")).to_contain_text("n’existe pas")
    expect(visitor.page("/table/AAAAAAAAAAAAAAAA").locator("h1")).to_contain_text("n’existe pas")
    visitor.faults.clear()  # the browser notes every answer that is not a success


def test_the_app_can_be_installed(visit: Visit) -> None:
    page = visit().page()
    manifest = page.evaluate("fetch('/manifest.webmanifest').then((answer) => answer.json())")
    for icon in manifest["icons"]:
        assert page.evaluate("(at) => fetch(at).then((answer) => answer.ok)", icon["src"])
