"""Weight files: named rows of numbers, kept beside the code that learned them.

The first line says in JSON what is in the file and what it was made by; the numbers follow,
compressed. A file that is not exactly what its first line says is damaged, and nothing of it used.
"""

import hashlib
import json
import sys
import zlib
from array import array
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from colonnade.kernel.errors import ColonnadeError

SINGLE: Final = "f"
"""Numbers of 32 bits."""
STEPS: Final = "H"
"""Chances from 0 to 1 in 65,535 steps."""
FINEST: Final = 65_535


class DamagedWeights(ColonnadeError):
    """What was learned is missing, or not what was written."""


def write_rows(
    path: Path, rows: Mapping[str, Sequence[float]], kind: str, made_by: Mapping[str, object]
) -> None:
    """Keep rows of numbers, with what they were made by."""
    kept = b"".join(_packed(numbers, kind) for numbers in rows.values())
    head = {
        "made_by": dict(made_by),
        "kind": kind,
        "rows": {name: len(numbers) for name, numbers in rows.items()},
        "sha256": hashlib.sha256(kept).hexdigest(),
    }
    path.write_bytes(json.dumps(head).encode() + b"\n" + zlib.compress(kept, 9))


def read_row(path: Path, name: str, length: int) -> "array[float]":
    """One row of a file, as long as it has to be; raises DamagedWeights."""
    row = read_rows(path, name).get(name)
    if row is None or len(row) != length:
        raise DamagedWeights(f"{path.name}: nothing that fits was learned for {name!r}")
    return row


def row_name(options: Mapping[str, str]) -> str:
    """Options as the name of a row."""
    return " ".join(f"{name}={value}" for name, value in options.items())


def read_rows(path: Path, only: str | None = None) -> dict[str, "array[float]"]:
    """The rows of a file, or only one of them; raises DamagedWeights."""
    try:
        first, _, packed = path.read_bytes().partition(b"\n")
        head = json.loads(first)
        kept = zlib.decompress(packed)
        if hashlib.sha256(kept).hexdigest() != head["sha256"]:
            raise DamagedWeights(f"{path.name}: the numbers are not those that were written")
        return _unpacked(kept, head["kind"], head["rows"], only)
    except (OSError, ValueError, KeyError, TypeError, zlib.error) as error:
        raise DamagedWeights(f"{path.name}: {error}") from None


def _packed(numbers: Sequence[float], kind: str) -> bytes:
    values = [round(number * FINEST) for number in numbers] if kind == STEPS else numbers
    row = array(kind, values)
    if sys.byteorder == "big":
        row.byteswap()
    return row.tobytes()


def _unpacked(
    kept: bytes, kind: str, lengths: Mapping[str, int], only: str | None
) -> dict[str, "array[float]"]:
    if kind not in (SINGLE, STEPS):
        raise ValueError(f"no kind of numbers {kind!r}")
    values = array(kind)
    values.frombytes(kept)
    if sys.byteorder == "big":
        values.byteswap()
    if sum(lengths.values()) != len(values):
        raise ValueError("the rows are not as long as they should be")
    rows: dict[str, array[float]] = {}
    begin = 0
    for name, length in lengths.items():
        if only in (None, name):
            part = values[begin : begin + length]
            whole = [number / FINEST for number in part] if kind == STEPS else part
            rows[name] = array("d", whole)
        begin += length
    return rows
