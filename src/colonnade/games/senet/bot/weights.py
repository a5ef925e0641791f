"""What was learned and solved for Senet, kept beside this module."""

from array import array
from functools import cache
from pathlib import Path
from typing import Final

from colonnade.bots.weights.store import read_row

from . import endgame_table, value

WEIGHTS: Final = Path(__file__).with_name("weights.bin")
ENDINGS: Final = Path(__file__).with_name("endings.bin")


@cache
def load_weights(name: str) -> "array[float]":
    """The weights of a set and behind them its endings; raises DamagedWeights."""
    return read_row(WEIGHTS, name, value.SIZE) + read_row(ENDINGS, name, endgame_table.SIZE)
