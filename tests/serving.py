"""A server started by its command, as people start it."""

import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def serving(program: Path, *words: str, folder: Path) -> Iterator[str]:
    """The address of `colonnade serve` in a folder; it must end well when asked to."""
    process = subprocess.Popen(
        [str(program), "serve", *words, "--port", "0"],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        assert process.stdout is not None
        heard = ""
        while not (where := re.search(r"http://[^\s:/]+:(\d+)", heard)):
            line = process.stdout.readline()
            assert line, heard
            heard += line
        yield f"http://127.0.0.1:{where[1]}"
    finally:
        process.terminate()
        process.communicate(timeout=60)
    assert process.returncode == 0
