"""A server started by its command, as people start it."""

import re
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def serving(program: Path, *words: str, folder: Path) -> Iterator[str]:
    """The address of `colonnade serve` in a folder; it must end well when asked to."""
    # What it logs goes to a file: nobody reads a pipe meanwhile, and a full one would stop it.
    with tempfile.TemporaryFile("w+") as log:
        process = subprocess.Popen(
            [str(program), "serve", *words, "--port", "0"],
            cwd=folder,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
        try:
            assert process.stdout is not None
            heard = ""
            while not (where := re.search(r"http://[^\s:/]+:(\d+)", heard)):
                line = process.stdout.readline()
                if not line:
                    log.seek(0)
                    raise AssertionError(f"{heard}{log.read()}")
                heard += line
            yield f"http://127.0.0.1:{where[1]}"
        finally:
            process.terminate()
            process.communicate(timeout=100)
        assert process.returncode == 0
