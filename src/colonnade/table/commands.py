"""The commands of a table; `decide` accepts or refuses them."""

from dataclasses import dataclass, field
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """Sit down; `key` is the hash of the credential the seat will have."""

    seat: int
    name: str
    key: str = field(repr=False)
    seed: str = ""
    """A seed for the dice, if the first throw has not been made."""


@dataclass(frozen=True, slots=True)
class SeatBot:
    """Put a bot in an open seat, or replace the bot of a seat."""

    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class LeaveSeat:
    """Leave the seat."""


@dataclass(frozen=True, slots=True)
class AddSeed:
    """Add a seed of one's own to the dice."""

    seed: str


@dataclass(frozen=True, slots=True)
class Play:
    """Choose a move."""

    token: str


@dataclass(frozen=True, slots=True)
class Throw:
    """Throw; at a table with one's own dice, enter what they show."""

    token: str = ""


@dataclass(frozen=True, slots=True)
class Undo:
    """Take one's last choice back."""


@dataclass(frozen=True, slots=True)
class Resign:
    """Give up."""


@dataclass(frozen=True, slots=True)
class TakeOver:
    """Let a bot play for an absent person; the server checks that they are absent."""

    seat: int
    level: str = ""
    """Empty for the stand-in level of the settings."""


@dataclass(frozen=True, slots=True)
class HandBack:
    """Play oneself again."""


@dataclass(frozen=True, slots=True)
class Expire:
    """By the server: a turn's time has run out; `token` is played if a choice is awaited."""

    token: str = ""


@dataclass(frozen=True, slots=True)
class Close:
    """By the server: close a table at which nobody plays any more."""


@dataclass(frozen=True, slots=True)
class Rematch:
    """Play again with the same settings; `table` is the new table's id, given by the server."""

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
