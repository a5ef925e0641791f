"""A seat at the table, and who speaks."""

import re
import unicodedata
from dataclasses import dataclass
from enum import Enum
from typing import Final, Literal, TypeAlias

LONGEST_NAME: Final = 40

Kind: TypeAlias = Literal["open", "person", "bot"]


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat and its occupant, as everybody may know it; keys are stored separately."""

    kind: Kind = "open"
    name: str = ""
    bot: str = ""
    """The level of the bot that plays: in a bot's seat, or for an absent person."""
    resigned: bool = False
    vacant: bool = False
    """Left during the game: a bot plays until a person sits down."""

    @property
    def is_free(self) -> bool:
        """Whether a person may sit down here."""
        return self.kind == "open" or self.vacant


OPEN: Final = Seat()


class Role(Enum):
    """A speaker without a seat."""

    SPECTATOR = "spectator"
    SERVER = "server"
    """The server itself: it throws, plays for bots, and enforces the clocks."""


Speaker: TypeAlias = int | Role
"""A seat, identified by its key, or a role."""


LOOKALIKES: Final = str.maketrans("вьβоοσ0тτ", "bbboooott")
"""Letters of other scripts that look like those of "bot"."""

BOT: Final = re.compile(r"\W*(ro)?bot\W*:")


def looks_like_bot(name: str) -> bool:
    """Whether a person's name could be mistaken for a bot's, as `bot:hard` in records."""
    plain = unicodedata.normalize("NFKC", name).casefold().translate(LOOKALIKES)
    return BOT.match(plain) is not None


def clean_name(name: str) -> str:
    """A name as a record can hold it: printable, without commas, not too long."""
    plain = "".join(sign if sign.isprintable() and sign != "," else " " for sign in name)
    return " ".join(plain.split())[:LONGEST_NAME].rstrip()
