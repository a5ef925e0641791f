"""Filling templates with names and numbers by the grammar of each language.

Besides the fields of `str.format`, a template may have `{count|die|dice}`, a number and its noun,
and `{#count|is|are}`, a word that agrees with a number which is not written there. French joins
prepositions to a name: «d’Ada», «du joueur 2», «au robot facile», «pour le joueur 2»; before any
other fact they stay: «de a1 à b1». “The bot” has a capital only at the beginning of a sentence.
The last of several dice or squares is joined by a word: “5, 6 and 7”. `web/src/model/grammar.ts`
does the same, and both are tested with the same cases.
"""

import re
from collections.abc import Mapping
from typing import Final

SEAT_FACTS: Final = frozenset({"seat", "owner", "victim", "partner"})
"""Facts under these names are seat numbers; a sentence shows the person's or the colour's name."""
NAME_FACTS: Final = SEAT_FACTS | {"name", "names", "other", "others", "winners"}
"""Facts under these names are names of people."""

_LISTS: Final = {
    "dice": {"en": "and", "fr": "et"},
    "squares": {"en": "and", "fr": "et"},
    "either": {"en": "or", "fr": "ou"},
}
"""Facts under these names are lists, `5, 6, 7`, and the word before the last of them."""

_COUNTED: Final = re.compile(r"\{(#?)(\w+)\|([^{}|]*)\|([^{}|]*)\}")
_JOINED: Final = re.compile(r"\b([Dd]e|[Àà]|[Pp]our|[Pp]ar|[Cc]ontre|[Aa]vec) \{(\w+)\}")
# A y before a vowel is a consonant: «d’Yves», but «de Yann».
_VOWEL: Final = re.compile(r"[aeiouhàâäéèêëîïôöùûüœæ]|y(?![aeiouàâéèêëîïôöù])", re.IGNORECASE)
# Before these an h is not silent: «le jeton de Hans».
_ASPIRATED: Final = re.compile(
    "hakan|hakim|hal|halim|hamid|hamza|hana|hans|harald|haroun|harry|haruki|hassan|heidi|heinz|"
    "helmut|hicham|hind|hiro|horst|houda|hugh"
)
# A player without a name is called by a common noun: «du joueur 2», «du robot».
_COMMON: Final = re.compile(r"(?:Le )?((?:Joueur|[Rr]obot)\b.*)", re.DOTALL)
# What bots are called, with a capital at the beginning of a sentence only.
_BOT: Final = re.compile(r"Le robot\b|The bot\b|Bot \d")
_MIDWAY: Final = re.compile(r"(?<=[^\s.!?] )\{(\w+)\}")


def fill(template: str, facts: Mapping[str, object], language: str) -> str:
    """A template in one language, filled with its facts."""

    def counted(hole: re.Match[str]) -> str:
        silent, name, one, many = hole.groups()
        number = abs(int(str(facts[name])))
        # French uses the singular for none as well.
        noun = one if number == 1 or (number == 0 and language == "fr") else many
        return noun if silent else f"{facts[name]} {noun}"

    def joined(hole: re.Match[str]) -> str:
        before, name = hole.groups()
        if name not in NAME_FACTS:
            return hole[0]
        return _literal(_with_name(before, str(facts[name])))

    def midway(hole: re.Match[str]) -> str:
        is_bot = hole[1] in NAME_FACTS and _BOT.match(str(facts[hole[1]]))
        return _literal(_lower(str(facts[hole[1]]))) if is_bot else hole[0]

    text = _COUNTED.sub(counted, template)
    if language == "fr":
        text = _JOINED.sub(joined, text)
    text = _MIDWAY.sub(midway, text)
    return text.format(**{name: _listed(name, fact, language) for name, fact in facts.items()})


def _with_name(before: str, name: str) -> str:
    """A preposition and the name that follows."""
    if common := _COMMON.fullmatch(name):
        contracted = {"de": "du", "De": "Du", "à": "au", "À": "Au"}.get(before, f"{before} le")
        return f"{contracted} {_lower(common[1])}"
    first = re.split(r"[\s(-]", name.casefold(), maxsplit=1)[0]
    if before in ("de", "De") and _VOWEL.match(name) and not _ASPIRATED.fullmatch(first):
        return f"{before[0]}’{name}"
    return f"{before} {name}"


def _listed(name: str, fact: object, language: str) -> object:
    """A fact; the last of several is joined by a word."""
    if name in _LISTS and isinstance(fact, str) and ", " in fact:
        return f" {_LISTS[name][language]} ".join(fact.rsplit(", ", 1))
    return fact


def _lower(name: str) -> str:
    """A name without a capital."""
    return name[:1].lower() + name[1:]


def _literal(name: str) -> str:
    """A name whose braces are not read as fields, which are filled last."""
    return name.replace("{", "{{").replace("}", "}}")
