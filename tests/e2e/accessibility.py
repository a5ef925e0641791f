"""What axe finds on a page."""

from playwright.sync_api import Page

SERIOUS = ("serious", "critical")


def violations(page: Page, axe: str) -> list[str]:
    """The serious faults of a page as it is; `axe` is the source of that program."""
    # Colours on their way to others are nobody's colours.
    page.evaluate("Promise.allSettled(document.getAnimations().map((one) => one.finished))")
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    found = page.evaluate(
        "axe.run(document, { resultTypes: ['violations'], preload: false, selectors: false })"
    )
    return [
        f"{page.url}: {fault['id']}: {node['html'][:200]}"
        for fault in found["violations"]
        if fault["impact"] in SERIOUS
        for node in fault["nodes"]
    ]
