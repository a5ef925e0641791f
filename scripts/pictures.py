"""The pictures of the README, taken of the program itself: four tables, the terminal, the lab.

    make pictures

They are written to docs/pictures. The tables are played by clicks, with real dice: each time
another game.
"""

import json
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

import web
from chromium import ARGUMENTS, chromium
from colonnade.games import rulebook
from colonnade.kernel.seat_colours import SEAT_COLOURS
from colonnade.kernel.styled_text import Style
from colonnade.library import Game
from e2e.play_helpers import play_on, set_up

ROOT: Final = Path(__file__).parents[1]
PICTURES: Final = ROOT / "docs" / "pictures"
SIZE: Final = {"width": 1180, "height": 780}
CLICKS: Final = {"les-4-colonnes": 120, "corintho": 6, "columbiz": 60, "senet": 60}
"""By game: how many throws and moves are made before the picture is taken."""
INKS: Final[dict[Style, str]] = {
    "plain": "#e8e2d4",
    "strong": "#ffffff",
    "quiet": "#8d8778",
    **{colour.id: colour.dark_hue for colour in SEAT_COLOURS},
}
CHARACTER: Final = (8.43, 19.0)
"""Width and height of a character of the terminal's picture."""


def main() -> None:
    """Take them all."""
    PICTURES.mkdir(exist_ok=True)
    web.build()
    with start_server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS))
        for game, clicks in CLICKS.items():
            screenshot(browser, address, game, clicks)
        browser.close()
    (PICTURES / "terminal.svg").write_text(terminal(random_game("senet", 60)), encoding="utf-8")
    experiment()


def random_game(name: str, tokens: int) -> Game:
    """A game some way on, in which a choice is awaited."""
    game, rng = Game(name), random.Random(4)
    while tokens > 0 or len(game.legal) < 2:
        tokens -= 1
        if game.legal:
            game.play(rng.choice(game.legal))
        else:
            game.throw(rng)
    return game


@contextmanager
def start_server() -> Iterator[str]:
    """The address of a server with no tables yet."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "colonnade", "serve", "--quiet", "--port", "0"]
        process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found is not None
            yield found[0]
        finally:
            process.terminate()
            process.communicate()


def screenshot(browser: Browser, address: str, game: str, clicks: int) -> None:
    """A table at which a game is being played on one device."""
    kept: dict[str, Any] = {"language": "en", "speed": 0, "theme": "light"}
    context = browser.new_context(viewport=SIZE, locale="en-GB", reduced_motion="reduce")  # type: ignore[arg-type]
    setting = f"localStorage.setItem('colonnade.preferences', {json.dumps(json.dumps(kept))})"
    context.add_init_script(setting)
    page = context.new_page()
    page.goto(address)
    set_up(page, game, "here")
    play_on(page, up_to=clicks)
    page.evaluate("document.querySelector('[data-moves]').open = false; scrollTo(0, 0)")
    page.evaluate("Promise.allSettled(document.getAnimations().map((one) => one.finished))")
    page.screenshot(path=PICTURES / f"{game}.png")
    context.close()


def terminal(game: Game) -> str:
    """A game as the terminal draws it, in a window."""
    across, down = CHARACTER
    rows = rulebook(game.id).drawing.lines(game.rules_options, game.state, "en")
    width = max(sum(len(span.text) for span in row) for row in rows) * across + 40
    height = len(rows) * down + 44
    texts = []
    for number, row in enumerate(rows):
        spans = "".join(
            f'<tspan fill="{INKS[span.style]}">{escape(span.text)}</tspan>' for span in row
        )
        texts.append(
            f'<text x="20" y="{38 + number * down:.0f}" xml:space="preserve">{spans}</text>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
        'font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14">'
        f'<rect width="{width:.0f}" height="{height:.0f}" rx="10" fill="#1d1f24"/>'
        f"{''.join(texts)}</svg>\n"
    )


def experiment() -> None:
    """A plot of the lab."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "colonnade", "lab", "les-4-colonnes"]
        command += ["--compare", "dice=1", "dice=2", "--games", "20000", "--plots", folder]
        subprocess.run(command, check=True, cwd=folder)
        for plot in sorted(Path(folder).glob("*length*.svg")):
            (PICTURES / "lab.svg").write_bytes(plot.read_bytes())


if __name__ == "__main__":
    main()
