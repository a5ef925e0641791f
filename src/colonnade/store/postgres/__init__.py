"""The store in PostgreSQL: any number of servers on any number of hosts."""

from .store import PostgresStore

__all__ = ["PostgresStore"]
