"""Throws drawn from a numpy generator."""

import numpy as np


class NumpyRandom:
    """A numpy generator as the source of randomness that games and bots ask for."""

    def __init__(self, generator: np.random.Generator) -> None:
        self.generator = generator

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to `stop` − 1, all equally likely."""
        return int(self.generator.integers(stop))
