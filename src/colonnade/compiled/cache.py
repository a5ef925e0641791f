"""The cache of compiled code: a directory named after everything it was compiled from.

Numba's own cache watches only the file of the outermost function, so that after an edit in any
other module it would use yesterday's rules; a directory named by a hash of all sources cannot.
"""

import hashlib
import inspect
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from colonnade.library.file_lock import locked
from colonnade.library.user_dirs import cache_dir

KEPT_FOR: Final = 30 * 24 * 3600
"""Seconds after which code compiled from other sources is deleted."""


def root() -> Path:
    """The user's cache directory for compiled code."""
    return cache_dir() / "compiled"


def digest(functions: Iterable[Callable[..., Any]], *versions: str) -> str:
    """A hash of the sources of functions: all modules in the folders they come from."""
    folders = {Path(inspect.getfile(function)).parent for function in functions}
    sha = hashlib.sha256("\0".join(versions).encode())
    for folder in sorted(folders):
        for module in sorted(folder.glob("*.py")):
            sha.update(f"\0{folder.name}/{module.name}\0".encode())
            sha.update(module.read_bytes())
    return sha.hexdigest()[:32]


def directory(name: str) -> Path | None:
    """The writable directory of that name, None where nothing can be cached."""
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
def compile_lock(directory: Path | None, name: str) -> Iterator[None]:
    """Let one process at a time compile what has this name; the others find it cached."""
    with ExitStack() as held:
        if directory is not None:
            with suppress(OSError):  # Compiling twice is better than not at all.
                held.enter_context(locked(directory / f"{name}.lock"))
        yield


def _forget(parent: Path, kept: Path) -> None:
    """Delete what has not been used for long."""
    oldest = time.time() - KEPT_FOR
    for path in parent.iterdir():
        try:
            if path != kept and path.stat().st_mtime < oldest:
                shutil.rmtree(path, ignore_errors=True)
        except OSError:
            continue  # Another process has just deleted it.
