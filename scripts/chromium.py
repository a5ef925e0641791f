"""A Chromium to test with: one that is installed, or Debian's, installed here and now."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
USUAL: Final = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
HOW: Final = "no Chromium: install one (Debian: apt-get install chromium), or set CHROMIUM"
ARGUMENTS: Final = ("--no-sandbox", "--disable-dev-shm-usage", "--force-color-profile=srgb")


def installed() -> Path | None:
    """A Chromium of this machine."""
    named = os.environ.get("CHROMIUM")
    if named:
        return Path(named)
    found = next(filter(None, map(shutil.which, NAMES)), None)
    found = found or next((path for path in USUAL if Path(path).is_file()), None)
    return Path(found) if found else None


def chromium() -> Path:
    """A Chromium, installed if there is none and we may."""
    found = installed()
    if found is not None:
        return found
    apt = shutil.which("apt-get")
    if apt is not None and os.geteuid() == 0:
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        # Several workers may want it at once; apt itself makes the others wait.
        waiting = [apt, "-o", "DPkg::Lock::Timeout=300"]
        packages = ("chromium", "fonts-dejavu-core")
        subprocess.run([*waiting, "update", "-qq"], env=environment, check=False)
        subprocess.run(
            [*waiting, "install", "-y", "-qq", "--no-install-recommends", *packages],
            env=environment,
            check=True,
            stdout=subprocess.DEVNULL,
        )
        found = installed()
    if found is None:
        raise AssertionError(HOW)
    return found
