"""The sentences of a review, in French and English."""

from collections.abc import Sequence
from typing import Final

from colonnade.kernel.grammar import fill
from colonnade.kernel.i18n import Language, Text

SAYS: Final[dict[str, Text]] = {
    # Verdicts
    "throw": Text("throw", "lancer"),
    "forced": Text("the only move", "le seul coup"),
    "best": Text("the best move", "le meilleur coup"),
    "good": Text("a good move", "un bon coup"),
    "inaccuracy": Text("an inaccuracy", "une imprécision"),
    "mistake": Text("a mistake", "une erreur"),
    "blunder": Text("a blunder", "une gaffe"),
    # Turning points
    "lucky": Text(
        "{name} {done} ({odds}): good luck, chances up from {before} to {after}.",
        "{name} {done} ({odds}) : coup de chance, de {before} à {after} de chances de gagner.",
    ),
    "unlucky": Text(
        "{name} {done} ({odds}): bad luck, chances down from {before} to {after}.",
        "{name} {done} ({odds}) : malchance, de {before} à {after} de chances de gagner.",
    ),
    "lucky_for": Text(
        "{name} {done} ({odds}): good luck for {other}, up from {before} to {after}.",
        "{name} {done} ({odds}) : coup de chance pour {other}, de {before} à {after}.",
    ),
    "unlucky_for": Text(
        "{name} {done} ({odds}): bad luck for {other}, down from {before} to {after}.",
        "{name} {done} ({odds}) : malchance pour {other}, de {before} à {after}.",
    ),
    "one_chance": Text("1 chance in {cases}", "1 chance sur {cases}"),
    "some_chances": Text(
        "{number|chance|chances} in {cases}", "{number|chance|chances} sur {cases}"
    ),
    "better_than": Text("better than {part} of throws", "mieux que {part} des lancers"),
    "worse_than": Text("worse than {part} of throws", "moins bien que {part} des lancers"),
    "better": Text(
        "{name} {done}: {verdict}, chances down from {before} to {after}. Better: {better}.",
        "{name} {done} : {verdict}, de {before} à {after} de chances de gagner. Mieux : {better}.",
    ),
    "better_because": Text(
        "{name} {done}: {verdict}, chances down from {before} to {after}. "
        "Better: {better}, which {why}.",
        "{name} {done} : {verdict}, de {before} à {after} de chances de gagner. "
        "Mieux : {better}, ce qui {why}.",
    ),
    "and": Text(" and ", " et "),
    # The game in one sentence or two
    "won_anyhow": Text(
        "Won by {winners}; with average throws most likely too.",
        "Victoire : {winners} ; avec des lancers moyens aussi, sans doute.",
    ),
    "won_by_luck": Text(
        "Won by {winners} thanks to the throws; with average ones rather by {others}.",
        "Victoire : {winners}, grâce aux lancers ; avec des lancers moyens, plutôt {others}.",
    ),
    "won_somehow": Text(
        "Won by {winners}; whether by luck or by play is too close to tell.",
        "Victoire : {winners} ; chance ou jeu, c’est trop serré pour le dire.",
    ),
    "won": Text("Won by {winners}.", "Victoire : {winners}."),
    "drawn": Text("A draw.", "Partie nulle."),
    "even": Text("Nobody is ahead.", "Personne n’est en tête."),
    "ahead": Text("Ahead: {winners}, with {chance}.", "En tête : {winners}, avec {chance}."),
    "best_play": Text(
        "Best play: {name}, {cost} of a win lost in {choices|choice|choices}.",
        "Le mieux joué : {name}, {cost} victoire perdue en {choices} choix.",
    ),
    "best_play_dear": Text(
        "Best play: {name}, {cost} wins lost in {choices|choice|choices}.",
        "Le mieux joué : {name}, {cost} victoires perdues en {choices} choix.",
    ),
    # The report
    "title": Text(
        "{title}: {throws|throw|throws}, {moves|move|moves}",
        "{title} : {throws|lancer|lancers}, {moves|coup|coups}",
    ),
    "title_without_throws": Text("{title}: {moves|move|moves}", "{title} : {moves|coup|coups}"),
    "unfinished": Text(
        "This game is not over; it is reviewed as far as it goes.",
        "Cette partie n’est pas finie ; elle est analysée jusque-là.",
    ),
    "damaged": Text(
        "The record is damaged: {problem}. What can be replayed is reviewed.",
        "La feuille est abîmée : {problem}. Ce qui peut être rejoué est analysé.",
    ),
    "hurried": Text(
        "Time ran out: the last positions were only glanced at.",
        "Le temps a manqué : les dernières positions ont été étudiées moins longtemps.",
    ),
    "player": Text("player", "joueur"),
    "result": Text("result", "résultat"),
    "wins": Text("won", "gagné"),
    "loses": Text("lost", "perdu"),
    "luck": Text("luck", "chance"),
    "cost": Text("play", "jeu"),
    "adjusted": Text("without luck", "sans la chance"),
    "accuracy": Text("no mistake", "sans erreur"),
    "bad": Text("inacc./mist./blund.", "impr./err./gaffes"),
    "interval": Text("{middle} ({low} to {high})", "{middle} ({low} à {high})"),
    "explained": Text(
        "Luck and play are counted in wins: 0.5 makes a won game out of an even one. "
        "Luck: what the throws gave beyond the average throw. "
        "Play: what the moves lost beside the best ones. "
        "No mistake: of the choices at which something could be lost. "
        "Without luck: the chances that this play deserved with average throws and, in brackets, "
        "where they lie 95 times of 100.",
        "Chance et jeu se comptent en victoires : 0,5, c’est de quoi changer une partie égale en "
        "partie gagnée. "
        "Chance : ce que les lancers ont donné de plus qu’un lancer moyen. "
        "Jeu : ce que les coups ont perdu par rapport aux meilleurs. "
        "Sans erreur : parmi les choix où l’on pouvait perdre quelque chose. "
        "Sans la chance : les chances que ce jeu méritait avec des lancers moyens et, entre "
        "parenthèses, où elles se trouvent 95 fois sur 100.",
    ),
    "explained_without_throws": Text(
        "Play is counted in wins: 0.5 makes a won game out of an even one. "
        "It is what the moves lost beside the best ones. "
        "No mistake: of the choices at which something could be lost.",
        "Le jeu se compte en victoires : 0,5, c’est de quoi changer une partie égale en partie "
        "gagnée. "
        "C’est ce que les coups ont perdu par rapport aux meilleurs. "
        "Sans erreur : parmi les choix où l’on pouvait perdre quelque chose.",
    ),
    "turning_points": Text("Turning points", "Tournants"),
    "no_turning_points": Text(
        "No throw and no move changed much.", "Aucun lancer, aucun coup n’a changé grand-chose."
    ),
    "blunders": Text("Other blunders", "Autres gaffes"),
    "judging": Text("Analysing: {done} of {all}", "Analyse : {done} sur {all}"),
    # The plot
    "chances_axis": Text("chance to win (%)", "chances de gagner (%)"),
    "tokens_axis": Text("throws and moves", "lancers et coups"),
    # Hints
    "chances_now": Text("Chances: {chances}", "Chances : {chances}"),
    "margin": Text("give or take {margin}", "à {margin} près"),
    "equal": Text(
        "{moves} are equally good, as far as can be seen.",
        "{moves} se valent, pour autant qu’on puisse voir.",
    ),
    "hardly": Text(
        "There is hardly a difference between these moves.",
        "Il n’y a presque pas de différence entre ces coups.",
    ),
    "throw_due": Text(
        "A throw is due: there is nothing to choose.", "Il faut lancer : rien à choisir."
    ),
}


def say(key: str, language: Language, **facts: object) -> str:
    """One of the review's sentences."""
    return fill(SAYS[key].to(language), facts, language)


def joined(parts: Sequence[str], language: Language) -> str:
    """Phrases in a row: `a, b and c`."""
    *first, last = parts or [""]
    return f"{', '.join(first)}{say('and', language)}{last}" if first else last


def share(value: float, language: Language, digits: int = 0) -> str:
    """A chance as a percentage: `62%`, or `61.8%` where one digit more is asked for."""
    least, percent = 0.1**digits, round(100 * value, digits)
    # The space of French numbers never ends a line.
    sign = "\N{NO-BREAK SPACE}%" if language == "fr" else "%"
    bound = "< " if percent == 0 and value > 0 else "> " if percent == 100 and value < 1 else ""
    shown = f"{least if bound == '< ' else 100 - least if bound else percent:.{digits}f}"
    return f"{bound}{shown.replace('.', ',') if language == 'fr' else shown}{sign}"


def wins(value: float, language: Language, *, signed: bool = False) -> str:
    """A number of wins: `0.34`, `+1.2`."""
    text = f"{value:+.2f}" if signed and round(value, 2) else f"{abs(value):.2f}"
    return (text.replace(".", ",") if language == "fr" else text).replace("-", "−")
