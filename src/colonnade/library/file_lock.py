"""A lock on a file between processes, released by the system however a process ends."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

PAUSE: Final = 0.05
"""Seconds between two attempts."""

if sys.platform == "win32":
    import msvcrt

    def try_lock(file: IO[bytes]) -> bool:
        """Whether this process now has the lock, which it keeps until the file is closed."""
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def try_lock(file: IO[bytes]) -> bool:
        """Whether this process now has the lock, which it keeps until the file is closed."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Wait for the lock, and hold it; raises OSError where the file cannot be created."""
    with path.open("ab") as file:
        while not try_lock(file):
            time.sleep(PAUSE)
        yield
