"""A real server with a real database file, and a real browser in front of it."""

import os
import re
import signal
import subprocess
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

import web
from chance import QUICK_ANALYST, SEED_FILE, current_test, program
from chromium import ARGUMENTS, chromium
from e2e.visitors import MILLISECONDS, Tabs, Visitor

AXE = web.WEB / "node_modules" / "axe-core" / "axe.min.js"
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


@pytest.fixture(scope="package")
def tabs(browser: Browser) -> Tabs:
    return Tabs(browser)


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(tabs: Tabs, server: Server) -> Iterator[Visit]:
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
        visitor = Visitor(
            tabs, server.address, len(visitors), size, motion, worker, preferences=preferences
        )
        visitors.append(visitor)
        return visitor

    yield made
    for visitor in visitors:
        visitor.leave()


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
