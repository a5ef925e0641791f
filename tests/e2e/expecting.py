"""Playwright's `expect`, for less time where something is still to come.

Each time an expectation is not met yet, Playwright describes the page for its message: on a page of
rules that took half of the time of its main thread. So what can be waited for by a selector, which
describes nothing, is waited for first. The expectation itself is then met at once.
"""

import json
from re import Pattern
from typing import Any, cast, overload

from playwright.sync_api import Locator, Page
from playwright.sync_api import expect as expect_at_once
from playwright.sync_api._generated import LocatorAssertions, PageAssertions

from e2e.visitors import MILLISECONDS

expect_at_once.set_options(timeout=MILLISECONDS)

OF_WHAT_IS_THERE = (
    *("to_be_checked", "to_be_disabled", "to_be_enabled", "to_be_focused", "to_be_in_viewport"),
    *("to_have_js_property", "to_have_value", "not_to_be_empty"),
)
"""Expectations that nothing meets that is not there."""


class WaitedFor:
    """The assertions of an element; those that are not named here are Playwright's own."""

    def __init__(self, found: Locator, message: str | None) -> None:
        self._found = found
        self._own = expect_at_once(found, message)

    def to_be_visible(self) -> None:
        self._found.wait_for()
        self._own.to_be_visible()

    def to_be_attached(self) -> None:
        self._found.wait_for(state="attached")

    def to_contain_text(self, expected: Any) -> None:
        self._wait_for_text(expected)
        self._own.to_contain_text(expected)

    def to_have_text(self, expected: Any) -> None:
        self._wait_for_text(expected)
        self._own.to_have_text(expected)

    def to_have_attribute(self, name: str, value: str | Pattern[str]) -> None:
        has_it = f"[{name}={json.dumps(value)}]" if isinstance(value, str) else f"[{name}]"
        wanted = self._found.and_(self._found.page.locator(has_it))
        wanted.first.wait_for(state="attached")
        self._own.to_have_attribute(name, value)

    def _wait_for_text(self, expected: object) -> None:
        if isinstance(expected, str | Pattern):
            self._found.filter(has_text=expected).first.wait_for(state="attached")

    def __getattr__(self, name: str) -> Any:
        if name in OF_WHAT_IS_THERE:
            self._found.first.wait_for(state="attached")
        return getattr(self._own, name)


@overload
def expect(actual: Locator, message: str | None = None) -> LocatorAssertions: ...
@overload
def expect(actual: Page, message: str | None = None) -> PageAssertions: ...
def expect(
    actual: Locator | Page, message: str | None = None
) -> LocatorAssertions | PageAssertions:
    """What is expected of an element or a page."""
    if isinstance(actual, Locator):
        return cast(LocatorAssertions, WaitedFor(actual, message))
    return expect_at_once(actual, message)
