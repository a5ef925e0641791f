"""The bot of Passage: UCT, which values a position by who is ahead after a few steps."""

from typing import Final

from colonnade.bots.api.level_table import generic_levels
from colonnade.bots.api.registry import GameBot
from colonnade.bots.search.uct_settings import valued_by_lead
from passage.core.options import Options
from passage.core.state import State, hinder, leader


def progress(options: Options, state: State, seat: int) -> int:
    """The stones behind a seat's walkers."""
    return hinder(state[seat]) + leader(state[seat])


BOT: Final = GameBot(generic_levels(valued_by_lead(horizon=6, scale=3.0)), progress=progress)
