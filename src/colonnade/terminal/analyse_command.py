"""`colonnade analyse`: what was luck in a recorded game, and what was play."""

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Final

from colonnade.analysis import Effort, review
from colonnade.analysis.plot import check_plotting, draw
from colonnade.analysis.reviews import Progress
from colonnade.analysis.text import text_of
from colonnade.analysis.words import say
from colonnade.cli.command import FILE, OVERWRITE, Argument, Command
from colonnade.cli.os_errors import check_output
from colonnade.cli.progress_line import ProgressLine, width_of_window
from colonnade.kernel.i18n import Language, Text
from colonnade.kernel.record import Record, read_record
from colonnade.library import read_file

STDIN: Final = "-"
WHOLE_SECONDS: Final = 50.0
"""After these seconds the rest of a game is evaluated without search, unless a budget is given."""
MOST: Final = 10_000_000
DAMAGED: Final = 1
"""Exit status where only a part of the record could be reviewed."""


def run(arguments: argparse.Namespace) -> int:
    """Print the review as text or JSON."""
    language = arguments.lang
    if arguments.plot:
        check_plotting(arguments.plot)
        check_output(arguments.plot, overwrite=arguments.overwrite)
    record = record_in(arguments.file)
    free = not (arguments.sims or arguments.movetime)
    effort = Effort(arguments.sims, arguments.movetime / 1000, whole=WHOLE_SECONDS if free else 0.0)
    found = review(record, effort, progress_callback(ProgressLine(sys.stderr), language))
    if arguments.json:
        print(json.dumps(asdict(found), ensure_ascii=False, indent=1))
    else:
        print(text_of(found, language, width_of_window(sys.stdout)), end="")
    if arguments.plot:
        draw(found, arguments.plot, language)
    return 0 if found.problem is None else DAMAGED


def record_in(name: str) -> Record:
    """The record in a file or on standard input, not replayed."""
    if name != STDIN:
        return read_file(name)
    # Bytes that are not UTF-8 become a character that no record may hold, and are refused as such.
    return read_record(sys.stdin.buffer.read().decode("utf-8", errors="replace"))


def progress_callback(line: ProgressLine, language: Language) -> Progress:
    """A callback that shows the progress of a review, and clears the line at the end."""

    def show(done: int, whole: int) -> None:
        line.write(say("judging", language, done=done, all=whole) if done < whole else "")

    return show


COMMANDS: Final = (
    Command(
        "analyse",
        Text(
            "tell luck from play in a recorded game, move by move",
            "séparer la chance du jeu dans une partie enregistrée, coup par coup",
        ),
        run,
        Argument(
            "file",
            Text("a record, or - for standard input", "une feuille, ou - pour l’entrée standard"),
            value=FILE,
        ),
        Argument(
            "--json",
            Text("print everything as JSON", "tout écrire en JSON"),
            action="store_true",
        ),
        Argument(
            "--plot",
            Text("draw the chances, as .png or .svg", "dessiner les chances, en .png ou .svg"),
            value=Text("FILE", "FICHIER"),
            type=Path,
        ),
        OVERWRITE,
        Argument(
            "--sims",
            Text("simulations of each position", "simulations de chaque position"),
            value="N",
            exclusive=True,
            between=(1, MOST),
            default=0,
        ),
        Argument(
            "--movetime",
            Text("milliseconds for each position", "millisecondes pour chaque position"),
            value="MS",
            exclusive=True,
            between=(1, MOST),
            default=0,
        ),
        ends=Text(
            "exit: 0 reviewed, 1 reviewed up to where the record is damaged, 2 not a record",
            "code : 0 relue, 1 relue jusqu’où la feuille est abîmée, 2 pas une feuille",
        ),
    ),
)
