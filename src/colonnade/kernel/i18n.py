"""Texts in French and English, kept as templates in one catalogue per game."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from .grammar import SEAT_FACTS, fill

Language: TypeAlias = Literal["en", "fr"]
Fact: TypeAlias = int | str
LANGUAGES: Final[tuple[Language, ...]] = ("en", "fr")


@dataclass(frozen=True, slots=True)
class Text:
    """A text in both languages, for people; often a template with facts to fill in."""

    en: str
    fr: str

    def __iter__(self) -> Iterator[str]:
        return iter((self.en, self.fr))

    def to(self, language: Language) -> str:
        """The wording in one language."""
        return self.fr if language == "fr" else self.en

    def filled(self, **facts: object) -> "Text":
        """The template with its facts in both languages; a fact may be a text itself."""
        return in_both_languages(
            lambda language: fill(
                self.to(language),
                {
                    name: fact.to(language) if isinstance(fact, Text) else fact
                    for name, fact in facts.items()
                },
                language,
            )
        )


def in_both_languages(wording: Callable[[Language], str]) -> Text:
    """The result of a function of the language, in both languages."""
    return Text(wording("en"), wording("fr"))


def quoted(foreign: str) -> Text:
    """Foreign text in the quotation marks of each language; control characters are escaped."""
    shown = repr(foreign)
    return Text(shown, f"« {shown[1:-1]} »")


Catalogue: TypeAlias = Mapping[str, Text]


def language_of(environment: Mapping[str, str]) -> Language:
    """French if the locale in the environment variables says so, English otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


def sentence(
    template: Text, facts: Mapping[str, Fact], language: Language, names: Sequence[str]
) -> str:
    """Fill a template with facts, seat numbers being replaced by names."""
    text = phrase(template, facts, language, names)
    return text[:1].upper() + text[1:]


def phrase(
    template: Text, facts: Mapping[str, Fact], language: Language, names: Sequence[str]
) -> str:
    """The same for a part of a sentence: the first letter is not capitalised."""
    shown = {
        name: names[fact] if name in SEAT_FACTS and isinstance(fact, int) else fact
        for name, fact in facts.items()
    }
    return fill(template.to(language), shown, language)


def phrases(template: Text, facts: Mapping[str, Fact], names: Sequence[Text]) -> Text:
    """A phrase in both languages."""
    return in_both_languages(
        lambda language: phrase(template, facts, language, [name.to(language) for name in names])
    )


def sentences(template: Text, facts: Mapping[str, Fact], names: Sequence[Text]) -> Text:
    """A sentence in both languages."""
    return in_both_languages(
        lambda language: sentence(template, facts, language, [name.to(language) for name in names])
    )
