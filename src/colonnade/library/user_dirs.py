"""The user's directories on each system; the XDG variables count everywhere."""

import os
import sys
from pathlib import Path


def state_dir() -> Path:
    """For games and studies that are continued later; it may not exist yet."""
    return _folder("XDG_STATE_HOME", "~/.local/state", "~/Library/Application Support")


def cache_dir() -> Path:
    """For data that can be made again; it may not exist yet."""
    return _folder("XDG_CACHE_HOME", "~/.cache", "~/Library/Caches")


def _folder(variable: str, linux: str, mac: str) -> Path:
    """A directory of one kind; raises RuntimeError where there is no home directory."""
    given = os.environ.get(variable, "")
    if os.path.isabs(given):
        return Path(given) / "colonnade"
    usual = {"darwin": mac, "win32": os.environ.get("LOCALAPPDATA", "~/AppData/Local")}
    return Path(usual.get(sys.platform, linux)).expanduser() / "colonnade"
