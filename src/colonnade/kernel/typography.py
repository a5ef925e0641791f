"""Typographic characters: apostrophes, quotes, and spaces that do not break."""

import re
from typing import Final

from colonnade.kernel.i18n import Language

FIXED: Final = "\u00a0"
"""A space at which no line is broken."""
NARROW: Final = "\u202f"
"""The same, half as wide."""

_OPENING: Final = re.compile(r'(^|[\s(\[«])"')
_FRENCH: Final = (
    (re.compile(r"\s*([;!?])"), rf"{NARROW}\1"),
    (re.compile(r"\s+:"), f"{FIXED}:"),
    (re.compile(r"«\s*"), f"«{FIXED}"),
    (re.compile(r"\s*»"), f"{FIXED}»"),
)
# «place 0», «cell 4» and «L − 2» stay together.
_NUMBERED: Final = re.compile(
    r"\b(seat|cell|column|square|step|number|place|case|colonne|pas|numéro) (?=[0-9])"
)
_OPERATION: Final = re.compile(r" ([×−+=]) ")


def composed(said: str, language: Language) -> str:
    """A text as it is printed."""
    said = said.replace("'", "’")
    said = _OPENING.sub(r"\1“", said).replace('"', "”")
    said = _OPERATION.sub(rf"{FIXED}\1{FIXED}", said)
    said = _NUMBERED.sub(rf"\1{FIXED}", said)
    if language == "fr":
        said = said.replace("“", "«").replace("”", "»")
        for sign, spaced in _FRENCH:
            said = sign.sub(spaced, said)
    return said
