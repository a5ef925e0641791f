"""The command line, in a process of its own or, which costs far less, in this one."""

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from unittest.mock import patch

from colonnade.__main__ import main


def run(
    *arguments: str, typed: str = "", home: Path | None = None, **env: str
) -> tuple[int, str, str]:
    """The exit code, output and errors of a process, started as a person starts it."""
    # The limit is that of the whole test, which says what has not ended; the process ends with it.
    done = subprocess.run(
        [sys.executable, "-m", "colonnade", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        env={**os.environ, "PYTHONUTF8": "1", "XDG_STATE_HOME": str(home or "/dev/null"), **env},
    )
    return done.returncode, done.stdout, done.stderr


def call(*arguments: str, typed: str = "", **env: str) -> tuple[int, str, str]:
    """The same of a command that neither plays nor keeps a game, without a process."""
    source = io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8")
    with (
        patch.dict(os.environ, {"XDG_STATE_HOME": "/dev/null", **env}),
        patch.object(sys, "stdin", source),
        redirect_stdout(io.StringIO()) as out,
        redirect_stderr(io.StringIO()) as err,
    ):
        try:
            code = main(arguments)
        except SystemExit as left:
            assert isinstance(left.code, int)
            code = left.code
    return code, out.getvalue(), err.getvalue()
