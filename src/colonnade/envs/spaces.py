"""The Gymnasium spaces of a game's vectors and moves."""

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from .position import Position


def vectors(position: Position) -> Box:
    """All vectors of a game: ints from zero to the greatest value of their block."""
    blocks = position.encoding.blocks(position.options)
    high = [block.high for block in blocks for _ in range(block.size)]
    return Box(np.zeros(len(high), np.int16), np.array(high, np.int16), dtype=np.int16)


def masked_vectors(position: Position) -> Dict:
    """The vectors, each with the mask of the legal moves."""
    mask = Box(0, 1, (len(position.encoding.actions),), np.int8)
    return Dict({"observation": vectors(position), "action_mask": mask})


def moves(position: Position) -> Discrete:
    """All moves of a game."""
    return Discrete(len(position.encoding.actions))
