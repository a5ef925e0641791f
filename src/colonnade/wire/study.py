"""Shapes for pages without a table: words, layouts, positions to look at, records to replay."""

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from colonnade.kernel.display import Gesture
from colonnade.kernel.event import Event
from colonnade.table.view import Awaits, Said

from .fields import Position, Word
from .messages import Refusal

Place = Annotated[str, msgspec.Meta(max_length=32)]
RecordText = Annotated[str, msgspec.Meta(max_length=60_000)]
"""A record; the longest that anybody plays is shorter."""
MOST_FRAMES = 128


class GameWords(msgspec.Struct, frozen=True):
    """Every sentence of a game and of a table, as templates."""

    game: Mapping[str, Said]
    table: Mapping[str, Said]
    seat_facts: tuple[str, ...]
    """Facts under these names are seat numbers: a sentence shows the name of whoever sits there."""


class Standing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position of a game; the start where none is given."""

    game: Word
    options: Mapping[Word, Word] = msgspec.field(default_factory=dict)
    position: Position = ""


class Trial(Standing, frozen=True, forbid_unknown_fields=True):
    """A move or a throw to try out."""

    token: Word = ""
    """Empty to look at the position as it is."""


class Touch(Standing, frozen=True, forbid_unknown_fields=True):
    """What was touched on a board, or the token that was wanted."""

    source: Place = ""
    target: Place = ""
    token: Word = ""


class Frame(msgspec.Struct, frozen=True):
    """One moment of a game, with all that a screen needs to show it."""

    position: str
    awaits: Awaits
    legal: tuple[str, ...]
    gestures: Mapping[str, Gesture]
    scene: Mapping[str, Any]
    colours: tuple[Said, ...]
    chances: tuple[str, ...]
    """The possible throws, where a throw is awaited."""
    result: tuple[str, ...] | None
    token: str = ""
    """What led here; empty for the first moment."""
    seat: int | None = None
    """Who did."""
    thrown: bool = False
    """Whether it was a throw."""
    events: tuple[Event, ...] = ()


class Why(msgspec.Struct, frozen=True):
    """Why a touch means nothing legal; None where it does."""

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
    """A record, and which of its moments are wanted."""

    record: RecordText
    first: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0
    """0 is the moment before the first token."""
    count: Annotated[int, msgspec.Meta(ge=0, le=MOST_FRAMES)] = MOST_FRAMES


class Replayed(msgspec.Struct, frozen=True):
    """Some moments of a recorded game."""

    game: str
    options: Mapping[str, str]
    seats: tuple[str, ...]
    date: str
    headers: Mapping[str, str]
    result: tuple[str, ...] | None
    tokens: tuple[str, ...]
    first: int
    frames: tuple[Frame, ...]


BODIES: tuple[type, ...] = (GameWords, Trial, Touch, Frame, Why, ToldMoves, ReplayAsked, Replayed)
