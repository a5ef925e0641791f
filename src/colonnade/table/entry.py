"""The entries of a table's log: one small immutable value per action.

The log is all that is stored. `reducer` applies it; everything a table knows follows from it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from .settings import Settings

By: TypeAlias = Literal["person", "bot", "clock"]
"""Who chose the move: the seat's person, a bot, or the server when the time had run out."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A table was opened; always the first entry, and only the first."""

    table: str
    """The table's id; every throw depends on it."""
    game: str
    options: Mapping[str, str]
    """All options of the game, as a record writes them."""
    settings: Settings = field(default_factory=Settings)
    commitment: str = ""
    """SHA-256 of the secret of the dice, in hex; empty where the game has no throws."""
    date: str = ""
    """The day, as a record writes it."""
    parent: str = ""
    """The table of which this is the rematch."""
    position: str = ""
    """The position at which the game begins, in its notation; empty for the start."""
    begins: str = ""
    """How it was decided who begins, as a record writes it; empty if nothing was decided."""


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """A person sat down."""

    seat: int
    name: str
    key: str = field(repr=False)
    """The hash of the seat's key, never the key itself."""


@dataclass(frozen=True, slots=True)
class BotSeated:
    """A bot was put in an open seat, or the bot of a seat was replaced."""

    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """A person left; in a running game the stand-in of the settings plays on."""

    seat: int


@dataclass(frozen=True, slots=True)
class Seeded:
    """A seat added its seed to the dice."""

    seat: int
    seed: str


@dataclass(frozen=True, slots=True)
class Thrown:
    """A throw of a seat."""

    token: str
    seat: int


@dataclass(frozen=True, slots=True)
class Played:
    """A move of a seat."""

    token: str
    seat: int
    by: By = "person"


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A seat took its last choice back, with the bots' moves since."""

    seat: int
    count: int
    """How many tokens were removed."""


@dataclass(frozen=True, slots=True)
class Flagged:
    """The time of a seat ran out; what the server did for it follows."""

    seat: int


@dataclass(frozen=True, slots=True)
class BotTookOver:
    """A bot plays for an absent person."""

    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class HandedBack:
    """The person is back."""

    seat: int


@dataclass(frozen=True, slots=True)
class Resigned:
    """A seat resigned: between two sides the game ends, else a bot plays on for the seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class Closed:
    """The game was abandoned, without a result."""


@dataclass(frozen=True, slots=True)
class Revealed:
    """The secret of the dice, in hex, once no throw depends on it any more."""

    secret: str


@dataclass(frozen=True, slots=True)
class Rematched:
    """The same people play again at another table."""

    table: str


Entry: TypeAlias = (
    Opened
    | SeatTaken
    | BotSeated
    | SeatLeft
    | Seeded
    | Thrown
    | Played
    | TakenBack
    | Flagged
    | BotTookOver
    | HandedBack
    | Resigned
    | Closed
    | Revealed
    | Rematched
)

KINDS: Final[dict[type[Entry], str]] = {
    Opened: "opened",
    SeatTaken: "seat_taken",
    BotSeated: "bot_seated",
    SeatLeft: "seat_left",
    Seeded: "seeded",
    Thrown: "thrown",
    Played: "played",
    TakenBack: "taken_back",
    Flagged: "flagged",
    BotTookOver: "bot_took_over",
    HandedBack: "handed_back",
    Resigned: "resigned",
    Closed: "closed",
    Revealed: "revealed",
    Rematched: "rematched",
}
"""The name of each kind of entry, in messages and in the stored log; `words.STORY` has the
sentences."""
