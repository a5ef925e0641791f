"""What the server says besides the table's own words, in French and English."""

from typing import Final

from colonnade.kernel.words import Words
from colonnade.table.view import Said
from colonnade.table.words import REFUSALS
from colonnade.wire.messages import Error, Refusal

REASONS: Final[dict[str, Words]] = {
    "bad_request": Words("Not understood: {what}.", "Message incompris : {what}."),
    "no_such_page": Words("There is nothing here.", "Il n'y a rien ici."),
    "no_such_table": Words("There is no such table.", "Cette table n'existe pas."),
    "not_allowed": Words("This cannot be done here.", "Cela ne se fait pas ici."),
    "no_key": Words(
        "The key of a seat at this table is needed.",
        "Il faut la clé d'une place à cette table.",
    ),
    "wrong_key": Words(
        "This key opens no seat at this table.", "Cette clé n'ouvre aucune place à cette table."
    ),
    "operators_only": Words("Only for operators.", "Réservé aux exploitants."),
    "foreign_origin": Words(
        "A page of another site may not do this.", "Une page d'un autre site ne peut pas le faire."
    ),
    "too_fast": Words("Too many at once; wait a moment.", "C'est trop à la fois ; attends un peu."),
    "too_slow": Words("The request came too slowly.", "La requête est venue trop lentement."),
    "too_large": Words("The message is too long.", "Le message est trop long."),
    "too_many_sockets": Words(
        "Too many connections are open.", "Trop de connexions sont ouvertes."
    ),
    "unavailable": Words(
        "Nothing can be kept just now; try again soon. Nothing is lost.",
        "Rien ne peut être gardé pour l'instant ; réessaie bientôt. Rien n'est perdu.",
    ),
    "busy": Words(
        "Too many are asking just now; try again soon.",
        "Trop de demandes pour l'instant ; réessaie bientôt.",
    ),
    "no_answer": Words("No answer was found in time.", "Aucune réponse n'a été trouvée à temps."),
    "no_printer": Words(
        "This server does not print: it lacks the extra `print` of Colonnade.",
        "Ce serveur n'imprime pas : il lui manque l'extra `print` de Colonnade.",
    ),
    "left": Words("Whoever asked has left.", "La personne est partie."),
    "internal": Words(
        "A fault of ours; the table is read anew.", "Une erreur de notre part ; la table est relue."
    ),
    "present": Words("The person is still there.", "La personne est encore là."),
    "no_such_emote": Words("There is no such emote.", "Cette émotion n'existe pas."),
    "not_seated": REFUSALS["not_seated"],
    "no_rematch": Words("There is no rematch yet.", "Il n'y a pas encore de revanche."),
}

EMOTES: Final[dict[str, Words]] = {
    "hello": Words("Hello!", "Bonjour !"),
    "good-luck": Words("Good luck!", "Bonne chance !"),
    "well-played": Words("Well played!", "Bien joué !"),
    "thanks": Words("Thank you!", "Merci !"),
    "oops": Words("Oops!", "Oups !"),
    "wow": Words("Wow!", "Ouah !"),
    "thinking": Words("I am thinking…", "Je réfléchis…"),
    "again": Words("Another one?", "Encore une ?"),
    "good-bye": Words("Good-bye!", "Au revoir !"),
}
"""All that people can say to each other: no free text, so that children may play."""


def said(reason: str, **facts: str) -> Said:
    """A reason in both languages."""
    words = REASONS[reason]
    return Said(words.en.format(**facts), words.fr.format(**facts))


def refusal(reason: str, **facts: str) -> Refusal:
    """A refusal of the server's own."""
    return Refusal(reason, said(reason, **facts))


def error(reason: str, **facts: str) -> Error:
    """What is told on a socket to a message that was not taken."""
    return Error(reason, said(reason, **facts))
