"""`colonnade print`: what the command line asks of the printer."""

import argparse
import os
from pathlib import Path

from colonnade.games import GAMES, rulebook
from colonnade.kernel.errors import BadOption
from colonnade.kernel.options import parse_assignments
from colonnade.kernel.words import Language, language_of

from .papers import PAPERS
from .words import PrintingFault, say


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Declare the printer's command."""
    command = commands.add_parser("print", help="make a PDF of a game to cut out and play")
    command.add_argument("game", help=f"one of {', '.join(GAMES)}")
    command.add_argument("options", nargs="*", metavar="name=value", help="options of the game")
    command.add_argument("--paper", default="a4", help=f"{' or '.join(PAPERS)} (a4)")
    command.add_argument("--lang", choices=("en", "fr"), help="language (else the locale's)")
    command.add_argument("--output", metavar="FILE.pdf", help="where to (GAME-PAPER-LANG.pdf)")
    command.set_defaults(run=run_print)


def run_print(arguments: argparse.Namespace) -> int:
    """`colonnade print`."""
    language: Language = arguments.lang or language_of(os.environ)
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
