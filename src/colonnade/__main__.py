"""The `colonnade` command."""

import argparse
import os
import sys
from collections.abc import Sequence

from colonnade.arena import arguments as arena
from colonnade.engine import loop
from colonnade.kernel.errors import ColonnadeError
from colonnade.lab import arguments as lab
from colonnade.server import arguments as server
from colonnade.swift import warm
from colonnade.terminal import commands, verdicts
from colonnade.version import __version__


def parser() -> argparse.ArgumentParser:
    """Every command with its arguments."""
    top = argparse.ArgumentParser(
        prog="colonnade",
        description="Four board games of columns and race tracks, played exactly by their rules.",
    )
    top.add_argument("--version", action="version", version=f"colonnade {__version__}")
    subparsers = top.add_subparsers(required=True, metavar="COMMAND")
    commands.add_commands(subparsers)
    verdicts.add_commands(subparsers)
    server.add_commands(subparsers)
    lab.add_commands(subparsers)
    arena.add_commands(subparsers)
    warm.add_commands(subparsers)
    engine = subparsers.add_parser("engine", help="speak the engine protocol (CGP) on stdin")
    engine.set_defaults(run=lambda _: loop.main())
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; what is wrong with its input is told in one line."""
    arguments = parser().parse_args(argv)
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
