"""Where the secrets of the dice and the dates of games come from."""

import secrets
import time

from colonnade.table.dice import SECRET_BYTES, Secret


def new_secret() -> Secret:
    """A secret for the dice of one table."""
    return Secret(secrets.token_bytes(SECRET_BYTES))


def today(now: float) -> str:
    """The day as a record writes it, in universal time."""
    return time.strftime("%Y.%m.%d", time.gmtime(now))
