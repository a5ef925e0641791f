"""`colonnade arena`: what the command line asks of the arena."""

import argparse
import json
import random
import sys

from colonnade.bots.entrants import entrant
from colonnade.bots.levels import LEVELS
from colonnade.games import GAMES

from .match import Match
from .running import checked, play_series
from .score import as_json, elo, score_of
from .words import say


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Declare the arena's command."""
    arena = commands.add_parser("arena", help="let two bots play many games, and compare them")
    arena.add_argument("game", help=f"one of {', '.join(GAMES)}")
    who = f"a level ({', '.join(LEVELS)}), LEVEL@SIMULATIONS, LEVEL@TIMEms, or engine:COMMAND"
    arena.add_argument("first", help=who)
    arena.add_argument("second", help="the same")
    arena.add_argument("options", nargs="*", metavar="name=value", help="options of the game")
    arena.add_argument("--games", type=int, default=100, help="how many, in pairs (100)")
    arena.add_argument("--seed", type=int, default=1, help="the same seed, the same throws (1)")
    arena.add_argument(
        "--workers", type=int, default=1, help="processes; more than cores cheat the clock (1)"
    )
    arena.add_argument("--json", action="store_true", help="print one JSON object")
    arena.add_argument("--lang", choices=("en", "fr"), default="en", help="language (en)")
    arena.set_defaults(run=run_arena)


def run_arena(arguments: argparse.Namespace) -> int:
    """`colonnade arena`."""
    entrants = (arguments.first, arguments.second)
    match = Match(arguments.game, tuple(arguments.options), entrants, arguments.seed)
    pairs = checked(match, arguments.games)
    for name in entrants:
        entrant(name, random.Random(0))
    played = []
    for pair in play_series(match, pairs, arguments.workers):
        played.append(pair)
        if sys.stderr.isatty():
            print(f"\r{2 * len(played)}/{2 * pairs}", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print("\r", end="", file=sys.stderr)
    score, language = score_of(played), arguments.lang
    if arguments.json:
        print(json.dumps(as_json(match, score), ensure_ascii=False))
        return 0
    first, second = entrants
    facts = {"first": first, "second": second, **score._asdict()}
    print(say("score", language, **facts))
    bounds = {"elo": elo(score.share), "low": elo(score.low), "high": elo(score.high)}
    print(say("elo", language, **bounds))
    for fault in score.faults:
        print(say("fault", language, fault=fault.to(language)))
    return 0
