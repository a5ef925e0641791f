"""The edition without a server: its second visit, and how quick it is on a slow device.

    python bench/web_site.py [SHARE]

A plain static host on this machine, a real Chromium. SHARE is the part of a core that the browser
may use, 0.25 for a slow device: a control group limits it, since the developer tools spare
Workers; that needs the right to make one. *Board* is the time from opening the page of a game under
way until its board is drawn, *bot* until a move that was clicked as soon as there was one, and the
bot's answer to it, are shown: the interpreter has then started. *Processor* is what the browser
calculates meanwhile, on all cores together, which depends less on what else runs here. *Move*
is the time from a click until its move is shown, on one device, and *worker* the part of it that
Python took in its Worker. *Turn* is the time from a click until the bot has played its whole turn,
throws included.
"""

import contextlib
import math
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "scripts"))
sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
import play_site
from chromium import ARGUMENTS, chromium
from e2e.static_host import Guest, guest, hosted, wait_until_cached

ROUNDS: Final = 5
MOVES: Final = 20
TURNS: Final = 5
CLICKS: Final = 60
"""After so many clicks it is enough, however few turns the bot has had."""
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
# Tells when the page has said something to its Worker, and when that has answered.
WORKER_TIMES: Final = """
window.Worker = class extends Worker {
  constructor(...all) {
    super(...all);
    this.addEventListener("message", ({ data }) => {
      if (data.is === "message") window.heardWorker ??= performance.now();
    });
  }
  postMessage(message, ...more) {
    if (message.is === "send") {
      window.toldWorker = performance.now();
      delete window.heardWorker;
    }
    super.postMessage(message, ...more);
  }
};
"""
# Plays by the list of moves until so many clicks have been answered, and tells how long each took:
# until its move is shown; or, for turns, until the bot has played and it is one's turn again.
PLAYED: Final = """
({ turns, isTurn, most }) => new Promise((done) => {
  const times = [];
  let clicked = null;
  let began = 0;
  let clicks = 0;
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
      const worker = window.heardWorker - window.toldWorker;
      if (!isTurn || versions > 1) times.push({ took: performance.now() - began, worker });
      clicked = null;
    }
    const isEnough = times.length >= turns || (clicked === null && clicks >= most);
    if (isOver || isEnough) return done(times);
    if (clicked === null && offered.length > 0) {
      clicked = table.dataset.version;
      clicks += 1;
      began = performance.now();
      offered[Math.floor(offered.length / 2)].click();
    }
    setTimeout(look, 4);
  };
  look();
})
"""
KEPT_VIEW: Final = "() => `colonnade.view.${location.hash.split('/').pop()}` in localStorage"


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
        while group.is_dir():
            for left in (group / "cgroup.procs").read_text().split():
                with contextlib.suppress(OSError):
                    (root / "cgroup.procs").write_text(left)
            with contextlib.suppress(OSError):  # a process of it has only just ended
                group.rmdir()
            time.sleep(0.1)


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


def calculated(before: dict[int, float]) -> float:
    """Milliseconds that the browser has calculated since, in processes that still run."""
    return sum(used - before.get(number, 0.0) for number, used in below().items())


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
    """Milliseconds from opening a game under way, each in a new tab; no game can end meanwhile."""
    addresses = []
    for _ in range(ROUNDS):
        begun(page, "corintho", "bots", "easy")
        page.wait_for_function(KEPT_VIEW)
        addresses.append(page.url)
    page.close()
    times: dict[str, list[float]] = {"board": [], "bot": [], "processor": []}
    for address in addresses:
        opened = visitor.context.new_page()
        before = below()
        opened.goto(address, wait_until="commit")
        found: dict[str, float] = opened.evaluate(OPENED)
        found["processor"] = calculated(before)
        for name, values in times.items():
            values.append(found[name])
        opened.close()
    return times


def played(page: Page, turns: int, *, is_turn: bool) -> list[dict[str, float]]:
    """How long clicks took to be answered."""
    how = {"turns": turns, "isTurn": is_turn, "most": CLICKS}
    found: list[dict[str, float]] = page.evaluate(PLAYED, how)
    return found


def row(what: str, values: list[float]) -> None:
    """Print one line of the table."""
    if not values:
        print(f"{what:36} none")
        return
    middle = statistics.median(values)
    print(f"{what:36} {middle:8.0f} ms   {min(values):.0f} – {max(values):.0f}", flush=True)


def measure(browser: Browser, address: str, share: float | None) -> None:
    """Visit once, and measure and print what comes then."""
    with guest(browser, address) as visitor, contextlib.ExitStack() as stack:
        visitor.context.add_init_script(WORKER_TIMES)
        page = visitor.page("#/new/corintho")
        begun(page, "corintho", "here")
        wait_until_cached(page, "core", "rest", "python")
        stack.enter_context(limited(share))
        for name, times in second_visits(visitor, page).items():
            row(f"second visit: {name}, {len(times)}", times)
        page = visitor.page("#/")
        for game in GAMES:
            begun(page, game, "here")
            moves = played(page, MOVES, is_turn=False)
            row(f"move: {game}, {len(moves)}", [each["took"] for each in moves])
            # Where the page has said something more meanwhile, the answer to the move is not told.
            answers = [each["worker"] for each in moves if math.isfinite(each["worker"])]
            row(f"… worker: {game}, {len(answers)}", answers)
        for game in GAMES:
            begun(page, game, "bots", "hard")
            turns = played(page, TURNS, is_turn=True)
            row(f"turn of hard: {game}, {len(turns)}", [each["took"] for each in turns])
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
