"""The store in one SQLite file: no set-up, one process, one writer."""

from .store import SqliteStore

__all__ = ["SqliteStore"]
