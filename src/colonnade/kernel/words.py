"""Sentences in French and English, kept as templates in one catalogue a game."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

Language: TypeAlias = Literal["en", "fr"]
Fact: TypeAlias = int | str
LANGUAGES: Final[tuple[Language, ...]] = ("en", "fr")


class Words(NamedTuple):
    """One thing said in both languages."""

    en: str
    fr: str

    def to(self, language: Language) -> str:
        """The wording in one language."""
        return self.fr if language == "fr" else self.en


Catalogue: TypeAlias = Mapping[str, Words]


def language_of(environment: Mapping[str, str]) -> Language:
    """French when the locale among a process's settings says so, English otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


# Facts under these names are seat numbers; a sentence shows the person's or the colour's name.
SEAT_FACTS: Final = frozenset({"seat", "owner", "victim", "partner"})


def sentence(
    template: Words, facts: Mapping[str, Fact], language: Language, names: Sequence[str]
) -> str:
    """Fill a template with facts, seat numbers being replaced by names."""
    text = phrase(template, facts, language, names)
    return text[:1].upper() + text[1:]


def phrase(
    template: Words, facts: Mapping[str, Fact], language: Language, names: Sequence[str]
) -> str:
    """The same for a part of a sentence, which begins as it is written."""
    shown = {
        name: names[fact] if name in SEAT_FACTS and isinstance(fact, int) else fact
        for name, fact in facts.items()
    }
    return template.to(language).format(**shown)


def phrases(template: Words, facts: Mapping[str, Fact], names: Sequence[Words]) -> Words:
    """A phrase in both languages."""
    return Words(
        phrase(template, facts, "en", [name.en for name in names]),
        phrase(template, facts, "fr", [name.fr for name in names]),
    )


def sentences(template: Words, facts: Mapping[str, Fact], names: Sequence[Words]) -> Words:
    """A sentence in both languages."""
    return Words(
        sentence(template, facts, "en", [name.en for name in names]),
        sentence(template, facts, "fr", [name.fr for name in names]),
    )
