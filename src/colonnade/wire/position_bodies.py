"""Bodies for pages without a table: words, layouts, positions to study, records to replay."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

import msgspec

from colonnade.kernel.event import Event
from colonnade.kernel.i18n import Text
from colonnade.kernel.point import Point
from colonnade.kernel.refusal import Refusal

from .fields import Position, Word

Place = Annotated[str, msgspec.Meta(max_length=32)]
RecordText = Annotated[str, msgspec.Meta(max_length=60_000)]
"""A record; the limit is far above the longest game."""
MOST_FRAMES = 128


class GameWords(msgspec.Struct, frozen=True):
    """Every sentence of a game and of a table, as templates."""

    game: Mapping[str, Text]
    table: Mapping[str, Text]
    seat_facts: tuple[str, ...]
    """Facts under these names are seat numbers: a sentence shows the name of the seat's
    occupant."""


class PositionRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position of a game; the start where none is given."""

    game: Word
    options: Mapping[Word, Word] = msgspec.field(default_factory=dict)
    position: Position = ""


class Trial(PositionRequest, frozen=True, forbid_unknown_fields=True):
    """A move or a throw to try."""

    token: Word = ""
    """Empty to show the position itself."""
    chances: bool = False
    """Whether to list the possible throws; eight dice have more than a thousand."""


class Touch(PositionRequest, frozen=True, forbid_unknown_fields=True):
    """What was touched on a board, or the token that was wanted."""

    source: Place = ""
    target: Place = ""
    token: Word = ""


@dataclass(slots=True)
class Frame(Point):
    """One point of a game, with everything a screen needs to show it."""

    chances: tuple[str, ...]
    """The possible throws, where a throw is awaited and they were asked for."""
    token: str = ""
    """The token that led here; empty for the first frame."""
    seat: int | None = None
    """The seat that played it."""
    thrown: bool = False
    """Whether it was a throw."""
    events: tuple[Event, ...] = ()


class Why(msgspec.Struct, frozen=True):
    """Why a touch is no legal move; None where it is."""

    token: str
    """The token it would spell, empty where it spells none."""
    refusal: Refusal | None


class ToldMove(msgspec.Struct, frozen=True):
    """A legal move and what it makes happen."""

    token: str
    events: tuple[Event, ...]


class ToldMoves(msgspec.Struct, frozen=True):
    """All legal moves in words."""

    moves: tuple[ToldMove, ...]


class ReplayAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record, and which of its frames are wanted."""

    record: RecordText
    first: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0
    """0 is the frame before the first token."""
    count: Annotated[int, msgspec.Meta(ge=0, le=MOST_FRAMES)] = MOST_FRAMES


class RecordedSeat(msgspec.Struct, frozen=True):
    """The occupant of a seat in a recorded game."""

    name: str
    """Empty for bots, and for people whom the record names by the colour of their seat."""
    bot: str
    """The level of a bot, empty for people."""


class Replayed(msgspec.Struct, frozen=True):
    """Some frames of a recorded game."""

    game: str
    options: Mapping[str, str]
    seats: tuple[RecordedSeat, ...]
    date: str
    headers: Mapping[str, str]
    result: tuple[str, ...] | None
    tokens: tuple[str, ...]
    first: int
    frames: tuple[Frame, ...]


BODIES: tuple[type, ...] = (GameWords, Trial, Touch, Frame, Why, ToldMoves, ReplayAsked, Replayed)
