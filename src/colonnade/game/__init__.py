"""The object people import, and how it comes out of records and files."""

from .game import Game, Randomness, Why
from .replaying import load, new, possible_results, read_file, replay, replayed, started

__all__ = [
    "Game",
    "Randomness",
    "Why",
    "load",
    "new",
    "possible_results",
    "read_file",
    "replay",
    "replayed",
    "started",
]
