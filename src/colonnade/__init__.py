"""Colonnade: four board games of columns and race tracks, played exactly by their rules.

    >>> import colonnade
    >>> game = colonnade.new("senet")
    >>> game.play("t1")[0].kind
    'threw'

`new` and `load` give a `Game` for scripts and notebooks; `rulebook` gives the pure functions
beneath it for people who build engines.
"""

from colonnade.game import Game, Why, load, new, replay
from colonnade.games import GAMES, rulebook
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
from colonnade.kernel.event import Event
from colonnade.kernel.record import Record, read_record
from colonnade.kernel.refusal import Refusal
from colonnade.version import __version__

__all__ = [
    "GAMES",
    "BadOption",
    "BadRecord",
    "Chance",
    "Choice",
    "ColonnadeError",
    "Event",
    "Game",
    "IllegalToken",
    "ImpossiblePosition",
    "MalformedNotation",
    "Over",
    "Record",
    "Refusal",
    "UnknownGame",
    "Why",
    "__version__",
    "load",
    "new",
    "read_record",
    "replay",
    "rulebook",
]
