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

# Facts under these names are seat numbers; a sentence shows the person's or the colour's name.
SEAT_FACTS: Final = frozenset({"seat", "owner", "victim", "partner"})


def sentence(
    template: Words, facts: Mapping[str, Fact], language: Language, names: Sequence[str]
) -> str:
    """Fill a template with facts, seat numbers being replaced by names."""
    shown = {
        name: names[fact] if name in SEAT_FACTS and isinstance(fact, int) else fact
        for name, fact in facts.items()
    }
    text = template.to(language).format(**shown)
    return text[:1].upper() + text[1:]
