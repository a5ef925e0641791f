"""Whole games without a pointer: Tab, arrows, Enter and nothing else."""

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Visit
from e2e.hands import SHORT

FOCUSED = "document.activeElement?.matches({!r}) ?? false"


def walk_to(page: Page, selector: str, key: str = "Tab", most: int = 80) -> None:
    """Press a key until what is wanted has the focus."""
    for _ in range(most):
        if page.evaluate(FOCUSED.format(selector)):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{selector} cannot be reached by {key}")


@pytest.mark.parametrize("game", sorted(SHORT))
def test_a_game_is_played_by_keyboard_alone(game: str, visit: Visit) -> None:
    page = visit(autoThrow=True, autoSingle=True).page()
    page.wait_for_selector("[data-game]")
    walk_to(page, f"[data-game='{game}'] a.primary")
    page.keyboard.press("Enter")
    page.wait_for_selector("form .seats svg")
    walk_to(page, "input[name=how]")
    page.keyboard.press("ArrowDown")
    expect(page.locator("input[value=here]")).to_be_checked()
    if SHORT[game]:
        walk_to(page, "form details summary")
        page.keyboard.press("Enter")
    for name in SHORT[game]:
        walk_to(page, f"[data-option='{name}']")
        page.keyboard.press("ArrowDown")
    walk_to(page, "form button[type=submit]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-moves]")
    walk_to(page, "[data-moves] summary")
    page.keyboard.press("Enter")
    for _ in range(3000):
        state = page.evaluate(
            """() => document.querySelector("[data-result]") ? "over"
              : document.querySelector("[data-token]") ? "choice" : "wait" """
        )
        if state == "over":
            break
        if state == "choice":
            walk_to(page, "[data-moves] summary")
            page.keyboard.press("Tab")
            page.keyboard.press("Enter")
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


def test_what_happens_is_announced(visit: Visit) -> None:
    page = visit(language="en").page()
    page.click("[data-game=corintho] a.primary")
    page.check("input[value=here]")
    page.click("form button[type=submit]")
    page.click("[data-moves] summary")
    page.locator("[data-token]").first.click()
    expect(page.locator("[data-announced]")).to_contain_text("Player 1")
    expect(page.locator("[data-announced]")).to_contain_text("Player 2")
