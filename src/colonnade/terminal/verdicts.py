"""`colonnade verify`: whether a record is a game by the rules whose throws nobody chose."""

import argparse
from typing import Final

from colonnade.command.command import Command
from colonnade.command.language import language_for
from colonnade.command.parser import Commands
from colonnade.game import read_file
from colonnade.kernel.words import Language, Words
from colonnade.table.verify import Finding, verify

from .words import RECORD

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


def add_commands(commands: Commands, language: Language) -> None:
    """Declare the command."""
    says = Words(
        "check that a recorded game is legal and that nobody chose its throws",
        "vérifier qu’une partie suit les règles et que personne n’a choisi ses lancers",
    )
    ends = Words(
        "exit: 0 true, 1 false, 2 not a record, 3 not everything could be checked",
        "code : 0 vraie, 1 fausse, 2 pas une feuille, 3 tout n’a pas pu être vérifié",
    )
    command = Command(commands, language, "verify", says, ends)
    command.add("file", RECORD)
    command.runs(run)


def run(arguments: argparse.Namespace) -> int:
    """Print a line for each check, then the verdict."""
    language = language_for(arguments)
    checks = verify(read_file(arguments.file))
    for check in checks:
        print(f"{MARKS[check.finding].to(language)}  {check.text.to(language)}")
    findings = {check.finding for check in checks}
    worst: Finding = "fails" if "fails" in findings else "open" if "open" in findings else "holds"
    print(VERDICTS[worst].to(language))
    return EXITS[worst]
