"""`colonnade replay`: a recorded game, step by step or all at once."""

import argparse
from dataclasses import replace

from colonnade.cli.command import FILE, Command, Commands
from colonnade.kernel.i18n import Language, Text
from colonnade.library import read_file, replayed
from colonnade.library.replay import seat_count_fault

from .console import Terminal
from .replay import step_through
from .words import RECORD


def add_commands(commands: Commands, language: Language) -> None:
    """Declare the command."""
    says = Text("step through a recorded game", "revoir une partie enregistrée pas à pas")
    replay = Command(commands, language, "replay", says)
    replay.add("file", RECORD, value=FILE)
    whole = Text("print the whole game at once", "montrer toute la partie d’un coup")
    replay.add("--all", whole, action="store_true")
    replay.set_run(run)


def run(arguments: argparse.Namespace) -> int:
    """`colonnade replay`: as far as the record is right, and then what is wrong with it."""
    record = read_file(arguments.file)
    game, fault = replayed(record)
    if fault is not None and not game.tokens:
        raise fault
    if seat_count_fault(game, record):
        record = replace(record, seats=())
    step_through(Terminal(), arguments.lang, game, record, everything=arguments.all)
    if fault is not None:
        raise fault
    return 0
