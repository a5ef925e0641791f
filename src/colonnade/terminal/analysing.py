"""`colonnade analyse`: what was luck in a recorded game, and what was play."""

import argparse
import json
import os
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Final, TextIO

from colonnade.analysis import Effort, review
from colonnade.analysis.plot import check_plotting, draw
from colonnade.analysis.text import text_of
from colonnade.analysis.words import say
from colonnade.game import read_file
from colonnade.kernel.record import Record, read_record
from colonnade.kernel.words import Language, language_of

STDIN: Final = "-"
WHOLE_SECONDS: Final = 50.0
"""After this the rest of a game is only glanced at, unless somebody says how long to think."""
MOST: Final = 10_000_000
DAMAGED: Final = 1
"""What the command leaves behind where only a part of the record could be reviewed."""


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Declare the command."""
    command = commands.add_parser(
        "analyse",
        help="tell luck from play in a recorded game, move by move",
        epilog="exit: 0 reviewed, 1 reviewed up to where the record is damaged, 2 not a record",
    )
    command.add_argument("file", help="a record, or - for standard input")
    command.add_argument("--json", action="store_true", help="print everything as JSON")
    command.add_argument(
        "--plot", type=Path, metavar="FILE", help="draw the chances, as .png or .svg"
    )
    effort = command.add_mutually_exclusive_group()
    effort.add_argument(
        "--sims", type=positive, default=0, metavar="N", help="simulations of each position"
    )
    effort.add_argument(
        "--movetime", type=positive, default=0, metavar="MS", help="time for each position"
    )
    command.add_argument("--lang", choices=("en", "fr"), help="language (else the locale's)")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the report, or its figures."""
    language: Language = arguments.lang or language_of(os.environ)
    if arguments.plot:
        check_plotting(arguments.plot)
    record = record_in(arguments.file)
    free = not (arguments.sims or arguments.movetime)
    effort = Effort(arguments.sims, arguments.movetime / 1000, whole=WHOLE_SECONDS if free else 0.0)
    found = review(record, effort, Bar(sys.stderr, language))
    if arguments.json:
        print(json.dumps(asdict(found), ensure_ascii=False, indent=1))
    else:
        print(text_of(found, language), end="")
    if arguments.plot:
        draw(found, arguments.plot, language)
    return 0 if found.problem is None else DAMAGED


def record_in(name: str) -> Record:
    """The record in a file or on standard input, not replayed."""
    if name != STDIN:
        return read_file(name)
    # Bytes that are no text become a sign that no record holds, and are refused as such.
    return read_record(sys.stdin.buffer.read().decode("utf-8", errors="replace"))


def positive(text: str) -> int:
    """A budget, which can not be nothing."""
    if not (text.isascii() and text.isdigit() and 0 < int(text[:9]) <= MOST):
        raise argparse.ArgumentTypeError(f"must be a whole number from 1 to {MOST}")
    return int(text)


class Bar:
    """How far the review has come, on one line that is written over where somebody sees it."""

    def __init__(self, stream: TextIO, language: Language) -> None:
        self._stream = stream
        self._language = language
        self._is_seen = stream.isatty()

    def __call__(self, done: int, whole: int) -> None:
        """Write the line anew; leave it empty at the end."""
        if self._is_seen:
            told = say("judging", self._language, done=done, all=whole) if done < whole else ""
            self._stream.write(f"\r{told}\x1b[K")
            self._stream.flush()
