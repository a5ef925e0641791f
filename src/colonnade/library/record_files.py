"""Records in files, one or many."""

import os
from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from colonnade.kernel import errors
from colonnade.kernel.i18n import Text
from colonnade.kernel.record import Record, read_record
from colonnade.kernel.record_stream import records_in

from .game import Game
from .replay import replay

PathName: TypeAlias = str | os.PathLike[str]


def read_file(path: PathName) -> Record:
    """The record in a file, not replayed."""
    with open(path, "rb") as file:
        return read_record(decoded(file.read()))


def load(path: PathName) -> tuple[Game, Record]:
    """Read a record file and replay it."""
    record = read_file(path)
    return replay(record), record


def read_records(
    source: PathName | Iterable[str],
    on_error: Callable[[errors.BadRecord], None] | None = None,
) -> Iterator[Record]:
    """Every record of a collection, one at a time, so that a file of any size fits into memory.

    `source` is the path of a file, an open text file, or any lines. A record that cannot be read
    raises `BadRecord` with its line; with `on_error` that is called instead, and reading continues
    with the next record.
    """
    for found in records_in(lines_of(source)):
        if isinstance(found, Record):
            yield found
        elif on_error is None:
            raise found
        else:
            on_error(found)


def write_records(path: PathName, records: Iterable[Record], *, append: bool = False) -> int:
    """Write records one after the other; returns their number. Never replaces a file."""
    written = 0
    with open(path, "a" if append else "x", encoding="utf-8", newline="\n") as file:
        is_first = file.tell() == 0
        for record in records:
            file.write(str(record) if is_first else f"\n{record}")
            is_first = False
            written += 1
    return written


def lines_of(source: PathName | Iterable[str]) -> Iterator[str]:
    """The lines of a file or of any iterable of lines."""
    if not isinstance(source, str | os.PathLike):
        yield from source
        return
    with open(source, "rb") as file:
        for number, line in enumerate(file):
            yield decoded(line, number)


def decoded(data: bytes, lines_before: int = 0) -> str:
    """Bytes as text; raises BadRecord, with the line, for what is not UTF-8."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = lines_before + data.count(b"\n", 0, error.start) + 1
        raise errors.BadRecord(
            Text("not a text file in UTF-8", "ce n’est pas un fichier de texte en UTF-8"), line
        ) from None
