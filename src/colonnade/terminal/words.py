"""What the terminal says, in French and English."""

from typing import Final

from colonnade.kernel.words import Language, Words

RECORD: Final = Words("a record", "une feuille de partie")
"""What a command takes."""

SAYS: Final[dict[str, Words]] = {
    "which_game": Words("Which game?", "Quel jeu ?"),
    "players": Words(
        "How many players? ({fewest} to {most}) ", "Combien de joueurs ? ({fewest} à {most}) "
    ),
    "who": Words(
        "{seat}: a name, or «bot» for the computer (Enter: {seat}) ",
        "{seat} : un nom, ou « bot » pour l'ordinateur (Entrée : {seat}) ",
    ),
    "not_a_number": Words(
        "Please type a number from {fewest} to {most}.",
        "Il faut taper un nombre de {fewest} à {most}.",
    ),
    "welcome": Words(
        "{title}. Type ? for help, Enter to throw or to hear the moves again.",
        "{title}. Tape ? pour l'aide, Entrée pour lancer ou relire les coups.",
    ),
    "narrow": Words(
        "(The board is {widest} characters wide, this window {columns}: make it wider.)",
        "(Le plateau fait {widest} caractères de large, cette fenêtre {columns} : élargis-la.)",
    ),
    "to_throw": Words("{name}, press Enter to throw: ", "{name}, appuie sur Entrée pour lancer : "),
    "to_move": Words("{name}, your move: ", "{name}, à toi de jouer : "),
    "moves": Words("Moves: {moves}", "Coups : {moves}"),
    "one_move": Words("Only move: {move} (or Enter)", "Seul coup : {move} (ou Entrée)"),
    "many_moves": Words(
        "{count} moves; the numbers go from 1 to {count}:",
        "{count} coups ; les numéros vont de 1 à {count} :",
    ),
    "computer": Words("Computer", "Ordinateur"),
    "refused": Words(
        "{token} is not allowed. Rule {clause}: {text}",
        "{token} n'est pas permis. Règle {clause} : {text}",
    ),
    "is_legal": Words("{token} is allowed.", "{token} est permis."),
    "malformed": Words(
        "I do not understand «{text}». Type something like {example}, or ? for help.",
        "Je ne comprends pas « {text} ». Tape par exemple {example}, ou ? pour l'aide.",
    ),
    "group": Words("{count} × {head}…, such as {example}", "{count} × {head}…, comme {example}"),
    "number_out": Words(
        "There is no move number {number}; there are {count}.",
        "Il n'y a pas de coup numéro {number} ; il y en a {count}.",
    ),
    "throw_first": Words(
        "A throw is due: press Enter, or type a throw from real dice, such as {example}.",
        "Il faut lancer : appuie sur Entrée, ou tape le lancer de vrais dés, comme {example}.",
    ),
    "undone": Words("Taken back: {tokens}.", "Repris : {tokens}."),
    "no_undo_yet": Words("There is nothing to take back.", "Il n'y a rien à reprendre."),
    "no_undo": Words(
        "Nothing can be taken back: a throw stays thrown.",
        "Rien ne peut être repris : un lancer reste lancé.",
    ),
    "nothing_yet": Words("Nothing has been played yet.", "Rien n'a encore été joué."),
    "saved": Words("Saved in {path}.", "Enregistré dans {path}."),
    "loaded": Words("Loaded {path}.", "Chargé : {path}."),
    "file_trouble": Words("{path}: {what}", "{path} : {what}"),
    "needs": Words("{command} needs {what}.", "Il faut encore {what}."),
    "a_file": Words("a file name", "un nom de fichier"),
    "a_token": Words("a move, as in «why {example}»", "un coup, comme « pourquoi {example} »"),
    "forfeit": Words("{name} has forfeited: {what}.", "{name} perd par forfait : {what}."),
    "over": Words("The game is over.", "La partie est finie."),
    "wins": Words("{names} wins.", "{names} gagne."),
    "win_together": Words("{names} win.", "{names} gagnent."),
    "share": Words("{names} share the win.", "{names} partagent la victoire."),
    "and": Words(" and ", " et "),
    "kept": Words(
        "This game is kept in {path}. Go on with: colonnade play --continue",
        "Cette partie est gardée dans {path}. Pour la reprendre : colonnade play --continue",
    ),
    "nothing_kept": Words("No unfinished game is kept.", "Aucune partie inachevée n'est gardée."),
    "not_kept": Words(
        "The game could not be kept ({what}); «save FILE» keeps it where you like.",
        "La partie n'a pas pu être gardée ({what}) ; « enregistrer F » la garde où l'on veut.",
    ),
    "step": Words(
        "{index} of {count}. Enter: next, b: back, a number: go there, q: quit. ",
        "{index} sur {count}. Entrée : suivant, r : retour, un nombre : y aller, q : fin. ",
    ),
    "help": Words(
        """A move: its number in the list, or its notation.
{how}
?          this help, and how the game stands
why MOVE   which rule forbids a move
rules      the rules; «rules {clause}» shows one clause
hint       the best moves, and why
board      draw the board again
log        all that happened
undo       take a move back{but}
save FILE  keep the game; load FILE opens one
position   the position as one line of text
lang fr    en français
quit       leave; the game is kept""",
        """Un coup : son numéro dans la liste, ou sa notation.
{how}
?              cette aide, et où en est la partie
pourquoi COUP  quelle règle interdit un coup
règles         les règles ; « règles {clause} » montre un article
indice         les meilleurs coups, et pourquoi
plateau        redessiner le plateau
journal        tout ce qui s'est passé
reprendre      reprendre un coup{but}
enregistrer F  garder la partie dans un fichier ; « ouvrir F » en ouvre une
position       la position sur une ligne
langue en      in English
quitter        partir ; la partie est gardée""",
    ),
    "help_choosing": Words(
        "Enter      play the only move, or show the moves again",
        "Entrée         jouer le seul coup, ou revoir les coups",
    ),
    "help_throwing": Words(
        "Enter      throw, play the only move, or show the moves again\n"
        "{throw:10} such a throw, made with real dice or coins",
        "Entrée         lancer, jouer le seul coup, ou revoir les coups\n"
        "{throw:14} un lancer fait avec de vrais dés ou de vraies pièces",
    ),
    "help_never": Words(" (never a throw)", " (jamais un lancer)"),
    "no_clause": Words(
        "There is no clause {clause} in these rules.",
        "Il n'y a pas d'article {clause} dans ces règles.",
    ),
}


def say(key: str, language: Language, **facts: object) -> str:
    """One of the terminal's sentences."""
    return SAYS[key].to(language).format(**facts)
