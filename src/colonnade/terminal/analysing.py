"""`colonnade analyse`: what was luck in a recorded game, and what was play."""

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Final, TextIO

from colonnade.analysis import Effort, review
from colonnade.analysis.plot import check_plotting, draw
from colonnade.analysis.text import text_of
from colonnade.analysis.words import say
from colonnade.command.command import Command
from colonnade.command.language import language_for
from colonnade.command.numbers import whole
from colonnade.command.parser import Commands
from colonnade.game import read_file
from colonnade.kernel.record import Record, read_record
from colonnade.kernel.words import Language, Words

STDIN: Final = "-"
WHOLE_SECONDS: Final = 50.0
"""After this the rest of a game is only glanced at, unless somebody says how long to think."""
MOST: Final = 10_000_000
DAMAGED: Final = 1
"""What the command leaves behind where only a part of the record could be reviewed."""


def add_commands(commands: Commands, language: Language) -> None:
    """Declare the command."""
    says = Words(
        "tell luck from play in a recorded game, move by move",
        "séparer la chance du jeu dans une partie enregistrée, coup par coup",
    )
    ends = Words(
        "exit: 0 reviewed, 1 reviewed up to where the record is damaged, 2 not a record",
        "code : 0 relue, 1 relue jusqu’où la feuille est abîmée, 2 pas une feuille",
    )
    budget = whole(language, 1, MOST)
    command = Command(commands, language, "analyse", says, ends)
    command.add(
        "file",
        Words("a record, or - for standard input", "une feuille, ou - pour l’entrée standard"),
    )
    command.add(
        "--json", Words("print everything as JSON", "tout écrire en JSON"), action="store_true"
    )
    command.add(
        "--plot",
        Words("draw the chances, as .png or .svg", "dessiner les chances, en .png ou .svg"),
        value=Words("FILE", "FICHIER"),
        type=Path,
    )
    simulations = Words("simulations of each position", "simulations de chaque position")
    command.add("--sims", simulations, value="N", instead=True, type=budget, default=0)
    time = Words("milliseconds for each position", "millisecondes pour chaque position")
    command.add("--movetime", time, value="MS", instead=True, type=budget, default=0)
    command.runs(run)


def run(arguments: argparse.Namespace) -> int:
    """Print the report, or its figures."""
    language = language_for(arguments)
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
