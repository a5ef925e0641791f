"""Texts of the server besides those of the table, in French and English."""

from typing import Final

from colonnade.kernel.i18n import Text
from colonnade.kernel.refusal import Refusal
from colonnade.table.words import REFUSALS
from colonnade.wire.messages import Error

REASONS: Final[dict[str, Text]] = {
    "bad_request": Text("Not understood: {what}.", "Message incompris : {what}."),
    "no_such_page": Text("There is nothing here.", "Il n’y a rien ici."),
    "no_such_table": Text("There is no such table.", "Cette table n’existe pas."),
    "not_allowed": Text("This cannot be done here.", "Cela ne se fait pas ici."),
    "no_key": Text(
        "The key of a seat at this table is needed.",
        "Il faut la clé d’une place à cette table.",
    ),
    "wrong_key": Text(
        "This key opens no seat at this table.", "Cette clé n’ouvre aucune place à cette table."
    ),
    "operators_only": Text("Only for operators.", "Réservé aux exploitants."),
    "foreign_host": Text(
        "This server is not known by this name; its operator can add it with --origin.",
        "Ce serveur n’est pas connu sous ce nom ; son exploitant peut l’ajouter par --origin.",
    ),
    "foreign_origin": Text(
        "A page of another site may not do this.", "Une page d’un autre site ne peut pas le faire."
    ),
    "too_fast": Text("Too many at once; wait a moment.", "C’est trop à la fois ; attends un peu."),
    "too_slow": Text("The request came too slowly.", "La requête est venue trop lentement."),
    "too_large": Text("The message is too long.", "Le message est trop long."),
    "too_many_sockets": Text("Too many connections are open.", "Trop de connexions sont ouvertes."),
    "unavailable": Text(
        "Nothing can be saved just now; try again soon. Nothing is lost.",
        "Rien ne peut être enregistré pour l’instant ; réessaie bientôt. Rien n’est perdu.",
    ),
    "busy": Text(
        "Too many are asking just now; try again soon.",
        "Trop de demandes pour l’instant ; réessaie bientôt.",
    ),
    "no_answer": Text("No answer was found in time.", "Aucune réponse n’a été trouvée à temps."),
    "no_printer": Text(
        "This server does not print: it lacks the extra `print` of Colonnade.",
        "Ce serveur n’imprime pas : il lui manque l’extra `print` de Colonnade.",
    ),
    "left": Text("The client has disconnected.", "Le client s’est déconnecté."),
    "internal": Text(
        "An error on our side; the table is loaded again.",
        "Une erreur de notre part ; la table est rechargée.",
    ),
    "present": Text("This player is still connected.", "Ce joueur est encore connecté."),
    "no_such_emote": Text("There is no such emote.", "Cette émotion n’existe pas."),
    "not_seated": REFUSALS["not_seated"],
    "no_rematch": Text("There is no rematch yet.", "Il n’y a pas encore de revanche."),
}

EMOTES: Final[dict[str, Text]] = {
    "hello": Text("Hello!", "Bonjour !"),
    "good-luck": Text("Good luck!", "Bonne chance !"),
    "well-played": Text("Well played!", "Bien joué !"),
    "thanks": Text("Thank you!", "Merci !"),
    "oops": Text("Oops!", "Oups !"),
    "wow": Text("Wow!", "Ouah !"),
    "thinking": Text("I am thinking…", "Je réfléchis…"),
    "again": Text("Another one?", "Encore une ?"),
    "good-bye": Text("Good-bye!", "Au revoir !"),
}
"""The preset emotes; there is no free text, so that children may play."""


def refusal(reason: str, **facts: str) -> Refusal:
    """A refusal of the server's own."""
    return Refusal(reason, REASONS[reason].filled(**facts))


def error(reason: str, **facts: str) -> Error:
    """The answer on a socket to a message that was rejected."""
    return Error(refusal(reason, **facts))
