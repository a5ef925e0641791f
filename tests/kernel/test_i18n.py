"""The language of a process, and names in sentences."""

import pytest

from colonnade.kernel.i18n import Text, language_of, sentence


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "FR"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "C", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LC_ALL": "", "LANG": "fr_BE"}, "fr"),
    ],
)
def test_the_locale_says_which_language_is_spoken(
    environment: dict[str, str], language: str
) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Ada", "Le jeton d’Ada."),
        ("Émile", "Le jeton d’Émile."),
        ("Hélène", "Le jeton d’Hélène."),
        ("Vert", "Le jeton de Vert."),
    ],
)
def test_french_joins_of_to_a_name_that_begins_with_a_vowel(name: str, told: str) -> None:
    template = Text("The token of {owner}.", "le jeton de {owner}.")
    assert sentence(template, {"owner": 0}, "fr", [name]) == told
    assert sentence(template, {"owner": 0}, "en", [name]) == f"The token of {name}."
    moved = Text("from {from}", "de {from}")
    assert sentence(moved, {"from": "a1"}, "fr", [name]) == "De a1"
