"""What was learned for Columbiz, kept beside this module."""

from array import array
from functools import cache
from pathlib import Path
from typing import Final

from colonnade.bots.weights.store import read_row, row_name
from colonnade.games.columbiz.core.options import Options, write_options

from .evaluation import number_of_weights

WEIGHTS: Final = Path(__file__).with_name("weights.bin")


@cache
def load_weights(options: Options) -> "array[float]":
    """The weights for some options; raises DamagedWeights."""
    return read_row(WEIGHTS, row_name(write_options(options)), number_of_weights(options.players))
