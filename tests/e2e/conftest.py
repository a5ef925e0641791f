"""A real server with a real database file, and a real browser in front of it."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

import web
from chromium import ARGUMENTS, chromium

ROOT = Path(__file__).parents[2]
# Machines that test are slow and busy; nothing here measures time.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)
PHONE = {"width": 390, "height": 844}
# Lets a test find the sockets of a page, to close them as a bad network would.
SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...all) { super(...all); window.sockets.push(this); }
};
"""
# What browsers say of a line that is down.
LOST = ("WebSocket", "ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "ERR_SOCKET", "ERR_INTERNET")
LISTENING = re.compile(r"http://127\.0\.0\.1:(\d+)")


@dataclass
class Server:
    """A server process that can be stopped and started again on the same port and file."""

    database: Path
    port: int = 0
    process: subprocess.Popen[str] | None = field(default=None, repr=False)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "colonnade", "serve", "--quiet", "--engines", "1"]
        command += ["--port", str(self.port), "--database", str(self.database)]
        command += ["--unlimited", "127.0.0.1"]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, encoding="utf-8", cwd=self.database.parent
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = LISTENING.search(line)
        assert found is not None, f"the server said {line!r}"
        self.port = int(found[1])

    def stop(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(120)
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


# Playwright keeps a loop running in the thread of the tests, in which tests of other rooms could
# not start theirs: it ends with the last test of each file.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    program = chromium()  # Where there is none, that is told before what drives it fails.
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=program, args=list(ARGUMENTS), chromium_sandbox=False
        )
        yield launched
        launched.close()


@dataclass
class Visitor:
    """Somebody with a browser of his own; what goes wrong in it fails the test."""

    context: BrowserContext
    address: str
    faults: list[str] = field(default_factory=list)

    def page(self, path: str = "/") -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.faults.append(f"{path}: {error}"))
        page.on("console", self._console)
        page.on("request", self._request)
        page.goto(self.address + path)
        return page

    def _console(self, message: Any) -> None:
        # A line that is down is part of some tests; the browser complains of every attempt.
        lost = any(sign in message.text for sign in LOST)
        if message.type == "error" and not lost:
            self.faults.append(message.text)

    def _request(self, request: Any) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.faults.append(f"a request to a third party: {request.url}")


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Makes visitors, with preferences as keywords."""
    visitors: list[Visitor] = []

    def made(*, size: dict[str, int] | None = None, **preferences: object) -> Visitor:
        kept = {"language": "fr", "speed": 0, "theme": "light", **preferences}
        context = browser.new_context(
            viewport=size or PHONE,  # type: ignore[arg-type]
            locale="fr-FR",
            reduced_motion="reduce",
            has_touch=size is None,
        )
        context.add_init_script(
            "localStorage.getItem('colonnade.preferences') || "
            f"localStorage.setItem('colonnade.preferences', {json.dumps(json.dumps(kept))})"
        )
        context.add_init_script(SOCKETS)
        visitor = Visitor(context, server.address)
        visitors.append(visitor)
        return visitor

    yield made
    for visitor in visitors:
        visitor.context.close()
        assert not visitor.faults


@pytest.fixture(scope="session")
def pictures() -> Path:
    """Where screenshots are left for people to look at."""
    place = Path(os.environ.get("COLONNADE_PICTURES", ROOT / "build" / "screenshots"))
    place.mkdir(parents=True, exist_ok=True)
    return place
