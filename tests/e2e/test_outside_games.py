"""A game from a package of its own has a board in the browser without a line of web code."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e.conftest import Server
from e2e.expecting import expect
from e2e.motion_probe import between, watch
from e2e.visitors import Tabs, Visitor

PACKAGE = Path(__file__).parents[2] / "examples" / "passage" / "src"
DICE = "[data-board] [data-dice]"
READY = "[data-board] [data-place][role=button][aria-disabled=false]"
HOSTILE = """
from dataclasses import replace
from types import SimpleNamespace
from passage import PASSAGE
from passage.view import display

BAD = '''
<script>window.hurt = "script"</script>
<foreignObject>
  <iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:parent.hurt = 1"/>
</foreignObject>
<image href="http://elsewhere.invalid/spy.png" onerror="window.hurt = 'image'"/>
<a href="http://elsewhere.invalid/"><text class="button">lure</text></a>
<style>body { display: none }</style>
<rect width="9" height="9" onclick="window.hurt = 'click'" style="position: fixed"
  fill="url(http://elsewhere.invalid/paint.svg#a)"/>
</svg>
'''


def scene(options, state):
    shown = display.scene(options, state)
    svg = {name: text.replace("</svg>", BAD) for name, text in shown["svg"].items()}
    return {**shown, "svg": svg}


scene.__annotations__["return"] = display.PassageScene
DISPLAY = SimpleNamespace(**{**vars(display), "scene": scene})
HOSTILE = replace(PASSAGE, id="hostile", display=DISPLAY)
"""


@pytest.fixture(scope="module")
def outside(app: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server beside which two packages are installed."""
    folder = tmp_path_factory.mktemp("outside")
    info = folder / "outside-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: outside\nVersion: 1.0\n")
    points = "[colonnade.games]\npassage = passage:PASSAGE\nhostile = hostile:HOSTILE\n"
    (info / "entry_points.txt").write_text(points)
    (folder / "hostile.py").write_text(HOSTILE)
    path = os.pathsep.join([str(folder), str(PACKAGE), os.environ.get("PYTHONPATH", "")])
    running = Server(folder / "tables.db", environment={"PYTHONPATH": path})
    running.seed.write_text("outside", encoding="utf-8")
    running.start()
    yield running
    running.stop()


@pytest.fixture
def visitor(tabs: Tabs, outside: Server) -> Iterator[Visitor]:
    made = Visitor(tabs, outside.address, motion=True, preferences={"language": "en"})
    yield made
    made.leave()


def begin(visitor: Visitor, game: str) -> Page:
    page = visitor.page()
    expect(page.locator("h1")).to_have_text("Games of columns and race tracks")
    page.click(f"[data-game='{game}'] a.primary")
    page.check("input[value=here]")
    page.wait_for_selector("form .seats svg")
    page.click("form button[type=submit]")
    page.wait_for_selector("[data-board] svg[role=group] [data-place='0'][role=button]")
    return page


def choose(page: Page) -> str:
    """Touch a walker; returns the selector of where it may go."""
    page.wait_for_selector("[data-awaits=choice][data-acting]:not([data-acting=''])")
    page.locator(READY).first.click()
    page.wait_for_selector("[data-board] [data-place][aria-pressed=true]")
    return f"{READY}:not([aria-pressed=true])"


def test_a_game_from_outside_is_played_on_its_own_drawing(visitor: Visitor) -> None:
    """The die rolls, a walker walks, and where it went stays marked, for who comes later too."""
    page = begin(visitor, "passage")
    drawn = "document.querySelector('[data-board] svg[role=group]')"
    page.evaluate(f"window.drawing = {drawn}")
    heights = [{round(y) for _, y in path} for path in watch(page, DICE, DICE)]
    assert max(map(len, heights)) > 3, heights  # the die comes down by these
    walked = watch(page, choose(page), "[data-board] [data-piece]")
    assert any(between(path) for path in walked)
    assert page.evaluate(f"window.drawing === {drawn}")
    marked = page.locator("[data-last-move='1'] .to")
    expect(marked).to_be_visible()
    page.reload()
    expect(marked).to_be_visible()
    expect(page.locator("[data-log] button").first).to_contain_text("goes from 0 to")


def test_a_drawing_can_do_nothing_but_draw(visitor: Visitor) -> None:
    page = begin(visitor, "hostile")
    page.locator(DICE).click()
    page.locator(choose(page)).first.click()
    page.wait_for_selector("[data-awaits=throw]")
    board = page.locator("[data-board] svg[role=group]")
    for name in ("script", "foreignObject", "iframe", "image", "a", "style"):
        expect(board.locator(name), name).to_have_count(0)
    assert "elsewhere" not in board.inner_html()
    expect(board.locator("[onclick], [style*=fixed]")).to_have_count(0)
    assert page.evaluate("window.hurt") is None
