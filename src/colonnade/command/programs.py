"""Programs that a command starts are looked for before it begins."""

import shlex
import shutil

from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.words import Words


def check_program(command: str) -> None:
    """Refuse a command whose program is nowhere to be found; raises ColonnadeError."""
    try:
        words = shlex.split(command)
    except ValueError:
        return  # whoever starts it says what is wrong
    if words and shutil.which(words[0]) is None:
        raise ColonnadeError(
            Words(
                f"there is no bot and no program {words[0]!r}",
                f"il n’y a ni robot ni programme {words[0]!r}",
            )
        )
