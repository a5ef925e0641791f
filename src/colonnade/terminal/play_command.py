"""`colonnade play`: a game at the keyboard, with others or against bots."""

import argparse
import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from shutil import which
from types import MappingProxyType
from typing import Final, NamedTuple

from colonnade.bots.api.engine_client import PREFIX
from colonnade.bots.api.level_names import COACH, LEVELS
from colonnade.bots.api.levels import CHOOSERS, unknown_bot
from colonnade.cli.command import OPTIONAL_GAME, OPTIONS, Argument, Command
from colonnade.games import rulebook
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.i18n import Language, Text
from colonnade.kernel.options import parse_assignments
from colonnade.kernel.record import bot_name
from colonnade.library import Game, Randomness, load, started
from colonnade.table.beginning import WAYS, Begins, beginning, rotated
from colonnade.table.fair_dice import OWN, SECRET_BYTES, Secret
from colonnade.table.seat import clean_name

from . import prompts, saved_games
from .console import Console, Leaving
from .end_menu import after_game
from .local_table import ID
from .player_names import bots_by_seat, parse_level, seat_names, seats_of, without_programs
from .saved_games import SavedGame, setup_headers
from .session import Session
from .words import say

OR_PROGRAM: Final = Text(", or the command of a program", ", ou la commande d’un programme")


class GameSetup(NamedTuple):
    """A game to play, its players, and its file if it was saved before."""

    game: Game
    names: tuple[str, ...]
    path: Path | None = None
    headers: Mapping[str, str] = MappingProxyType({})
    first: int = 0
    """Which of the seats, as requested, begins."""


def run(arguments: argparse.Namespace) -> int:
    """`colonnade play`."""
    language, console = arguments.lang, Console()
    rng: Randomness = (
        random.SystemRandom() if arguments.seed is None else random.Random(arguments.seed)
    )
    try:
        check_consistent(arguments)
        seated = choose_setup(arguments, console, language)
        if arguments.load is None and seated.path is None:
            seated = decide_beginning(arguments, console, language, seated, rng)
        play_games(arguments, console, language, seated, rng)
    except Leaving:
        return 0
    finally:
        console.close()
    return 0


def check_consistent(arguments: argparse.Namespace) -> None:
    """Refuse what a game that goes on cannot take, and dice for a game without any."""
    goes_on = "--continue" if arguments.resume else "--load" if arguments.load is not None else ""
    begun = {
        "--begins": arguments.begins,
        "--own-dice": arguments.own_dice,
        " ".join(arguments.options): arguments.options,
    }
    for word, given in begun.items():
        if goes_on and given:
            raise ColonnadeError(
                Text(
                    f"{word} does not go with {goes_on}: that game has begun",
                    f"{word} ne va pas avec {goes_on} : cette partie est commencée",
                )
            )
    if arguments.own_dice and arguments.game and not rulebook(arguments.game).chance:
        title = rulebook(arguments.game).title
        raise ColonnadeError(
            Text(
                f"--own-dice: {title.en} is played without dice",
                f"--own-dice : {title.fr} se joue sans dés",
            )
        )


def play_games(
    arguments: argparse.Namespace,
    console: Console,
    language: Language,
    seated: GameSetup,
    rng: Randomness,
) -> None:
    """Play one game after another, until the person declines."""
    game, names, path, headers, first = seated
    # A record shortens names; the command of a program is needed in full.
    asked = rotated(requested_seats(arguments, game.players), first)
    whole = tuple(one or name for one, name in zip(asked, names, strict=True))
    names = tuple(clean_name(one) or name for one, name in zip(asked, names, strict=True))
    while True:
        session = Session(
            console,
            language,
            game,
            names,
            bots_by_seat(whole, rng),
            rng,
            auto_throw=arguments.auto,
            path=path,
            headers=headers,
        )
        try:
            then = after_game(session) if session.run() else "leave"
        finally:
            session.close_bots()
        if then == "leave":
            return
        language = session.screen.language
        if then == "rematch":
            # Everybody moves one seat on, as on the server.
            names, whole = (*names[-1:], *names[:-1]), (*whole[-1:], *whole[:-1])
        game, path = started(session.game.id, session.game.options), None
        headers = {name: headers[name] for name in ("Dice",) if name in headers}


def choose_setup(arguments: argparse.Namespace, console: Console, language: Language) -> GameSetup:
    """The game to play and its players: saved, loaded, named, or asked for."""
    if arguments.load is not None:
        game, record = load(arguments.load)
        if arguments.game is not None and rulebook(arguments.game) is not game.rulebook:
            raise ColonnadeError(
                Text(
                    f"{arguments.load} holds a game of {game.id}, not of {arguments.game}",
                    f"{arguments.load} contient une partie de {game.id}, et non de"
                    f" {arguments.game}",
                )
            )
        names = without_programs(seats_of(game, record, language))
        return GameSetup(game, names, None, setup_headers(record))
    if arguments.resume:
        wanted = "" if arguments.game is None else rulebook(arguments.game).id
        games = saved_games.unfinished_games(wanted)
        if not games:
            begin = f"colonnade play {wanted}".rstrip()
            raise ColonnadeError(
                Text(
                    f"no unfinished game is kept; {begin} begins one",
                    f"aucune partie inachevée n’est gardée ; {begin} en commence une",
                )
            )
        return saved_setup(games[0], language)
    given = parse_assignments(arguments.options)
    if arguments.game is None:
        kept = prompts.choose_saved_game(console, language)
        if kept is not None:
            return saved_setup(kept, language)
        book = prompts.choose_game(console, language)
        players = prompts.choose_players(console, language, book)
        given = prompts.choose_variants(console, language, book, players)
        game = started(book.id, given)
        names = prompts.choose_names(console, language, game)
        if arguments.begins is None:
            arguments.begins = prompts.choose_begins(console, language, book)
        if book.chance and not arguments.own_dice:
            arguments.own_dice = prompts.ask_letter(console, language, "whose_dice", "d")
        return GameSetup(game, names)
    book = rulebook(arguments.game)
    asked = len(arguments.seat) + len(arguments.bot)
    if asked and "players" not in given:
        fewest, most = book.players
        given["players"] = str(min(max(asked, fewest), most))
    game = started(book.id, given)
    asked_for = tuple(requested_seats(arguments, game.players))
    bots_by_seat(asked_for, random.Random())  # an unknown bot is refused before anything is shown
    named = zip(asked_for, game.seat_names, strict=True)
    names = tuple(clean_name(name) or colour.to(language) for name, colour in named)
    if saved_games.unfinished_games(book.id):
        console.show(say("kept_of", language, title=book.title.to(language), game=book.id))
    return GameSetup(game, names)


def saved_setup(kept: SavedGame, language: Language) -> GameSetup:
    """A saved game."""
    game = kept.game()
    besides = setup_headers(kept.record)
    return GameSetup(game, seats_of(game, kept.record, language), kept.path, besides)


def decide_beginning(
    arguments: argparse.Namespace,
    console: Console,
    language: Language,
    seated: GameSetup,
    rng: Randomness,
) -> GameSetup:
    """The same people once it is decided who begins, and whose dice are thrown."""
    game, names = seated.game, seated.names
    headers: dict[str, str] = {}
    first = 0
    if arguments.own_dice and game.rulebook.chance:
        headers["Dice"] = OWN
    begins: Begins = arguments.begins or "seated"
    if begins != "seated":
        youngest = 0
        if begins == "youngest":
            prompt = say("who_is_youngest", language, most=game.players)
            people = seat_names(game, names, language)
            youngest = prompts.choose_one(console, language, people, prompt)
        drawn = Secret(bytes(rng.randrange(256) for _ in range(SECRET_BYTES)))
        first, told = beginning(begins, game.players, youngest, drawn, ID)
        headers["Begins"] = told
        book, options = game.rulebook, game.rules_options
        game = started(game.id, book.options.write_options(book.turned(options, first)))
        # Who has no name is called by the colour of the seat, which has moved on.
        given = [
            "" if name == colour.to(language) else name
            for name, colour in zip(names, seated.game.seat_names, strict=True)
        ]
        names = tuple(
            name or colour.to(language)
            for name, colour in zip(rotated(given, first), game.seat_names, strict=True)
        )
        shown = seat_names(game, names, language)
        if begins == "highest":
            show_dice(console, language, shown, told)
        console.show(say("begins", language, name=shown[0]))
    return GameSetup(game, names, None, headers, first)


def show_dice(console: Console, language: Language, names: Sequence[str], told: str) -> None:
    """Who threw what for the beginning, as a record writes it: `highest 6 6 2, 5 3 -`."""
    said = "begins_highest"
    for thrown in told.removeprefix("highest ").split(", "):
        console.show(say(said, language))
        for name, die in zip(names, thrown.split(), strict=True):
            if die != "-":
                console.show(f"  {die}  {name}")
        said = "begins_again"


def requested_seats(arguments: argparse.Namespace, players: int) -> list[str]:
    """The requested players by seat: people from the first on, bots in the last; else empty."""
    bots = [bot_seat_name(bot) for bot in arguments.bot]
    named = len(arguments.seat) + len(bots)
    if named > players:
        raise ColonnadeError(
            Text(
                f"{named} seats are named, the game has {players}",
                f"{named} places sont nommées, la partie en a {players}",
            )
        )
    return [*arguments.seat, *[""] * (players - named), *bots]


def bot_seat_name(bot: str) -> str:
    """A level or a command as the name of a seat."""
    typed, at, budget = bot.strip().partition("@")
    level = parse_level(typed)
    names = (*CHOOSERS, COACH)
    if level in names:
        return bot_name(f"{level}{at}{budget}")
    # One word is a level that does not exist, unless it is a program.
    if len(bot.split()) == 1 and which(bot) is None:
        raise unknown_bot(bot, names, OR_PROGRAM)
    return f"{PREFIX}{bot}"


_LEVELS: Final = ", ".join(LEVELS)
COMMANDS: Final = (
    Command(
        "play",
        Text(
            "play at the keyboard, with others or against bots",
            "jouer au clavier, à plusieurs ou contre des robots",
        ),
        run,
        OPTIONAL_GAME,
        OPTIONS,
        Argument(
            "--seat",
            Text(
                f"who sits next: a name, bot:LEVEL ({_LEVELS}) or {PREFIX}COMMAND, a program that "
                "speaks the engine protocol; once for each seat",
                f"qui prend la place suivante : un nom, bot:NIVEAU ({_LEVELS}) ou "
                f"{PREFIX}COMMANDE, un programme qui parle le protocole des moteurs ; "
                "une fois par place",
            ),
            value=Text("NAME", "NOM"),
            action="append",
            default=[],
        ),
        Argument(
            "--bot",
            Text(
                "who takes the last seats: a level, coach (about as strong as you, by your results "
                "so far), or the command of a program that speaks the engine protocol, such as "
                '"colonnade engine"; once for each bot',
                "qui prend les dernières places : un niveau, coach (à peu près de ta force, "
                "d’après tes résultats), ou la commande d’un programme qui parle le protocole "
                'des moteurs, comme "colonnade engine" ; une fois par robot',
            ),
            value=Text("BOT", "ROBOT"),
            action="append",
            default=[],
        ),
        Argument(
            "--seed",
            Text(
                "make the throws and the bots repeatable",
                "rendre lancers et robots reproductibles",
            ),
            value="N",
            type=int,
        ),
        Argument(
            "--auto",
            Text(
                "throw and play the only move without being asked",
                "lancer et jouer le seul coup sans qu’on le demande",
            ),
            action="store_true",
        ),
        Argument(
            "--own-dice",
            Text(
                "throw your own dice or coins, and type what they show",
                "lancer vos propres dés ou pièces, et taper ce qu’ils montrent",
            ),
            action="store_true",
        ),
        Argument(
            "--begins",
            Text(
                "who begins: as seated, the youngest, the highest die, or by lot",
                "qui commence : comme on est assis, le plus jeune, le plus haut dé, "
                "ou tirage au sort",
            ),
            choices=WAYS,
        ),
        Argument(
            "--continue",
            Text(
                "go on with the last unfinished game, of this game if one is named",
                "reprendre la dernière partie inachevée, de ce jeu s’il est nommé",
            ),
            exclusive=True,
            dest="resume",
            action="store_true",
        ),
        Argument(
            "--load",
            Text("go on with a recorded game", "reprendre une partie enregistrée"),
            value=Text("FILE", "FICHIER"),
            exclusive=True,
        ),
    ),
)
