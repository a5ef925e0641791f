"""The arena's sentences."""

from typing import Final

from colonnade.kernel.grammar import fill
from colonnade.kernel.i18n import Language, Text

WORDS: Final = {
    "match": Text("{first} – {second}: {score}", "{first} – {second} : {score}"),
    "score": Text(
        "{share} of {games} games, 95 % interval {low} to {high}",
        "{share} de {games} parties, intervalle à 95 % de {low} à {high}",
    ),
    "elo": Text(
        "Elo difference {elo} ({low} to {high})",
        "différence Elo {elo} (de {low} à {high})",
    ),
    "fault": Text(
        "{games|game|games} forfeited by {fault}",
        "{games|partie perdue|parties perdues} par forfait : {fault}",
    ),
}


def percent(share: float, language: Language) -> str:
    """A share as each language writes it."""
    return f"{100 * share:.1f} %".replace(".", "," if language == "fr" else ".")


def say(key: str, language: Language, **facts: object) -> str:
    """A sentence with its facts."""
    return fill(WORDS[key].to(language), facts, language)
