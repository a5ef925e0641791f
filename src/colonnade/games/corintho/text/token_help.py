"""How moves of Corintho are spelled, for help."""

from typing import Final

from colonnade.kernel.i18n import Text

TOKENS: Final = (
    ("b@a1", Text("a base is placed on a1", "une base est posée en a1")),
    ("c@b2", Text("a column is placed on b2", "une colonne est posée en b2")),
    ("k@d4", Text("a capital is placed on d4", "un chapiteau est posé en d4")),
    ("a1-a2", Text("the whole stack on a1 moves onto a2", "toute la pile de a1 va sur a2")),
)
