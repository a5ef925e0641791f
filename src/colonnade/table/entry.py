"""What a table's log holds: one small value for each thing that was done, never changed.

The log is all that is kept. `folding` adds it up; whatever a table knows follows from it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from .settings import Settings

By: TypeAlias = Literal["person", "bot", "clock"]
"""Who moved the hand: the seat's person, a bot, or the house when the time had run out."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A table stands; always the first entry, and only that."""

    table: str
    """The table's id; it enters every throw."""
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
    """Where the game begins, as a line of its notation; empty for the start."""


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """A person sat down."""

    seat: int
    name: str
    key: str = field(repr=False)
    """What proves later that it is the same person: a hash, never the key itself."""


@dataclass(frozen=True, slots=True)
class BotSeated:
    """A bot was put in an open seat, or another one in a bot's seat."""

    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """A person stood up; once the game is under way the stand-in of the settings plays on."""

    seat: int


@dataclass(frozen=True, slots=True)
class Seeded:
    """A seat added its own word to the dice."""

    seat: int
    seed: str


@dataclass(frozen=True, slots=True)
class Thrown:
    """The dice fell for a seat."""

    token: str
    seat: int


@dataclass(frozen=True, slots=True)
class Played:
    """A seat chose."""

    token: str
    seat: int
    by: By = "person"


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A seat took its last choice back, with the moves of bots since."""

    seat: int
    count: int
    """How many tokens went."""


@dataclass(frozen=True, slots=True)
class Flagged:
    """A seat's time ran out; what the house did for it follows."""

    seat: int


@dataclass(frozen=True, slots=True)
class BotTookOver:
    """A bot plays for a person who has gone."""

    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class HandedBack:
    """The person is back."""

    seat: int


@dataclass(frozen=True, slots=True)
class Resigned:
    """A seat gave up: between two sides the game ends, else a bot plays on for the seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class Closed:
    """The game was abandoned; it has no result."""


@dataclass(frozen=True, slots=True)
class Revealed:
    """The secret of the dice, in hex, now that no throw depends on it any more."""

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
"""What each entry is called, in messages and in the kept log; `words.STORY` has the sentences."""
