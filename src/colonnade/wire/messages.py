"""Messages of the server: over the socket, tagged by `is`, and in HTTP responses."""

from collections.abc import Mapping
from typing import Annotated, Final, TypeAlias

import msgspec

from colonnade.kernel.refusal import Refusal
from colonnade.table.beginning import Begins
from colonnade.table.settings import Settings
from colonnade.table.story import TableEvent
from colonnade.table.view import View

from .fields import (
    Id,
    Key,
    Level,
    Name,
    Opponents,
    Position,
    SeatNumber,
    Seconds,
    Seed,
    Share,
    Word,
)

USUAL: Final = Settings()
MOST_RESULTS: Final = 30
"""Finished games from which a coach learns how strong somebody is."""


class Message(msgspec.Struct, frozen=True, tag_field="is"):
    """The base of all messages: the tag says which kind it is."""


class Hello(Message, frozen=True, tag="hello"):
    """The first message on a socket: the client's seat, and the table."""

    seat: int | None
    """None for a spectator."""
    view: View
    story: tuple[TableEvent, ...] = ()
    """What happened since the version the client reconnected with."""
    present: tuple[bool, ...] = ()
    spectators: int = 0
    remaining: int | None = None
    """Milliseconds left for the seat to act, None where no clock runs."""


class Update(Message, frozen=True, tag="update"):
    """The table has changed; the story is for people, the view replaces the old one."""

    version: int
    story: tuple[TableEvent, ...]
    view: View
    remaining: int | None = None


class Answer(Message, frozen=True, tag="answer"):
    """The result of a request; `version` is the table's after it, or now if it was refused."""

    id: str
    ok: bool
    version: int
    refusal: Refusal | None = None
    view: View | None = None
    """The current table, when the request was refused."""


class Emoted(Message, frozen=True, tag="emote"):
    """A seat shows a preset emote."""

    seat: int
    emote: str


class Presence(Message, frozen=True, tag="presence"):
    """Who is connected to the table."""

    present: tuple[bool, ...]
    spectators: int


class Error(Message, frozen=True, tag="error"):
    """A message that could not be parsed or accepted; the table has not changed."""

    refusal: Refusal


ServerMessage: TypeAlias = Hello | Update | Answer | Emoted | Presence | Error


class FinishedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that the opener has played against bots of one level."""

    bot: Level
    share: Share
    """The opener's share of the win."""
    opponents: Opponents = 1
    """How many other sides there were."""


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a seat is filled when a table is opened: left open, by a bot, or by the opener."""

    bot: Level | None = None
    me: bool = False
    name: Name = ""
    results: Annotated[tuple[FinishedGame, ...], msgspec.Meta(max_length=MOST_RESULTS)] = ()
    """For a coach: how the opener's latest games ended, the oldest first."""


class SettingsAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a new table; what is left out has its default."""

    auto_throw: bool = USUAL.auto_throw
    take_back: bool = USUAL.take_back
    turn_seconds: Seconds = USUAL.turn_seconds
    stand_in: Level = USUAL.stand_in
    listed: bool = USUAL.listed
    own_dice: bool = USUAL.own_dice

    def settings(self) -> Settings:
        """The same, as the table takes it."""
        return Settings(**msgspec.structs.asdict(self))


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """HTTP: open a table."""

    game: Word
    options: Mapping[Word, Word] = msgspec.field(default_factory=dict)
    settings: SettingsAsked = SettingsAsked()
    seats: tuple[SeatPlan, ...] = ()
    position: Position = ""
    """The position at which the game begins; empty for the start."""
    begins: Begins = "seated"
    """How the first of these seats is decided; the others follow in their order."""
    youngest: SeatNumber = 0
    """Which of these seats is the youngest's."""


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """HTTP: sit down in a free seat."""

    name: Name = ""
    seed: Seed = ""
    key: Key = ""
    """The key that the seat is to have. A client that repeats a request whose answer was lost gets
    the same seat; without a key the server makes one, and a lost answer loses the seat."""

    def __repr__(self) -> str:
        return f"TakeSeat(name={self.name!r}, seed={self.seed!r})"


class SeatLink(msgspec.Struct, frozen=True):
    """A seat and its key: sent once, to the person who sits down."""

    table: Id
    seat: SeatNumber
    key: str

    def __repr__(self) -> str:
        return f"SeatLink(table={self.table!r}, seat={self.seat})"


class TableOpened(msgspec.Struct, frozen=True):
    """HTTP: the table is open; the links are those of the opener's seats."""

    table: Id
    links: tuple[SeatLink, ...]
    view: View
    first: SeatNumber = 0
    """Which of the seats that were asked for begins, and is the table's first seat now."""


class Failure(msgspec.Struct, frozen=True):
    """HTTP: the body of every error response."""

    error: Refusal


_ENCODER = msgspec.json.Encoder()


def encode(message: object) -> bytes:
    """A message as JSON, encoded once for all recipients."""
    return _ENCODER.encode(message)
