"""Which language a process speaks."""

import pytest

from colonnade.kernel.words import language_of


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
