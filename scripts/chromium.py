"""A Chromium to test with: one that is installed, or one that is installed here and now.

    python scripts/chromium.py      install one, if there is none, and what drives it

Root on Debian gets Debian's; everybody else gets the one that Playwright fetches.
"""

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Final

from telling import Words, said, told

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
USUAL: Final = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
PACKAGES: Final = ("chromium", "fonts-dejavu-core", "libatomic1")
COMMANDS: Final = (
    f"  Debian:  sudo apt install {' '.join(PACKAGES)}\n"
    "  Fedora:  sudo dnf install chromium libatomic\n"
    "  macOS:  brew install --cask chromium"
)
HOW: Final = Words(
    "The tests drive a browser, and there is none.\n"
    f"{COMMANDS}\n"
    "  elsewhere:  export CHROMIUM=PROGRAM",
    "Les tests se servent d'un navigateur, et il n'y en a pas.\n"
    f"{COMMANDS}\n"
    "  ailleurs :  export CHROMIUM=PROGRAMME",
)
DRIVER: Final = Words(
    "Playwright, which drives the browser of the tests, does not start; it may lack a library.\n"
    "  Debian:  sudo apt install libatomic1\n  Fedora:  sudo dnf install libatomic",
    "Playwright, qui conduit le navigateur des tests, ne démarre pas ; il lui manque peut-être\n"
    "une bibliothèque.\n"
    "  Debian:  sudo apt install libatomic1\n  Fedora:  sudo dnf install libatomic",
)
INSTALLING: Final = Words("Installing Chromium", "Installation de Chromium")
ARGUMENTS: Final = ("--no-sandbox", "--disable-dev-shm-usage", "--force-color-profile=srgb")
WHERE: Final = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


def main() -> int:
    """Have one, and be able to drive it."""
    try:
        chromium()
        if not drives():
            install_packages()
        assert drives(), said(DRIVER)
    except AssertionError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def installed() -> Path | None:
    """A Chromium of this machine."""
    named = os.environ.get("CHROMIUM")
    if named:
        return Path(named)
    found = next(filter(None, map(shutil.which, NAMES)), None)
    found = found or next((path for path in USUAL if Path(path).is_file()), None)
    return Path(found) if found else None


def chromium() -> Path:
    """A Chromium, installed if there is none; raises AssertionError."""
    found = installed() or fetched() or fetch()
    if found is None:
        raise AssertionError(said(HOW))
    return found


@cache
def fetch() -> Path | None:
    """Install one, where that can be done; tried once."""
    with told(INSTALLING):
        if not install_packages():
            playwright("install", "chromium")
    return installed() or fetched()


def install_packages() -> bool:
    """Fetch Debian's packages, where we may."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid():
        return False
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    # Several workers may want it at once; apt itself makes the others wait.
    waiting = [apt, "-o", "DPkg::Lock::Timeout=300", "-qq"]
    install = [*waiting, "install", "--yes", "--no-install-recommends", *PACKAGES]
    subprocess.run([*waiting, "update"], env=quiet, check=False, capture_output=True)
    return not subprocess.run(install, env=quiet, check=False, capture_output=True).returncode


def drives() -> bool:
    """Whether Playwright's own program starts on this machine."""
    return not playwright("--version").returncode


def playwright(*words: str) -> "subprocess.CompletedProcess[bytes]":
    """Call Playwright's program."""
    command = [sys.executable, "-m", "playwright", *words]
    return subprocess.run(command, check=False, capture_output=True)


def fetched() -> Path | None:
    """The Chromium that Playwright keeps, if it has been fetched."""
    # Asked in another process: whoever asks us may be inside Playwright already.
    asked = subprocess.run(
        [sys.executable, "-c", WHERE], capture_output=True, encoding="utf-8", check=False
    )
    found = Path(asked.stdout.strip() or os.devnull)
    return found if found.is_file() else None


if __name__ == "__main__":
    sys.exit(main())
