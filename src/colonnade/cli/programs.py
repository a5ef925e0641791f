"""Checks that an external program exists before a command starts."""

import shlex
import shutil

from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.i18n import Text, quoted


def check_program(command: str) -> None:
    """Refuse a command whose program does not exist; raises ColonnadeError."""
    try:
        words = shlex.split(command)
    except ValueError:
        return  # the caller that starts it reports the error
    if words and shutil.which(words[0]) is None:
        raise ColonnadeError(
            Text(
                f"there is no bot and no program {words[0]!r}",
                f"il n’y a ni robot ni programme {quoted(words[0]).fr}",
            )
        )
