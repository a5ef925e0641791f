"""Every kind of event, with its facts."""

from typing import Final

from colonnade.kernel.event import EventKind
from colonnade.kernel.i18n import Text

EVENTS: Final[dict[str, EventKind]] = {
    "threw": EventKind(Text("throw", "lancer"), ("seat", "throw")),
    "passed": EventKind(Text("no walker can go", "aucun marcheur n’avance"), ("seat",)),
    "stepped": EventKind(Text("step", "pas"), ("seat", "from", "to")),
    "won": EventKind(Text("win", "victoire"), ("seat",)),
}
