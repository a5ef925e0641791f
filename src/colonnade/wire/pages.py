"""Shapes that only HTTP carries: keys of seats, the catalogue of games, tables in a list."""

from collections.abc import Mapping
from typing import Annotated

import msgspec

from colonnade.table.seat import Seat
from colonnade.table.settings import Settings
from colonnade.table.view import Said

from .fields import Id, SeatNumber


class SeatKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A key from a link, to be exchanged for a cookie."""

    key: Annotated[str, msgspec.Meta(min_length=1, max_length=128)]

    def __repr__(self) -> str:
        return "SeatKey()"


class Seated(msgspec.Struct, frozen=True):
    """Whom a key makes somebody."""

    table: Id
    seat: SeatNumber


class OptionValue(msgspec.Struct, frozen=True):
    """One value of an option."""

    value: str
    label: Said
    players: tuple[int, ...]
    """The numbers of players with which it can be chosen."""


class OptionCard(msgspec.Struct, frozen=True):
    """An option of a game; the first value is the usual one."""

    name: str
    says: Said
    clause: str
    values: tuple[OptionValue, ...]


class GameCard(msgspec.Struct, frozen=True):
    """What somebody who chooses a game wants to know."""

    id: str
    title: Said
    about: Said
    players: tuple[int, int]
    minutes: tuple[int, int]
    chance: bool
    options: tuple[OptionCard, ...]
    presets: Mapping[str, Mapping[str, str]]


class Catalogue(msgspec.Struct, frozen=True):
    """All that can be chosen at this server."""

    version: str
    games: tuple[GameCard, ...]
    levels: tuple[str, ...]
    """The levels of bots."""
    emotes: Mapping[str, Said]
    reach: str
    """Where other machines of the network find the server, for a page that was opened on its own
    machine; empty where that is not known."""
    prints: bool
    """Whether games can be had as a PDF to print."""


class TableCard(msgspec.Struct, frozen=True):
    """A table with a free seat, as strangers find it."""

    table: Id
    game: str
    options: Mapping[str, str]
    settings: Settings
    seats: tuple[Seat, ...]


class TableList(msgspec.Struct, frozen=True):
    """Tables that want to be found."""

    tables: tuple[TableCard, ...]


class Health(msgspec.Struct, frozen=True):
    """Whether the server can keep moves."""

    ok: bool
    version: str
    tables: int
    """In memory."""
    sockets: int
