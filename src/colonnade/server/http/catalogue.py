"""The catalogue: the games, their options, the levels of bots and the emotes."""

from contextlib import suppress
from functools import lru_cache

from colonnade.games import GAMES
from colonnade.kernel.errors import BadOption
from colonnade.kernel.i18n import LANGUAGES, Text
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.library.rules_pages import tale
from colonnade.server.words import EMOTES
from colonnade.version import __version__
from colonnade.wire.http_bodies import Catalogue, GameCard, OptionCard, OptionValue


@lru_cache
def catalogue(
    levels: tuple[str, ...], reach: str, prints: bool, *, kiosk: bool = False
) -> Catalogue:
    """The whole catalogue, with the bots that can be seated and where others find it."""
    return Catalogue(
        version=__version__,
        games=tuple(game_card(book) for book in GAMES.values()),
        levels=levels,
        emotes=EMOTES,
        reach=reach,
        prints=prints,
        kiosk=kiosk,
    )


def game_card(book: AnyRulebook) -> GameCard:
    """A game as the home page and the form for a new game show it."""
    return GameCard(
        id=book.id,
        title=book.title,
        about=book.about,
        tale=tale_of(book),
        players=book.players,
        minutes=book.minutes,
        age=book.age,
        begins=book.begins,
        chance=book.chance,
        options=tuple(
            OptionCard(
                option.name,
                option.says,
                option.clause,
                option.main,
                tuple(
                    OptionValue(value, label, choosable(book, option.name, value))
                    for value, label in zip(option.values, option.labels, strict=True)
                ),
            )
            for option in book.options.OPTIONS
        ),
        presets=book.presets,
        offers=book.offers,
    )


def tale_of(book: AnyRulebook) -> Text | None:
    """The first paragraph of a game's story."""
    english, french = (tale(book, language) for language in LANGUAGES)
    return Text(english[0], french[0]) if english and french else None


def choosable(book: AnyRulebook, name: str, value: str) -> tuple[int, ...]:
    """The numbers of players with which a value of an option can be chosen."""
    fewest, most = book.players
    numbers: list[int] = []
    for number in range(fewest, most + 1):
        with suppress(BadOption):
            book.options.read_options({"players": str(number), name: value})
            numbers.append(number)
    return tuple(numbers)
