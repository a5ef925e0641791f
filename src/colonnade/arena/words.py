"""The arena's sentences."""

from typing import Final

from colonnade.kernel.words import Language, Words

WORDS: Final = {
    "score": Words(
        "{first} – {second}: {share:.1%} of {games} games, 95 % interval {low:.1%} to {high:.1%}",
        "{first} – {second} : {share:.1%} de {games} parties, intervalle à 95 % de {low:.1%} "
        "à {high:.1%}",
    ),
    "elo": Words(
        "Elo difference {elo:+.0f} ({low:+.0f} to {high:+.0f})",
        "différence Elo {elo:+.0f} (de {low:+.0f} à {high:+.0f})",
    ),
    "fault": Words("forfeited by {fault}", "partie perdue par forfait : {fault}"),
}


def say(key: str, language: Language, **facts: object) -> str:
    """A sentence with its facts."""
    return WORDS[key].to(language).format(**facts)
