"""Writes that tests hand to a store."""

from collections.abc import Sequence

from colonnade.store import Write


def opening(
    table_id: str, entries: Sequence[bytes], secret: bytes, *, wake_in: float | None = None
) -> Write:
    """What opens a log."""
    return Write(table_id, 0, entries, wake_in=wake_in, secret=secret)
