"""People with a browser, and the tabs that tests hand on to each other."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page

# Machines that test are slow and busy; nothing here measures time.
MILLISECONDS = 100_000
PHONE = {"width": 390, "height": 844}
EMPTY = "/alive"
"""A page of the server's in which the app does not run."""
ICON = "/favicon.ico"
"""What a browser with windows looks for on that page."""
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
  let state = 7919 * Number(localStorage.getItem("test.number")) + 104729 * opened;
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
# What a browser keeps from the beginning on; what a page changes of it stays.
KEEP = """
(kept) => localStorage.getItem("test.number") ??
  Object.entries(kept).forEach(([name, value]) => localStorage.setItem(name, value))
"""
FORGET = "() => { sessionStorage.clear(); localStorage.clear(); }"
# What browsers say of a service worker that is not wanted.
UNWANTED = "Service Worker registration blocked"
# What browsers say of a line that is down.
LOST = ("WebSocket", "ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "ERR_SOCKET", "ERR_INTERNET")


class Tabs:
    """Tabs that are used by one test after the other, each with cookies and a memory of its own.

    A page in a tab that is there costs a third of one in a new tab, for which a process is started
    and the whole app compiled. What a test leaves in a tab is forgotten, but for files of the app.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._free: dict[bool, list[Page]] = {False: [], True: []}

    def context(self, *, touch: bool, worker: bool = False) -> BrowserContext:
        """A browser that nobody has used."""
        context = self.browser.new_context(
            viewport=PHONE,  # type: ignore[arg-type]
            locale="fr-FR",
            has_touch=touch,
            service_workers="allow" if worker else "block",
        )
        context.set_default_timeout(MILLISECONDS)
        return context

    def take(self, *, touch: bool) -> Page:
        """A tab in which nothing is."""
        if self._free[touch]:
            return self._free[touch].pop()
        context = self.context(touch=touch)
        context.add_init_script(SOCKETS + DRAWS)
        return context.new_page()

    def give_back(self, page: Page, address: str, *, touch: bool) -> None:
        """Forget what a test has left in a tab, or close it where that cannot be done."""
        try:
            page.unroute_all()
            page.goto(address + EMPTY)
            page.evaluate(FORGET)
            session = page.context.new_cdp_session(page)
            everything = {"origin": address, "storageTypes": "all"}
            session.send("Storage.clearDataForOrigin", everything)
            session.detach()
        except Error:  # the test has closed the tab, or stopped the server
            page.context.close()
        else:
            self._free[touch].append(page)


@dataclass
class Visitor:
    """A person with a browser; any error in it fails the test."""

    tabs: Tabs
    address: str
    number: int = 0
    size: Mapping[str, int] | None = None
    motion: bool = False
    worker: bool = False
    preferences: Mapping[str, object] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    _pages: list[Page] = field(default_factory=list)

    @cached_property
    def context(self) -> BrowserContext:
        """A browser of this person alone, for tests that change more of it than its pages."""
        assert not self._pages, "the pages of this visitor are in a browser that others go on with"
        context = self.tabs.context(touch=self._has_touch, worker=self.worker)
        context.add_init_script(f"({KEEP})({json.dumps(self._kept)});{SOCKETS}{DRAWS}")
        return context

    def page(self, path: str = "/") -> Page:
        """A page of the app, in a tab of its own."""
        if self.worker or "context" in vars(self):
            page = self.context.new_page()
        elif self._pages:
            page = self._pages[0].context.new_page()
        else:
            page = self.tabs.take(touch=self._has_touch)
            # A tab that was given back is there already.
            if page.url != self.address + EMPTY:
                page.goto(self.address + EMPTY)
            page.evaluate(KEEP, self._kept)
        self._pages.append(page)
        self._adjust(page)
        for event, listener in self._listeners.items():
            page.on(event, listener)  # type: ignore[call-overload]
        page.goto(self.address + path)
        return page

    def leave(self) -> None:
        """Give back what others go on with, and close the rest."""
        for page in self._pages:
            for event, listener in self._listeners.items():
                page.remove_listener(event, listener)
        if "context" in vars(self):
            self.context.close()
        elif self._pages:
            first, *others = self._pages
            for other in others:
                other.close()
            self.tabs.give_back(first, self.address, touch=self._has_touch)
        assert not self.faults

    @property
    def _has_touch(self) -> bool:
        return self.size is None

    @property
    def _kept(self) -> dict[str, str]:
        preferences = {"language": "fr", "speed": int(self.motion), "theme": "light"}
        written = json.dumps({**preferences, **self.preferences})
        return {"test.number": str(self.number), "colonnade.preferences": written}

    def _adjust(self, page: Page) -> None:
        page.set_viewport_size(self.size or PHONE)  # type: ignore[arg-type]
        page.emulate_media(
            color_scheme="light", reduced_motion="no-preference" if self.motion else "reduce"
        )

    @cached_property
    def _listeners(self) -> dict[str, Any]:
        return {
            "pageerror": lambda error: self.faults.append(str(error)),
            "console": self._console,
            "request": self._request,
        }

    def _console(self, message: Any) -> None:
        # A line that is down is part of some tests; the browser complains of every attempt.
        lost = any(sign in message.text for sign in (*LOST, UNWANTED))
        where = message.location.get("url", "")
        if message.type in ("error", "warning") and not lost and where != self.address + ICON:
            self.faults.append(f"{message.type}: {message.text} ({where})")

    def _request(self, request: Any) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.faults.append(f"a request to a third party: {request.url}")
