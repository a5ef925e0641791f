"""Where compiled code is kept: a directory named after everything it was compiled from.

The compiler's own cache looks at the one file that holds the outermost function and would play
yesterday's rules after an edit anywhere else; a directory named by the sources can not.
"""

import hashlib
import inspect
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

KEPT_FOR: Final = 30 * 24 * 3600
"""Seconds after which code compiled from other sources is thrown away."""


def root() -> Path:
    """The user's cache directory for compiled code."""
    home = os.environ.get("XDG_CACHE_HOME")
    base = Path(home) if home and os.path.isabs(home) else Path("~/.cache").expanduser()
    return base / "colonnade" / "swift"


def digest(functions: Iterable[Callable[..., Any]], *versions: str) -> str:
    """A name for the sources of functions: all modules in the folders they come from."""
    folders = {Path(inspect.getfile(function)).parent for function in functions}
    sha = hashlib.sha256("\0".join(versions).encode())
    for folder in sorted(folders):
        for module in sorted(folder.glob("*.py")):
            sha.update(f"\0{folder.name}/{module.name}\0".encode())
            sha.update(module.read_bytes())
    return sha.hexdigest()[:32]


def directory(name: str) -> Path | None:
    """The writable directory of that name, None where nothing can be kept."""
    path = root() / name
    try:
        path.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path):
            pass
        os.utime(path)
    except (OSError, RuntimeError):  # RuntimeError: there is no home directory
        return None
    _forget(path.parent, path)
    return path


@contextmanager
def alone(directory: Path | None, name: str) -> Iterator[None]:
    """Let one process after the other compile what has this name: the others then find it kept."""
    if directory is None or fcntl is None:
        yield
        return
    try:
        file = (directory / f"{name}.lock").open("wb")
    except OSError:  # To compile twice is better than not at all.
        yield
        return
    with file:
        # The lock ends with the file, however the process ends.
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _forget(parent: Path, kept: Path) -> None:
    """Throw away what has not been used for long."""
    oldest = time.time() - KEPT_FOR
    for path in parent.iterdir():
        try:
            if path != kept and path.stat().st_mtime < oldest:
                shutil.rmtree(path, ignore_errors=True)
        except OSError:
            continue  # Somebody else has just thrown it away.
