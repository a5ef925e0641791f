"""Four games, one folder each: rules, texts and views, and what plugs into other packages.

Rules, texts and views are pure: standard library only, no random number, no clock, no input or
output. No game imports another. A new game is a new folder and one line in `registry`.
"""

from .registry import (
    GAMES,
    ColumbizSnapshot,
    CorinthoSnapshot,
    Les4ColonnesSnapshot,
    SenetSnapshot,
    rulebook,
)

__all__ = [
    "GAMES",
    "ColumbizSnapshot",
    "CorinthoSnapshot",
    "Les4ColonnesSnapshot",
    "SenetSnapshot",
    "rulebook",
]
