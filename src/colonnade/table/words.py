"""What a table says, in French and English: why not, and what happened around the game."""

from typing import Final

from colonnade.kernel.words import Words

REFUSALS: Final[dict[str, Words]] = {
    "stale": Words(
        "The table has moved on; look again.",
        "La table a avancé entre-temps ; regarde à nouveau.",
    ),
    "not_seated": Words("Only somebody who sits here may.", "Il faut être assis à cette table."),
    "no_such_seat": Words("There is no such seat.", "Cette place n'existe pas."),
    "seat_taken": Words("Somebody sits there already.", "Cette place est déjà prise."),
    "not_a_bot": Words("A person plays there.", "C'est une personne qui joue là."),
    "bad_level": Words("There is no such bot.", "Ce robot n'existe pas."),
    "bad_settings": Words(
        "These settings do not exist: {what}.", "Ces réglages n'existent pas : {what}."
    ),
    "bad_options": Words(
        "The game has no such options: {what}.", "Le jeu n'a pas de telles options : {what}."
    ),
    "bad_position": Words(
        "The game cannot begin there: {what}.", "La partie ne peut pas commencer là : {what}."
    ),
    "unknown_game": Words("There is no such game.", "Ce jeu n'existe pas."),
    "not_ready": Words("A seat is still open.", "Une place est encore libre."),
    "not_your_turn": Words("It is not your turn.", "Ce n'est pas à toi de jouer."),
    "throw_awaited": Words("A throw is due first.", "Il faut d'abord lancer."),
    "choice_awaited": Words("A move is due first.", "Il faut d'abord jouer un coup."),
    "over": Words("The game is over.", "La partie est finie."),
    "not_over": Words("The game is not over yet.", "La partie n'est pas finie."),
    "malformed": Words(
        "This is not how a move of this game is written.",
        "Un coup de ce jeu ne s'écrit pas ainsi.",
    ),
    "bot_plays": Words(
        "A bot plays for you; take your seat back first.",
        "Un robot joue pour toi ; reprends d'abord ta place.",
    ),
    "no_bot_plays": Words("No bot plays for you.", "Aucun robot ne joue pour toi."),
    "resigned": Words("You have given up this game.", "Tu as abandonné cette partie."),
    "nothing_to_take_back": Words(
        "Nothing can be taken back: only your own last choice, never a throw.",
        "Rien ne peut être repris : seulement ton dernier choix, jamais un lancer.",
    ),
    "no_take_back": Words(
        "At this table nothing is taken back.", "À cette table on ne reprend pas."
    ),
    "bad_seed": Words(
        "A seed has 1 to 64 printable signs and no comma.",
        "Une graine a de 1 à 64 signes imprimables, sans virgule.",
    ),
    "no_dice": Words("This game has no dice.", "Ce jeu n'a pas de dés."),
    "dice_are_cast": Words(
        "The first throw is made; seeds come before it.",
        "Le premier lancer est fait ; les graines viennent avant.",
    ),
    "no_timer": Words("No time is running out.", "Aucun temps ne s'écoule."),
    "rematched": Words("A rematch is open already.", "Une revanche est déjà ouverte."),
    "house_only": Words("Only the house may.", "Seule la maison le peut."),
}

STORY: Final[dict[str, Words]] = {
    "opened": Words("The table is open.", "La table est ouverte."),
    "seat_taken": Words("{name} sits down.", "{name} prend place."),
    "bot_seated": Words("A bot sits down ({level}).", "Un robot prend place ({level})."),
    "seat_left": Words("{name} leaves.", "{name} s'en va."),
    "seeded": Words("{seat} adds a seed to the dice.", "{seat} ajoute une graine aux dés."),
    "thrown": Words("{seat} throws.", "{seat} lance."),
    "played": Words("{seat} plays {token}.", "{seat} joue {token}."),
    "taken_back": Words("{seat} takes a move back.", "{seat} reprend un coup."),
    "flagged": Words("{seat} has run out of time.", "{seat} n'a plus de temps."),
    "bot_took_over": Words(
        "A bot plays on for {seat} ({level}).", "Un robot joue pour {seat} ({level})."
    ),
    "handed_back": Words("{seat} is back.", "{seat} est de retour."),
    "resigned": Words("{seat} gives up.", "{seat} abandonne."),
    "closed": Words("The game is abandoned.", "La partie est abandonnée."),
    "revealed": Words("The secret of the dice is shown.", "Le secret des dés est montré."),
    "rematched": Words("A rematch is open.", "Une revanche est ouverte."),
}
