"""A place at the table, and who speaks."""

from dataclasses import dataclass
from enum import Enum
from typing import Final, Literal, TypeAlias

LONGEST_NAME: Final = 40

Kind: TypeAlias = Literal["open", "person", "bot"]


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits in a place, as everybody may know; keys are kept apart from it."""

    kind: Kind = "open"
    name: str = ""
    bot: str = ""
    """The level of the bot that plays: a bot's seat, or one whose person has gone."""
    resigned: bool = False
    vacant: bool = False
    """Left in mid-game: a bot plays until somebody sits down."""

    @property
    def is_free(self) -> bool:
        """Whether a person may sit down here."""
        return self.kind == "open" or self.vacant


OPEN: Final = Seat()


class Role(Enum):
    """Whoever speaks without a seat."""

    SPECTATOR = "spectator"
    HOUSE = "house"
    """The server itself: it throws, lets bots play, and watches the clock."""


Who: TypeAlias = int | Role
"""A seat, known by its key, or a role."""


def clean_name(name: str) -> str:
    """A name as a record can hold it: printable, without commas, not too long."""
    plain = "".join(sign if sign.isprintable() and sign != "," else " " for sign in name)
    return " ".join(plain.split())[:LONGEST_NAME].rstrip()
