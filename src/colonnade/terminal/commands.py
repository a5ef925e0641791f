"""`colonnade play`, `replay` and `rules`: what the command line asks of the terminal."""

import argparse
import random

from colonnade.bots.chooser import Chooser
from colonnade.bots.entrants import entrant
from colonnade.bots.levels import CHOOSERS, LEVELS, USUAL
from colonnade.bots.program import PREFIX, ProgramChooser
from colonnade.bots.searching import SECONDS
from colonnade.bots.thinking import Budget
from colonnade.command.command import Command
from colonnade.command.language import language_for
from colonnade.command.parser import Commands
from colonnade.command.programs import check_program
from colonnade.game import Game, Randomness, load, started
from colonnade.games import rulebook
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.options import parse_assignments
from colonnade.kernel.words import Language, Words
from colonnade.table.seat import clean_name

from . import keeping, setup
from .console import Console, Leaving, Terminal
from .pages import rules
from .play import Session
from .replay import step_through
from .words import RECORD, say


def add_commands(commands: Commands, language: Language) -> None:
    """Declare the terminal's commands."""
    add_play(commands, language)
    add_replay(commands, language)
    add_rules(commands, language)


def add_play(commands: Commands, language: Language) -> None:
    """Declare `colonnade play`."""
    says = Words(
        "play at the keyboard, with others or against bots",
        "jouer au clavier, à plusieurs ou contre des robots",
    )
    levels = ", ".join(LEVELS)
    play = Command(commands, language, "play", says)
    play.add_game("?")
    play.add_options()
    play.add(
        "--seat",
        Words(
            f"who sits next: a name, bot:LEVEL ({levels}) or {PREFIX}COMMAND, a program that "
            "speaks the engine protocol; once for each seat",
            f"qui prend la place suivante : un nom, bot:NIVEAU ({levels}) ou {PREFIX}COMMANDE, "
            "un programme qui parle le protocole des moteurs ; une fois par place",
        ),
        value=Words("NAME", "NOM"),
        action="append",
        default=[],
    )
    play.add(
        "--bot",
        Words(
            "who takes the last seats: a level, or the command of a program that speaks the "
            'engine protocol, such as "colonnade engine"; once for each bot',
            "qui prend les dernières places : un niveau, ou la commande d’un programme qui parle "
            'le protocole des moteurs, comme "colonnade engine" ; une fois par robot',
        ),
        value=Words("BOT", "ROBOT"),
        action="append",
        default=[],
    )
    repeatable = Words(
        "make the throws and the bots repeatable", "rendre lancers et robots reproductibles"
    )
    play.add("--seed", repeatable, value="N", type=int)
    unasked = Words("throw without being asked", "lancer sans qu’on le demande")
    play.add("--auto", unasked, action="store_true")
    unfinished = Words("go on with the unfinished game", "reprendre la partie inachevée")
    play.add("--continue", unfinished, dest="resume", action="store_true")
    recorded = Words("go on with a recorded game", "reprendre une partie enregistrée")
    play.add("--load", recorded, value=Words("FILE", "FICHIER"))
    play.runs(run_play)


def add_replay(commands: Commands, language: Language) -> None:
    """Declare `colonnade replay`."""
    says = Words("step through a recorded game", "revoir une partie enregistrée pas à pas")
    replay = Command(commands, language, "replay", says)
    replay.add("file", RECORD)
    whole = Words("print the whole game at once", "montrer toute la partie d’un coup")
    replay.add("--all", whole, action="store_true")
    replay.runs(run_replay)


def add_rules(commands: Commands, language: Language) -> None:
    """Declare `colonnade rules`."""
    says = Words("show the rules of a game", "montrer les règles d’un jeu")
    command = Command(commands, language, "rules", says)
    command.add_game()
    one = Words("one clause only, such as S11", "un seul article, comme S11")
    command.add("clause", one, value=Words("clause", "article"), nargs="?")
    command.runs(run_rules)


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
            fewest, most = book.players
            given["players"] = str(min(max(asked, fewest), most))
    game = started(book.id, given)
    if arguments.game is None:
        return game, setup.choose_names(console, language, game)
    colours = [name.to(language) for name in game.seat_names]
    named = zip(asked_seats(arguments, game.players), colours, strict=True)
    return game, tuple(clean_name(name) or colour for name, colour in named)


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
            check_program(name.removeprefix(PREFIX))
            bots[seat] = entrant(name, rng, budget)
    return bots


def run_replay(arguments: argparse.Namespace) -> int:
    """`colonnade replay`."""
    game, record = load(arguments.file)
    step_through(Terminal(), language_for(arguments), game, record, everything=arguments.all)
    return 0


def run_rules(arguments: argparse.Namespace) -> int:
    """`colonnade rules`."""
    book = rulebook(arguments.game)
    print(rules(book, language_for(arguments), arguments.clause or ""))
    return 0
