"""The `colonnade` command."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

from colonnade.kernel.errors import ColonnadeError
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
    arguments = parser(words).parse_args(words)
    try:
        return int(arguments.run(arguments))
    except ColonnadeError as error:
        print(f"colonnade: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            # The reader has gone; keep Python from complaining again at exit.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 1
        print(f"colonnade: {error.filename or ''}: {error.strerror}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
