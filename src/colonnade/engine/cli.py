"""The command `colonnade engine`."""

import argparse
from typing import Final

from colonnade.cli.command import Command
from colonnade.kernel.i18n import Text


def run_engine(arguments: argparse.Namespace) -> int:
    """`colonnade engine`."""
    from .loop import main

    return main()


COMMANDS: Final = (
    Command(
        "engine",
        Text(
            "speak the engine protocol (CGP) on standard input and output",
            "parler le protocole des moteurs (CGP) sur l’entrée et la sortie standard",
        ),
        run_engine,
        is_for_programs=True,
    ),
)
