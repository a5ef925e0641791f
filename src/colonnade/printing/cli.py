"""The command `colonnade print`."""

import argparse
from itertools import chain, count
from pathlib import Path

from colonnade.cli.command import Command, Commands
from colonnade.cli.os_errors import check_output
from colonnade.games import rulebook
from colonnade.kernel.i18n import Language, Text
from colonnade.kernel.options import parse_assignments

from .papers import PAPERS
from .words import PrintingFault, say


def add_commands(commands: Commands, language: Language) -> None:
    """Declare the printer's command."""
    command = Command(
        commands,
        language,
        "print",
        Text(
            "make a PDF of a game to cut out and play",
            "faire un PDF d’un jeu, à découper et à jouer",
        ),
    )
    command.add_game()
    command.add_options()
    *papers, last = PAPERS
    listed = ", ".join(papers)
    command.add(
        "--paper",
        Text(f"{listed} or {last} (a4)", f"{listed} ou {last} (a4)"),
        value=Text("PAPER", "PAPIER"),
        default="a4",
    )
    command.add(
        "--economical",
        Text(
            "little ink: lines instead of coloured surfaces",
            "peu d’encre : des traits au lieu de surfaces colorées",
        ),
        action="store_true",
    )
    command.add(
        "--output",
        Text("where to (GAME-PAPER-LANG.pdf)", "où (JEU-PAPIER-LANG.pdf)"),
        value=Text("FILE.pdf", "FICHIER.pdf"),
    )
    command.add_overwrite()
    command.set_run(run_print)


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
