"""The file: who may open it, with which settings, and its schema."""

import contextlib
import errno
import os
import sqlite3
import time
from pathlib import Path
from typing import IO, Final

from colonnade.cli.os_errors import unwritable_text
from colonnade.kernel.i18n import Text
from colonnade.library.file_lock import try_lock
from colonnade.store.errors import StoreUnavailable, UnfitDatabase
from colonnade.store.schema import remaining, steps

OLDEST: Final = (3, 37, 0)  # strict tables
PATIENCE: Final = 5.0  # seconds to wait for another process to let go of the file

# What durability rests on, and the values that must be read back.
SETTINGS: Final = {
    "journal_mode": "wal",
    "synchronous": 2,  # FULL: a commit returns when the log is on the disk, power cut or not
    "fullfsync": 1,  # macOS: fsync alone leaves the data in the drive
    "checkpoint_fullfsync": 1,
}


PRIVATE: Final = 0o600

_INCOMPLETE: Final = """
SELECT id FROM tables
WHERE version != (SELECT count(*) FROM entries WHERE table_key = key)
   OR version != (SELECT max(number) FROM entries WHERE table_key = key)
LIMIT 1
"""


class FileLock:
    """The right to be the only process on a file; given back by the system if the process dies.

    SQLite itself lets several processes write, but they would not hear of each other's moves.
    """

    def __init__(self, path: Path) -> None:
        self._database = path
        self._path = path.with_name(f"{path.name}-lock")
        self._file: IO[bytes] | None = None

    def take(self) -> None:
        """Take the file, waiting a little for a process that is about to end."""
        if self._database.is_dir():
            raise UnfitDatabase(unwritable_text(self._database, IsADirectoryError()))
        try:
            self._file = self._path.open("ab")
        except OSError as error:
            raise StoreUnavailable(unwritable_text(self._database, error)) from error
        deadline = time.monotonic() + PATIENCE
        while not try_lock(self._file):
            if time.monotonic() >= deadline:
                self.release()
                raise UnfitDatabase(self._taken_message())
            time.sleep(0.05)

    def verify(self) -> None:
        """Raise unless the lock file is still the one that this process has locked.

        Somebody may have deleted it, and another process may have locked a new one since. If
        nobody has, this process makes it anew.
        """
        if self._file is not None:
            with contextlib.suppress(FileNotFoundError):
                if os.path.samestat(os.fstat(self._file.fileno()), os.stat(self._path)):
                    return
        renewed = self._path.open("ab")
        if not try_lock(renewed):
            renewed.close()
            raise StoreUnavailable(self._taken_message())
        self.release()
        self._file = renewed

    def release(self) -> None:
        """Let another process in."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def _taken_message(self) -> Text:
        name = self._database.name
        return Text(
            f"another process keeps its tables in {name}: stop it, choose another file"
            " with --database, or let both use PostgreSQL",
            f"un autre processus garde ses tables dans {name} : arrête-le, choisis un"
            " autre fichier avec --database, ou mets les deux sur PostgreSQL",
        )


def connect(path: Path, *, create: bool = False) -> sqlite3.Connection:
    """A connection on which a commit is durable; `create` makes a missing file."""
    if sqlite3.sqlite_version_info < OLDEST:
        wanted = ".".join(map(str, OLDEST))
        raise UnfitDatabase(
            Text(
                f"SQLite {sqlite3.sqlite_version} is too old: {wanted} is needed",
                f"SQLite {sqlite3.sqlite_version} est trop ancien : il faut {wanted}",
            )
        )
    # Without "create" a file that vanished stays vanished: an empty one would hide the loss.
    uri = f"{path.absolute().as_uri()}?mode={'rwc' if create else 'rw'}"
    connection = sqlite3.connect(
        uri, uri=True, isolation_level=None, check_same_thread=False, timeout=PATIENCE
    )
    try:
        for name, wanted_value in SETTINGS.items():
            connection.execute(f"PRAGMA {name} = {wanted_value}").fetchall()
        verify_settings(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def reconnect(path: Path) -> sqlite3.Connection:
    """The writer's connection to a file that has its schema.

    What a crash or a fault left in the log may never have reached the disk, though it reads well:
    moving it into the file writes and syncs it anew, before anything is built on it.
    """
    connection = connect(path)
    try:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    except BaseException:
        connection.close()
        raise
    return connection


def verify_settings(connection: sqlite3.Connection) -> None:
    """Raise unless the connection really has the settings that durability rests on."""
    for name, wanted in SETTINGS.items():
        (value,) = connection.execute(f"PRAGMA {name}").fetchone()
        if value != wanted:
            raise UnfitDatabase(
                Text(
                    f"SQLite keeps {name} at {value} here; {wanted} is needed",
                    f"SQLite garde ici {name} à {value} ; il faut {wanted}",
                )
            )


def migrate(connection: sqlite3.Connection) -> None:
    """Take the steps of the schema that this file lacks."""
    connection.execute(
        "CREATE TABLE IF NOT EXISTS schema_steps "
        "(number INTEGER PRIMARY KEY, name TEXT NOT NULL, taken REAL NOT NULL) STRICT"
    )
    taken = {number for (number,) in connection.execute("SELECT number FROM schema_steps")}
    for step in remaining(steps("sqlite"), taken):
        try:
            connection.executescript(f"BEGIN IMMEDIATE;\n{step.sql}")
            connection.execute(
                "INSERT INTO schema_steps VALUES (?, ?, ?)", (step.number, step.name, time.time())
            )
            connection.execute("COMMIT")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            raise


def make_private(path: Path) -> None:
    """Make the file, if need be, and let nobody else read it: it holds the secrets of dice.

    Another name of the same file would be another lock, so a file with two names is refused.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
    status = os.stat(path)
    if status.st_nlink > 1:
        raise UnfitDatabase(
            Text(
                f"{path.name} has {status.st_nlink} names (hard links), and a server on each would"
                " fork its games: remove all but one",
                f"{path.name} a {status.st_nlink} noms (liens physiques), et un serveur sur chacun"
                " dédoublerait ses parties : n’en garde qu’un",
            )
        )
    if os.name == "posix" and status.st_mode & 0o077:
        with contextlib.suppress(OSError):  # it is somebody else's file
            os.chmod(path, PRIVATE)


def verify_integrity(connection: sqlite3.Connection, path: Path) -> None:
    """Raise unless the file is whole, and every log as long as its table says."""
    (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found == "ok":
        row = connection.execute(_INCOMPLETE).fetchone()
        found = "ok" if row is None else f"the log of table {row[0][:6]}… is incomplete"
    if found != "ok":
        found = found.splitlines()[-1]  # SQLite says first in which of its databases
        raise UnfitDatabase(
            Text(
                f"{path.name} is damaged ({found}): stop using it, and bring a backup back with"
                " `colonnade restore --replace`",
                f"{path.name} est endommagé ({found}) : n’y écris plus, et reprends une sauvegarde"
                " avec `colonnade restore --replace`",
            )
        )


def identity(path: Path) -> tuple[int, int]:
    """Which file this is: an open connection does not notice that its file was replaced.

    Raises OSError for an empty one: opening it, SQLite would delete the log of the file that was
    there, and with it the last moves.
    """
    status = os.stat(path)
    if not status.st_size:
        raise OSError(errno.ENODATA, "the file is empty", str(path))
    return status.st_dev, status.st_ino
