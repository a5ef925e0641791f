"""The variants of the game (L5, L6, L18)."""

from collections.abc import Mapping
from itertools import combinations
from typing import Final, NamedTuple

from colonnade.kernel.errors import BadOption
from colonnade.kernel.options import Option, check_names, index_of, read_players
from colonnade.kernel.words import Words

from .board import LETTERS

COLOUR_NAMES: Final = (
    Words("Yellow", "Jaune"),
    Words("Blue", "Bleu"),
    Words("Green", "Vert"),
    Words("Red", "Rouge"),
)
"""The colours in order of turn."""

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


def _spelled(seating: str) -> Words:
    """A seating for a person: "Yellow, Green"."""
    colours = [COLOUR_NAMES[LETTERS.index(letter)] for letter in seating.split(",")]
    return Words(
        ", ".join(colour.en for colour in colours), ", ".join(colour.fr for colour in colours)
    )


COLOURS: Final = Option(
    "colours",
    _seatings(),
    Words("Colours, in order of turn", "Couleurs, dans l’ordre du tour"),
    tuple(_spelled(seating) for seating in _seatings()),
    "L5",
)
DICE: Final = Option(
    "dice",
    ("1", "2"),
    Words("Dice of a throw", "Dés d’un lancer"),
    (Words("one die", "un dé"), Words("two dice", "deux dés")),
    "L6",
)
TEAMS: Final = Option(
    "teams",
    ("no", "yes"),
    Words("Teams", "Équipes"),
    (
        Words("each for themself", "chacun pour soi"),
        Words("yellow with green, red with blue", "jaune avec vert, rouge avec bleu"),
    ),
    "L5",
)
FINISH: Final = Option(
    "finish",
    ("build", "home"),
    Words("How the game is won", "Comment on gagne"),
    (
        Words("all home, then a double 3", "tous arrivés, puis un double 3"),
        Words("all home", "tous arrivés"),
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


def read_options(given: Mapping[str, str]) -> Options:
    """The options of a game; the default colours depend on the number of players."""
    check_names(given, ("players", *(option.name for option in OPTIONS)))
    players = read_players(given, 2, 4)
    colours = index_of(COLOURS, {"colours": DEFAULT_COLOURS[players], **given})
    if len(COLOURS.values[colours].split(",")) != players:
        raise BadOption(
            Words(
                f"colours={COLOURS.values[colours]}: must name {players} colours",
                f"colours={COLOURS.values[colours]} : il faut {players} couleurs",
            )
        )
    teams = index_of(TEAMS, given)
    if teams and players != 4:
        raise BadOption(
            Words("teams=yes: must have four players", "teams=yes : il faut quatre joueurs")
        )
    return Options(players, colours, index_of(DICE, given), teams, index_of(FINISH, given))


def write_options(options: Options) -> dict[str, str]:
    """All options by name, `players` first."""
    return {
        "players": str(options.players),
        "colours": COLOURS.values[options.colours],
        "dice": DICE.values[options.dice],
        "teams": TEAMS.values[options.teams],
        "finish": FINISH.values[options.finish],
    }


def colour_of(options: Options, seat: int) -> int:
    """The colour of a seat, as a number in order of turn."""
    return COLOUR_OF[4 * options.colours + seat]
