"""The command `colonnade engine`; it has no arguments."""

import argparse
from typing import Final

from colonnade.cli.command import Commands
from colonnade.kernel.i18n import Language, Text

SAYS: Final = Text(
    "speak the engine protocol (CGP) on standard input and output",
    "parler le protocole des moteurs (CGP) sur l’entrée et la sortie standard",
)


def add_commands(commands: Commands, language: Language) -> None:
    """Declare the engine's command."""
    engine = commands.add_parser("engine", help=SAYS.to(language))
    engine.set_defaults(run=run_engine)


def run_engine(arguments: argparse.Namespace) -> int:
    """`colonnade engine`."""
    from .loop import main

    return main()
