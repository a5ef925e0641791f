"""The courses, walked from the first step to the last puzzle."""

from collections.abc import Mapping

import pytest
from playwright.sync_api import Page

from e2e.accessibility import violations
from e2e.conftest import Visit
from e2e.expecting import expect
from e2e.play_helpers import SHORT
from puzzles import read_lesson

GAMES = sorted(SHORT)
END = {"fr": "À toi de jouer", "en": "Now play"}
WRONG = {"fr": "il y a mieux", "en": "a better one"}
OTHER = {"fr": "en", "en": "fr"}


def choose(page: Page, token: str) -> None:
    """Play a move from the list, which every board has."""
    page.evaluate("document.querySelector('[data-moves]').open = true")
    page.click(f"[data-token='{token}']")


def read(page: Page, place: str, texts: Mapping[str, str], letters: int) -> str:
    """See a text in the language of the page, which is returned."""
    language: str = page.evaluate("document.documentElement.lang")
    expect(page.locator(place)).to_contain_text(texts[language][:letters])
    return language


def read_in_both(page: Page, place: str, texts: Mapping[str, str], letters: int) -> None:
    """See a text in the language of the page, and then in the other, in which the page stays."""
    before = read(page, place, texts, letters)
    page.click("header nav button[lang]")
    expect(page.locator("html")).to_have_attribute("lang", OTHER[before])
    read(page, place, texts, letters)


@pytest.mark.parametrize("game", GAMES)
def test_a_course_is_walked_to_its_last_puzzle_in_both_languages(
    game: str,
    visit: Visit,
    axe: str,
) -> None:
    lesson = read_lesson(game)
    steps = [step for chapter in lesson["chapters"] for step in chapter["steps"]]
    first_steps = [chapter["steps"][0] for chapter in lesson["chapters"]]
    page = visit().page(f"/learn/{game}")
    kinds: set[str] = set()

    def look(kind: str) -> None:
        """Axe looks once at each kind of screen."""
        if kind not in kinds:
            kinds.add(kind)
            page.locator("[data-board] svg[role=group]").first.wait_for()
            assert not violations(page, axe)

    for number, step in enumerate(steps):
        # Every text in one language, and where a chapter begins in both.
        reads = read_in_both if step in first_steps else read
        reads(page, f"[data-step='{number}'] .says", step, 40)
        if step["do"] == "play":
            expect(page.locator("[data-moves]")).to_be_visible()
            look("play")
            choose(page, step["tokens"][0])
        else:
            look(step["do"])
            page.click("[data-go]:enabled")
    for number, puzzle in enumerate(lesson["puzzles"], start=len(steps)):
        asked = page.locator(f"[data-step='{number}'][data-kind=puzzle]")
        expect(asked).to_have_attribute("data-solved", "false")
        page.wait_for_selector("[data-moves]")
        page.evaluate("document.querySelector('[data-moves]').open = true")
        others = page.locator(f"[data-token]:not([data-token='{puzzle['answer']}'])")
        others.first.click()
        read_in_both(page, "[role=alert]", WRONG, 40)
        look("wrong")
        choose(page, puzzle["answer"])
        expect(asked).to_have_attribute("data-solved", "true")
        read_in_both(page, "[data-because]", puzzle["because"], 30)
        look("solved")
        page.click("[data-go]")
    read_in_both(page, "[data-done=true]", END, 40)
    look("done")


@pytest.mark.parametrize("game", GAMES)
def test_a_chapter_can_be_entered_at_once(game: str, visit: Visit) -> None:
    page = visit().page(f"/learn/{game}")
    chapters = page.locator("[data-chapters]")
    expect(chapters.locator("option").nth(2)).to_be_attached()
    places = chapters.locator("option").evaluate_all("all => all.map((one) => one.value)")
    chapters.select_option(places[-2])
    expect(page.locator(f"[data-step='{places[-2]}']")).to_be_visible()
    expect(page.locator("[data-board] svg[role=group]").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_instruction_stays_in_view_on_a_phone(game: str, visit: Visit) -> None:
    page = visit().page(f"/learn/{game}")
    expect(page.locator("[data-board] svg[role=group]").first).to_be_visible()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(page.locator(".says")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-go]")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_in_view_below_or_beside_the_instruction(game: str, visit: Visit) -> None:
    page = visit().page(f"/learn/{game}")
    expect(page.locator("[data-board] svg[role=group]").first).to_be_visible()
    page.click("[data-go]")
    for width, height in ((390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => innerWidth === {width}")
        page.evaluate("scrollTo(0, 0)")
        for needed in (".says", "[data-go]", "[data-board] svg[role=group]"):
            expect(page.locator(needed).first).to_be_in_viewport(ratio=1)
