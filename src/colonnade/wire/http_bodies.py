"""Bodies that only HTTP carries: seat keys, the catalogue of games, tables in a list."""

from collections.abc import Mapping
from typing import Annotated

import msgspec

from colonnade.kernel.i18n import Text
from colonnade.table.seat import Seat
from colonnade.table.settings import Settings

from .fields import Id, SeatNumber


class SeatKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A key from a link, to be exchanged for a cookie."""

    key: Annotated[str, msgspec.Meta(min_length=1, max_length=128)]

    def __repr__(self) -> str:
        return "SeatKey()"


class Seated(msgspec.Struct, frozen=True):
    """The seat that a key opens."""

    table: Id
    seat: SeatNumber


class OptionValue(msgspec.Struct, frozen=True):
    """One value of an option."""

    value: str
    label: Text
    players: tuple[int, ...]
    """The numbers of players for which it can be chosen."""


class OptionCard(msgspec.Struct, frozen=True):
    """An option of a game; the first value is the default."""

    name: str
    says: Text
    clause: str
    main: bool
    """Whether it is asked before every game, and not among the variants."""
    values: tuple[OptionValue, ...]


class GameCard(msgspec.Struct, frozen=True):
    """A game as the home page and the form for a new game show it."""

    id: str
    title: Text
    about: Text
    tale: Text | None
    """How its story begins, where it has one."""
    players: tuple[int, int]
    minutes: tuple[int, int]
    age: int
    """The age from which children can play it."""
    begins: str
    """How its rulebook says who begins."""
    chance: bool
    options: tuple[OptionCard, ...]
    presets: Mapping[str, Mapping[str, str]]
    offers: tuple[str, ...]
    """What it offers besides being played: `bot`, `analysis`, `lab`, `env`, `paper`."""


class Catalogue(msgspec.Struct, frozen=True):
    """Everything that can be chosen at this server."""

    version: str
    games: tuple[GameCard, ...]
    levels: tuple[str, ...]
    """The levels of bots."""
    emotes: Mapping[str, Text]
    reach: str
    """The server's address for other machines of the network, for a page that was opened on the
    server's own machine; empty where it is not known."""
    prints: bool
    """Whether games can be printed as PDF."""
    kiosk: bool = False
    """Whether every page is shown as on a public screen."""


class TableCard(msgspec.Struct, frozen=True):
    """A table with a free seat, in the public list."""

    table: Id
    game: str
    options: Mapping[str, str]
    settings: Settings
    seats: tuple[Seat, ...]


class TableList(msgspec.Struct, frozen=True):
    """The tables of the public list."""

    tables: tuple[TableCard, ...]


class Health(msgspec.Struct, frozen=True):
    """Whether the server can store moves."""

    ok: bool
    version: str
    tables: int
    """In memory."""
    sockets: int
