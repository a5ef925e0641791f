"""How moves and throws are spelled, for help."""

from typing import Final

from colonnade.kernel.i18n import Text

TOKENS: Final = (
    ("3-5", Text("a walker goes from stone 3 to stone 5", "un marcheur va de la pierre 3 à la 5")),
    ("c1", Text("the coin shows 1", "la pièce donne 1")),
)
