"""Collections of records: one after the other in a text, read as a stream."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from .errors import BadRecord
from .record import Record, read_lines

GAME = "[Game "
"""The header with which every record begins."""


def records_in(lines: Iterable[str]) -> Iterator[Record | BadRecord]:
    """Every record of a stream of lines, or its fault, with line numbers of the whole stream.

    A faulty record does not prevent reading the next one.
    """
    for first, chunk in chunks_of(lines):
        try:
            record = read_lines(chunk)
        except BadRecord as error:
            yield error.moved(first)
        else:
            yield replace(
                record,
                lines=tuple(line + first for line in record.lines),
                header_lines={name: line + first for name, line in record.header_lines.items()},
            )


def chunks_of(lines: Iterable[str]) -> Iterator[tuple[int, list[str]]]:
    """The lines of each record, and the number of lines before it.

    A record begins with a header after the tokens of another one, or with a second `Game` header.
    """
    chunk: list[str] = []
    first, has_game, has_tokens, in_comment = 0, False, False, False
    for number, raw in enumerate(lines):
        line = raw.rstrip("\r\n").removeprefix("\ufeff")
        is_header = line.startswith("[") and not in_comment
        if is_header and (has_tokens or (has_game and line.startswith(GAME))):
            yield first, chunk
            chunk, first, has_game, has_tokens = [], number, False, False
        if not chunk and not line.strip():
            first = number + 1
            continue
        has_game |= is_header and line.startswith(GAME)
        if not is_header and line.strip():
            has_tokens = True
            opened, closed = line.rfind("{"), line.rfind("}")
            in_comment = opened > closed or (in_comment and closed < 0)
        chunk.append(line)
    if chunk:
        yield first, chunk
