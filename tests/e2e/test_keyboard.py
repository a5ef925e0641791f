"""Whole games without a pointer: Tab, arrows, Enter and nothing else."""

import pytest
from playwright.sync_api import Page

import effort
from e2e.conftest import Visit
from e2e.expecting import expect
from e2e.play_helpers import LATE, begin_at, play_on, set_up

OFFERED = """() => ["result", "throw", "moves"].find((what) => document.querySelector(
  { result: "[data-result]", throw: "[data-throw]:enabled", moves: "[data-token]" }[what]))"""
FOCUSED = "document.activeElement?.matches({!r}) ?? false"


def walk_to(page: Page, selector: str, key: str = "Tab", most: int = 80) -> None:
    """Press a key until what is wanted has the focus."""
    for _ in range(most):
        if page.evaluate(FOCUSED.format(selector)):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{selector} cannot be reached by {key}")


# Races are long: those two begin near their end, as a game that is continued does.
CONTINUED = {
    "senet": """[Game "senet"]
[Options "players=2 throws=die exit=over"]
[Position "........../........../....w..w.b 0 - 0,0 1"]

""",
    "les-4-colonnes": """[Game "les-4-colonnes"]
[Options "players=2 finish=home"]
[Position "Y:F6,F7,F8,F8 G:F6,F7,F8,F8 Y - 0 - -"]

""",
}


@pytest.mark.parametrize("game", ["columbiz", "corintho"])
def test_a_game_is_played_by_keyboard_alone(game: str, visit: Visit) -> None:
    page = visit().page()
    if not effort.is_soak:
        begin_at(page, LATE)
    page.wait_for_selector("[data-game]")
    walk_to(page, f"[data-game='{game}'] a.primary")
    page.keyboard.press("Enter")
    page.wait_for_selector("form .seats svg")
    walk_to(page, "input[name=how]")
    page.keyboard.press("ArrowDown")
    expect(page.locator("input[value=here]")).to_be_checked()
    walk_to(page, "form button[type=submit]")
    page.keyboard.press("Enter")
    play_by_keyboard(page)


@pytest.mark.parametrize("game", sorted(CONTINUED))
def test_a_race_is_finished_by_keyboard_alone(game: str, visit: Visit) -> None:
    page = visit().page("/replay")
    page.wait_for_selector("textarea")
    walk_to(page, "textarea")
    page.keyboard.insert_text(CONTINUED[game])
    walk_to(page, "form button[type=submit]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-continue]")
    walk_to(page, "[data-continue]")
    page.keyboard.press("Enter")
    play_by_keyboard(page)


def play_by_keyboard(page: Page) -> None:
    """Throw when a throw is due, else play the first move of the list, to the end."""
    page.wait_for_selector("[data-moves]")
    walk_to(page, "[data-moves] summary")
    page.keyboard.press("Enter")
    # Between turns nothing is offered for a moment; a key pressed then would go anywhere.
    while (offered := page.wait_for_function(OFFERED).json_value()) != "result":
        seen = page.get_attribute("[data-version]", "data-version")
        if offered == "throw":
            walk_to(page, "[data-throw]")
        else:
            walk_to(page, "[data-moves] summary")
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        # What happens next must be seen before the next key is pressed.
        page.wait_for_selector(f"[data-version]:not([data-version='{seen}'])")
    expect(page.locator("[data-result]")).to_be_visible()


def test_the_board_itself_is_played_with_arrows_and_enter(visit: Visit) -> None:
    page = visit().page("/learn/senet")
    page.click("[data-go]")
    page.click("[data-go]")
    page.wait_for_selector("[data-step='2'] [data-place='10']")
    walk_to(page, "[data-board] [data-place]")
    walk_to(page, "[data-place='10']", "ArrowDown", 12)
    page.keyboard.press("Enter")
    for key in ("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"):
        page.keyboard.press(key)
        if page.evaluate(FOCUSED.format("[data-place='11']")):
            break
    page.keyboard.press("Enter")
    expect(page.locator("[data-step='3']")).to_be_visible()


def test_the_story_is_one_stop_and_its_lines_are_walked_with_arrows(visit: Visit) -> None:
    page = visit(language="en").page()
    set_up(page, "corintho", "here")
    play_on(page, up_to=3)
    expect(page.locator("[data-log] button")).to_have_count(3)
    walk_to(page, "[aria-label='Story of the game'][tabindex]")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-log] button:focus")).to_contain_text("Player 2")
    page.keyboard.press("Enter")
    expect(page.locator("[data-now]")).to_be_visible()


def test_what_happens_is_announced(visit: Visit) -> None:
    page = visit(language="en").page()
    page.click("[data-game=corintho] a.primary")
    page.check("input[value=here]")
    page.click("form button[type=submit]")
    page.click("[data-moves] summary")
    page.locator("[data-token]").first.click()
    expect(page.locator("[data-announced]")).to_contain_text("Player 1")
    expect(page.locator("[data-announced]")).to_contain_text("Player 2")
