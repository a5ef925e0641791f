"""The `colonnade` command."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.words import Language, language_of
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


def parser(words: Sequence[str] = ()) -> argparse.ArgumentParser:
    """Every command with its arguments; of a command that is named at once, only that one's room.

    A server should listen within a second, and a bot think: they do not wait for the lab.
    """
    top = argparse.ArgumentParser(
        prog="colonnade",
        description="Four board games of columns and race tracks, played exactly by their rules.",
    )
    top.add_argument("--version", action="version", version=f"colonnade {__version__}")
    subparsers = top.add_subparsers(required=True, metavar="COMMAND")
    named = ROOMS.get(words[0]) if words else None
    for room in [named] if named else dict.fromkeys(ROOMS.values()):
        import_module(f"colonnade.{room}").add_commands(subparsers)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; what is wrong with its input is told in one line."""
    words = sys.argv[1:] if argv is None else argv
    arguments = parsed(words)
    try:
        return int(arguments.run(arguments))
    except ColonnadeError as error:
        print(f"colonnade: {error.said.to(language_for(arguments))}", file=sys.stderr)
        return 2
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            # The reader has gone; keep Python from complaining again at exit.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 1
        from colonnade.terminal.troubles import trouble

        told = trouble(error, language_for(arguments))
        print(f"colonnade: {error.filename or ''}: {told}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


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


def language_for(arguments: argparse.Namespace) -> Language:
    """The language asked for, where the command takes one, else the locale's."""
    asked: Language | None = getattr(arguments, "lang", None)
    return asked or language_of(os.environ)


if __name__ == "__main__":
    sys.exit(main())
