"""Backups: one SQLite file for either database, made while servers write, and brought back."""

import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

from colonnade.cli.os_errors import unwritable_text
from colonnade.kernel.i18n import Text

from . import file_of, is_postgres
from .errors import StoreUnavailable, UnfitDatabase, not_empty_fault
from .sqlite.connection import (
    PRIVATE,
    FileLock,
    connect,
    make_private,
    migrate,
    verify_integrity,
)


async def back_up(database: str, target: Path) -> int:
    """Write a backup, while servers go on; how many tables it has."""
    if target.exists():
        raise UnfitDatabase(
            Text(f"{target} exists: choose another name", f"{target} existe : prends un autre nom")
        )
    if not is_postgres(database):
        must_exist(file_of(database))
    with faults(target), new_file(target) as place:
        if is_postgres(database):
            from .postgres.bulk_copy import copy_out

            with contextlib.closing(create_database(place)) as copy:
                await copy_out(database, copy)
        else:
            with faults(file_of(database)):
                copy_file(file_of(database), place)
        return verify_and_rename(place, target)


async def restore(source: Path, database: str, *, replace: bool = False) -> int:
    """Bring a backup back into a database that no server uses; how many tables it has.

    A database that holds tables is left as it is, unless it is to be replaced.
    """
    must_exist(source)
    must_be_backup(source)
    if not is_postgres(database):
        return restore_file(source, file_of(database), replace=replace)
    from .postgres.bulk_copy import copy_in

    with faults(source), tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "backup.db"
        copy_file(source, place)
        count = verify_file(place)  # takes the steps of the schema that an old backup lacks
        with contextlib.closing(connect(place)) as copy:
            await copy_in(copy, database, replace=replace)
        return count


def restore_file(source: Path, target: Path, *, replace: bool) -> int:
    """Bring a backup back into a file."""
    lock = FileLock(target)
    lock.take()
    try:
        with faults(source):
            held = tables_held(target) if target.exists() else 0
            if held != 0 and not replace:
                raise not_empty_fault(target.name, held)
            with new_file(target) as place:
                copy_file(source, place)
                verify_file(place)
                if held is None:
                    set_aside(target)
                count = verify_and_rename(place, target)
            for suffix in ("-wal", "-shm"):
                target.with_name(target.name + suffix).unlink(missing_ok=True)
            return count
    finally:
        lock.release()


def must_exist(path: Path) -> None:
    """Raise where there is no such file."""
    if not path.is_file():
        raise UnfitDatabase(Text(f"{path}: no such file", f"{path} : fichier introuvable"))


def must_be_backup(path: Path) -> None:
    """Raise for a file without tables: to SQLite an empty file is an empty database."""
    with faults(path), contextlib.closing(open_existing(path)) as connection:
        if not has_schema(connection):
            raise UnfitDatabase(Text(f"{path} is not a backup", f"{path} n’est pas une sauvegarde"))


def tables_held(path: Path) -> int | None:
    """How many tables a file holds, None if it is too damaged to tell."""
    try:
        with contextlib.closing(connect(path)) as old:
            held = table_count(old)
            # Its log must not be found beside the new file.
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
            return held
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError):
            raise  # the disk's fault, or that of whoever has it open
        return None


def set_aside(damaged: Path) -> None:
    """Keep what is left of a damaged file under another name: something may be saved from it."""
    for suffix in ("", "-wal"):
        path = damaged.with_name(damaged.name + suffix)
        if path.exists():
            os.replace(path, damaged.with_name(f"{damaged.name}.damaged{suffix}"))


@contextlib.contextmanager
def faults(path: Path) -> Iterator[None]:
    """Say what SQLite or the disk refuse."""
    try:
        yield
    except OSError as error:
        raise StoreUnavailable(unwritable_text(path, error)) from error
    except sqlite3.Error as error:
        raise StoreUnavailable(Text(f"{path}: {error}", f"{path} : {error}")) from error


@contextlib.contextmanager
def new_file(target: Path) -> Iterator[Path]:
    """A private file beside the target, gone if anything fails."""
    place = target.with_name(f".{target.name}.part")
    place.unlink(missing_ok=True)
    try:
        yield place
    finally:
        for suffix in ("", "-wal", "-shm", "-journal"):
            place.with_name(place.name + suffix).unlink(missing_ok=True)


def create_database(place: Path) -> sqlite3.Connection:
    """An empty database with its schema."""
    make_private(place)
    connection = connect(place, create=True)
    migrate(connection)
    return connection


def copy_file(source: Path, place: Path) -> None:
    """One moment of a file that somebody may be writing to."""
    os.close(os.open(place, os.O_RDWR | os.O_CREAT, PRIVATE))
    with contextlib.closing(open_existing(source)) as connection:
        connection.execute("VACUUM INTO ?", (str(place),))


def open_existing(path: Path) -> sqlite3.Connection:
    """A connection to a file as it is; none is made."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)


def verify_file(place: Path) -> int:
    """Bring the schema up to date, and verify every log; how many tables there are."""
    with contextlib.closing(connect(place)) as connection:
        migrate(connection)
        verify_integrity(connection, place)
        return table_count(connection)


def verify_and_rename(place: Path, target: Path) -> int:
    """Verify a new file, and put it in its place once it is on the disk."""
    count = verify_file(place)
    with contextlib.closing(connect(place)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    with place.open("rb") as file:
        os.fsync(file.fileno())
    os.replace(place, target)
    if os.name == "posix":
        folder = os.open(target.absolute().parent, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)
    return count


def table_count(connection: sqlite3.Connection) -> int:
    """How many tables a file holds; none where it has no schema yet."""
    if not has_schema(connection):
        return 0
    return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])


def has_schema(connection: sqlite3.Connection) -> bool:
    """Whether a file is a store's."""
    found = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'tables'").fetchone()
    return found is not None
