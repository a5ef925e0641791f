"""The edition without a server: its second visit, and how quick it is on a slow device.

    python bench/web_site.py [SHARE]

A plain static host on this machine, a real Chromium. SHARE is the part of a core that the browser
may use, 0.25 for a slow device: a control group limits it, since the developer tools spare
Workers; that needs the right to make one. *Board* is the time from opening the page of a game under
way until its board is drawn, *bot* until a move that was clicked as soon as there was one, and the
bot's answer to it, are shown: the interpreter has then started. *Processor* is what the browser
calculates meanwhile, on all cores together, which depends less on what else runs here. *Move*
is the time from a click until its move is shown, on one device. *Turn* is the time from a click
until the bot has played its whole turn, throws included.
"""

import contextlib
import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "scripts"))
sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
import play_site
from chromium import ARGUMENTS, chromium
from e2e.static_host import Guest, guest, hosted, wait_until_cached

ROUNDS: Final = 5
MOVES: Final = 20
TURNS: Final = 5
GAMES: Final = ("les-4-colonnes", "corintho", "columbiz", "senet")
GROUPS: Final = Path("/sys/fs/cgroup")
PERIOD: Final = 100_000
"""Microseconds over which a share of a core is counted."""
# Clicks the first move there is, and tells when the board was there and when the bot had answered.
OPENED: Final = """
() => new Promise((done) => {
  const times = {};
  let clicked = null;
  const look = () => {
    const table = document.querySelector("[data-version]");
    if (!times.board && document.querySelector("[data-board] svg[role=group]"))
      times.board = performance.now();
    const list = document.querySelector("[data-moves]");
    if (list) list.open = true;
    const version = Number(table?.dataset.version);
    const move = document.querySelector("[data-token]:not(:disabled)");
    if (clicked === null && times.board && move) {
      clicked = version;
      move.click();
    }
    if (clicked !== null && version >= clicked + 2) done({ ...times, bot: performance.now() });
    else setTimeout(look, 5);
  };
  look();
})
"""
# Plays so many turns by the list of moves, and tells how long each click took to be answered:
# until its move is shown, or until it is one's turn again.
PLAYED: Final = """
({ turns, isTurn }) => new Promise((done) => {
  const times = [];
  let clicked = null;
  let began = 0;
  const look = () => {
    const table = document.querySelector("[data-version]");
    const list = document.querySelector("[data-moves]");
    if (list) list.open = true;
    const kinds = ["[data-throw]", "[data-token]"].map((kind) => `${kind}:not(:disabled)`);
    const offered = [...document.querySelectorAll(kinds.join())];
    const isOver = document.querySelector("[data-result]") !== null;
    const isAnswered = clicked !== null && table.dataset.version !== clicked;
    if (isAnswered && (!isTurn || offered.length > 0 || isOver)) {
      const versions = Number(table.dataset.version) - clicked;
      times.push({ took: performance.now() - began, versions });
      clicked = null;
    }
    if (isOver || times.length >= turns) return done(times);
    if (clicked === null && offered.length > 0) {
      clicked = table.dataset.version;
      began = performance.now();
      offered[Math.floor(offered.length / 2)].click();
    }
    setTimeout(look, 2);
  };
  look();
})
"""


@contextlib.contextmanager
def limited(share: float | None) -> Iterator[None]:
    """Let the browser use no more than a share of a core from now on."""
    if share is None:
        yield
        return
    root = GROUPS / "cpu" if (GROUPS / "cpu").is_dir() else GROUPS
    group = root / f"colonnade-{os.getpid()}"
    group.mkdir()
    quota = int(share * PERIOD)
    if (group / "cpu.max").exists():
        (group / "cpu.max").write_text(f"{quota} {PERIOD}")
    else:
        (group / "cpu.cfs_quota_us").write_text(str(quota))
    for number in below():
        with contextlib.suppress(OSError):  # ended meanwhile
            (group / "cgroup.procs").write_text(str(number))
    try:
        yield
    finally:
        for left in (group / "cgroup.procs").read_text().split():
            with contextlib.suppress(OSError):
                (root / "cgroup.procs").write_text(left)
        group.rmdir()


def below() -> dict[int, float]:
    """The processes below this one, those of the browser, with their milliseconds."""
    parents: dict[int, int] = {}
    used: dict[int, float] = {}
    for place in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = place.read_text().rpartition(")")[2].split()
            number = int(place.parent.name)
            parents[number] = int(fields[1])
            used[number] = (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")
    found, more = {os.getpid()}, {os.getpid()}
    while more:
        more = {number for number, parent in parents.items() if parent in more} - found
        found |= more
    return {number: used[number] for number in found - {os.getpid()}}


def processor_time() -> float:
    """Milliseconds that the browser has calculated."""
    return sum(below().values())


def begun(page: Page, game: str, how: str, level: str = "") -> None:
    """Begin a game on the page of a new one."""
    page.evaluate("path => (location.hash = path)", f"/new/{game}")
    page.wait_for_selector("form .seats svg")
    page.check(f"input[value={how}]")
    if level:
        page.locator("[data-level]").first.select_option(level)
    page.click("form button[type=submit]")
    page.wait_for_selector("[data-version]")


def second_visits(visitor: Guest, page: Page) -> dict[str, list[float]]:
    """Milliseconds from opening a game under way, in new tabs."""
    begun(page, "corintho", "bots", "easy")
    address = page.url.removeprefix(visitor.address)
    page.close()
    times: dict[str, list[float]] = {"board": [], "bot": [], "processor": []}
    for _ in range(ROUNDS):
        opened = visitor.context.new_page()
        before = processor_time()
        opened.goto(visitor.address + address, wait_until="commit")
        found: dict[str, float] = opened.evaluate(OPENED)
        found["processor"] = processor_time() - before
        for name, values in times.items():
            values.append(found[name])
        opened.close()
    return times


def played(page: Page, turns: int, *, is_turn: bool) -> list[dict[str, Any]]:
    """How long clicks took to be answered."""
    found: list[dict[str, Any]] = page.evaluate(PLAYED, {"turns": turns, "isTurn": is_turn})
    return found


def row(what: str, values: list[float]) -> str:
    """One line of the table."""
    middle = statistics.median(values)
    return f"{what:36} {middle:8.0f} ms   {min(values):.0f} – {max(values):.0f}"


def measure(browser: Browser, address: str, share: float | None) -> None:
    """Visit once, and measure and print what comes then."""
    with guest(browser, address) as visitor, contextlib.ExitStack() as stack:
        page = visitor.page("#/new/corintho")
        begun(page, "corintho", "here")
        wait_until_cached(page, "core", "rest", "python")
        stack.enter_context(limited(share))
        for name, times in second_visits(visitor, page).items():
            print(row(f"second visit: {name}", times), flush=True)
        page = visitor.page("#/")
        for game in GAMES:
            begun(page, game, "here")
            moves = [each["took"] for each in played(page, MOVES, is_turn=False)]
            print(row(f"move: {game}, {len(moves)}", moves), flush=True)
        for game in GAMES:
            begun(page, game, "bots", "hard")
            turns = played(page, TURNS, is_turn=True)
            own = [each["took"] for each in turns if each["versions"] > 1]
            print(row(f"turn of hard: {game}, {len(own)}", own or [0]), flush=True)
        page.close()


def main() -> None:
    """Build the site, limit the browser, and measure."""
    share = float(sys.argv[1]) if len(sys.argv) > 1 else None
    with tempfile.TemporaryDirectory() as place:
        site = Path(place) / "play"
        play_site.build(site, sheets=False)
        with hosted(site) as host, sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=chromium(), args=list(ARGUMENTS), chromium_sandbox=False
            )
            measure(browser, host.address, share)
            browser.close()
    print(f"load of this machine: {os.getloadavg()[0]:.0f}")


if __name__ == "__main__":
    main()
