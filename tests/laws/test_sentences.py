"""Every sentence of the program, with names and numbers of every kind, in both languages.

`python -m pytest tests/laws/test_sentences.py -k read -s` prints them all, to be read.
"""

import re
from collections.abc import Iterator
from itertools import product

import pytest

from colonnade.analysis.game_analysis import analysis_of
from colonnade.analysis.words import SAYS as REVIEW
from colonnade.games import GAMES
from colonnade.kernel.grammar import NAME_FACTS, fill
from colonnade.kernel.i18n import LANGUAGES, Language, Text
from colonnade.table.verify import SAYS as VERIFY
from colonnade.table.words import REFUSALS, STORY
from colonnade.terminal.words import SAYS as TERMINAL

NAMES = ("Ada", "Hugo", "Bo", "Joueur 2")
"""A vowel, a silent h, a consonant, and what somebody without a name is called."""
NUMBERS = (0, 1, 2)
TEXTS = {
    "dice": "2, 4", "either": "2, 4", "line": "a1 b1 c1", "from": "12", "to": "18", "at": "12",
    "last": "8", "squares": "20", "level": "facile", "token": "10-11", "your": "your", "ton": "ton",
    "ta": "ta", "tes": "tes", "clause": "S11", "path": "a.txt", "example": "10-11",
}  # fmt: skip
"""Facts that are texts; all others are numbers."""
HOLE = re.compile(r"\{#?(\w+)")
PLURAL = re.compile(r"\{\w+\|([^{}|]*)\|([^{}|]*)\}")
ENDS = (".", "!", "?", "…", ")", ":", " ", "”", "»")


def catalogues() -> Iterator[tuple[str, Text]]:
    """Every template, with the place where it is found."""
    for game, book in GAMES.items():
        for key, words in book.words.items():
            yield f"{game} {key}", words
        known = analysis_of(book)
        for kind, phrase in known.phrases.items():
            yield f"{game} phrase {kind}", phrase.done
            yield f"{game} phrase {kind}", phrase.to_do
        for key, words in known.reasons.words.items() if known.reasons else ():
            yield f"{game} reason {key}", words
    named = {
        "refusal": REFUSALS,
        "table": STORY,
        "verify": VERIFY,
        "review": REVIEW,
        "terminal": TERMINAL,
    }
    for place, catalogue in named.items():
        for key, words in catalogue.items():
            if not key.startswith("help"):  # a table of commands, not a sentence
                yield f"{place} {key}", words


def filled_in(template: str, language: Language) -> Iterator[str]:
    """A template with each name in each of its places, and with each number."""
    holes = set(HOLE.findall(template))
    who, count = sorted(holes & NAME_FACTS), sorted(holes - NAME_FACTS - set(TEXTS))
    texts = {hole: TEXTS[hole] for hole in holes & set(TEXTS)}
    for name, number in product(NAMES if who else NAMES[:1], NUMBERS if count else NUMBERS[:1]):
        others = [*NAMES[NAMES.index(name) :], *NAMES]
        people = dict(zip(who, others, strict=False))
        facts = {**texts, **people, **dict.fromkeys(count, number)}
        yield fill(template, facts, language)


EVERY = [
    (place, words.to(language), language) for place, words in catalogues() for language in LANGUAGES
]
NOUNS: dict[Language, dict[str, str]] = {language: {} for language in LANGUAGES}
for _, text, spoken in EVERY:
    NOUNS[spoken].update({many: one for one, many in PLURAL.findall(text) if one != many})


def disagreeing(nouns: dict[str, str]) -> re.Pattern[str]:
    """One thing in the plural, or several in the singular; one pattern is searched soonest."""
    several, single = (
        "|".join(map(re.escape, filter(None, some))) for some in (nouns, nouns.values())
    )
    return re.compile(rf"(?<![\d,.])(?:1 (?:{several})|[2-9] (?:{single}))(?!\w)")


DISAGREEING = {language: disagreeing(nouns) for language, nouns in NOUNS.items()}


def faults(said: str, language: Language) -> Iterator[str]:
    """What is wrong with a sentence."""
    if "{" in said or "}" in said or "|" in said:
        yield "a hole is left"
    if "'" in said or '"' in said:
        yield "a straight sign"
    if "  " in said:
        yield "two spaces"
    yield from DISAGREEING[language].findall(said)
    if language == "fr":
        if re.search(r"\b[Dd]e (Ada|Hugo|Joueur)\b|\b[Àà] Joueur\b", said):
            yield "a preposition that is not joined"
        # What is typed is quoted, and typed as it stands.
        if re.search(r"[^\s\u00a0\u202f»][:;!?](?=\s|$)", re.sub(r"«[^»]*»", "« »", said)):
            yield "no space before a sign"
        if any(noun in NOUNS["fr"] for noun in re.findall(r"(?<!\d)0 (\w+)", said)):
            yield "none is singular"
    elif re.search(r"\s[:;!](?=\s|$)", said):
        yield "a space before a sign"
    if language == "en" and re.search(r"\bcan not\b|themself", said):
        yield "not English"


@pytest.mark.parametrize(
    ("place", "template", "language"), EVERY, ids=[f"{place}-{lang}" for place, _, lang in EVERY]
)
def test_every_sentence_agrees(place: str, template: str, language: Language) -> None:
    for said in filled_in(template, language):
        assert list(faults(said, language)) == [], said


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_of_a_game_begins_with_a_capital_and_ends_with_a_sign(game: str) -> None:
    for key, words in GAMES[game].words.items():
        for language in LANGUAGES:
            for said in filled_in(words.to(language), language):
                assert said[0].isupper() or said[0].isdigit(), key
                assert said.endswith(ENDS), key


def test_all_sentences_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    """Printed with `-s`, one line each; a name and a number are enough to hear it."""
    lines = [
        f"{place} [{lang}] " + " / ".join(dict.fromkeys(filled_in(text, lang)))
        for place, text, lang in EVERY
    ]
    print("\n".join(lines))
    assert len(lines) > 700
