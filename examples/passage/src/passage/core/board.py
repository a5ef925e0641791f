"""The way: nine stones between two banks."""

from typing import Final

STONES: Final = 9
NEAR: Final = 0
"""The near bank, where all walkers begin."""
FAR: Final = STONES + 1
"""The far bank."""
