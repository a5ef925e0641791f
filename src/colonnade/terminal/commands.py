"""`colonnade play`, `replay` and `rules`: what the command line asks of the terminal."""

import argparse
import os
import random

from colonnade.bots.chooser import Chooser
from colonnade.bots.entrants import entrant
from colonnade.bots.levels import CHOOSERS, LEVELS, USUAL
from colonnade.bots.program import PREFIX, ProgramChooser
from colonnade.bots.searching import SECONDS
from colonnade.bots.thinking import Budget
from colonnade.game import Game, Randomness, load, started
from colonnade.games import GAMES, rulebook
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.options import parse_assignments
from colonnade.kernel.words import Language, Words, language_of

from . import keeping, setup
from .console import Console, Leaving, Terminal
from .pages import rules_clause, rules_page
from .play import Session
from .replay import step_through
from .words import say


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Declare the terminal's commands."""
    games = ", ".join(GAMES)
    play = commands.add_parser("play", help="play at the keyboard, with others or against bots")
    play.add_argument("game", nargs="?", help=f"one of {games}")
    play.add_argument("options", nargs="*", metavar="name=value", help="options of the game")
    play.add_argument(
        "--seat",
        action="append",
        default=[],
        metavar="NAME",
        help=f"who sits next: a name, bot:LEVEL ({', '.join(LEVELS)}) or {PREFIX}COMMAND, a "
        "program that speaks the engine protocol; once for each seat",
    )
    play.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="BOT",
        help="who takes the last seats: a level, or the command of a program that speaks the "
        'engine protocol, such as "colonnade engine"; once for each bot',
    )
    play.add_argument("--seed", type=int, help="make the throws and the bots repeatable")
    play.add_argument("--auto", action="store_true", help="throw without being asked")
    play.add_argument(
        "--continue", dest="resume", action="store_true", help="go on with the unfinished game"
    )
    play.add_argument("--load", metavar="FILE", help="go on with a recorded game")
    play.set_defaults(run=run_play)

    replay = commands.add_parser("replay", help="step through a recorded game")
    replay.add_argument("file")
    replay.add_argument("--all", action="store_true", help="print the whole game at once")
    replay.set_defaults(run=run_replay)

    rules = commands.add_parser("rules", help="show the rules of a game")
    rules.add_argument("game", help=f"one of {games}")
    rules.add_argument("clause", nargs="?", help="one clause only, such as S11")
    rules.set_defaults(run=run_rules)

    for parser in (play, replay, rules):
        parser.add_argument("--lang", choices=("en", "fr"), help="language (else the locale's)")


def language_for(arguments: argparse.Namespace) -> Language:
    """The language asked for, else the locale's."""
    return arguments.lang or language_of(os.environ)


def run_play(arguments: argparse.Namespace) -> int:
    """`colonnade play`."""
    language, console = language_for(arguments), Terminal()
    rng: Randomness = (
        random.SystemRandom() if arguments.seed is None else random.Random(arguments.seed)
    )
    try:
        seated = opened(arguments, console, language)
    except Leaving:
        return 0
    if seated is None:
        console.show(say("nothing_kept", language))
        return 1
    game, names = seated
    # A record shortens names; the command of a program is needed whole.
    asked = asked_seats(arguments, game.players)
    bots = seated_bots(tuple(whole or name for whole, name in zip(asked, names, strict=True)), rng)
    try:
        Session(console, language, game, names, bots, rng, auto_throw=arguments.auto).run()
    finally:
        for bot in bots.values():
            if isinstance(bot, ProgramChooser):
                bot.close()
    return 0


def opened(
    arguments: argparse.Namespace, console: Console, language: Language
) -> tuple[Game, tuple[str, ...]] | None:
    """The game to play and who plays it: kept, loaded, named, or asked for."""
    if arguments.resume or arguments.load:
        found = load(arguments.load) if arguments.load else keeping.open_kept()
        if found is None:
            return None
        game, record = found
        return game, record.seats or tuple(name.to(language) for name in game.seat_names)
    given = parse_assignments(arguments.options)
    if arguments.game is None:
        book = setup.choose_game(console, language)
        given["players"] = str(setup.choose_players(console, language, book))
    else:
        book = rulebook(arguments.game)
        asked = len(arguments.seat) + len(arguments.bot)
        if asked and "players" not in given:
            given["players"] = str(max(asked, 2))
    game = started(book.id, given)
    if arguments.game is None:
        return game, setup.choose_names(console, language, game)
    colours = [name.to(language) for name in game.seat_names]
    named = zip(asked_seats(arguments, game.players), colours, strict=True)
    return game, tuple(setup.clean(name) or colour for name, colour in named)


def asked_seats(arguments: argparse.Namespace, players: int) -> list[str]:
    """Who was asked for in each seat: people from the first on, bots in the last; else nothing."""
    bots = [bot_name(bot) for bot in arguments.bot]
    named = len(arguments.seat) + len(bots)
    if named > players:
        raise ColonnadeError(
            Words(
                f"{named} seats are named, the game has {players}",
                f"{named} places sont nommées, la partie en a {players}",
            )
        )
    return [*arguments.seat, *[""] * (players - named), *bots]


def bot_name(bot: str) -> str:
    """A level or a command as the name of a seat."""
    level = bot.strip().partition("@")[0]
    return f"{setup.BOT}:{bot.strip()}" if level in CHOOSERS else f"{PREFIX}{bot}"


def seated_bots(names: tuple[str, ...], rng: Randomness) -> dict[int, Chooser]:
    """A chooser for every seat called `bot`, `bot:LEVEL` or `engine:COMMAND`."""
    bots: dict[int, Chooser] = {}
    budget = Budget(seconds=SECONDS)
    for seat, name in enumerate(names):
        kind, _, level = name.strip().lower().partition(":")
        if kind == setup.BOT:
            bots[seat] = entrant(level or USUAL, rng, budget)
        elif name.startswith(PREFIX):
            bots[seat] = entrant(name, rng, budget)
    return bots


def run_replay(arguments: argparse.Namespace) -> int:
    """`colonnade replay`."""
    game, record = load(arguments.file)
    step_through(Terminal(), language_for(arguments), game, record, everything=arguments.all)
    return 0


def run_rules(arguments: argparse.Namespace) -> int:
    """`colonnade rules`."""
    book, language = rulebook(arguments.game), language_for(arguments)
    if arguments.clause:
        print(rules_clause(book, language, arguments.clause))
    else:
        print(rules_page(book, language))
    return 0
