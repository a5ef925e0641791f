"""A server started by its command, as people start it."""

import re
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from processes import watched


@contextmanager
def serving(program: Path, *words: str, folder: Path) -> Iterator[str]:
    """The address of `colonnade serve` in a folder; it must exit cleanly when asked to."""
    # Its log goes to a file: a pipe that is not read fills up and would stop it.
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
            with watched(process, f"the address of {program.name} {' '.join(words)}"):
                while not (where := re.search(r"http://[^\s:/]+:(\d+)", heard)):
                    line = process.stdout.readline()
                    if not line:
                        log.seek(0)
                        raise AssertionError(f"{heard}{log.read()}")
                    heard += line
            yield f"http://127.0.0.1:{where[1]}"
        finally:
            process.terminate()
            with watched(process, "a server that was asked to end"):
                process.communicate()
        assert process.returncode == 0
