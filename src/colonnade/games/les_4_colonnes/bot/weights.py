"""What was learned for Les 4 colonnes, kept beside this module."""

from array import array
from functools import cache
from pathlib import Path
from typing import Final

from colonnade.bots.weights.store import read_row

from . import value

WEIGHTS: Final = Path(__file__).with_name("weights.bin")


@cache
def load_weights(name: str) -> "array[float]":
    """The weights of a set; raises DamagedWeights."""
    return read_row(WEIGHTS, name, value.SIZE)
