"""What was learned for Corintho, kept beside this module."""

from array import array
from functools import cache
from pathlib import Path
from typing import Final

from colonnade.bots.weights.store import DamagedWeights, read_row, read_rows, row_name
from colonnade.games.corintho.core.options import Options, write_options

from . import board_rows, share_rows
from .evaluation import number_of_weights
from .hand_table import OWN, SHARED, hand_table
from .search_stack import Network
from .share_network import LearnedNumbers

WEIGHTS: Final = Path(__file__).with_name("weights.bin")
"""Of three and four players."""
HAND_WEIGHTS: Final = Path(__file__).with_name("hands.bin")
"""Of two players."""
BOARD_WEIGHTS: Final = Path(__file__).with_name("board.rows")
"""Of two players, with some options. Only compiled searches use it, so it is not named like those
that are copied into the browser's bundle."""
SHARE_WEIGHTS: Final = Path(__file__).with_name("shares.rows")
"""Of three and four players, with the usual options; named so for the same reason."""
SHARED_ROW: Final = "shared"
"""What all sets of options have in common."""


def with_weights(options: Options) -> Options:
    """The options whose weights serve for some options: three and four players share theirs."""
    return options if options.players == 2 else Options(options.players, 0, 0, 0, 0, 0)


@cache
def load_weights(options: Options) -> "array[float]":
    """The weights for some options; raises DamagedWeights."""
    name = row_name(write_options(with_weights(options)))
    if options.players == 2:
        shared = read_row(HAND_WEIGHTS, SHARED_ROW, SHARED)
        return hand_table(shared, read_row(HAND_WEIGHTS, name, OWN))
    return read_row(WEIGHTS, name, number_of_weights(options.players))


@cache
def load_network(options: Options) -> Network:
    """The rows of `board_network` for some options; none, so that only hands count, where there
    are none or the file is damaged."""
    name = row_name(write_options(options))
    try:
        weights = read_rows(BOARD_WEIGHTS, name).get(name, ())
    except DamagedWeights:
        return ()
    if len(weights) != board_rows.number_of_weights():
        return ()
    network: Network = board_rows.expanded(weights)
    return network


@cache
def load_shares(options: Options) -> LearnedNumbers | None:
    """The numbers of `share_network` for some options; None, so that playouts tell, where there are
    none or the file is damaged."""
    name = row_name(write_options(options))
    try:
        weights = read_rows(SHARE_WEIGHTS, name).get(name, ())
    except DamagedWeights:
        return None
    if len(weights) != share_rows.number_of_weights():
        return None
    return share_rows.as_network(weights)
