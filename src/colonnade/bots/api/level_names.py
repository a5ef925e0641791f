"""The names of the levels, for whoever offers bots without playing one."""

from typing import Final

LEVELS: Final = ("random", "easy", "medium", "hard", "expert")
"""The levels people choose from, each stronger than the one before."""
USUAL: Final = "medium"
"""The default level."""
STRONGEST: Final = LEVELS[-1]
