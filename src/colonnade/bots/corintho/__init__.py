"""The bot made for Corintho: alpha-beta to the end of the game, where that can be seen."""

from typing import Final

from .specialist import CorinthoSpecialist

SPECIALIST: Final = CorinthoSpecialist()
