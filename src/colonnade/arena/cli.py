"""The command `colonnade arena`."""

import argparse
import json
import sys
from pathlib import Path
from typing import Final

from colonnade.bots.api.engine_client import PREFIX
from colonnade.bots.api.level_names import LEVELS
from colonnade.cli.command import GAME, OPTIONS, Argument, Command
from colonnade.cli.os_errors import unwritable_text
from colonnade.cli.programs import check_program
from colonnade.cli.progress_line import ProgressLine
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.i18n import Text
from colonnade.library import write_records

from .match import Match
from .score import as_json, score_of
from .series import pairs_of, play_series
from .words import say

MOST_WORKERS: Final = 1_000
FORFEITED: Final = 1
"""The exit code where a game was not played to its end."""


def run_arena(arguments: argparse.Namespace) -> int:
    """`colonnade arena`."""
    entrants = (arguments.first, arguments.second)
    for name in entrants:
        if name.startswith(PREFIX):
            check_program(name.removeprefix(PREFIX))
    path = arguments.records
    match = Match(
        arguments.game, tuple(arguments.options), entrants, arguments.seed, path is not None
    )
    pairs = pairs_of(match, arguments.games)
    if path is not None:
        # Refused before the first game, not after the last.
        try:
            write_records(path, ())
        except OSError as error:
            raise ColonnadeError(unwritable_text(path, error)) from None
    played, line = [], ProgressLine(sys.stderr)
    for pair in play_series(match, pairs, arguments.workers):
        played.append(pair)
        if path is not None:
            write_records(path, pair.records, append=True)
        line.write(f"{2 * len(played)}/{2 * pairs}")
    line.write()
    score, language = score_of(played), arguments.lang
    if arguments.json:
        print(json.dumps(as_json(match, score), ensure_ascii=False))
    else:
        first, second = entrants
        result, *further = score.lines(language)
        print(say("match", language, first=first, second=second, score=result), *further, sep="\n")
    return FORFEITED if score.faults else 0


_LEVELS: Final = ", ".join(LEVELS)
COMMANDS: Final = (
    Command(
        "arena",
        Text(
            "let two bots play many games, and compare them",
            "faire jouer deux robots l’un contre l’autre, et les comparer",
        ),
        run_arena,
        GAME,
        Argument(
            "first",
            Text(
                f"a level ({_LEVELS}), LEVEL@SIMULATIONS, LEVEL@TIMEms, or engine:COMMAND",
                f"un niveau ({_LEVELS}), NIVEAU@SIMULATIONS, NIVEAU@TEMPSms, ou engine:COMMANDE",
            ),
            value=Text("first", "premier"),
        ),
        Argument("second", Text("the same", "de même"), value=Text("second", "second")),
        OPTIONS,
        Argument(
            "--games",
            Text("how many, in pairs (100)", "combien, par paires (100)"),
            value="N",
            type=int,
            default=100,
        ),
        Argument(
            "--seed",
            Text("the same seed, the same throws (1)", "même graine, mêmes lancers (1)"),
            value="N",
            type=int,
            default=1,
        ),
        Argument(
            "--workers",
            Text(
                "processes; more than cores cheat the clock (1)",
                "processus ; plus que de cœurs, ils trichent avec le temps (1)",
            ),
            value="N",
            between=(1, MOST_WORKERS),
            default=1,
        ),
        Argument(
            "--records",
            Text("write every game to a new file", "écrire chaque partie dans un nouveau fichier"),
            value=Text("FILE", "FICHIER"),
            type=Path,
        ),
        Argument(
            "--json", Text("print one JSON object", "écrire un objet JSON"), action="store_true"
        ),
    ),
)
