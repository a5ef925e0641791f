"""The arena's sentences."""

from typing import Final

from colonnade.kernel.words import Language, Words

WORDS: Final = {
    "score": Words(
        "{first} – {second}: {share} of {games} games, 95 % interval {low} to {high}",
        "{first} – {second} : {share} de {games} parties, intervalle à 95 % de {low} à {high}",
    ),
    "elo": Words(
        "Elo difference {elo:+.0f} ({low:+.0f} to {high:+.0f})",
        "différence Elo {elo:+.0f} (de {low:+.0f} à {high:+.0f})",
    ),
    "fault": Words("forfeited by {fault}", "partie perdue par forfait : {fault}"),
}


def percent(share: float, language: Language) -> str:
    """A share as each language writes it."""
    return f"{100 * share:.1f} %".replace(".", "," if language == "fr" else ".")


def say(key: str, language: Language, **facts: object) -> str:
    """A sentence with its facts."""
    return WORDS[key].to(language).format(**facts)
