"""The board of Senet, as people see it."""

import pytest

from colonnade.games.senet.core.board import EXIT_NAME
from colonnade.kernel.i18n import LANGUAGES, Language
from colonnade.kernel.styled_text import plain_text
from colonnade.library import Game


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_exit_has_the_name_that_the_rulebook_gives_it(language: Language) -> None:
    game = Game("senet")
    assert f"> 31 {EXIT_NAME}" in game.board(language)
    assert f">{EXIT_NAME}</text>" in game.svg(language)
    narrow = game.rulebook.narrow
    assert narrow is not None
    drawn = plain_text(narrow(game.rules_options, game.state, language))
    assert "> 31\n" in drawn, "no room for it"
