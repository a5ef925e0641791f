"""The command `colonnade print`."""

import argparse
from itertools import chain, count
from pathlib import Path

from colonnade.cli.command import Command
from colonnade.cli.language import language_for
from colonnade.cli.os_errors import refuse_existing, refuse_unwritable, unwritable_text
from colonnade.cli.parser import Commands
from colonnade.games import rulebook
from colonnade.kernel.i18n import Language, Text
from colonnade.kernel.options import parse_assignments

from .papers import PAPERS
from .words import PrintingFault, say


def add_commands(commands: Commands, language: Language) -> None:
    """Declare the printer's command."""
    what = Text(
        "make a PDF of a game to cut out and play", "faire un PDF d’un jeu, à découper et à jouer"
    )
    command = Command(commands, language, "print", what)
    command.add_game()
    command.add_options()
    first, *others = PAPERS
    papers = Text(
        ", ".join((first, *others[:-1])) + f" or {others[-1]}",
        ", ".join((first, *others[:-1])) + f" ou {others[-1]}",
    )
    said = Text(f"{papers.en} (a4)", f"{papers.fr} (a4)")
    command.add("--paper", said, value=Text("PAPER", "PAPIER"), default="a4")
    little = Text(
        "little ink: lines instead of coloured surfaces",
        "peu d’encre : des traits au lieu de surfaces colorées",
    )
    command.add("--economical", little, action="store_true")
    where = Text("where to (GAME-PAPER-LANG.pdf)", "où (JEU-PAPIER-LANG.pdf)")
    command.add("--output", where, value=Text("FILE.pdf", "FICHIER.pdf"))
    command.add_overwrite()
    command.set_run(run_print)


def run_print(arguments: argparse.Namespace) -> int:
    """`colonnade print`."""
    language = language_for(arguments)
    book = rulebook(arguments.game)
    options = book.options.read_options(parse_assignments(arguments.options))
    paper = PAPERS.get(arguments.paper.lower())
    if paper is None:
        papers = ", ".join(PAPERS)
        raise PrintingFault(say("no_such_paper", language, paper=arguments.paper, papers=papers))
    try:
        # The library is an extra: everything else works without it.
        from .document import render_document
    except ModuleNotFoundError as missing:
        raise PrintingFault(say("needs_extra", language, module=missing.name)) from missing
    stem = f"{book.id}-{paper.name.lower()}-{language}"
    path = Path(arguments.output) if arguments.output else unused_path(stem)
    if not arguments.overwrite:
        refuse_existing(path)
    refuse_unwritable(path)
    document = render_document(book, options, paper, language, economical=arguments.economical)
    name = str(path)
    write_pdf(path, document.pdf, language)
    print(say("written", language, path=name, sheets=document.sheets, paper=paper.name))
    return 0


def unused_path(stem: str) -> Path:
    """A file name in the working folder that is not taken yet."""
    numbered = (Path(f"{stem}-{number}.pdf") for number in count(2))
    return next(path for path in chain([Path(f"{stem}.pdf")], numbered) if not path.exists())


def write_pdf(path: Path, pdf: bytes, language: Language) -> None:
    """Write the document to a file; errors are in the person's language."""
    try:
        path.write_bytes(pdf)
    except OSError as error:
        raise PrintingFault(unwritable_text(path, error).to(language)) from error
