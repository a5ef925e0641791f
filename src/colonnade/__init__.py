"""Colonnade: four board games of columns and race tracks, played exactly by their rules.

    >>> import colonnade
    >>> game = colonnade.new("senet")
    >>> game.play("t1")[0].kind
    'threw'

`new` and `load` give a `Game` for scripts and notebooks; `rulebook` gives the pure functions
beneath it for people who build engines.
"""

from colonnade.kernel.awaited import Chance, Choice, Over
from colonnade.kernel.errors import (
    BadOption,
    BadRecord,
    ColonnadeError,
    IllegalToken,
    ImpossiblePosition,
    MalformedNotation,
    UnknownGame,
)
from colonnade.kernel.event import Event, EventKind
from colonnade.kernel.record import Record, read_record
from colonnade.kernel.refusal import Refusal
from colonnade.kernel.snapshot import Snapshot

from .games import (
    GAMES,
    ColumbizSnapshot,
    CorinthoSnapshot,
    Les4ColonnesSnapshot,
    SenetSnapshot,
    rulebook,
)
from .library import Game, load, new, read_records, replay, write_records
from .version import __version__

__all__ = [
    "GAMES",
    "BadOption",
    "BadRecord",
    "Chance",
    "Choice",
    "ColonnadeError",
    "ColumbizSnapshot",
    "CorinthoSnapshot",
    "Event",
    "EventKind",
    "Game",
    "IllegalToken",
    "ImpossiblePosition",
    "Les4ColonnesSnapshot",
    "MalformedNotation",
    "Over",
    "Record",
    "Refusal",
    "SenetSnapshot",
    "Snapshot",
    "UnknownGame",
    "__version__",
    "load",
    "new",
    "read_record",
    "read_records",
    "replay",
    "rulebook",
    "write_records",
]
