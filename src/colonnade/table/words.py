"""The sentences of a table, in French and English: refusals, and events around the game."""

from typing import Final

from colonnade.kernel.i18n import Text

REFUSALS: Final[dict[str, Text]] = {
    "stale": Text(
        "The game has gone on; look again.",
        "La partie a continué entre-temps ; regarde à nouveau.",
    ),
    "not_seated": Text("Take a seat first.", "Prends d’abord une place."),
    "no_such_seat": Text("There is no such seat.", "Cette place n’existe pas."),
    "seat_taken": Text("Somebody sits there already.", "Cette place est déjà prise."),
    "not_a_bot": Text("A person plays there.", "C’est une personne qui joue là."),
    "bad_level": Text("There is no such bot.", "Ce robot n’existe pas."),
    "bad_settings": Text(
        "These settings do not exist: {what}.", "Ces réglages n’existent pas : {what}."
    ),
    "bad_options": Text(
        "The game has no such options: {what}.", "Ce jeu n’a pas ces options : {what}."
    ),
    "bad_position": Text(
        "The game cannot begin there: {what}.", "La partie ne peut pas commencer là : {what}."
    ),
    "unknown_game": Text("There is no such game.", "Ce jeu n’existe pas."),
    "not_ready": Text("A seat is still open.", "Une place est encore libre."),
    "not_your_turn": Text("It is not your turn.", "Ce n’est pas à toi de jouer."),
    "throw_awaited": Text("A throw is due first.", "Il faut d’abord lancer."),
    "choice_awaited": Text("A move is due first.", "Il faut d’abord jouer un coup."),
    "over": Text("The game is over.", "La partie est finie."),
    "not_over": Text("The game is not over yet.", "La partie n’est pas finie."),
    "malformed": Text(
        "This is not how a move of this game is written.",
        "Un coup de ce jeu ne s’écrit pas ainsi.",
    ),
    "bot_plays": Text(
        "A bot plays for you; take your seat back first.",
        "Un robot joue pour toi ; reprends d’abord ta place.",
    ),
    "no_bot_plays": Text("No bot plays for you.", "Aucun robot ne joue pour toi."),
    "resigned": Text("You have given up this game.", "Tu as abandonné cette partie."),
    "nothing_to_take_back": Text(
        "Nothing can be taken back: only your own last choice, never a throw.",
        "Rien ne peut être repris : seulement ton dernier choix, jamais un lancer.",
    ),
    "no_take_back": Text(
        "At this table nothing is taken back.", "À cette table, on ne reprend pas de coup."
    ),
    "bad_name": Text(
        "This name looks like a bot’s; choose another.",
        "Ce nom ressemble à celui d’un robot ; choisis-en un autre.",
    ),
    "bad_seed": Text(
        "A seed has 1 to 64 printable characters and no comma.",
        "Une graine a de 1 à 64 caractères imprimables, sans virgule.",
    ),
    "own_dice": Text(
        "Throw your own dice, and enter what they show.",
        "Lance tes dés, et entre ce qu’ils montrent.",
    ),
    "no_dice": Text("This game has no dice.", "Ce jeu n’a pas de dés."),
    "dice_are_cast": Text(
        "The first throw is made; seeds come before it.",
        "Le premier lancer est fait ; les graines viennent avant.",
    ),
    "no_timer": Text("No clock is running.", "Aucun chronomètre ne tourne."),
    "rematched": Text("A rematch is open already.", "Une revanche est déjà ouverte."),
    "server_only": Text("Only the server can do that.", "Seul le serveur peut le faire."),
}

STORY: Final[dict[str, Text]] = {
    "opened": Text("The table is open.", "La table est ouverte."),
    "began_youngest": Text(
        "{seat} begins: the youngest goes first.", "{seat} commence : honneur au plus jeune !"
    ),
    "began_highest": Text(
        "{seat} throws the highest die, a {die}, and begins.",
        "{seat} fait le plus haut dé, un {die}, et commence.",
    ),
    "began_random": Text("{seat} begins, drawn by lot.", "{seat} commence, par tirage au sort."),
    "seat_taken": Text("{name} sits down.", "{name} prend place."),
    "bot_seated": Text("A bot sits down ({level}).", "Un robot prend place ({level})."),
    "seat_left": Text("{name} leaves.", "{name} s’en va."),
    "seeded": Text("{seat} adds a seed to the dice.", "{seat} ajoute une graine aux dés."),
    "thrown": Text("{seat} throws.", "{seat} lance."),
    "played": Text("{seat} plays {token}.", "{seat} joue {token}."),
    "taken_back": Text("{seat} takes a move back.", "{seat} reprend un coup."),
    "throw_corrected": Text("{seat} corrects a throw.", "{seat} corrige un lancer."),
    "flagged": Text("{seat} has run out of time.", "{seat} n’a plus de temps."),
    "bot_took_over": Text(
        "A bot plays on for {seat} ({level}).", "Un robot joue pour {seat} ({level})."
    ),
    "handed_back": Text("{seat} is back.", "{seat} est de retour."),
    "resigned": Text("{seat} gives up.", "{seat} abandonne."),
    "closed": Text("The game is abandoned.", "La partie est abandonnée."),
    "revealed": Text("The secret of the dice is shown.", "Le secret des dés est montré."),
    "rematched": Text("A rematch is open.", "Une revanche est ouverte."),
}
