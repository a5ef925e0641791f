"""What a review says, in French and English."""

from collections.abc import Sequence
from typing import Final

from colonnade.kernel.words import Language, Words

SAYS: Final[dict[str, Words]] = {
    # Verdicts
    "throw": Words("throw", "lancer"),
    "forced": Words("the only move", "le seul coup"),
    "best": Words("the best move", "le meilleur coup"),
    "good": Words("a good move", "un bon coup"),
    "inaccuracy": Words("an inaccuracy", "une imprécision"),
    "mistake": Words("a mistake", "une erreur"),
    "blunder": Words("a blunder", "une gaffe"),
    # Turning points
    "lucky": Words(
        "{name} {done} ({odds}): good luck, chances up from {before} to {after}.",
        "{name} {done} ({odds}) : coup de chance, de {before} à {after} de chances de gagner.",
    ),
    "unlucky": Words(
        "{name} {done} ({odds}): bad luck, chances down from {before} to {after}.",
        "{name} {done} ({odds}) : malchance, de {before} à {after} de chances de gagner.",
    ),
    "lucky_for": Words(
        "{name} {done} ({odds}): good luck for {other}, up from {before} to {after}.",
        "{name} {done} ({odds}) : coup de chance pour {other}, de {before} à {after}.",
    ),
    "unlucky_for": Words(
        "{name} {done} ({odds}): bad luck for {other}, down from {before} to {after}.",
        "{name} {done} ({odds}) : malchance pour {other}, de {before} à {after}.",
    ),
    "one_chance": Words("1 chance in {cases}", "1 chance sur {cases}"),
    "some_chances": Words("{number} chances in {cases}", "{number} chances sur {cases}"),
    "better_than": Words("better than {part} of throws", "mieux que {part} des lancers"),
    "worse_than": Words("worse than {part} of throws", "moins bien que {part} des lancers"),
    "better": Words(
        "{name} {done}: {verdict}, chances down from {before} to {after}. Better: {better}.",
        "{name} {done} : {verdict}, de {before} à {after} de chances de gagner. Mieux : {better}.",
    ),
    "better_because": Words(
        "{name} {done}: {verdict}, chances down from {before} to {after}. "
        "Better: {better}, which {why}.",
        "{name} {done} : {verdict}, de {before} à {after} de chances de gagner. "
        "Mieux : {better}, ce qui {why}.",
    ),
    "and": Words(" and ", " et "),
    # The game in one sentence or two
    "won_anyhow": Words(
        "Won by {winners}; with average throws most likely too.",
        "Victoire : {winners} ; avec des lancers moyens aussi, sans doute.",
    ),
    "won_by_luck": Words(
        "Won by {winners} thanks to the throws; with average ones rather by {others}.",
        "Victoire : {winners}, grâce aux lancers ; avec des lancers moyens, plutôt {others}.",
    ),
    "won_somehow": Words(
        "Won by {winners}; whether by luck or by play is too close to tell.",
        "Victoire : {winners} ; chance ou jeu, c’est trop serré pour le dire.",
    ),
    "won": Words("Won by {winners}.", "Victoire : {winners}."),
    "drawn": Words("A draw.", "Partie nulle."),
    "ahead": Words("Ahead: {winners}, with {chance}.", "En tête : {winners}, avec {chance}."),
    "best_play": Words(
        "Best play: {name}, {cost} of a win lost in {choices} choices.",
        "Le mieux joué : {name}, {cost} victoire perdue en {choices} choix.",
    ),
    "best_play_dear": Words(
        "Best play: {name}, {cost} wins lost in {choices} choices.",
        "Le mieux joué : {name}, {cost} victoires perdues en {choices} choix.",
    ),
    # The report
    "title": Words(
        "{title}: {throws} throws, {moves} moves", "{title} : {throws} lancers, {moves} coups"
    ),
    "title_without_throws": Words("{title}: {moves} moves", "{title} : {moves} coups"),
    "unfinished": Words(
        "This game is not over; it is reviewed as far as it goes.",
        "Cette partie n’est pas finie ; elle est analysée jusque-là.",
    ),
    "damaged": Words(
        "The record is damaged: {problem}. What can be replayed is reviewed.",
        "La feuille est abîmée : {problem}. Ce qui peut être rejoué est analysé.",
    ),
    "hurried": Words(
        "Time ran out: the last positions were only glanced at.",
        "Le temps a manqué : les dernières positions ont été vues de loin.",
    ),
    "player": Words("player", "joueur"),
    "result": Words("result", "résultat"),
    "wins": Words("won", "gagné"),
    "loses": Words("lost", "perdu"),
    "luck": Words("luck", "chance"),
    "cost": Words("play", "jeu"),
    "adjusted": Words("without luck", "sans la chance"),
    "accuracy": Words("good moves", "bons coups"),
    "bad": Words("inacc./mist./blund.", "impr./err./gaffes"),
    "interval": Words("{middle} ({low} to {high})", "{middle} ({low} à {high})"),
    "explained": Words(
        "Luck and play are counted in wins: 0.5 makes a won game out of an even one. "
        "Luck: what the throws gave beyond the average throw. "
        "Play: what the moves lost beside the best ones. "
        "Without luck: the chances that this play deserved with average throws and, in brackets, "
        "where they lie 95 times of 100.",
        "Chance et jeu se comptent en victoires : 0,5 fait d’une partie égale une partie gagnée. "
        "Chance : ce que les lancers ont donné de plus qu’un lancer moyen. "
        "Jeu : ce que les coups ont perdu par rapport aux meilleurs. "
        "Sans la chance : les chances que ce jeu méritait avec des lancers moyens et, entre "
        "parenthèses, où elles se trouvent 95 fois sur 100.",
    ),
    "explained_without_throws": Words(
        "Play is counted in wins: 0.5 makes a won game out of an even one. "
        "It is what the moves lost beside the best ones.",
        "Le jeu se compte en victoires : 0,5 fait d’une partie égale une partie gagnée. "
        "C’est ce que les coups ont perdu par rapport aux meilleurs.",
    ),
    "turning_points": Words("Turning points", "Tournants"),
    "no_turning_points": Words(
        "No throw and no move changed much.", "Aucun lancer, aucun coup n’a changé grand-chose."
    ),
    "blunders": Words("Other blunders", "Autres gaffes"),
    "judging": Words("Judging {done} of {all}", "Analyse : {done} sur {all}"),
    # The plot
    "chances_axis": Words("chance to win (%)", "chances de gagner (%)"),
    "tokens_axis": Words("throws and moves", "lancers et coups"),
    # Hints
    "chances_now": Words("Chances: {chances}", "Chances : {chances}"),
    "margin": Words("give or take {margin}", "à {margin} près"),
    "throw_due": Words(
        "A throw is due: there is nothing to choose.", "Il faut lancer : rien à choisir."
    ),
}


def say(key: str, language: Language, **facts: object) -> str:
    """One of the review's sentences."""
    return SAYS[key].to(language).format(**facts)


def joined(parts: Sequence[str], language: Language) -> str:
    """Phrases in a row: `a, b and c`."""
    *first, last = parts or [""]
    return f"{', '.join(first)}{say('and', language)}{last}" if first else last


def share(value: float, language: Language) -> str:
    """A chance as people read it: `62%`; no more digits than can mean anything."""
    percent = round(100 * value)
    # The space of French numbers never ends a line.
    sign = "\N{NO-BREAK SPACE}%" if language == "fr" else "%"
    if percent == 0 and value > 0:
        return f"< 1{sign}"
    return f"> 99{sign}" if percent == 100 and value < 1 else f"{percent}{sign}"


def wins(value: float, language: Language, *, signed: bool = False) -> str:
    """A part of a win, or some wins: `0.34`, `+1.2`."""
    text = f"{value:+.2f}" if signed and round(value, 2) else f"{abs(value):.2f}"
    return (text.replace(".", ",") if language == "fr" else text).replace("-", "−")
