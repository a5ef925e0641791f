"""What a review says, in French and English."""

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
        "{name} throws {token} (chance {odds}): lucky, {luck}.",
        "{name} lance {token} (probabilité {odds}) : de la chance, {luck}.",
    ),
    "unlucky": Words(
        "{name} throws {token} (chance {odds}): bad luck, {luck}.",
        "{name} lance {token} (probabilité {odds}) : pas de chance, {luck}.",
    ),
    "better": Words(
        "{name} plays {token}, {verdict} ({cost}). Better: {better}.",
        "{name} joue {token}, {verdict} ({cost}). Mieux : {better}.",
    ),
    "better_because": Words(
        "{name} plays {token}, {verdict} ({cost}). Better: {better}, which {why}.",
        "{name} joue {token}, {verdict} ({cost}). Mieux : {better}, qui {why}.",
    ),
    # The report
    "title": Words("{title}: {tokens} tokens", "{title} : {tokens} jetons"),
    "unfinished": Words(
        "This game is not over; it is reviewed as far as it goes.",
        "Cette partie n’est pas finie ; elle est analysée jusque-là.",
    ),
    "damaged": Words(
        "The record is damaged: {problem}. Only what comes before is reviewed.",
        "La feuille est abîmée : {problem}. Seul ce qui précède est analysé.",
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
    "turning_points": Words("Turning points", "Tournants"),
    "no_turning_points": Words(
        "No throw and no move changed much.", "Aucun lancer, aucun coup n’a changé grand-chose."
    ),
    "blunders": Words("Blunders", "Gaffes"),
    "instead_of": Words(
        "{number}. {name}: {token} instead of {best}, {cost}",
        "{number}. {name} : {token} au lieu de {best}, {cost}",
    ),
    "judging": Words("Judging token {done} of {all}", "Jeton {done} sur {all}"),
    # The plot
    "chances_axis": Words("chance to win (%)", "chances de gagner (%)"),
    "tokens_axis": Words("token", "jeton"),
    # Hints
    "chances_now": Words("Chances: {chances}", "Chances : {chances}"),
    "advised": Words("{token}  {chance}", "{token}  {chance}"),
    "advised_because": Words("{token}  {chance}  {why}", "{token}  {chance}  {why}"),
    "throw_due": Words(
        "A throw is due: there is nothing to choose.", "Il faut lancer : rien à choisir."
    ),
}


def say(key: str, language: Language, **facts: object) -> str:
    """One of the review's sentences."""
    return SAYS[key].to(language).format(**facts)


def share(value: float, language: Language, *, signed: bool = False) -> str:
    """A share of the win as people read it: `12.5 %`, `+3 %`."""
    percent = 100 * value
    text = f"{percent:+.1f}" if signed else f"{percent:.1f}"
    return f"{text.replace('.', ',') if language == 'fr' else text} %"
