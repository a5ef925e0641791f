"""`colonnade print`: what the command line asks of the printer."""

import argparse
from pathlib import Path

from colonnade.command.command import Command
from colonnade.command.language import language_for
from colonnade.command.parser import Commands
from colonnade.games import GAMES, rulebook
from colonnade.kernel.errors import BadOption
from colonnade.kernel.options import parse_assignments
from colonnade.kernel.words import Language, Words

from .papers import PAPERS
from .words import PrintingFault, say


def add_commands(commands: Commands, language: Language) -> None:
    """Declare the printer's command."""
    what = Words(
        "make a PDF of a game to cut out and play", "faire un PDF d’un jeu, à découper et à jouer"
    )
    command = Command(commands, language, "print", what)
    command.add_game()
    command.add_options()
    papers = Words(" or ".join(PAPERS), " ou ".join(PAPERS))
    command.add("--paper", Words(f"{papers.en} (a4)", f"{papers.fr} (a4)"), default="a4")
    where = Words("where to (GAME-PAPER-LANG.pdf)", "où (JEU-PAPIER-LANG.pdf)")
    command.add("--output", where, value=Words("FILE.pdf", "FICHIER.pdf"))
    command.runs(run_print)


def run_print(arguments: argparse.Namespace) -> int:
    """`colonnade print`."""
    language = language_for(arguments)
    if arguments.game not in GAMES:
        games = ", ".join(GAMES)
        raise PrintingFault(say("no_such_game", language, game=arguments.game, games=games))
    paper = PAPERS.get(arguments.paper.lower())
    if paper is None:
        papers = ", ".join(PAPERS)
        raise PrintingFault(say("no_such_paper", language, paper=arguments.paper, papers=papers))
    book = rulebook(arguments.game)
    try:
        options = book.options.read_options(parse_assignments(arguments.options))
    except BadOption as fault:
        raise PrintingFault(say("no_such_option", language, what=fault)) from fault
    try:
        # The library is an extra: everything else works without it.
        from .document import printed
    except ModuleNotFoundError as missing:
        raise PrintingFault(say("needs_extra", language, module=missing.name)) from missing
    document = printed(book, options, paper, language)
    name = arguments.output or f"{book.id}-{paper.name.lower()}-{language}.pdf"
    write(Path(name), document.pdf, language)
    print(say("written", language, path=name, sheets=document.sheets, paper=paper.name))
    return 0


def write(path: Path, pdf: bytes, language: Language) -> None:
    """Put the document into a file; says in the person's language why it can not."""
    try:
        path.write_bytes(pdf)
    except OSError as error:
        reason = error.strerror or str(error)
        if isinstance(error, FileNotFoundError):
            reason = say("no_folder", language)
        elif isinstance(error, IsADirectoryError):
            reason = say("is_a_folder", language)
        elif isinstance(error, PermissionError):
            reason = say("no_right", language)
        raise PrintingFault(say("cannot_write", language, path=path, reason=reason)) from error
