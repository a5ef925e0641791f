"""The edition without a server, on a host that only hands out files."""

import functools
import http.server
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Request

MILLISECONDS = 120_000
"""Long, for a machine on which the interpreter takes a minute to start."""
PREFERENCES = {"language": "en", "speed": 0, "theme": "light"}

# Lets a test see what the page and its Worker say to each other, and begin one game late.
WORKER = """
window.said = [];
window.heard = [];
window.Worker = class extends Worker {
  constructor(...all) {
    super(...all);
    this.addEventListener("message", ({ data }) => {
      if (data.is === "answer") window.heard.push(data);
    });
  }
  postMessage(message, ...more) {
    const { is, path } = message;
    if (is === "request" && path === "/api/tables") {
      const body = JSON.parse(message.body);
      if (window.nextPosition) body.position = window.nextPosition;
      delete window.nextPosition;
      message = { ...message, body: JSON.stringify(body) };
    }
    window.said.push(message);
    super.postMessage(message, ...more);
  }
};
"""

# Settles when the service worker keeps all the files that it lists.
CACHED = """
async ({ parts, patience }) => {
  const began = performance.now();
  const { scope } = await navigator.serviceWorker.ready;
  const listed = await (await fetch(`${scope}service-worker.js`)).text();
  const shell = JSON.parse(/\\{"version":[^{}]*\\}/.exec(listed)[0]);
  const wanted = parts.flatMap((part) => shell[part]);
  const cache = await caches.open(`colonnade-${shell.version}`);
  for (;;) {
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    const missing = wanted.filter((name) => !kept.has(scope + name));
    if (missing.length === 0) return;
    if (performance.now() - began > patience) throw new Error(`not kept: ${missing}`);
    await new Promise((done) => setTimeout(done, 250));
  }
}
"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    """What `python -m http.server` does, without a line for every file."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


class StaticHost:
    """Serves a folder until it is stopped."""

    def __init__(self, folder: Path) -> None:
        handler = functools.partial(Quiet, directory=str(folder))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.address = f"http://127.0.0.1:{self._server.server_port}/"

    def stop(self) -> None:
        """Serve nothing any more."""
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def hosted(folder: Path) -> Iterator[StaticHost]:
    """A host for a folder."""
    host = StaticHost(folder)
    yield host
    host.stop()


@dataclass
class Guest:
    """Somebody who has come to the site; what goes wrong in the browser fails the test."""

    context: BrowserContext
    address: str
    faults: list[str] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)
    """Every address that was asked for."""
    loaded: list[str] = field(default_factory=list)
    """Those that a page was waiting for; the service worker fetches the rest aside."""

    def page(self, path: str = "", **more: Any) -> Page:
        """A new tab, at a page of the app."""
        page = self.context.new_page(**more)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda said: self.hear(said.text))
        page.goto(self.address + path)
        return page

    def hear(self, line: str) -> None:
        """Python in its Worker logs to the console."""
        if '"level": "error"' in line:
            self.faults.append(line)

    def note(self, request: Request) -> None:
        """Something was asked for."""
        self.asked.append(request.url)
        if request.service_worker is None:
            self.loaded.append(request.url)

    def elsewhere(self) -> set[str]:
        """What was asked of anybody else; what is unpacked in memory (blob:) is asked of nobody."""
        ours = (self.address, "blob:", "data:")
        return {place for place in self.asked if not place.startswith(ours)}


@contextmanager
def guest(browser: Browser, address: str) -> Iterator[Guest]:
    """A browser of its own, at the site."""
    context = browser.new_context(locale="en", viewport={"width": 1280, "height": 900})
    kept = json.dumps(json.dumps(PREFERENCES))
    context.add_init_script(
        "localStorage.getItem('colonnade.preferences') || "
        f"localStorage.setItem('colonnade.preferences', {kept})"
    )
    context.add_init_script(WORKER)
    context.set_default_timeout(MILLISECONDS)
    found = Guest(context, address)
    context.on("request", found.note)
    yield found
    context.close()
    assert found.faults == []
    assert found.elsewhere() == set()


def wait_until_cached(page: Page, *parts: str) -> None:
    """Wait until the service worker has fetched the files that it lists: all, or some parts."""
    wanted = list(parts or ("core", "rest", "python"))
    page.evaluate(CACHED, {"parts": wanted, "patience": MILLISECONDS})


def version(page: Page) -> int:
    """The version of the table that is shown."""
    return int(page.get_attribute("[data-version]", "data-version") or 0)


def wait_for_version(page: Page, least: int) -> None:
    """Wait until a version is shown, or a later one."""
    page.wait_for_function(
        "least => Number(document.querySelector('[data-version]')?.dataset.version) >= least",
        arg=least,
    )


def begin_next_at(page: Page, position: str | None) -> None:
    """Let the next table of a page, and only that one, begin at a position."""
    page.evaluate("position => (window.nextPosition = position)", position)


def play_a_move(page: Page) -> None:
    """Throw, or choose the first move of the list, and wait until it is shown."""
    before = version(page)
    page.locator("[data-moves]").evaluate("list => (list.open = true)")
    page.locator("[data-throw]:not(:disabled), [data-token]:not(:disabled)").first.click()
    wait_for_version(page, before + 1)
