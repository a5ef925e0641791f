"""The names of the levels, for whoever offers bots without playing one."""

import re
from typing import Final

LEVELS: Final = ("random", "easy", "medium", "hard", "expert")
"""The levels people choose from, each stronger than the one before."""
USUAL: Final = "medium"
"""The default level."""
STRONGEST: Final = LEVELS[-1]
COACH: Final = "coach"
"""A bot that plays at about the level of a person. Where it has a rating, that is appended:
`coach312`."""
OFFERED: Final = (*LEVELS, COACH)
"""The bots of ours that people choose from."""
COACH_RATING: Final = re.compile(rf"{COACH}([0-9]{{1,4}})")


def coach_rating(name: str) -> int | None:
    """The rating of a coach that has one; None for other bots."""
    found = COACH_RATING.fullmatch(name)
    return None if found is None else int(found[1])
