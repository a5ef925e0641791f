"""Choosing what to play and with whom, for somebody who only typed `colonnade play`."""

from colonnade.game import Game
from colonnade.games import GAMES
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.kernel.words import Language
from colonnade.table.seat import clean_name

from .console import Console
from .words import say

BOT = "bot"


def choose_game(console: Console, language: Language) -> AnyRulebook:
    """Ask which game."""
    books = list(GAMES.values())
    console.show(say("which_game", language))
    for number, book in enumerate(books, start=1):
        console.show(f"  {number}  {book.title.to(language)} — {book.about.to(language)}")
    return books[ask_number(console, language, "> ", 1, len(books)) - 1]


def choose_players(console: Console, language: Language, book: AnyRulebook) -> int:
    """Ask how many seats, where the game leaves a choice."""
    fewest, most = book.players
    if fewest == most:
        return fewest
    prompt = say("players", language, fewest=fewest, most=most)
    return ask_number(console, language, prompt, fewest, most)


def choose_names(console: Console, language: Language, game: Game) -> tuple[str, ...]:
    """Ask who sits where; `bot` seats the computer."""
    names: list[str] = []
    for seat in game.seat_names:
        answer = console.ask(say("who", language, seat=seat.to(language)))
        names.append(clean_name(answer) or seat.to(language))
    return tuple(names)


def ask_number(console: Console, language: Language, prompt: str, fewest: int, most: int) -> int:
    """Ask until a number in the range comes."""
    while True:
        answer = console.ask(prompt)
        if answer.isascii() and answer.isdigit() and fewest <= int(answer[:4]) <= most:
            return int(answer)
        console.show(say("not_a_number", language, fewest=fewest, most=most))
