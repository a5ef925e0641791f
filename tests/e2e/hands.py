"""Hands that play: through the list of moves, which every game has."""

from collections.abc import Mapping

from playwright.sync_api import Page

# Lives are short: games are chosen that end soon.
SHORT: Mapping[str, Mapping[str, str]] = {
    "senet": {"throws": "die", "exit": "over"},
    "corintho": {},
    "columbiz": {},
    "les-4-colonnes": {"dice": "2", "finish": "home"},
}

# Clicks whatever the page offers, as soon as it offers it, until the result is shown.
PLAY = """
({ patience, upTo }) => new Promise((done, fail) => {
  const began = performance.now();
  let clicks = 0;
  const look = () => {
    const list = document.querySelector("[data-moves]");
    if (list && !list.open) list.open = true;
    const table = document.querySelector("[data-version]");
    if (document.querySelector("[data-result]")) return done(clicks);
    if (upTo && clicks >= upTo) return done(clicks);
    const thrown = document.querySelector("[data-throw]:not(:disabled)");
    const moves = [...document.querySelectorAll("[data-token]")];
    const chosen = thrown ?? moves[Math.floor(Math.random() * moves.length)];
    const version = table?.dataset.version;
    if (chosen && version !== look.version) {
      look.version = version;
      clicks += 1;
      chosen.click();
    }
    if (performance.now() - began > patience) return fail(new Error(`at ${version}`));
    setTimeout(look, 4);
  };
  look();
})
"""


def play_on(page: Page, seconds: float = 400, up_to: int = 0) -> int:
    """Play until the game is over, or so many clicks; returns their number."""
    clicks = page.evaluate(PLAY, {"patience": seconds * 1000, "upTo": up_to})
    assert isinstance(clicks, int)
    return clicks


def set_up(page: Page, game: str, how: str, *, auto_throw: bool = False) -> None:
    """From the home page to a table; bots play at random, which takes them no time."""
    page.click(f"[data-game='{game}'] a.primary")
    page.check(f"input[value={how}]")
    page.wait_for_selector("form .seats svg")
    page.evaluate("document.querySelectorAll('form details').forEach((d) => (d.open = true))")
    for name, value in SHORT[game].items():
        page.locator(f"[data-option='{name}']").select_option(value)
    if how == "bots":
        page.locator("[data-level]").select_option("random")
    if auto_throw and page.locator("[data-auto-throw]").count():
        page.check("[data-auto-throw]")
    page.click("form button[type=submit]")
    page.wait_for_selector("[data-version]")
