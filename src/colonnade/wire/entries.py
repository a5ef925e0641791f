"""Entries of a log as the store keeps them: `[1,"played",{"token":"10-11","seat":0}]`.

The number is the format, the word the kind. A reader ignores unknown fields, taking them for those
of a later version, and gives missing fields their defaults: so fields may be added to an entry,
with a default, and never be renamed. An unknown kind stops the reader: everything after it would
mean something else.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from colonnade.kernel.errors import ColonnadeError
from colonnade.table.entry import KINDS, Entry

FORMAT: Final = 1


class UnreadableEntry(ColonnadeError):
    """A stored entry that this version of the program cannot read."""


class _Written(msgspec.Struct, array_like=True, frozen=True):
    format: int
    kind: str
    entry: Any


class _Kept(msgspec.Struct, array_like=True, frozen=True):
    format: int
    kind: str
    entry: msgspec.Raw


_ENCODER: Final = msgspec.json.Encoder()
_ENVELOPE: Final = msgspec.json.Decoder(_Kept)
_DECODERS: Final[dict[str, msgspec.json.Decoder[Any]]] = {
    kind: msgspec.json.Decoder(entry) for entry, kind in KINDS.items()
}


def write_entry(entry: Entry) -> bytes:
    """An entry as bytes to store."""
    return _ENCODER.encode(_Written(FORMAT, KINDS[type(entry)], entry))


def write_entries(entries: Iterable[Entry]) -> list[bytes]:
    """Entries as bytes to store, in order."""
    return [write_entry(entry) for entry in entries]


def read_entry(data: bytes) -> Entry:
    """The entry in some bytes; raises UnreadableEntry."""
    try:
        kept = _ENVELOPE.decode(data)
        if kept.format != FORMAT or kept.kind not in _DECODERS:
            raise UnreadableEntry(
                f"an entry of format {kept.format} and kind {kept.kind!r} was kept by another"
                " version of the program"
            )
        entry: Entry = _DECODERS[kept.kind].decode(kept.entry)
    except msgspec.DecodeError as error:
        raise UnreadableEntry(f"not an entry: {error}") from None
    return entry


def read_entries(kept: Sequence[bytes]) -> list[Entry]:
    """The entries of a log; raises UnreadableEntry."""
    return [read_entry(data) for data in kept]
