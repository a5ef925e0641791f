"""Compilation in a process of its own, so that it takes no time from a bot that thinks.

A thread that compiles shares the interpreter with the thread that thinks, and now and then keeps it
for a third of a second. So a child process compiles all that one bot of a game uses, at a lower
priority, and what it leaves in the cache is then only loaded.
"""

import atexit
import contextlib
import os
import subprocess
import sys
from functools import cache
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from inspect import getfile
from pathlib import Path
from typing import Final, NamedTuple

from colonnade.games import rulebook

from . import cache as kept

CHILD: Final = "colonnade.bots.compile_ahead"
"""The module that a child process runs; it ends when its input is closed."""
NICENESS: Final = 5
"""`os.nice` increment: bots get the processor first, but on a busy machine it still ends soon;
other processes wait for its lock on what it compiles."""
PACKAGE: Final = Path(__file__).parents[1]
FOLDERS: Final = ("compiled", "kernel", "bots")
"""What compiled code is made from, besides the folder of its game."""

_children: "list[subprocess.Popen[bytes]]" = []


class CompileJob(NamedTuple):
    """What a child process compiles: all that a bot uses in a game."""

    game: str
    bot: str

    @property
    def is_done(self) -> bool:
        """Whether that was compiled before, from the same sources."""
        marker = marker_of(*self)
        return marker is not None and marker.exists()

    def mark(self) -> None:
        """Say that it has been compiled."""
        marker = marker_of(*self)
        if marker is not None:
            with contextlib.suppress(OSError):
                marker.touch()

    def run(self) -> None:
        """Compile it in a child process; nothing where none can be had or nothing can be kept."""
        if marker_of(*self) is None:
            return
        with contextlib.suppress(OSError, subprocess.SubprocessError):
            child = subprocess.Popen(
                [sys.executable, "-m", CHILD, *self],
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
            _children.append(child)
            child.wait()


@cache
def marker_of(game: str, bot: str) -> Path | None:
    """The file that says that it has been compiled; None where nothing can be kept."""
    core = Path(getfile(rulebook(game).rules.start)).parent
    folders = [PACKAGE / name for name in FOLDERS]
    folders.append(core.parent if core.name == "core" else core)
    sources = sorted(path for folder in folders for path in folder.rglob("*.py"))
    made_by = [f"{path} {path.stat().st_size} {path.stat().st_mtime_ns}" for path in sources]
    with contextlib.suppress(PackageNotFoundError):
        made_by.append(f"numba {version('numba')} Python {sys.version}")
    name = sha256("\n".join(made_by).encode()).hexdigest()[:32]
    directory = kept.directory(f"ahead-{name}")
    return None if directory is None else directory / bot


def lower_priority() -> None:
    """Let processes that think go first."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)


@atexit.register
def _end_children() -> None:
    for child in _children:
        child.kill()
