"""What may be asked of a table; `decide` says whether it happens."""

from dataclasses import dataclass, field
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """Somebody wants to sit down; `key` is the hash of the credential the seat will have."""

    seat: int
    name: str
    key: str = field(repr=False)
    seed: str = ""
    """A word for the dice, if the first throw has not been made."""


@dataclass(frozen=True, slots=True)
class SeatBot:
    """Put a bot in an open seat, or another one in a bot's seat."""

    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class LeaveSeat:
    """Stand up."""


@dataclass(frozen=True, slots=True)
class AddSeed:
    """Add a word of one's own to the dice."""

    seed: str


@dataclass(frozen=True, slots=True)
class Play:
    """Choose a move."""

    token: str


@dataclass(frozen=True, slots=True)
class Throw:
    """Throw."""


@dataclass(frozen=True, slots=True)
class Undo:
    """Take one's last choice back."""


@dataclass(frozen=True, slots=True)
class Resign:
    """Give up."""


@dataclass(frozen=True, slots=True)
class TakeOver:
    """Let a bot play for a person who has gone; that he has is for the server to know."""

    seat: int
    level: str = ""
    """Empty for the stand-in of the settings."""


@dataclass(frozen=True, slots=True)
class HandBack:
    """Play oneself again."""


@dataclass(frozen=True, slots=True)
class Expire:
    """The house: a turn's time has run out; `token` is played for the seat, unless it throws."""

    token: str = ""


@dataclass(frozen=True, slots=True)
class Close:
    """The house: nobody will play on."""


@dataclass(frozen=True, slots=True)
class Rematch:
    """Play again with the same settings; `table` is the new table's id, given by the house."""

    table: str = ""


Command: TypeAlias = (
    TakeSeat
    | SeatBot
    | LeaveSeat
    | AddSeed
    | Play
    | Throw
    | Undo
    | Resign
    | TakeOver
    | HandBack
    | Expire
    | Close
    | Rematch
)
