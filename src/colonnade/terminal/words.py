"""The sentences of the terminal, in French and English."""

from typing import Final

from colonnade.kernel.grammar import fill
from colonnade.kernel.i18n import Language, Text

RECORD: Final = Text("a record", "une feuille de partie")
"""What a command takes."""

SAYS: Final[dict[str, Text]] = {
    "which_game": Text("Which game?", "Quel jeu ?"),
    "players": Text(
        "How many players? ({fewest} to {most}) ", "Combien de joueurs ? ({fewest} à {most}) "
    ),
    "who_sits": Text(
        "Who plays? Type a name, or “bot”, or “bot:hard” for a stronger one.",
        "Qui joue ? Tape un nom, ou « robot », ou « robot:difficile » pour un plus fort.",
    ),
    "who": Text("{seat}: ", "{seat} : "),
    "no_robot": Text(
        "There is no bot “{text}”. There are: {names}.",
        "Il n’y a pas de robot « {text} ». Il y a : {names}.",
    ),
    "spelled": Text(
        "Enter for {usual}, or for example {example}: ",
        "Entrée pour {usual}, ou par exemple {example} : ",
    ),
    "not_a_number": Text(
        "Please type a number from {fewest} to {most}.",
        "Tape un nombre de {fewest} à {most}.",
    ),
    "welcome": Text(
        "{title}. Type ? for help, Enter to throw or to see the moves again.",
        "{title}. Tape ? pour l’aide, Entrée pour lancer ou revoir les coups.",
    ),
    "welcome_choosing": Text(
        "{title}. Type ? for help, Enter to see the moves again.",
        "{title}. Tape ? pour l’aide, Entrée pour revoir les coups.",
    ),
    "narrow": Text(
        "(The board is {widest} characters wide, this window {columns}: make it wider.)",
        "(Le plateau fait {widest} caractères de large, cette fenêtre {columns} : élargis-la.)",
    ),
    "to_throw": Text("{name}, press Enter to throw: ", "{name}, appuie sur Entrée pour lancer : "),
    "to_enter": Text(
        "{name}, throw and type what you get: ",
        "{name}, lance et tape ce que tu obtiens : ",
    ),
    "to_enter_for": Text(
        "Throw for {name} and type what you get: ",
        "Lance pour {name} et tape ce que tu obtiens : ",
    ),
    "enter_throw": Text(
        "Type the digits that you see, or {example}. “undo” corrects a throw.",
        "Tape les chiffres que tu vois, ou {example}. « reprendre » corrige un lancer.",
    ),
    "option": Text("{what}, {clause} (Enter: 1)", "{what}, {clause} (Entrée : 1)"),
    "who_begins": Text("Who begins? (Enter: 1)", "Qui commence ? (Entrée : 1)"),
    "way_seated": Text("as you sit", "comme vous êtes assis"),
    "way_youngest": Text("the youngest", "le plus jeune"),
    "way_highest": Text("the highest die", "le plus haut dé"),
    "way_random": Text("by lot", "tirage au sort"),
    "way_of_rule": Text("{way} (the rulebook’s way)", "{way} (comme le dit la règle)"),
    "whose_dice": Text(
        "Shall I throw? Enter for yes, d if you throw your own dice or coins: ",
        "Je lance pour vous ? Entrée pour oui, d si vous lancez vos dés ou vos pièces : ",
    ),
    "who_is_youngest": Text(
        "Who is the youngest? (1 to {most}) ", "Qui est le plus jeune ? (1 à {most}) "
    ),
    "begins_highest": Text("Everybody throws a die:", "Chacun lance un dé :"),
    "begins_again": Text(
        "The highest is shared, so they throw again:",
        "Égalité pour le plus haut, on relance :",
    ),
    "begins": Text("{name} begins.", "{name} commence."),
    "to_move": Text("{name}, your move: ", "{name}, à toi de jouer : "),
    "moves": Text("Moves: {moves}", "Coups : {moves}"),
    "one_move": Text("Only move: {move} (or Enter)", "Seul coup : {move} (ou Entrée)"),
    "many_moves": Text(
        "{count|move|moves}; the numbers go from 1 to {count}:",
        "{count|coup|coups} ; les numéros vont de 1 à {count} :",
    ),
    "computer": Text("The bot", "Le robot"),
    "refused": Text(
        "{token} is not allowed. Rule {clause}: {text}",
        "{token} n’est pas permis. Règle {clause} : {text}",
    ),
    "is_legal": Text("{token} is allowed.", "{token} est permis."),
    "malformed": Text(
        "I do not understand “{text}”. Type something like {example}, or ? for help.",
        "Je ne comprends pas « {text} ». Tape par exemple {example}, ou ? pour l’aide.",
    ),
    "group": Text("{count} × {head}…, such as {example}", "{count} × {head}…, comme {example}"),
    "number_out": Text(
        "There is no move number {number}; there are {count}.",
        "Il n’y a pas de coup numéro {number} ; il y en a {count}.",
    ),
    "throw_first": Text(
        "A throw is due: press Enter, or type a throw from real dice, such as {example}.",
        "Il faut lancer : appuie sur Entrée, ou tape le lancer de vrais dés, comme {example}.",
    ),
    "did_you_mean": Text(
        "I do not understand “{text}”. Did you mean {meant}?",
        "Je ne comprends pas « {text} ». Voulais-tu dire {meant} ?",
    ),
    "really_resign": Text("{name}, do you give up? (y/n) ", "{name}, tu abandonnes ? (o/n) "),
    "file_exists": Text(
        "{path} exists already; “save {path}!” replaces it.",
        "{path} existe déjà ; « enregistrer {path}! » le remplace.",
    ),
    "is_folder": Text(
        "{path} is a folder; a file name is needed.",
        "{path} est un dossier ; il faut un nom de fichier.",
    ),
    "undone": Text("Taken back: {tokens}.", "Repris : {tokens}."),
    "no_undo_yet": Text("There is nothing to take back.", "Il n’y a rien à reprendre."),
    "no_undo": Text(
        "Nothing can be taken back: a throw stays thrown.",
        "Rien ne peut être repris : un lancer reste lancé.",
    ),
    "nothing_yet": Text("Nothing has been played yet.", "Rien n’a encore été joué."),
    "saved": Text("Saved in {path}.", "Enregistré dans {path}."),
    "loaded": Text("Loaded {path}.", "Chargé : {path}."),
    "file_trouble": Text("{path}: {what}", "{path} : {what}"),
    "needs": Text("{command} needs {what}.", "Il faut encore {what}."),
    "a_file": Text("a file name", "un nom de fichier"),
    "thinking": Text("Thinking…", "Je réfléchis…"),
    "a_token": Text("a move, as in “why {example}”", "un coup, comme « pourquoi {example} »"),
    "forfeit": Text("{name} has forfeited: {what}.", "{name} perd par forfait : {what}."),
    "over": Text("The game is over.", "La partie est finie."),
    "wins": Text("{names} wins.", "{names} gagne."),
    "win_together": Text("{names} win.", "{names} gagnent."),
    "share": Text("{names} share the win.", "{names} partagent la victoire."),
    "and": Text(" and ", " et "),
    "kept": Text(
        "This game is kept in {path}. Go on with: colonnade play --continue",
        "Cette partie est gardée dans {path}. Pour la reprendre : colonnade play --continue",
    ),
    "not_kept": Text(
        "The game could not be kept ({what}); “save FILE” keeps it where you like.",
        "La partie n’a pas pu être gardée ({what}) ; « enregistrer F » la garde où l’on veut.",
    ),
    "kept_game": Text(
        "{title}: {names}, {count|move or throw|moves and throws}, {date}",
        "{title} : {names}, {count|coup ou lancer|coups et lancers}, {date}",
    ),
    "saved_games": Text("Unfinished games:", "Parties inachevées :"),
    "new_game": Text("a new game", "une nouvelle partie"),
    "kept_of": Text(
        "(An unfinished game of {title} is kept: colonnade play {game} --continue)",
        "(Il reste une partie inachevée, {title} : colonnade play {game} --continue)",
    ),
    "variants": Text(
        "The usual rules? Enter for yes, v to choose variants: ",
        "Les règles habituelles ? Entrée pour oui, v pour choisir des variantes : ",
    ),
    "end_menu": Text(
        "save FILE, analyse, rematch (seats change), again (same seats), Enter to leave: ",
        "enregistrer F, analyser, revanche (on change de place), encore, Entrée pour partir : ",
    ),
    "help_at_end": Text(
        """save FILE  keep the game in a file of its own
analyse    what was luck, and what was play
rematch    another game, everybody on another seat
again      another game, on the same seats
undo       take the last move back, and play on
log        all that has happened
Enter      leave""",
        """enregistrer F  garder la partie dans un fichier à elle
analyser       ce qui était chance, et ce qui était jeu
revanche       une autre partie, chacun à une autre place
encore         une autre partie, aux mêmes places
reprendre      reprendre le dernier coup, et continuer
journal        tout ce qui s’est passé
Entrée         partir""",
    ),
    "next_page": Text("Space: next page, q: back", "Espace : page suivante, q : retour"),
    "finished_kept": Text("This game is kept in {path}.", "Cette partie est gardée dans {path}."),
    "unknown_answer": Text("I do not understand “{text}”.", "Je ne comprends pas « {text} »."),
    "step": Text(
        "{index} of {count}. Enter: next, b: back, a number: go there, q: quit. ",
        "{index} sur {count}. Entrée : suivant, r : retour, un nombre : y aller, q : fin. ",
    ),
    "help": Text(
        """A move: its number in the list, or its notation.
{how}
?          this help, and how the game stands
why MOVE   which rule forbids a move
rules      the rules; “rules {clause}” shows one clause
hint       the best moves, and why
board      draw the board again
log        all that happened
undo       take a move back{but}
resign     give up
save FILE  keep the game; load FILE opens one
position   the position as one line of text
lang fr    en français
quit       leave; the game is kept""",
        """Un coup : son numéro dans la liste, ou sa notation.
{how}
?              cette aide, et où en est la partie
pourquoi COUP  quelle règle interdit un coup
règles         les règles ; « règles {clause} » montre un article
conseil        les meilleurs coups, et pourquoi
plateau        redessiner le plateau
journal        tout ce qui s’est passé
reprendre      reprendre un coup{but}
abandonner     abandonner la partie
enregistrer F  garder la partie dans un fichier ; « ouvrir F » en ouvre une
position       la position sur une ligne
langue en      in English
quitter        partir ; la partie est gardée""",
    ),
    "help_choosing": Text(
        "Enter      play the only move, or show the moves again",
        "Entrée         jouer le seul coup, ou revoir les coups",
    ),
    "help_throwing": Text(
        "Enter      throw, play the only move, or show the moves again\n"
        "{throw:10} such a throw, made with real dice or coins",
        "Entrée         lancer, jouer le seul coup, ou revoir les coups\n"
        "{throw:14} un lancer fait avec de vrais dés ou de vraies pièces",
    ),
    "help_entering": Text(
        "Enter      play the only move, or show the moves again\n"
        "{throw:10} what you threw; the digits alone will do",
        "Entrée         jouer le seul coup, ou revoir les coups\n"
        "{throw:14} ce que tu as lancé ; les chiffres suffisent",
    ),
    "help_tokens": Text(
        "What moves and throws look like in {title}:",
        "Comment s’écrivent les coups et les lancers ({title}) :",
    ),
    "help_never": Text(" (never a throw)", " (jamais un lancer)"),
    "help_or_throw": Text(", or correct the last throw", ", ou corriger le dernier lancer"),
    "no_clause": Text(
        "There is no clause {clause} in these rules; they go from {first} to {last}.",
        "Il n’y a pas d’article {clause} dans ces règles ; ils vont de {first} à {last}.",
    ),
}


def say(key: str, language: Language, **facts: object) -> str:
    """One of the terminal’s sentences."""
    return fill(SAYS[key].to(language), facts, language)
