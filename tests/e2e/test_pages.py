"""The pages around the table: rules, lessons, replays, settings."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.hands import SHORT, play_on

REPLAYS = Path(__file__).parents[1] / "replays"
GAMES = sorted(SHORT)


@pytest.mark.parametrize("game", GAMES)
def test_a_learner_makes_the_moves_of_the_first_game(game: str, visit: Visit) -> None:
    page = visit().page(f"/learn/{game}")
    page.wait_for_selector("[data-go]")
    for step in range(40):
        if page.locator("[data-done=true]").count():
            break
        page.click("[data-go]")
        expect(page.locator(f"[data-step='{step + 1}']")).to_be_visible()
    expect(page.locator("main")).to_contain_text("À toi de jouer")


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


def test_a_game_can_be_printed_from_its_rules(visit: Visit, tmp_path: Path) -> None:
    page = visit().page("/rules/senet")
    with page.expect_download() as download:
        page.click("[data-print]")
    assert download.value.suggested_filename == "senet-a4-fr.pdf"
    download.value.save_as(tmp_path / "senet.pdf")
    assert (tmp_path / "senet.pdf").read_bytes().startswith(b"%PDF-")


def test_a_record_is_stepped_through_and_continued(visit: Visit) -> None:
    page = visit().page("/replay")
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
    assert play_on(page) >= 1
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


def test_an_address_that_means_nothing_says_so(visit: Visit) -> None:
    visitor = visit()
    expect(visitor.page("/nowhere").locator("h1")).to_contain_text("n’existe pas")
    expect(visitor.page("/table/AAAAAAAAAAAAAAAA").locator("h1")).to_contain_text("n'existe pas")
    visitor.faults.clear()  # the browser notes every answer that is not a success


def test_the_app_can_be_installed(visit: Visit) -> None:
    page = visit().page()
    manifest = page.evaluate("fetch('/manifest.webmanifest').then((answer) => answer.json())")
    for icon in manifest["icons"]:
        assert page.evaluate("(at) => fetch(at).then((answer) => answer.ok)", icon["src"])
