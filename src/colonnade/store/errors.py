"""Every exception of the store.

StoreFault
├── Conflict           the log is not as long as the caller thought; carries its length
├── Repeated           the command was kept before; carries the version it produced
├── TableExists        a table of this id was created before
├── UnknownTable       no table has this id
├── StoreUnavailable   the database cannot keep anything just now; try again later
└── UnfitDatabase      a database that must not be used: newer schema, unsafe settings, in use
"""

from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.i18n import Text


class StoreFault(ColonnadeError):
    """The store did not do what it was asked; `said` says why, in both languages.

    Logs use the English; what only programs meet may exist in English only.
    """


class Conflict(StoreFault):
    """Another process extended the log first; nothing was stored."""

    def __init__(self, table_id: str, after: int, version: int) -> None:
        super().__init__(f"table {table_id} has {version} entries, not {after}")
        self.table_id = table_id
        self.version = version


class Repeated(StoreFault):
    """This command was stored before; nothing was stored now."""

    def __init__(self, table_id: str, command: str, version: int) -> None:
        super().__init__(f"command {command} of table {table_id} already led to version {version}")
        self.table_id = table_id
        self.version = version


class TableExists(StoreFault):
    """A table of this id was created before; it was left as it is."""


class UnknownTable(StoreFault):
    """No table has this id."""


class StoreUnavailable(StoreFault):
    """The database cannot be reached or cannot write.

    A write that ends so was not acknowledged; it may still have been kept if the fault came with
    the last answer. Appending again is safe: the version and the command are compared.
    """


class UnfitDatabase(StoreFault):
    """A database that would break the promise of durability, or that this program does not know."""


def not_empty_fault(name: str, tables: int | None) -> UnfitDatabase:
    """Why a backup is not brought back over what there is."""
    if tables is None:
        return UnfitDatabase(
            Text(
                f"{name} is damaged: --replace puts the backup in its place, and keeps it as"
                f" {name}.damaged",
                f"{name} est endommagé : --replace met la sauvegarde à sa place, et le garde sous"
                f" {name}.damaged",
            )
        )
    return UnfitDatabase(
        Text(
            f"{name} holds {tables} tables: restore into another, or replace them with --replace",
            f"{name} contient {tables} tables : restaure ailleurs, ou remplace-les avec --replace",
        )
    )
