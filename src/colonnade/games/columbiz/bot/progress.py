"""How far a seat of Columbiz has come; written like rules, to be compiled with them."""

from colonnade.games.columbiz.core import rules
from colonnade.games.columbiz.core.options import Options
from colonnade.games.columbiz.core.state import State


def progress(options: Options, state: State, seat: int) -> int:
    """The points a seat would have if the game were over."""
    return rules.total(options, state, seat)
