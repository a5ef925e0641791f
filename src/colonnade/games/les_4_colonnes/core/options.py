"""The variants of the game (L5, L6, L18)."""

from collections.abc import Mapping
from itertools import combinations
from typing import Final, NamedTuple

from colonnade.kernel.errors import BadOption
from colonnade.kernel.i18n import LANGUAGES, Text, in_both_languages
from colonnade.kernel.options import Option, check_names, index_of, read_players, write_values
from colonnade.kernel.seat_colours import BLUE, GREEN, RED, YELLOW
from colonnade.kernel.seat_name import coloured

from .board import LETTERS

COLOURS_IN_TURN: Final = (YELLOW, BLUE, GREEN, RED)
COLOUR_NAMES: Final = tuple(map(coloured, COLOURS_IN_TURN))
"""The colours in order of turn."""
PEOPLES: Final = (
    Text("Greeks", "Grecs"),
    Text("Romans", "Romains"),
    Text("Iberians", "Ibères"),
    Text("Gauls", "Gaulois"),
)
"""Whom each colour stands for, in the same order."""

DEFAULT_COLOURS: Final = {2: "Y,G", 3: "Y,G,R", 4: "Y,B,G,R"}


def _seatings() -> tuple[str, ...]:
    """Every choice of 2-4 colours in every rotation of the order of turn, the defaults first."""
    found = list(DEFAULT_COLOURS.values())
    for players in (2, 3, 4):
        for chosen in combinations(LETTERS, players):
            for first in range(players):
                seating = ",".join(chosen[first:] + chosen[:first])
                if seating not in found:
                    found.append(seating)
    return tuple(found)


def _spelled(seating: str) -> Text:
    """A seating for a person: "Yellow (Greeks), Green (Iberians)"."""
    numbers = [LETTERS.index(letter) for letter in seating.split(",")]
    return in_both_languages(
        lambda language: ", ".join(
            f"{COLOUR_NAMES[colour].to(language)} ({PEOPLES[colour].to(language)})"
            for colour in numbers
        )
    )


COLOURS: Final = Option(
    "colours",
    _seatings(),
    Text("Colours, in order of turn", "Couleurs, dans l’ordre du tour"),
    tuple(_spelled(seating) for seating in _seatings()),
    "L5",
)
DICE: Final = Option(
    "dice",
    ("1", "2"),
    Text("Number of dice", "Nombre de dés"),
    (Text("one die", "un dé"), Text("two dice", "deux dés")),
    "L6",
    main=True,
)
TEAMS: Final = Option(
    "teams",
    ("no", "yes"),
    Text("Teams", "Équipes"),
    (
        Text("every player for themselves", "chacun pour soi"),
        Text("yellow with green, red with blue", "jaune avec vert, rouge avec bleu"),
    ),
    "L5",
    main=True,
)
FINISH: Final = Option(
    "finish",
    ("build", "home"),
    Text("How the game is won", "Comment on gagne"),
    (
        Text("all home, then a double 3", "tous arrivés, puis un double 3"),
        Text("all home", "tous arrivés"),
    ),
    "L18",
)
OPTIONS: Final[tuple[Option, ...]] = (COLOURS, DICE, TEAMS, FINISH)

COLOUR_OF: Final = tuple(
    LETTERS.index(seating[2 * seat]) if 2 * seat < len(seating) else 0
    for seating in COLOURS.values
    for seat in range(4)
)
"""By seating and seat: the seat's colour."""

QUARTERS: Final = tuple(
    (COLOUR_OF[4 * seating + other] - COLOUR_OF[4 * seating + seat]) % 4
    for seating in range(len(COLOURS.values))
    for seat in range(4)
    for other in range(4)
)
"""By seating, seat and other seat: how many quarters further on the other one's road begins."""


class Options(NamedTuple):
    """The number of seats and, for each option, the index of its value."""

    players: int
    colours: int
    dice: int
    teams: int
    finish: int


_LETTER_OF: Final = {
    name.to(language).casefold(): letter
    for letter, *names in zip(LETTERS, COLOUR_NAMES, PEOPLES, strict=True)
    for name in names
    for language in LANGUAGES
}


def _colours_index(text: str) -> int:
    """The index of the colours, given by letters, by names or by peoples: `yellow,green`."""
    words = [word.strip() for word in text.split(",")]
    seating = ",".join(_LETTER_OF.get(word.casefold(), word) for word in words)
    if seating not in COLOURS.values:
        raise BadOption(
            Text(
                f"colours={text}: must be colours in order of turn, such as yellow,blue,green,red",
                f"colours={text} : il faut des couleurs dans l’ordre du tour, comme "
                "jaune,bleu,vert,rouge",
            )
        )
    return COLOURS.values.index(seating)


def read_options(given: Mapping[str, str]) -> Options:
    """The options of a game; the default colours depend on the number of players."""
    check_names(given, ("players", *(option.name for option in OPTIONS)))
    players = read_players(given, 2, 4)
    colours = _colours_index(given.get("colours", DEFAULT_COLOURS[players]))
    if len(COLOURS.values[colours].split(",")) != players:
        raise BadOption(
            Text(
                f"colours={COLOURS.values[colours]}: must name {players} colours",
                f"colours={COLOURS.values[colours]} : il faut {players} couleurs",
            )
        )
    teams = index_of(TEAMS, given)
    if teams and players != 4:
        raise BadOption(
            Text("teams=yes: must have four players", "teams=yes : il faut quatre joueurs")
        )
    return Options(players, colours, index_of(DICE, given), teams, index_of(FINISH, given))


def write_options(options: Options) -> dict[str, str]:
    """All options by name, `players` first."""
    return write_values(OPTIONS, options)


def turned(options: Options, first: int) -> Options:
    """The same colours for the same people, another one of them first."""
    colours = COLOURS.values[options.colours].split(",")
    moved = ",".join(colours[first:] + colours[:first])
    return options._replace(colours=COLOURS.values.index(moved))


def colour_of(options: Options, seat: int) -> int:
    """The colour of a seat, as a number in order of turn."""
    return COLOUR_OF[4 * options.colours + seat]
