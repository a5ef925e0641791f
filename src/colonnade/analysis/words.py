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
        "{name} {done} (chance {odds}): good luck, {luck}.",
        "{name} {done} (probabilité {odds}) : coup de chance, {luck}.",
    ),
    "unlucky": Words(
        "{name} {done} (chance {odds}): bad luck, {luck}.",
        "{name} {done} (probabilité {odds}) : coup de malchance, {luck}.",
    ),
    "lucky_for": Words(
        "{name} {done} (chance {odds}): good luck for {other}, {luck}.",
        "{name} {done} (probabilité {odds}) : coup de chance pour {other}, {luck}.",
    ),
    "unlucky_for": Words(
        "{name} {done} (chance {odds}): bad luck for {other}, {luck}.",
        "{name} {done} (probabilité {odds}) : coup de malchance pour {other}, {luck}.",
    ),
    "better": Words(
        "{name} {done}: {verdict}, {cost} lost. Better: {better}.",
        "{name} {done} : {verdict}, {cost} de perdus. Mieux : {better}.",
    ),
    "better_because": Words(
        "{name} {done}: {verdict}, {cost} lost. Better: {better}, which {why}.",
        "{name} {done} : {verdict}, {cost} de perdus. Mieux : {better}, ce qui {why}.",
    ),
    "and": Words(" and ", " et "),
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
    "luck": Words("luck", "chance"),
    "adjusted": Words("without luck", "sans la chance"),
    "interval": Words("95 % interval", "intervalle à 95 %"),
    "cost": Words("lost by play", "perdu au jeu"),
    "accuracy": Words("good moves", "bons coups"),
    "bad": Words("inacc./mist./blund.", "impr./err./gaffes"),
    "explained": Words(
        "All but good moves are shares of the win. Luck: what the throws gave beyond the mean\n"
        "over all throws. Lost by play: what moves lost beside the best ones.",
        "Hors bons coups, tout est en parts de victoire. Chance : ce que les lancers ont donné\n"
        "de plus que la moyenne de tous les lancers. Perdu au jeu : ce que les coups ont perdu\n"
        "par rapport aux meilleurs.",
    ),
    "explained_without_throws": Words(
        "Results and losses are shares of the win. Lost by play: what moves lost beside the best\n"
        "ones.",
        "Résultat et perte sont en parts de victoire. Perdu au jeu : ce que les coups ont perdu\n"
        "par rapport aux meilleurs.",
    ),
    "turning_points": Words("Turning points", "Tournants"),
    "no_turning_points": Words(
        "No throw and no move changed much.", "Aucun lancer, aucun coup n’a changé grand-chose."
    ),
    "blunders": Words("Blunders", "Gaffes"),
    "judging": Words("Judging {done} of {all}", "Analyse : {done} sur {all}"),
    # The plot
    "chances_axis": Words("chance to win (%)", "chances de gagner (%)"),
    "tokens_axis": Words("throws and moves", "lancers et coups"),
    # Hints
    "chances_now": Words("Chances: {chances}", "Chances : {chances}"),
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


def share(value: float, language: Language, *, signed: bool = False) -> str:
    """A share of the win as people read it: `12.5 %`, `+3 %`."""
    percent = 100 * value
    text = f"{percent:+.1f}" if signed else f"{percent:.1f}"
    return f"{text.replace('.', ',') if language == 'fr' else text} %"
