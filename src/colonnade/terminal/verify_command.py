"""`colonnade verify`: whether a recorded game is legal and its throws follow from the secret."""

import argparse
import re
from typing import Final

from colonnade.cli.command import FILE, Argument, Command
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.i18n import Text
from colonnade.library import read_file
from colonnade.table.verify import Finding, NotedValues, verify

from .words import RECORD

COUNTERS: Final[dict[Finding, Text]] = {
    "holds": Text("holds ", "juste "),
    "fails": Text("FALSE ", "FAUX  "),
    "open": Text("open  ", "ouvert"),
}
VERDICTS: Final[dict[Finding, Text]] = {
    "holds": Text("This record is true.", "Cette feuille est vraie."),
    "fails": Text("This record is FALSE.", "Cette feuille est FAUSSE."),
    "open": Text("Not everything could be checked.", "Tout n’a pas pu être vérifié."),
}
EXITS: Final[dict[Finding, int]] = {"holds": 0, "fails": 1, "open": 3}
"""Exit statuses; 2 is a file that is no record at all."""

COMMITMENT: Final = re.compile(r"[0-9a-fA-F]{64}")
NO_COMMITMENT: Final = Text(
    "--commitment {given}: must be the 64 digits, 0 to 9 and a to f, that the table showed",
    "--commitment {given} : il faut les 64 chiffres, 0 à 9 et a à f, que la table montrait",
)


def run(arguments: argparse.Namespace) -> int:
    """Print a line for each check, then the overall result."""
    language = arguments.lang
    if arguments.commitment and not COMMITMENT.fullmatch(arguments.commitment.strip()):
        raise ColonnadeError(NO_COMMITMENT.filled(given=arguments.commitment))
    checks = verify(read_file(arguments.file), NotedValues(arguments.commitment, arguments.seed))
    for check in checks:
        print(f"{COUNTERS[check.finding].to(language)}  {check.text.to(language)}")
    findings = {check.finding for check in checks}
    worst: Finding = "fails" if "fails" in findings else "open" if "open" in findings else "holds"
    print(VERDICTS[worst].to(language))
    return EXITS[worst]


COMMANDS: Final = (
    Command(
        "verify",
        Text(
            "check that a recorded game is legal and that nobody chose its throws",
            "vérifier qu’une partie suit les règles et que personne n’a choisi ses lancers",
        ),
        run,
        Argument("file", RECORD, value=FILE),
        Argument(
            "--commitment",
            Text(
                "the commitment that the table showed before the first throw",
                "l’engagement que la table montrait avant le premier lancer",
            ),
            value="HEX",
            default="",
        ),
        Argument(
            "--seed",
            Text("the seed that you added", "la graine que tu as ajoutée"),
            value=Text("TEXT", "TEXTE"),
            default="",
        ),
        ends=Text(
            "exit: 0 true, 1 false, 2 not a record, 3 not everything could be checked",
            "code : 0 vraie, 1 fausse, 2 pas une feuille, 3 tout n’a pas pu être vérifié",
        ),
    ),
)
