"""Whole games against a bot on a phone, as strips of frames: what moved, from first to last.

    PYTHONPATH=tests python scripts/game_strips.py [GAME... | offline]

They are written to docs/pictures. `offline` is a game of the edition without a server whose host
was stopped. The games are played by clicks, with real dice: each time another
game. Frames are taken while the table is alive, at double speed, and spread over the whole game.
"""

import io
import json
import math
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

import play_site
import web
from chromium import ARGUMENTS, chromium
from e2e.play_helpers import PLAY, SHORT, set_up
from e2e.static_host import hosted, wait_until_cached
from pictures import PICTURES, start_server

PHONE: Final = {"width": 390, "height": 760}
PREFERENCES: Final = {
    "language": "en",
    "speed": 2,
    "theme": "light",
    "autoThrow": True,
    "autoSingle": True,
}
OFFLINE: Final = "offline"
FRAMES: Final = 24
ACROSS: Final = 8
WIDTH: Final = 150
"""Pixels of a frame in the strip."""
LONGEST: Final = 600
"""Seconds after which recording stops."""


def main() -> None:
    """Record the games that are named, or all."""
    asked = sys.argv[1:] or [*sorted(SHORT), OFFLINE]
    games = [name for name in asked if name != OFFLINE]
    web.build()
    with tempfile.TemporaryDirectory() as place, start_server() as address:
        site = Path(place) / "play"
        if OFFLINE in asked:
            play_site.build(site, sheets=False)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=chromium(), args=list(ARGUMENTS), chromium_sandbox=False
            )
            for game in games:
                strip(frames(browser, address, game), PICTURES / f"{game}-game.webp")
            if OFFLINE in asked:
                strip(offline_frames(browser, site), PICTURES / f"{OFFLINE}-game.webp")
            browser.close()


def offline_frames(browser: Browser, site: Path) -> list[Image.Image]:
    """A game of somebody who has visited the site once, and whose host is no more."""
    with hosted(site) as host:
        page = visitor(browser)
        page.goto(host.address)
        wait_until_cached(page, "core", "rest", "python")
        host.stop()
        page.reload()
        return play_and_record(page, "corintho")


def frames(browser: Browser, address: str, game: str) -> list[Image.Image]:
    """A game from its first to its last position, as it was seen."""
    page = visitor(browser)
    page.goto(address)
    return play_and_record(page, game)


def visitor(browser: Browser) -> Page:
    """A phone with preferences of its own."""
    context = browser.new_context(viewport=PHONE, locale="en-GB", has_touch=True)  # type: ignore[arg-type]
    kept = json.dumps(json.dumps(PREFERENCES))
    context.add_init_script(f"localStorage.setItem('colonnade.preferences', {kept})")
    page = context.new_page()
    page.set_default_timeout(LONGEST * 1000)
    return page


def play_and_record(page: Page, game: str) -> list[Image.Image]:
    """A game against a bot, as it was seen."""
    set_up(page, game, "bots")
    page.wait_for_selector("[data-board] svg")
    # More clicks than any game has: without a limit the game would be played hidden.
    page.evaluate(f"void ({PLAY})({{ patience: {LONGEST * 1000}, upTo: 1e9 }})")
    seen = list(record(page))
    page.context.close()
    return seen


def record(page: Page) -> list[Image.Image]:
    """Frames taken while something moves, every other one let go when there are too many."""
    seen: list[Image.Image] = []
    apart, began, due = 0.25, time.monotonic(), 0.0
    while time.monotonic() - began < LONGEST:
        is_over = page.locator("[data-result]").count() > 0
        is_moving = page.locator("[data-showing=true]").count() > 0
        if is_over or (is_moving and time.monotonic() >= due):
            page.evaluate("scrollTo(0, 0)")
            seen.append(Image.open(io.BytesIO(page.screenshot(type="jpeg", quality=80))))
            due = time.monotonic() + apart
        if is_over:
            break
        if len(seen) >= 4 * FRAMES:
            seen, apart = seen[::2], 2 * apart
        page.wait_for_timeout(20)
    return seen


def strip(seen: list[Image.Image], path: Path) -> None:
    """So many of the frames, the first and the last among them, row by row in one picture."""
    last = len(seen) - 1
    chosen = [seen[round(index * last / (FRAMES - 1))] for index in range(FRAMES)]
    height = round(WIDTH * PHONE["height"] / PHONE["width"])
    sheet = Image.new("RGB", (ACROSS * WIDTH, math.ceil(FRAMES / ACROSS) * height), "white")
    for index, frame in enumerate(chosen):
        small = frame.resize((WIDTH, height), Image.Resampling.LANCZOS)
        sheet.paste(small, (index % ACROSS * WIDTH, index // ACROSS * height))
    sheet.save(path, "WEBP", quality=60, method=6)
    print(f"{path.name}: {len(seen)} frames seen, {path.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
