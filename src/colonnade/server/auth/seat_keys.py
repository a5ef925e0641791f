"""Keys of seats and secrets of dice. Whoever holds a key plays for its seat.

Only hashes of keys are stored, in memory and on disk.
"""

import hashlib
import hmac
import re
import secrets
import time
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from colonnade.table.fair_dice import SECRET_BYTES, Secret

KEY_BYTES: Final = 24
TABLE_BYTES: Final = 12
TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{16}", re.ASCII)


class SeatCredential(NamedTuple):
    """A seat that a client may speak for, and the hash of the key that proves it."""

    seat: int
    key: str


def new_key() -> str:
    """A key nobody can guess."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_table_id(prefix: str = "") -> str:
    """An id nobody can guess: knowing it is enough to watch, and to sit down in a free seat."""
    return prefix + secrets.token_urlsafe(TABLE_BYTES)[len(prefix) :]


def hash_key(key: str) -> str:
    """The stored form of a key; keys are random, so a plain hash suffices."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def command_name(key: str, command: str) -> str:
    """The id of a command in the store, made so that ids of two clients cannot clash."""
    return hashlib.sha256(f"{key} {command}".encode("utf-8", "surrogatepass")).hexdigest()[:40]


def new_secret() -> Secret:
    """A secret for the dice of one table."""
    return Secret(secrets.token_bytes(SECRET_BYTES))


def utc_date() -> str:
    """Today as a record writes it, in universal time."""
    return time.strftime("%Y.%m.%d", time.gmtime())


def match_seat(
    keys: Sequence[str], hashes: Iterable[str], wanted: int | None = None
) -> SeatCredential | None:
    """The seat that one of the hashes opens, the wanted one if several do."""
    known = list(hashes)
    for seat, key in enumerate(keys):
        if key and (wanted is None or wanted == seat):
            if any(hmac.compare_digest(key, mine) for mine in known):
                return SeatCredential(seat, key)
    return None
