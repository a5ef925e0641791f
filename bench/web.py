"""The web app: what the first load weighs, when it can be used, and how soon a move is seen.

    python bench/web.py [ROUNDS]

A real server on this machine, a real Chromium, a new profile for every round; the table gives the
median and the spread over the rounds. *Weight* is what crosses the wire, compressed as the server
sends it: the home page, then the pages and the board up to the first position of a game. *Usable*
is the time from asking for an address until its page can be used: what is wanted is drawn, and the
last task that would have held up a tap is done. It is measured as it is, with a processor four
times slower, and as on a middling phone, which has besides 1.6 Mbit/s, 150 ms there and back.
*Work* is the time of the processor that the page's main thread takes for it, which other programs
do not lengthen. *Echo* is the time from the click on a move until a frame has been painted in which
its piece has begun to move. *Frames* are those painted in a second while dice roll and pieces walk,
each game by itself, the share of them that came in time for a screen of 60, and the work of the
main thread for each. *Control* is the same of a page that holds one box: what this machine, as busy
as it is, lets any page reach.
"""

import re
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "scripts"))
import web
from chromium import ARGUMENTS, chromium

ROUNDS: Final = 5
MOVES: Final = 20
GAMES: Final = ("les-4-colonnes", "corintho", "columbiz", "senet")
SCREEN: Final = {"width": 390, "height": 844}
SLOWER: Final = 4
LINE: Final = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 0.75e6 / 8,
}
HOW: Final = (
    ("", False, False),
    (", processor 4 times slower", True, False),
    (", middling phone", True, True),
)
"""How fast the machine and its line are, in words."""
LISTENING: Final = re.compile(r"http://[\d.]+:\d+")
# When the wanted thing is drawn and the main thread has been free for a while.
USABLE: Final = """
(wanted) => new Promise((done) => {
  let last = 0;
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) last = Math.max(last, task.startTime + task.duration);
  }).observe({ type: "longtask", buffered: true });
  let drawn = 0;
  const look = () => {
    if (!drawn && document.querySelector(wanted)) drawn = performance.now();
    if (drawn && performance.now() - Math.max(drawn, last) > 400) done(Math.max(drawn, last));
    else setTimeout(look, 10);
  };
  look();
})
"""
# From a click on a move of the list to the first frame in which the board shows it.
ECHO: Final = """
() => new Promise((done) => {
  const table = document.querySelector("[data-began]");
  const began = performance.now();
  const seen = new MutationObserver(() => {
    seen.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
  });
  seen.observe(table, { attributeFilter: ["data-began"] });
  const moves = document.querySelectorAll("[data-token]");
  moves[Math.floor(Math.random() * moves.length)].click();
})
"""
# Plays for some seconds, and returns the time of every frame in which something was being shown.
FRAMES: Final = """
(seconds) => new Promise((done) => {
  const times = [];
  let all = 0;
  const began = performance.now();
  let last = 0;
  let version = "";
  const look = (now) => {
    all += 1;
    const table = document.querySelector("[data-version]");
    const isShowing = document.querySelector("[data-board]").dataset.showing === "true";
    if (isShowing && last > 0) times.push(now - last);
    last = isShowing ? now : 0;
    const list = document.querySelector("[data-moves]");
    if (list) list.open = true;
    const moves = [...document.querySelectorAll("[data-token]")];
    const chosen = document.querySelector("[data-throw]:not(:disabled)")
      ?? moves[Math.floor(Math.random() * moves.length)];
    if (!isShowing && chosen && table.dataset.version !== version) {
      version = table.dataset.version;
      chosen.click();
    }
    const isOver = document.querySelector("[data-result]") !== null;
    if (isOver || performance.now() - began > seconds * 1000) done({ times, all });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})
"""
# One box that is moved by a click, and by an animation that never ends.
CONTROL: Final = """
<style>
  b { display: block; width: 4em; height: 4em; background: peru; animation: go 1s infinite; }
  @keyframes go { to { transform: translateX(12em) } }
</style><b></b>
"""
CONTROL_ECHO: Final = """
() => new Promise((done) => {
  const box = document.querySelector("b");
  const began = performance.now();
  const seen = new MutationObserver(() => {
    seen.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
  });
  seen.observe(box, { attributes: true });
  box.onclick = () => box.style.marginTop = `${began % 99}px`;
  box.click();
})
"""
CONTROL_FRAMES: Final = """
(seconds) => new Promise((done) => {
  const times = [];
  const began = performance.now();
  let last = began;
  const look = (now) => {
    times.push(now - last);
    last = now;
    if (now - began > seconds * 1000) done({ times: times.slice(1), all: times.length });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})
"""
SECONDS: Final = 20
"""How long frames are counted in each game."""
IN_TIME: Final = 1000 / 60 * 1.5
"""Milliseconds after which a frame has missed one of a screen of 60 a second."""


@contextmanager
def serving() -> Iterator[str]:
    """A server on this machine; its address."""
    with tempfile.TemporaryDirectory() as place:
        command = [sys.executable, "-m", "colonnade", "serve", "--quiet", "--port", "0"]
        command += ["--engines", "1", "--unlimited", "127.0.0.1"]
        command += ["--database", str(Path(place) / "tables.db")]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8", cwd=place)
        try:
            assert process.stdout is not None
            found = LISTENING.search(process.stdout.readline())
            assert found is not None, "the server did not start"
            yield found[0]
        finally:
            process.terminate()
            process.wait(20)


@contextmanager
def visiting(browser: Browser, *, motion: bool = False) -> Iterator[tuple[Page, CDPSession]]:
    """A new profile: nothing is cached."""
    context = browser.new_context(
        viewport=SCREEN,  # type: ignore[arg-type]
        locale="fr-FR",
        reduced_motion="no-preference" if motion else "reduce",
        service_workers="block",  # what passes through a worker would not be counted
    )
    page = context.new_page()
    try:
        yield page, context.new_cdp_session(page)
    finally:
        context.close()


def begin(page: Page) -> None:
    """From the page of a new game to its first position."""
    page.check("input[value=here]")
    page.click("form button[type=submit]")
    page.wait_for_selector("[data-board] svg")


def weigh(browser: Browser, address: str, game: str) -> tuple[float, float]:
    """Kilobytes over the wire: of the home page, and up to the first position of a game."""
    with visiting(browser) as (page, session):
        total = 0.0

        def add(event: dict[str, Any]) -> None:
            nonlocal total
            total += event["encodedDataLength"] / 1000

        session.on("Network.loadingFinished", add)
        session.send("Network.enable")
        page.goto(address)
        page.wait_for_selector("[data-game]")
        page.wait_for_load_state("networkidle")
        home = total
        page.click(f"[data-game='{game}'] a.primary")
        page.wait_for_selector("form .seats svg")
        begin(page)
        page.wait_for_load_state("networkidle")
        return home, total


class Work:
    """The time of the processor that a page's main thread takes."""

    def __init__(self, session: CDPSession) -> None:
        self._session = session
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        self._before = self._now()

    def _now(self) -> float:
        metrics = self._session.send("Performance.getMetrics")["metrics"]
        return 1000 * float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))

    def taken(self) -> float:
        """Milliseconds since the last time it was asked."""
        before, self._before = self._before, self._now()
        return self._before - before


def usable(
    browser: Browser, address: str, wanted: str, *, slower: bool, line: bool
) -> tuple[float, float]:
    """Milliseconds until a page can be used, and those of the processor."""
    with visiting(browser) as (page, session):
        if line:
            session.send("Network.enable")
            session.send("Network.emulateNetworkConditions", LINE)
        if slower:
            session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        work = Work(session)
        page.goto(address, wait_until="commit")
        return float(page.evaluate(USABLE, wanted)), work.taken()


def echoes(browser: Browser, address: str) -> list[float]:
    """Milliseconds from clicks to what they made, one game long."""
    with visiting(browser, motion=True) as (page, _):
        page.goto(f"{address}/new/corintho")
        page.wait_for_selector("form .seats svg")
        begin(page)
        page.click("[data-moves] summary")
        found: list[float] = []
        while len(found) < MOVES:
            page.wait_for_selector("[data-showing=false]")
            page.wait_for_selector("[data-token], [data-result]")
            if page.locator("[data-result]").count():
                break
            found.append(float(page.evaluate(ECHO)))
        return found


class Frames(NamedTuple):
    """Milliseconds between the frames in which something was shown, and of work for each."""

    gaps: list[float]
    work: float


def watched(page: Page, session: CDPSession, script: str, seconds: float) -> Frames:
    """The frames of a page while a script watches it."""
    work = Work(session)
    seen = page.evaluate(script, seconds)
    return Frames([float(gap) for gap in seen["times"]], work.taken() / seen["all"])


def frames(browser: Browser, address: str, game: str) -> Frames:
    """The frames while a game is shown at the usual speed."""
    with visiting(browser, motion=True) as (page, session):
        page.goto(f"{address}/new/{game}")
        page.wait_for_selector("form .seats svg")
        begin(page)
        return watched(page, session, FRAMES, SECONDS)


def control(browser: Browser) -> tuple[list[float], Frames]:
    """Echoes and frames of the page with one box."""
    with visiting(browser, motion=True) as (page, session):
        page.set_content(CONTROL)
        found = [float(page.evaluate(CONTROL_ECHO)) for _ in range(MOVES)]
        return found, watched(page, session, CONTROL_FRAMES, SECONDS / 4)


def frames_row(what: str, seen: Frames) -> str:
    """One line of the table about frames."""
    gaps = seen.gaps
    in_time = sum(gap < IN_TIME for gap in gaps) / len(gaps)
    rate = 1000 * len(gaps) / sum(gaps)
    middle = statistics.median(gaps)
    shown = f"{rate:8.0f} /s   {in_time:.1%} in time, median {middle:.1f} ms"
    return f"{f'frames: {what}, {len(gaps)}':44} {shown}, work {seen.work:.1f} ms each"


def row(what: str, unit: str, values: Sequence[float]) -> str:
    """One line of the table."""
    middle = statistics.median(values)
    return f"{what:44} {middle:8.0f} {unit}   {min(values):.0f} – {max(values):.0f}"


def main() -> None:
    """Measure and print."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    web.build()
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(), args=list(ARGUMENTS), chromium_sandbox=False
        )
        for game in GAMES:
            home, whole = weigh(browser, address, game)
            print(f"{f'weight: home and {game}':44} {whole:8.0f} kB   home alone {home:.0f}")
        for what, path, wanted in (
            ("home", "/", "[data-game] a.primary"),
            ("a new game", "/new/senet", "form .seats svg"),
            ("a first game, guided", "/learn/senet", "[data-board] svg"),
        ):
            for how, slower, line in HOW:
                both = [
                    usable(browser, address + path, wanted, slower=slower, line=line)
                    for _ in range(rounds)
                ]
                print(row(f"usable: {what}{how}", "ms", [one for one, _ in both]))
                if not slower:
                    print(row(f"work: {what}", "ms", [work for _, work in both]))
        found = [echo for _ in range(rounds) for echo in echoes(browser, address)]
        print(row(f"echo of a move, {len(found)} moves", "ms", found))
        found, seen = control(browser)
        print(row(f"control: echo of a click, {len(found)}", "ms", found))
        print(frames_row("control", seen))
        for game in GAMES:
            print(frames_row(game, frames(browser, address, game)))
        browser.close()


if __name__ == "__main__":
    main()
