"""A real server with a real database file, and a real browser in front of it."""

import json
import os
import re
import signal
import subprocess
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

import web
from chance import QUICK_ANALYST, SEED_FILE, current_test, program
from chromium import ARGUMENTS, chromium

# Machines that test are slow and busy; nothing here measures time.
MILLISECONDS = 100_000
expect.set_options(timeout=MILLISECONDS)
PHONE = {"width": 390, "height": 844}
AXE = web.WEB / "node_modules" / "axe-core" / "axe.min.js"
# Lets a test find the sockets of a page, to close them as a bad network would.
SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...all) { super(...all); window.sockets.push(this); }
};
"""
# What a browser draws, such as seeds for the dice, follows from its number and from the page.
DRAWS = """
{
  const opened = Number(localStorage.getItem("test.opened") ?? 0) + 1;
  localStorage.setItem("test.opened", opened);
  let state = 7919 * NUMBER + 104729 * opened;
  const drawn = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  Math.random = () => drawn() / 2 ** 32;
  crypto.getRandomValues = (into) => {
    const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = drawn();
    return into;
  };
}
"""
# What browsers say of a service worker that is not wanted.
UNWANTED = "Service Worker registration blocked"
# What browsers say of a line that is down.
LOST = ("WebSocket", "ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "ERR_SOCKET", "ERR_INTERNET")
LISTENING = re.compile(r"http://127\.0\.0\.1:(\d+)")


@dataclass
class Server:
    """A server process that can be stopped and started again on the same port and file."""

    database: Path
    port: int = 0
    more: tuple[str, ...] = ()
    environment: Mapping[str, str] = field(default_factory=dict)
    process: subprocess.Popen[str] | None = field(default=None, repr=False)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def seed(self) -> Path:
        """Where the seed of its dice stands; each test writes its own."""
        return self.database.with_name("seed")

    def start(self) -> None:
        command = [*program("e2e", analyst=QUICK_ANALYST), "serve", "--quiet", "--engines", "1"]
        command += ["--port", str(self.port), "--database", str(self.database)]
        command += ["--unlimited", "127.0.0.1", *self.more]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            cwd=self.database.parent,
            env={**os.environ, **self.environment, SEED_FILE: str(self.seed)},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = LISTENING.search(line)
        assert found is not None, f"the server said {line!r}"
        self.port = int(found[1])

    def stop(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture(scope="session")
def app() -> None:
    web.build()


@pytest.fixture(scope="session")
def server(app: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server") / "tables.db")
    running.start()
    yield running
    running.stop()


# Playwright keeps a loop running in the thread of the tests, in which tests of other folders could
# not start theirs: it ends with the last test of this one.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    program = chromium()  # Where there is none, that is told before what drives it fails.
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=program,
            args=list(ARGUMENTS),
            chromium_sandbox=False,
            timeout=MILLISECONDS,
        )
        yield launched
        launched.close()


@dataclass
class Visitor:
    """A person with a browser; any error in it fails the test."""

    context: BrowserContext
    address: str
    faults: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.context.set_default_timeout(MILLISECONDS)

    def page(self, path: str = "/") -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(f"{path}: {error}"))
        page.on("console", self._console)
        page.on("request", self._request)
        page.goto(self.address + path)
        return page

    def _console(self, message: Any) -> None:
        # A line that is down is part of some tests; the browser complains of every attempt.
        lost = any(sign in message.text for sign in (*LOST, UNWANTED))
        if message.type in ("error", "warning") and not lost:
            where = message.location.get("url", "")
            self.faults.append(f"{message.type}: {message.text} ({where})")

    def _request(self, request: Any) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.faults.append(f"a request to a third party: {request.url}")


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Makes visitors, with preferences as keywords; nothing moves unless it is to be watched.

    Nor is the app kept for the next visit, which takes as long as a page, unless a worker is to.
    """
    visitors: list[Visitor] = []
    server.seed.write_text(current_test(), encoding="utf-8")

    def made(
        *,
        size: dict[str, int] | None = None,
        motion: bool = False,
        worker: bool = False,
        **preferences: object,
    ) -> Visitor:
        kept = {"language": "fr", "speed": int(motion), "theme": "light", **preferences}
        context = browser.new_context(
            viewport=size or PHONE,  # type: ignore[arg-type]
            locale="fr-FR",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size is None,
            service_workers="allow" if worker else "block",
        )
        context.add_init_script(
            "localStorage.getItem('colonnade.preferences') || "
            f"localStorage.setItem('colonnade.preferences', {json.dumps(json.dumps(kept))})"
        )
        context.add_init_script(SOCKETS)
        context.add_init_script(DRAWS.replace("NUMBER", str(len(visitors))))
        visitor = Visitor(context, server.address)
        visitors.append(visitor)
        return visitor

    yield made
    for visitor in visitors:
        visitor.context.close()
        assert not visitor.faults


Picture = Callable[..., None]


@pytest.fixture(scope="session")
def picture() -> Picture:
    """Leaves screenshots for people to look at, in the folder that COLONNADE_PICTURES names."""
    place = os.environ.get("COLONNADE_PICTURES")

    def taken(page: Page, name: str, **more: bool) -> None:
        if place:
            page.screenshot(path=Path(place) / f"{name}.png", **more)  # type: ignore[arg-type]

    return taken


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe, for `accessibility.violations`."""
    if not AXE.is_file():
        with web.alone():
            web.ready_npm()
    return AXE.read_text(encoding="utf-8")
