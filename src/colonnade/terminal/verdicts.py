"""`colonnade verify`: whether a record is a game by the rules whose throws nobody chose."""

import argparse
import os
from pathlib import Path
from typing import Final

from colonnade.game import read_file
from colonnade.kernel.words import Words, language_of
from colonnade.table.verify import Finding, verify

MARKS: Final[dict[Finding, Words]] = {
    "holds": Words("holds ", "juste "),
    "fails": Words("FALSE ", "FAUX  "),
    "open": Words("open  ", "ouvert"),
}
VERDICTS: Final[dict[Finding, Words]] = {
    "holds": Words("This record is true.", "Cette feuille est vraie."),
    "fails": Words("This record is FALSE.", "Cette feuille est FAUSSE."),
    "open": Words("Not everything could be checked.", "Tout n'a pas pu être vérifié."),
}
EXITS: Final[dict[Finding, int]] = {"holds": 0, "fails": 1, "open": 3}
"""What the command leaves behind; 2 is a file that is no record at all."""


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Declare the command."""
    command = commands.add_parser(
        "verify",
        help="check that a recorded game is legal and that nobody chose its throws",
        epilog="exit: 0 true, 1 false, 2 not a record, 3 not everything could be checked",
    )
    command.add_argument("file", type=Path)
    command.add_argument("--lang", choices=("en", "fr"), help="language (else the locale's)")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print a line for each check, then the verdict."""
    language = arguments.lang or language_of(os.environ)
    checks = verify(read_file(arguments.file))
    for check in checks:
        print(f"{MARKS[check.finding].to(language)}  {check.text.to(language)}")
    findings = {check.finding for check in checks}
    worst: Finding = "fails" if "fails" in findings else "open" if "open" in findings else "holds"
    print(VERDICTS[worst].to(language))
    return EXITS[worst]
