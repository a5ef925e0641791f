"""Draw the icons of the app as PNG files, from our own drawings in web/public.

    python scripts/icons.py

Needs a Chromium; what is drawn is committed, so that a build needs none.
"""

from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from chromium import ARGUMENTS, chromium

PUBLIC: Final = Path(__file__).parents[1] / "web" / "public"
ICONS: Final = {
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    # Phones cut these to their own shapes: the drawing has room around it.
    "icon-maskable-512.png": ("icon-maskable.svg", 512),
    "icon-apple-180.png": ("icon-maskable.svg", 180),
}


def main() -> None:
    """Draw all of them."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(), args=list(ARGUMENTS), chromium_sandbox=False
        )
        for name, (drawing, size) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            svg = (PUBLIC / drawing).read_text(encoding="utf-8")
            page.set_content(f"<style>*{{margin:0}}svg{{width:100vw;height:100vh}}</style>{svg}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
