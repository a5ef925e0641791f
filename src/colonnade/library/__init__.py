"""The `Game` object that scripts import, and reading it from records and files."""

from .game import Game, Randomness
from .record_files import load, read_file, read_records, write_records
from .replay import new, possible_results, replay, replayed, started
from .spelling import spelled

__all__ = [
    "Game",
    "Randomness",
    "load",
    "new",
    "possible_results",
    "read_file",
    "read_records",
    "replay",
    "replayed",
    "spelled",
    "started",
    "write_records",
]
