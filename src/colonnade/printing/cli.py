"""The command `colonnade print`."""

import argparse
from itertools import chain, count
from pathlib import Path
from typing import Final

from colonnade.cli.command import GAME, OPTIONS, OVERWRITE, Argument, Command
from colonnade.cli.os_errors import check_output
from colonnade.games import rulebook
from colonnade.kernel.i18n import Text
from colonnade.kernel.options import parse_assignments

from .papers import PAPERS
from .words import PrintingFault, say


def run_print(arguments: argparse.Namespace) -> int:
    """`colonnade print`."""
    language = arguments.lang
    book = rulebook(arguments.game)
    options = book.options.read_options(parse_assignments(arguments.options))
    paper = PAPERS.get(arguments.paper.lower())
    if paper is None:
        raise PrintingFault("no_such_paper", paper=arguments.paper, papers=", ".join(PAPERS))
    try:
        # The library is an extra: everything else works without it.
        from .document import render_document
    except ModuleNotFoundError as missing:
        raise PrintingFault("needs_extra", module=missing.name) from missing
    stem = f"{book.id}-{paper.name.lower()}-{language}"
    path = Path(arguments.output) if arguments.output else unused_path(stem)
    check_output(path, overwrite=arguments.overwrite)
    document = render_document(book, options, paper, language, economical=arguments.economical)
    path.write_bytes(document.pdf)
    print(say("written", language, path=path, sheets=document.sheets, paper=paper.name))
    return 0


def unused_path(stem: str) -> Path:
    """A file name in the working folder that is not taken yet."""
    numbered = (Path(f"{stem}-{number}.pdf") for number in count(2))
    return next(path for path in chain([Path(f"{stem}.pdf")], numbered) if not path.exists())


*_PAPERS, _LAST = PAPERS
_LISTED: Final = ", ".join(_PAPERS)
COMMANDS: Final = (
    Command(
        "print",
        Text(
            "make a PDF of a game to cut out and play",
            "faire un PDF d’un jeu, à découper et à jouer",
        ),
        run_print,
        GAME,
        OPTIONS,
        Argument(
            "--paper",
            Text(f"{_LISTED} or {_LAST} (a4)", f"{_LISTED} ou {_LAST} (a4)"),
            value=Text("PAPER", "PAPIER"),
            default="a4",
        ),
        Argument(
            "--economical",
            Text(
                "little ink: lines instead of coloured surfaces",
                "peu d’encre : des traits au lieu de surfaces colorées",
            ),
            action="store_true",
        ),
        Argument(
            "--output",
            Text("where to (GAME-PAPER-LANG.pdf)", "où (JEU-PAPIER-LANG.pdf)"),
            value=Text("FILE.pdf", "FICHIER.pdf"),
        ),
        OVERWRITE,
    ),
)
