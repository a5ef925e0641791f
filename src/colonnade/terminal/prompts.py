"""Questions before a game: what to play and with whom, after a bare `colonnade play`."""

import re
from collections.abc import Mapping, Sequence
from random import Random

from colonnade.games import GAMES
from colonnade.kernel.errors import BadOption, ColonnadeError
from colonnade.kernel.grammar import fill
from colonnade.kernel.i18n import Language
from colonnade.kernel.options import Option
from colonnade.kernel.record import bot_level
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.kernel.suggestions import suggestion
from colonnade.library import Game
from colonnade.table.beginning import WAYS, Begins
from colonnade.table.seat import clean_name

from . import saved_games
from .completion import answer_completer
from .console import Console
from .player_names import LEVELS, bots_by_seat, parse_seat_name, seat_names
from .saved_games import SavedGame
from .words import say

MOST_OFFERED = 9


def choose_game(console: Console, language: Language) -> AnyRulebook:
    """Ask which game."""
    books = list(GAMES.values())
    console.show(say("which_game", language))
    for number, book in enumerate(books, start=1):
        console.show(f"  {number}  {book.title.to(language)} — {book.about.to(language)}")
    titles = {book.title.to(language): book for book in books} | {book.id: book for book in books}
    while True:
        answer = console.ask("> ", answer_completer(titles))
        if answer.isascii() and answer.isdigit() and 1 <= int(answer[:4]) <= len(books):
            return books[int(answer) - 1]
        meant = suggestion(answer, titles)
        if meant is not None:
            return titles[meant]
        console.show(say("not_a_number", language, fewest=1, most=len(books)))


def choose_saved_game(console: Console, language: Language) -> SavedGame | None:
    """Offer the unfinished games; None for a new one, also where there are none."""
    games = saved_games.unfinished_games()[:MOST_OFFERED]
    if not games:
        return None
    console.show(say("saved_games", language))
    summaries = [game_summary(one, language) for one in games]
    chosen = choose_one(console, language, [*summaries, say("new_game", language)])
    return games[chosen] if chosen < len(games) else None


def game_summary(one: SavedGame, language: Language) -> str:
    """An unfinished game on one line: which, who, how far, since when."""
    game = one.game()
    first, *others = seat_names(game, one.record.seats, language)
    names = " ".join([first, *(fill("– {name}", {"name": name}, language) for name in others)])
    title = game.rulebook.title.to(language)
    date = one.record.date.replace(".", "-")
    return say("kept_game", language, title=title, names=names, count=len(game.tokens), date=date)


def choose_variants(
    console: Console, language: Language, book: AnyRulebook, players: int
) -> dict[str, str]:
    """Ask for the main options, then for the variants, unless the defaults are accepted."""
    given = {"players": str(players)}
    for option in book.options.OPTIONS:
        if option.main:
            given |= choose_value(console, language, book, option, given)
    others = [option for option in book.options.OPTIONS if not option.main]
    if others and ask_letter(console, language, "variants", "v"):
        for option in others:
            given |= choose_value(console, language, book, option, given)
    return given


def choose_value(
    console: Console,
    language: Language,
    book: AnyRulebook,
    option: Option,
    given: Mapping[str, str],
) -> dict[str, str]:
    """Ask for one option, where what was given before leaves a choice; Enter is the default."""
    usual = book.options.write_options(book.options.read_options(given))[option.name]
    possible = [value for value in option.values if is_possible(book, option, value, given)]
    if len(possible) < 2:
        return {}
    possible.sort(key=lambda value: value != usual)
    labels = [option.labels[option.values.index(value)].to(language) for value in possible]
    what = option.says.to(language)
    if len(possible) <= MOST_OFFERED:
        console.show(say("option", language, what=what, clause=option.clause))
        return {option.name: possible[choose_one(console, language, labels, usual=1)]}
    console.show(f"{what}, {option.clause}")
    while True:
        answer = console.ask(
            say("spelled", language, usual=labels[0], example=labels[-1]), answer_completer(labels)
        )
        value = re.sub(r"\s*\([^)]*\)", "", answer)
        if not answer or is_possible(book, option, value, given):
            return {option.name: value} if answer else {}
        console.show(say("unknown_answer", language, text=answer[:40]))


def is_possible(book: AnyRulebook, option: Option, value: str, given: Mapping[str, str]) -> bool:
    """Whether an option can have a value beside those that were given."""
    try:
        book.options.read_options({**given, option.name: value})
    except BadOption:
        return False
    return True


def choose_players(console: Console, language: Language, book: AnyRulebook) -> int:
    """Ask for the number of players, where the game has a range."""
    fewest, most = book.players
    if fewest == most:
        return fewest
    prompt = say("players", language, fewest=fewest, most=most)
    return ask_number(console, language, prompt, fewest, most)


def choose_names(console: Console, language: Language, game: Game) -> tuple[str, ...]:
    """Ask for the names; `bot` or `robot` seats a bot."""
    console.show(say("who_sits", language))
    names: list[str] = []
    while len(names) < game.players:
        seat = game.seat_names[len(names)].to(language)
        typed = clean_name(console.ask(say("who", language, seat=seat))) or seat
        name = parse_seat_name(typed)
        try:
            bots_by_seat((name,), Random())
        except ColonnadeError as error:
            console.show(
                unknown_level_text(typed, language) if bot_level(name) else error.said.to(language)
            )
        else:
            names.append(name)
    return tuple(names)


def unknown_level_text(typed: str, language: Language) -> str:
    """That there is no such level, and which there are."""
    names = ", ".join(name.to(language) for name in LEVELS.values())
    return say("no_robot", language, text=typed.partition(":")[2].strip(), names=names)


def choose_begins(console: Console, language: Language, book: AnyRulebook) -> Begins:
    """Ask who begins; the rulebook's way is marked, Enter keeps the order of the seats."""
    console.show(say("who_begins", language))
    names: dict[str, str] = {way: say(f"way_{way}", language) for way in WAYS}
    if book.begins != "seated":
        names[book.begins] = say("way_of_rule", language, way=names[book.begins])
    return WAYS[choose_one(console, language, list(names.values()), usual=1)]


def ask_letter(console: Console, language: Language, key: str, letter: str) -> bool:
    """Ask until it is Enter or yes, or the letter, which is answered."""
    while True:
        answer = console.ask(say(key, language)).lower()
        if answer in ("", "y", "yes", "o", "oui", letter):
            return answer == letter
        console.show(say("unknown_answer", language, text=answer[:40]))


def choose_one(
    console: Console,
    language: Language,
    labels: Sequence[str],
    prompt: str = "> ",
    usual: int | None = None,
) -> int:
    """Ask for one of some numbered things; its index."""
    for number, label in enumerate(labels, start=1):
        console.show(f"  {number}  {label}")
    return ask_number(console, language, prompt, 1, len(labels), usual) - 1


def ask_number(
    console: Console,
    language: Language,
    prompt: str,
    fewest: int,
    most: int,
    usual: int | None = None,
) -> int:
    """Ask until a number in the range is given; Enter is the default, if there is one."""
    while True:
        answer = console.ask(prompt)
        if not answer and usual is not None:
            return usual
        if answer.isascii() and answer.isdigit() and fewest <= int(answer[:4]) <= most:
            return int(answer)
        console.show(say("not_a_number", language, fewest=fewest, most=most))
