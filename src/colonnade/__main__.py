"""The `colonnade` command."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

from colonnade.command.language import language_for, language_in
from colonnade.command.parser import parser_in
from colonnade.command.troubles import trouble
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.words import Words
from colonnade.version import __version__

ROOMS: Final = {
    "play": "terminal.commands",
    "replay": "terminal.commands",
    "rules": "terminal.commands",
    "verify": "terminal.verdicts",
    "analyse": "terminal.analysing",
    "serve": "server.arguments",
    "lab": "lab.arguments",
    "arena": "arena.arguments",
    "print": "printing.arguments",
    "warm": "lab.warm",
    "engine": "engine.arguments",
}
"""The module that declares each command."""

ABOUT: Final = Words(
    "Four board games of columns and race tracks, played exactly by their rules.",
    "Quatre jeux de plateau, de colonnes et de parcours, joués exactement selon leurs règles.",
)
COMMAND: Final = Words("COMMAND", "COMMANDE")


def parser(words: Sequence[str] = ()) -> argparse.ArgumentParser:
    """Every command with its arguments; of a command that is named at once, only that one's room.

    A server should listen within a second, and a bot think: they do not wait for the lab.
    """
    language = language_in(words)
    top = parser_in(language)(prog="colonnade", description=ABOUT.to(language))
    top.add_argument("--version", action="version", version=f"colonnade {__version__}")
    subparsers = top.add_subparsers(required=True, metavar=COMMAND.to(language))
    named = ROOMS.get(words[0]) if words else None
    for room in [named] if named else dict.fromkeys(ROOMS.values()):
        import_module(f"colonnade.{room}").add_commands(subparsers, language)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; what is wrong with its input is told in one line."""
    words = sys.argv[1:] if argv is None else argv
    if not words:
        parser().print_help(sys.stderr)
        return 2
    arguments = parsed(words)
    language = language_for(arguments)
    try:
        return int(arguments.run(arguments))
    except ColonnadeError as error:
        return failed(error.said.to(language))
    except BrokenPipeError:
        # The reader has gone; keep Python from complaining again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        told = trouble(error, language)
        return failed(f"{error.filename}: {told}" if error.filename else told)
    except KeyboardInterrupt:
        return 130


def failed(why: str) -> int:
    """Say in one line why a command was not done."""
    print(f"colonnade: {why}", file=sys.stderr)
    return 2


def parsed(words: Sequence[str]) -> argparse.Namespace:
    """The arguments; options of a game, `name=value`, may also come after those of the command."""
    top = parser(words)
    arguments, left = top.parse_known_args(words)
    if left:
        options = getattr(arguments, "options", None)
        if options is None or not all(is_assignment(word) for word in left):
            top.error(f"unrecognized arguments: {' '.join(left)}")
        arguments.options = [*options, *left]
    return arguments


def is_assignment(word: str) -> bool:
    """Whether a word is of the form `name=value`."""
    return "=" in word and not word.startswith("-")


if __name__ == "__main__":
    sys.exit(main())
