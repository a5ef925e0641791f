"""How the keys of seats travel over HTTP.

A key reaches a browser in the fragment of a link, which no server sees, and is exchanged for a
cookie that no script sees. Programs send it as `Authorization: Bearer KEY`.
"""

from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from .seat_keys import hash_key

COOKIE_PREFIX: Final = "seat-"
COOKIE_SECONDS: Final = 180 * 24 * 3600
BEARER: Final = "bearer "
MOST_SEATS: Final = 16
"""Cookies of seats that are looked at; a table has fewer seats."""


def keys_in(connection: HTTPConnection) -> list[str]:
    """The hashes of all keys that a request carries."""
    authorization = connection.headers.get("authorization", "")
    if authorization.lower().startswith(BEARER):
        return [hash_key(authorization[len(BEARER) :].strip())]
    return [hash_key(key) for key in seat_cookies(connection).values()]


def seat_cookies(connection: HTTPConnection) -> dict[str, str]:
    """The keys in a request's cookies, by the names of the cookies.

    Keys are never quoted, and so nothing is unquoted: some versions of Python take seconds for a
    quoted value of a few kilobytes.
    """
    found: dict[str, str] = {}
    for cookie in connection.headers.get("cookie", "").split(";"):
        name, _, value = cookie.strip().partition("=")
        if name.startswith(COOKIE_PREFIX):
            found[name] = value
            if len(found) == MOST_SEATS:
                break
    return found


def set_seat_cookie(
    response: Response, request: HTTPConnection, table: str, seat: int, key: str
) -> None:
    """Give a browser the key of a seat, for this table's paths only; an empty key deletes it."""
    response.set_cookie(
        f"{COOKIE_PREFIX}{seat}",
        key,
        max_age=COOKIE_SECONDS if key else 0,
        path=f"/api/tables/{table}",
        secure=request.scope["scheme"] == "https",
        httponly=True,
        samesite="strict",
    )
