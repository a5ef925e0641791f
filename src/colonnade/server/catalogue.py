"""HTTP: the games, their options and their rules."""

from contextlib import suppress
from functools import lru_cache

from starlette.responses import Response

from colonnade.game.pages import rules_page
from colonnade.games import GAMES
from colonnade.kernel.errors import BadOption
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.table.view import said
from colonnade.version import __version__
from colonnade.wire.messages import encode
from colonnade.wire.pages import Catalogue, GameCard, OptionCard, OptionValue

from .answers import public_answer
from .endpoint import Turned, Visit
from .printer import can_print
from .words import EMOTES


async def list_games(visit: Visit) -> Response:
    """All that can be chosen."""
    configuration = visit.house.configuration
    whole = catalogue(configuration.levels, configuration.reach, can_print())
    return public_answer(visit.request, encode(whole))


async def show_game(visit: Visit) -> Response:
    """One game's card."""
    return public_answer(visit.request, encode(game_card(book_of(visit))))


async def show_rules(visit: Visit) -> Response:
    """One game's rules, clause by clause."""
    text = rules_page(book_of(visit), visit.language)
    return public_answer(visit.request, text.encode(), "text/markdown")


def book_of(visit: Visit) -> AnyRulebook:
    """The game in the path."""
    book = GAMES.get(visit.request.path_params["game"])
    if book is None:
        raise Turned(404, "no_such_page")
    return book


@lru_cache
def catalogue(levels: tuple[str, ...], reach: str, prints: bool) -> Catalogue:
    """The whole catalogue, with the bots that can be seated and where others find it."""
    return Catalogue(
        version=__version__,
        games=tuple(game_card(book) for book in GAMES.values()),
        levels=levels,
        emotes={name: said(words) for name, words in EMOTES.items()},
        reach=reach,
        prints=prints,
    )


def game_card(book: AnyRulebook) -> GameCard:
    """What somebody who chooses a game wants to know."""
    return GameCard(
        id=book.id,
        title=said(book.title),
        about=said(book.about),
        players=book.players,
        minutes=book.minutes,
        chance=book.chance,
        options=tuple(
            OptionCard(
                option.name,
                said(option.says),
                option.clause,
                tuple(
                    OptionValue(value, said(label), choosable(book, option.name, value))
                    for value, label in zip(option.values, option.labels, strict=True)
                ),
            )
            for option in book.options.OPTIONS
        ),
        presets=book.presets,
    )


def choosable(book: AnyRulebook, name: str, value: str) -> tuple[int, ...]:
    """The numbers of players with which a value of an option can be chosen."""
    fewest, most = book.players
    numbers: list[int] = []
    for number in range(fewest, most + 1):
        with suppress(BadOption):
            book.options.read_options({"players": str(number), name: value})
            numbers.append(number)
    return tuple(numbers)
