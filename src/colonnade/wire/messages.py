"""What the server says: over the socket, tagged by `is`, and in answers to HTTP requests."""

from collections.abc import Mapping
from typing import Final, TypeAlias

import msgspec

from colonnade.table.settings import Settings
from colonnade.table.story import Happening
from colonnade.table.verdict import Refused
from colonnade.table.view import Said, View

from .fields import Id, Key, Level, Name, Position, SeatNumber, Seconds, Seed, Word

USUAL: Final = Settings()


class Message(msgspec.Struct, frozen=True, tag_field="is"):
    """What every message of the server has: its kind."""


class Refusal(msgspec.Struct, frozen=True):
    """Why not: a key for programs, sentences for people, the clause for a breach of the rules."""

    reason: str
    text: Said
    clause: str = ""


class Hello(Message, frozen=True, tag="hello"):
    """The first message on a socket: who you are here, and how the table stands."""

    seat: int | None
    """None for a spectator."""
    view: View
    story: tuple[Happening, ...] = ()
    """What happened since the version the client came back with."""
    present: tuple[bool, ...] = ()
    spectators: int = 0
    remaining: int | None = None
    """Milliseconds left for the seat to act, None where no time runs."""


class Update(Message, frozen=True, tag="update"):
    """The table has changed: the story is for people, the view is the truth."""

    version: int
    story: tuple[Happening, ...]
    view: View
    remaining: int | None = None


class Answer(Message, frozen=True, tag="answer"):
    """What became of a request; `version` is the table's when it was kept, or now if refused."""

    id: str
    ok: bool
    version: int
    refusal: Refusal | None = None
    view: View | None = None
    """The table as it stands, when the request was refused."""


class Emoted(Message, frozen=True, tag="emote"):
    """A seat shows a preset feeling."""

    seat: int
    emote: str


class Presence(Message, frozen=True, tag="presence"):
    """Who is at the table now."""

    present: tuple[bool, ...]
    spectators: int


class Error(Message, frozen=True, tag="error"):
    """A message that could not be understood or taken; the table has not changed."""

    reason: str
    text: Said


ServerMessage: TypeAlias = Hello | Update | Answer | Emoted | Presence | Error


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a seat is filled when a table is opened: left open, by a bot, or by whoever opens it."""

    bot: Level | None = None
    me: bool = False
    name: Name = ""
    seed: Seed = ""


class SettingsAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the table is to be run; what is left out is as usual."""

    auto_throw: bool = USUAL.auto_throw
    take_back: bool = USUAL.take_back
    turn_seconds: Seconds = USUAL.turn_seconds
    stand_in: Level = USUAL.stand_in
    listed: bool = USUAL.listed

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
    """Where the game begins; empty for the start."""


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """HTTP: sit down in a free seat."""

    name: Name = ""
    seed: Seed = ""
    key: Key = ""
    """The key the seat is to have. Whoever asks again with it, because the answer was lost, gets
    the same seat; without one the server makes a key, and a lost answer loses the seat."""

    def __repr__(self) -> str:
        return f"TakeSeat(name={self.name!r}, seed={self.seed!r})"


class SeatLink(msgspec.Struct, frozen=True):
    """A seat and the key that opens it: shown once, to whoever sits down."""

    table: Id
    seat: SeatNumber
    key: str

    def __repr__(self) -> str:
        return f"SeatLink(table={self.table!r}, seat={self.seat})"


class TableOpened(msgspec.Struct, frozen=True):
    """HTTP: the table is open; the links are those of the seats of whoever opened it."""

    table: Id
    links: tuple[SeatLink, ...]
    view: View


class Failure(msgspec.Struct, frozen=True):
    """HTTP: every answer that is not a success."""

    error: Refusal


_ENCODER = msgspec.json.Encoder()


def encode(message: object) -> bytes:
    """A message as JSON: once, however many it is sent to."""
    return _ENCODER.encode(message)


def refusal(refused: Refused) -> Refusal:
    """A refusal of the table, as it is sent."""
    return Refusal(refused.reason, Said(refused.text.en, refused.text.fr), refused.clause)
