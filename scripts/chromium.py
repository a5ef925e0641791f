"""A Chromium to test with: one that is installed, or one that is installed here and now.

    python scripts/chromium.py      install one, if there is none, and what drives it

Root on Debian gets Debian's, everybody else the one that Playwright fetches. The headless shell is
preferred: Chromium without windows, in which a page costs less than half of the processor time.
"""

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Final

from console_messages import Text, localized, progress

SHELL: Final = "chromium-headless-shell"
"""Debian's name for the headless shell, the program and its package."""
NAMES: Final = (
    *(SHELL, "chromium", "chromium-browser"),
    *("google-chrome", "google-chrome-stable", "chrome"),
)
USUAL: Final = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
PACKAGES: Final = ("fonts-dejavu-core", "libatomic1")
"""Besides the browser."""
COMMANDS: Final = {
    "apt-get": f"Debian:  sudo apt install chromium {' '.join(PACKAGES)}",
    "dnf": "Fedora:  sudo dnf install chromium libatomic",
    "brew": "macOS:  brew install --cask chromium",
}
"""By the program that a system installs packages with: what has to be typed, once."""
HOW: Final = Text(
    "The tests drive a browser, and {trouble}. One command helps, then `make test` again:\n"
    "  {command}\n"
    "A browser elsewhere:  export CHROMIUM=PROGRAM\n"
    "All tests that need none:  make test WITHOUT=browser",
    "Les tests se servent d’un navigateur, et {trouble}. Une commande suffit, puis `make test` :\n"
    "  {command}\n"
    "Un navigateur ailleurs :  export CHROMIUM=PROGRAMME\n"
    "Tous les tests qui s’en passent :  make test WITHOUT=browser",
)
NONE: Final = Text("there is none here", "il n’y en a pas ici")
DEAF: Final = Text("{program} does not start", "{program} ne démarre pas")
UNDRIVEN: Final = Text("what drives it does not start", "ce qui le conduit ne démarre pas")
INSTALLING: Final = Text("Installing Chromium", "Installation de Chromium")
ARGUMENTS: Final = (
    *("--no-sandbox", "--disable-dev-shm-usage", "--force-color-profile=srgb"),
    *("--disable-gpu", "--disable-software-rasterizer"),
    "--disable-features=SpareRendererForSitePerProcess",
)
"""Without a graphics card, one that is imitated costs more than pictures drawn without one. And a
process that is started ahead for the next page costs a fifth of what opening a page does."""
NO_RETRIES: Final = ("-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=10")
"""Without a network there is a browser already, or the error comes soon."""
START: Final = 60.0
"""Seconds that a browser may take to show an empty page; it takes one."""
WHERE: Final = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


def main() -> int:
    """Have one that starts, and be able to drive it."""
    try:
        if "CHROMIUM" not in os.environ and shutil.which(SHELL) is None:
            install_packages(SHELL)
        program = chromium()
        if not drives() or not starts(program):
            install_packages(SHELL) or install_packages("chromium")
            program = chromium()
        assert starts(program), advice(DEAF, program=str(program))
        assert drives(), advice(UNDRIVEN)
    except AssertionError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def advice(trouble: Text, **words: str) -> str:
    """What is wrong, and the one command that helps on this system."""
    known = (command for program, command in COMMANDS.items() if shutil.which(program))
    command = next(known, "\n  ".join(COMMANDS.values()))
    return localized(HOW).format(trouble=localized(trouble).format(**words), command=command)


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
        raise AssertionError(advice(NONE))
    return found


@cache
def fetch() -> Path | None:
    """Install one, where that can be done; tried once."""
    with progress(INSTALLING):
        if not (install_packages(SHELL) or install_packages("chromium")):
            playwright("install", "chromium")
    return installed() or fetched()


def install_packages(browser: str) -> bool:
    """Fetch Debian's packages, where we may."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid():
        return False
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    # Several workers may want it at once; apt itself makes the others wait.
    waiting = [apt, "-o", "DPkg::Lock::Timeout=300", *NO_RETRIES, "-qq"]
    install = [*waiting, "install", "--yes", "--no-install-recommends", browser, *PACKAGES]
    # The lists of an image that was just made are empty, and those of an old one out of date.
    for command in (install, [*waiting, "update"], install):
        done = subprocess.run(command, env=quiet, check=False, capture_output=True)
        if command is install and not done.returncode:
            return True
    return False


def drives() -> bool:
    """Whether Playwright's own program starts on this machine."""
    return not playwright("--version").returncode


def starts(program: Path) -> bool:
    """Whether a browser shows an empty page: one that was fetched may lack libraries."""
    page = [str(program), *ARGUMENTS, "--headless", "--disable-gpu", "--dump-dom", "about:blank"]
    try:
        done = subprocess.run(page, check=False, capture_output=True, timeout=START)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return not done.returncode and b"<html>" in done.stdout


def playwright(*words: str) -> "subprocess.CompletedProcess[bytes]":
    """Call Playwright's program."""
    command = [sys.executable, "-m", "playwright", *words]
    return subprocess.run(command, check=False, capture_output=True)


def fetched() -> Path | None:
    """The Chromium that Playwright keeps, if it has been fetched."""
    # In another process: the caller may be inside Playwright already.
    asked = subprocess.run(
        [sys.executable, "-c", WHERE], capture_output=True, encoding="utf-8", check=False
    )
    found = Path(asked.stdout.strip() or os.devnull)
    return found if found.is_file() else None


if __name__ == "__main__":
    sys.exit(main())
