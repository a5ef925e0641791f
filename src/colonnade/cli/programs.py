"""Checks that an external program exists before a command starts."""

import re
import shlex
import shutil
from pathlib import Path
from typing import Final

from colonnade.bots.api.engine_process import environment
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.i18n import Text, quoted

INTERPRETERS: Final = re.compile(r"(?:python|pypy|node|ruby|perl|lua|php|bash|sh)[0-9.]*(?:\.exe)?")
"""Programs whose first argument, unless it is an option, is the file that they run."""


def check_program(command: str) -> None:
    """Refuse a command whose program or script does not exist; raises ColonnadeError."""
    try:
        words = shlex.split(command)
    except ValueError:
        return  # the caller that starts it reports the error
    if not words:
        return
    program, script = words[0], script_of(words)
    if shutil.which(program, path=environment().get("PATH")) is None:
        raise ColonnadeError(
            Text(
                f"{program!r} is a file, but not a program that can be run",
                f"{quoted(program).fr} est un fichier, mais pas un programme qui se lance",
            )
            if Path(program).is_file()
            else Text(
                f"there is no bot and no program {program!r}",
                f"il n’y a ni robot ni programme {quoted(program).fr}",
            )
        )
    if script and not Path(script).exists():
        raise ColonnadeError(
            Text(
                f"there is no file {script!r} for {program} to run",
                f"il n’y a pas de fichier {quoted(script).fr} que {program} puisse lancer",
            )
        )


def script_of(words: list[str]) -> str:
    """The file that an interpreter is to run, or nothing."""
    is_script = INTERPRETERS.fullmatch(Path(words[0]).name) and len(words) > 1
    return words[1] if is_script and not words[1].startswith("-") else ""
