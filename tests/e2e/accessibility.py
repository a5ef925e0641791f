"""What axe finds on a page."""

from playwright.sync_api import Page

SERIOUS = ("serious", "critical")
# What axe calls moderate at most, and takes long to look for: none of it is serious.
LEFT_OUT = ("region", "landmark-unique", "image-redundant-alt", "aria-allowed-role")
OPTIONS = {
    "resultTypes": ["violations"],
    "preload": False,
    "selectors": False,
    "rules": {name: {"enabled": False} for name in LEFT_OUT},
}


def violations(page: Page, axe: str) -> list[str]:
    """The serious faults of a page as it is; `axe` is the source of that program."""
    # Colours on their way to others are nobody's colours.
    page.evaluate("Promise.allSettled(document.getAnimations().map((one) => one.finished))")
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    found = page.evaluate("(options) => axe.run(document, options)", OPTIONS)
    return [
        f"{page.url}: {fault['id']}: {node['html'][:200]}"
        for fault in found["violations"]
        if fault["impact"] in SERIOUS
        for node in fault["nodes"]
    ]
