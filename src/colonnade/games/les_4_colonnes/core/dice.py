"""Dice as text: `4`, or `25` for two, the lower first."""

from typing import Final

from colonnade.kernel.i18n import Text
from colonnade.kernel.text_field import Field

from .state import DIE, SECOND

FACES: Final = "123456"


def read_dice(field: Field) -> int:
    """One die or two, the lower first."""
    faces = field.word
    for offset, face in enumerate(faces):
        if face not in FACES or offset == 2:
            raise field.fault(
                Text(
                    "a throw is one die or two, from 1 to 6",
                    "un lancer est d’un dé ou de deux, de 1 à 6",
                ),
                offset,
            )
    if not faces:
        raise field.fault(Text("a die is missing", "il manque un dé"))
    if len(faces) == 1:
        return int(faces)
    if faces[0] > faces[1]:
        raise field.fault(Text("two dice are written in order", "deux dés s’écrivent dans l’ordre"))
    return int(faces[0]) | int(faces[1]) << SECOND


def write_dice(dice: int) -> str:
    """One die or two, written together."""
    return f"{dice & DIE}{dice >> SECOND or ''}"
