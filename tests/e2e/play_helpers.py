"""Plays games in the browser through the list of moves, which every game has."""

import json
from collections.abc import Mapping

from playwright.sync_api import Locator, Page, Route

import effort
from e2e.expecting import expect

# Lives are short: games are chosen that end soon.
SHORT: Mapping[str, Mapping[str, str]] = {
    "senet": {"throws": "die", "exit": "over"},
    "corintho": {},
    "columbiz": {},
    "les-4-colonnes": {"dice": "2", "finish": "home"},
}

GAMES_WITH_DICE = ("columbiz", "les-4-colonnes", "senet")

# Races last for hundreds of throws, which a browser takes a minute to draw, and a board of Columbiz
# fills slowly; here somebody wins after some four to thirteen turns, hardly ever within the first.
LATE: Mapping[str, str] = {
    "columbiz": "....../....../....00/0..0.0/1111.1/.11100 0 - 3 0 4,4 3,4 0,7",
    "senet": "........../......b.w./....w..w.b 0 - 0,0 1",
    "les-4-colonnes": "Y:50,60,F7,F8 G:40,5,F7,F8 Y - 0 - -",
}

# Clicks whatever the page offers, as soon as it offers it, until the result is shown. Called again,
# it takes over from the call before: one pair of hands to a page. A whole game is played unseen:
# most of the time would go into pictures that nobody looks at.
PLAY = """
({ patience, upTo }) => new Promise((done, fail) => {
  const began = performance.now();
  const turn = (window.hands = {});
  let clicks = 0;
  const { style } = document.body;
  if (!upTo) style.display = "none";
  const end = () => {
    style.display = "";
    done(clicks);
  };
  const look = () => {
    if (window.hands !== turn) return end();
    const list = document.querySelector("[data-moves]");
    if (list && !list.open) list.open = true;
    const table = document.querySelector("[data-version]");
    if (document.querySelector("[data-result]")) return end();
    const version = table?.dataset.version;
    // The last click too is waited for: whoever looks at the page then sees what it did.
    if (upTo && clicks >= upTo && version !== look.version) return end();
    const thrown = document.querySelector("[data-throw]:not(:disabled)");
    const moves = [...document.querySelectorAll("[data-token]")];
    // Another move at every version, and the same in every run.
    const chosen = thrown ?? moves[(Math.imul(version, 0x9e3779b1) >>> 0) % moves.length];
    if (chosen && version !== look.version) {
      look.version = version;
      clicks += 1;
      chosen.click();
      window.clicks = (window.clicks ?? 0) + 1;
    }
    if (performance.now() - began > patience) return fail(new Error(`no end, at ${version}`));
    setTimeout(look, 4);
  };
  look();
})
"""


SECONDS = 200.0
"""For a whole race, which takes twenty on an idle machine."""


def play_on(page: Page, seconds: float = SECONDS, up_to: int = 0) -> int:
    """Play until the game is over, or until `up_to` clicks are answered; returns their number."""
    number = page.evaluate(PLAY, {"patience": seconds * 1000, "upTo": up_to})
    assert isinstance(number, int)
    return number


def begin_playing(page: Page, seconds: float = SECONDS, up_to: int = 0) -> None:
    """The same without waiting, so that several browsers play at once."""
    page.evaluate(f"void ({PLAY})({{ patience: {seconds * 1000}, upTo: {up_to} }})")


def clicks(page: Page) -> int:
    """How often the page has been clicked on by `begin_playing`."""
    number = page.evaluate("window.clicks ?? 0")
    assert isinstance(number, int)
    return number


def wait_for_review(page: Page) -> None:
    """Wait for a review, which is made by a process that lets all others go first."""
    page.wait_for_selector("[data-review=true]", timeout=1000 * SECONDS)


def keep_the_board(page: Page) -> None:
    """Remember the board's drawing, as an object."""
    page.wait_for_selector("[data-board] svg[role=group]")
    page.evaluate("window.drawing = document.querySelector('[data-board] svg[role=group]')")


def is_the_same_board(page: Page) -> bool:
    """Whether the drawing that was remembered is the one on the page."""
    board = "document.querySelector('[data-board] svg[role=group]')"
    return bool(page.evaluate(f"window.drawing === {board}"))


def next_frame(page: Page) -> None:
    """Let the page draw once."""
    page.evaluate("() => new Promise(requestAnimationFrame)")


# Whether the board has stayed in its place for some frames, with nothing being shown on it: what
# is laid out around it may still move it, and a touch during a move only ends the showing.
STILL = """
() => new Promise((done) => {
  let before = "";
  let frames = 0;
  const look = () => {
    const board = document.querySelector("[data-board]");
    const box = JSON.stringify(board?.querySelector("svg[role=group]")?.getBoundingClientRect());
    const isStill = box && box === before && board.dataset.showing !== "true";
    frames = isStill ? frames + 1 : 0;
    before = box;
    if (frames >= 3) done();
    else requestAnimationFrame(look);
  };
  look();
})
"""


def all_of(found: Locator, number: int) -> list[Locator]:
    """Every element, once all of them are there."""
    expect(found).to_have_count(number)
    return found.all()


def touch(page: Page, *places: str) -> None:
    """Touch places of the board, one after the other."""
    for place in places:
        page.evaluate(STILL)
        page.locator(f"[data-board] [data-place='{place}']").first.click(force=True)


def other_language(page: Page) -> None:
    """Change the language where the page offers it, and wait until its texts have changed."""
    shown = "(document.querySelector('article') ?? document.querySelector('main')).innerText"
    before, language = page.evaluate(f"[{shown}, document.documentElement.lang]")
    is_table = page.locator("[data-version] [data-menu]").count() > 0
    if is_table:
        page.click("[data-menu]")
    page.click("[data-drawer-language]" if is_table else "header nav button[lang]")
    if is_table:
        page.click("[data-drawer-close]")
    page.wait_for_function(
        f"([text, language]) => document.documentElement.lang !== language && {shown} !== text",
        arg=[before, language],
    )


def begin_at(page: Page, positions: Mapping[str, str]) -> None:
    """Let new tables of a page begin at these positions of their games."""

    def begin(route: Route) -> None:
        asked = route.request.post_data_json
        if asked and asked["game"] in positions:
            asked["position"] = positions[asked["game"]]
            route.continue_(post_data=json.dumps(asked))
        else:
            route.continue_()

    page.route("**/api/tables", begin)


def set_up(
    page: Page, game: str, how: str, *, auto_throw: bool = False, late: bool = False
) -> None:
    """From the home page to a table; bots play at random, which takes them no time."""
    page.click(f"[data-game='{game}'] a.primary")
    fill_in(page, game, how, auto_throw=auto_throw, late=late)


def fill_in(
    page: Page, game: str, how: str, *, auto_throw: bool = False, late: bool = False
) -> None:
    """From the page of a new game to a table; `late` begins near its end, except in a soak test."""
    if late and not effort.is_soak:
        begin_at(page, LATE)
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
