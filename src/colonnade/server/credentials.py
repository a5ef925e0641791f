"""Keys of seats: whoever holds one plays for the seat. Only hashes are kept, in memory and on disk.

A key comes to a browser in the fragment of a link, which no server sees, and is exchanged for a
cookie that no script sees. Programs send it as `Authorization: Bearer KEY`.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable, Sequence
from http.cookies import CookieError, SimpleCookie
from typing import Final, NamedTuple

from starlette.datastructures import Headers

KEY_BYTES: Final = 24
COOKIE: Final = "seat-"
COOKIE_SECONDS: Final = 180 * 24 * 3600
TABLE_BYTES: Final = 12
TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{16}", re.ASCII)
BEARER: Final = "bearer "


class Held(NamedTuple):
    """A seat that somebody may speak for, and the hash of the key that proves it."""

    seat: int
    key: str


def new_key() -> str:
    """A key nobody can guess."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_table_id() -> str:
    """An id nobody can guess: knowing it is enough to watch, and to sit down in a free seat."""
    return secrets.token_urlsafe(TABLE_BYTES)


def hash_key(key: str) -> str:
    """What is kept of a key; keys are random, so a plain hash suffices."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def command_name(key: str, command: str) -> str:
    """What a command is called in the store: ids are a client's own, so another's cannot clash."""
    digest = hashlib.sha256(f"{key} {command}".encode("utf-8", "surrogatepass"))
    return digest.hexdigest()[:40]


def presented(headers: Headers) -> list[str]:
    """The hashes of all keys that a request brings along."""
    authorization = headers.get("authorization", "")
    if authorization.lower().startswith(BEARER):
        return [hash_key(authorization[len(BEARER) :].strip())]
    cookie: SimpleCookie = SimpleCookie()
    try:
        for header in headers.getlist("cookie"):
            cookie.load(header)
    except CookieError:
        return []
    return [hash_key(item.value) for name, item in cookie.items() if name.startswith(COOKIE)]


def held(keys: Sequence[str], hashes: Iterable[str], wanted: int | None = None) -> Held | None:
    """The seat that one of the hashes opens, the wanted one if several do."""
    known = list(hashes)
    for seat, key in enumerate(keys):
        if key and (wanted is None or wanted == seat):
            if any(hmac.compare_digest(key, mine) for mine in known):
                return Held(seat, key)
    return None


def cookie(table: str, seat: int, key: str, *, secure: bool) -> str:
    """A `Set-Cookie` that goes to this table's addresses only."""
    parts = [
        f"{COOKIE}{seat}={key}",
        f"Path=/api/tables/{table}",
        f"Max-Age={COOKIE_SECONDS if key else 0}",
        "HttpOnly",
        "SameSite=Strict",
    ]
    return "; ".join([*parts, "Secure"] if secure else parts)
