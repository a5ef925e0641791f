"""The bot made for Columbiz: exact odds over the throws, learned hopes after them."""

from typing import Final

from .specialist import ColumbizSpecialist

SPECIALIST: Final = ColumbizSpecialist()
