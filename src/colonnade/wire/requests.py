"""Requests of a client over its socket: `{"do": "play", "id": "…", "seen": 12, "token": "10-11"}`.

`id` identifies the command: repeating it with the same id returns the first answer. `seen` is the
version the client saw. The shapes are made from the table's own commands (`table.commands`): fields
are declared there, and here only their limits.
"""

from dataclasses import MISSING
from typing import Any, ClassVar, Final, Union

import msgspec
from msgspec.structs import astuple

from colonnade.table import commands
from colonnade.table.commands import Command

from .fields import Id, Level, SeatNumber, Seed, Token, Version


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """A command of a client, with the fields that every command has."""

    makes: ClassVar[type[Command]]
    id: Id
    seen: Version

    def command(self) -> Command:
        """The command without its envelope: its own fields follow those of every request."""
        return self.makes(*astuple(self)[2:])

    @property
    def identity(self) -> str:
        """The same for a repeat: the same id with another command is another command."""
        return f"{self.id} {self.makes.__name__}{astuple(self)[2:]}"


class Emote(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="emote"):
    """Show a preset emote; it changes nothing and is not stored."""

    emote: Id


class Sync(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="sync"):
    """Ask for everything since a version."""

    version: Version


LIMITS: Final = {"token": Token, "seed": Seed, "seat": SeatNumber, "level": Level}


def _field(command: type[Command], name: str) -> tuple[str, type] | tuple[str, type, object]:
    """A field of a request; fields with a default may be left out."""
    default = command.__dataclass_fields__[name].default
    kind = LIMITS[name]
    return (name, kind) if default is MISSING else (name, kind, default)


def _asking(do: str, command: type[Command], *fields: str) -> type[Ask]:
    """The request type of a command; fields that are not named are filled in by the server."""
    made = msgspec.defstruct(
        command.__name__,
        [_field(command, field) for field in fields],
        bases=(Ask,),
        namespace={"makes": command, "__doc__": command.__doc__},
        module=__name__,
        frozen=True,
        tag=do,
    )
    assert issubclass(made, Ask)
    return made


ASKS: Final = (
    _asking("play", commands.Play, "token"),
    _asking("throw", commands.Throw, "token"),
    _asking("undo", commands.Undo),
    _asking("resign", commands.Resign),
    _asking("seed", commands.AddSeed, "seed"),
    _asking("seat_bot", commands.SeatBot, "seat", "level"),
    _asking("leave", commands.LeaveSeat),
    _asking("take_over", commands.TakeOver, "seat"),
    _asking("hand_back", commands.HandBack),
    _asking("rematch", commands.Rematch),
)
REQUESTS: Final[tuple[type, ...]] = (*ASKS, Emote, Sync)
Request: Any = Union[REQUESTS]  # noqa: UP007 - made at run time

_DECODER: Final[msgspec.json.Decoder[Ask | Emote | Sync]] = msgspec.json.Decoder(Request)


def read_request(data: bytes | str) -> Ask | Emote | Sync:
    """The request in a message; raises `msgspec.DecodeError`, which says what is wrong."""
    return _DECODER.decode(data)
