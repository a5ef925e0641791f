"""What a client says over its socket: `{"do": "play", "id": "…", "seen": 12, "token": "10-11"}`.

`id` names the command: a repeat gets the first answer. `seen` is the version the client saw.
"""

from typing import TypeAlias

import msgspec

from colonnade.table import commands
from colonnade.table.commands import Command

from .fields import Id, Level, SeatNumber, Seed, Token, Version


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """What every request has."""

    id: Id
    seen: Version

    def command(self) -> Command:
        """The same, as the table takes it."""
        raise NotImplementedError


class Play(Ask, frozen=True, tag="play"):
    """Choose one of the legal moves."""

    token: Token

    def command(self) -> Command:
        """The same, as the table takes it."""
        return commands.Play(self.token)


class Throw(Ask, frozen=True, tag="throw"):
    """Throw."""

    def command(self) -> Command:
        """The same, as the table takes it."""
        return commands.Throw()


class Undo(Ask, frozen=True, tag="undo"):
    """Take one's last choice back."""

    def command(self) -> Command:
        """The same, as the table takes it."""
        return commands.Undo()


class Resign(Ask, frozen=True, tag="resign"):
    """Give up."""

    def command(self) -> Command:
        """The same, as the table takes it."""
        return commands.Resign()


class AddSeed(Ask, frozen=True, tag="seed"):
    """Add a word of one's own to the dice."""

    seed: Seed

    def command(self) -> Command:
        """The same, as the table takes it."""
        return commands.AddSeed(self.seed)


class SeatBot(Ask, frozen=True, tag="seat_bot"):
    """Put a bot in an open seat."""

    seat: SeatNumber
    level: Level

    def command(self) -> Command:
        """The same, as the table takes it."""
        return commands.SeatBot(self.seat, self.level)


class Leave(Ask, frozen=True, tag="leave"):
    """Stand up."""

    def command(self) -> Command:
        """The same, as the table takes it."""
        return commands.LeaveSeat()


class TakeOver(Ask, frozen=True, tag="take_over"):
    """Let a bot play for a person who has gone."""

    seat: SeatNumber

    def command(self) -> Command:
        """The same, as the table takes it."""
        return commands.TakeOver(self.seat)


class HandBack(Ask, frozen=True, tag="hand_back"):
    """Play oneself again."""

    def command(self) -> Command:
        """The same, as the table takes it."""
        return commands.HandBack()


class Rematch(Ask, frozen=True, tag="rematch"):
    """Play again; the server names the new table."""

    def command(self, table: str = "") -> Command:
        """The same, as the table takes it."""
        return commands.Rematch(table)


class Emote(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="emote"):
    """Show one of the preset feelings; it changes nothing and is not kept."""

    emote: Id


class Sync(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="sync"):
    """Say what was missed since a version."""

    version: Version


Request: TypeAlias = (
    Play
    | Throw
    | Undo
    | Resign
    | AddSeed
    | SeatBot
    | Leave
    | TakeOver
    | HandBack
    | Rematch
    | Emote
    | Sync
)

_DECODER: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


def read_request(data: bytes | str) -> Request:
    """The request a message holds; raises `msgspec.DecodeError`, which says what is wrong."""
    return _DECODER.decode(data)
