"""Checks that an external program exists before a command starts."""

import shlex
import shutil
from pathlib import Path

from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.i18n import Text, quoted


def check_program(command: str) -> None:
    """Refuse a command whose program does not exist; raises ColonnadeError."""
    try:
        words = shlex.split(command)
    except ValueError:
        return  # the caller that starts it reports the error
    if not words or shutil.which(words[0]) is not None:
        return
    if Path(words[0]).is_file():
        raise ColonnadeError(
            Text(
                f"{words[0]!r} is a file, but not a program that can be run",
                f"{quoted(words[0]).fr} est un fichier, mais pas un programme qui se lance",
            )
        )
    raise ColonnadeError(
        Text(
            f"there is no bot and no program {words[0]!r}",
            f"il n’y a ni robot ni programme {quoted(words[0]).fr}",
        )
    )
