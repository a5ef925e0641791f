"""`colonnade rules`: the rules of a game, or one clause of them."""

import argparse

from colonnade.cli.command import Command, Commands
from colonnade.games import rulebook
from colonnade.kernel.i18n import Language, Text

from .console import Terminal
from .pages import show_rules


def add_commands(commands: Commands, language: Language) -> None:
    """Declare the command."""
    says = Text("show the rules of a game", "montrer les règles d’un jeu")
    command = Command(commands, language, "rules", says)
    command.add_game()
    one = Text(
        "one clause only, such as S11, or `notation`", "un seul article, comme S11, ou `notation`"
    )
    command.add("clause", one, value=Text("clause", "article"), nargs="?")
    command.set_run(run)


def run(arguments: argparse.Namespace) -> int:
    """`colonnade rules`."""
    book = rulebook(arguments.game)
    show_rules(Terminal(), book, arguments.lang, arguments.clause or "")
    return 0
