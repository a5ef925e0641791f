"""The learned numbers of a room, by the options of its game."""

from array import array
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from .learned import DamagedWeights, read_rows

FILE: Final = "weights.rows"


def file_of(room: str) -> Path:
    """Where a room of this package keeps what was learned."""
    return Path(__file__).with_name(room) / FILE


@cache
def rows_of(path: Path) -> dict[str, "array[float]"]:
    """The rows of a file, read once; raises DamagedWeights."""
    return read_rows(path)


def row_for(room: str, options: Mapping[str, str], length: int) -> "array[float]":
    """The numbers learned for some options, as many as there must be; raises DamagedWeights."""
    spelled = spell(options)
    found = rows_of(file_of(room)).get(spelled, array("d"))
    if len(found) != length:
        raise DamagedWeights(f"{room}, {spelled}: {len(found)} numbers where {length} are needed")
    return found


def spell(options: Mapping[str, str]) -> str:
    """Options as the name of a row."""
    return " ".join(f"{name}={value}" for name, value in options.items())
