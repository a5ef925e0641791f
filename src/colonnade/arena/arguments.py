"""`colonnade arena`: what the command line asks of the arena."""

import argparse
import json
import random
import sys
from typing import Final

from colonnade.bots.entrants import entrant
from colonnade.bots.levels import LEVELS
from colonnade.bots.program import PREFIX
from colonnade.command.command import Command
from colonnade.command.language import language_for
from colonnade.command.numbers import whole
from colonnade.command.parser import Commands
from colonnade.command.programs import check_program
from colonnade.kernel.words import Language, Words

from .match import Match
from .running import checked, play_series
from .score import as_json, elo, score_of
from .words import percent, say

MOST_WORKERS: Final = 1_000


def add_commands(commands: Commands, language: Language) -> None:
    """Declare the arena's command."""
    what = Words(
        "let two bots play many games, and compare them",
        "faire jouer deux robots l’un contre l’autre, et les comparer",
    )
    arena = Command(commands, language, "arena", what)
    levels = ", ".join(LEVELS)
    arena.add_game()
    arena.add(
        "first",
        Words(
            f"a level ({levels}), LEVEL@SIMULATIONS, LEVEL@TIMEms, or engine:COMMAND",
            f"un niveau ({levels}), NIVEAU@SIMULATIONS, NIVEAU@TEMPSms, ou engine:COMMANDE",
        ),
    )
    arena.add("second", Words("the same", "de même"))
    arena.add_options()
    arena.add(
        "--games",
        Words("how many, in pairs (100)", "combien, par paires (100)"),
        value="N",
        type=int,
        default=100,
    )
    arena.add(
        "--seed",
        Words("the same seed, the same throws (1)", "même graine, mêmes lancers (1)"),
        value="N",
        type=int,
        default=1,
    )
    arena.add(
        "--workers",
        Words(
            "processes; more than cores cheat the clock (1)",
            "processus ; plus que de cœurs, ils trichent avec le temps (1)",
        ),
        value="N",
        type=whole(language, 1, MOST_WORKERS),
        default=1,
    )
    arena.add("--json", Words("print one JSON object", "écrire un objet JSON"), action="store_true")
    arena.runs(run_arena)


def run_arena(arguments: argparse.Namespace) -> int:
    """`colonnade arena`."""
    entrants = (arguments.first, arguments.second)
    match = Match(arguments.game, tuple(arguments.options), entrants, arguments.seed)
    pairs = checked(match, arguments.games)
    for name in entrants:
        if name.startswith(PREFIX):
            check_program(name.removeprefix(PREFIX))
        entrant(name, random.Random(0))
    played = []
    for pair in play_series(match, pairs, arguments.workers):
        played.append(pair)
        if sys.stderr.isatty():
            print(f"\r{2 * len(played)}/{2 * pairs}", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print("\r", end="", file=sys.stderr)
    score, language = score_of(played), language_for(arguments)
    if arguments.json:
        print(json.dumps(as_json(match, score), ensure_ascii=False))
        return 0
    first, second = entrants
    shares = {"share": score.share, "low": score.low, "high": score.high}
    percents = {name: percent(share, language) for name, share in shares.items()}
    facts = {"first": first, "second": second, "games": score.games, **percents}
    print(say("score", language, **facts))
    bounds = {"elo": elo(score.share), "low": elo(score.low), "high": elo(score.high)}
    print(say("elo", language, **bounds))
    for fault in score.faults:
        print(say("fault", language, fault=fault.to(language)))
    return 0
