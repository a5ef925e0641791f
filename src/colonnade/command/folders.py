"""Where commands keep what is not finished."""

import os
from pathlib import Path


def unfinished() -> Path:
    """The user's folder for games and studies that go on later; it may not exist yet."""
    base = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(base) / "colonnade"
