"""The rules pages: a family can read them, and every figure on them can be played."""

import re

import pytest

from colonnade.games import GAMES
from colonnade.kernel.i18n import LANGUAGES, Language
from colonnade.library import started
from colonnade.library.rules_pages import clauses, figures, notation_page, rules_page, tale

ADVICE = {"en": "## Advice", "fr": "## Conseils"}
every_page = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES)


def prose(page: str) -> str:
    """What people read: the page without the positions of its figures."""
    return re.sub(r"^```figure.*\n.*\n(.*)\n```$", r"\1", page, flags=re.MULTILINE)


def test_readers_of_both_languages_see_the_same_figures() -> None:
    for book in GAMES.values():
        english, french = (figures(rules_page(book, language)) for language in LANGUAGES)
        assert [figure[:3] for figure in english] == [figure[:3] for figure in french]


@every_game
def test_every_figure_is_a_position_of_the_game_that_awaits_somebody(game: str) -> None:
    for figure in figures(rules_page(GAMES[game], "en")):
        assert not started(game, figure.options, figure.position).is_over


@every_game
def test_every_clause_has_a_figure(game: str) -> None:
    page = rules_page(GAMES[game], "en")
    drawn = {figure.clause for figure in figures(page)}
    assert set(clauses(page)) <= drawn


@every_game
@every_page
def test_the_advice_can_be_tried_out(game: str, language: Language) -> None:
    advice = rules_page(GAMES[game], language).partition(ADVICE[language])[2]
    assert len(figures(advice)) == advice.count("\n**") >= 3


@every_game
@every_page
def test_every_block_that_begins_a_figure_is_one(game: str, language: Language) -> None:
    page = rules_page(GAMES[game], language)
    assert page.count("```figure") == len(figures(page))


@every_game
@every_page
def test_rules_for_families_have_no_notation(game: str, language: Language) -> None:
    page = rules_page(GAMES[game], language)
    book = GAMES[game]
    text = prose(page)
    assert "`" not in text
    assert not re.search(r"\b(place|seat) 0\b", text)
    for option in book.options.OPTIONS:
        assert f"{option.name}=" not in text


@every_game
@every_page
def test_a_choice_is_called_in_the_rules_what_the_form_calls_it(
    game: str, language: Language
) -> None:
    book = GAMES[game]
    told = clauses(rules_page(book, language))
    for option in book.options.OPTIONS:
        places = [text for text in told.values() if f"{option.says.to(language)}" in text]
        assert places, option.name
        if option.name == "colours":  # as many values as there are seatings
            continue
        for label in option.labels:
            assert any(f"*{label.to(language)}*" in text for text in places), option.name


@every_game
@every_page
def test_the_page_says_for_whom_the_game_is(game: str, language: Language) -> None:
    book = GAMES[game]
    introduction = rules_page(book, language).split("\n\n")[1]
    assert str(book.age) in introduction
    assert str(book.players[1]) in introduction


@every_game
@every_page
def test_the_story_and_the_summary_come_before_the_clauses(game: str, language: Language) -> None:
    book = GAMES[game]
    page = rules_page(book, language)
    told = tale(book, language)
    assert len(told) >= 2
    first = page.index("### ")
    for sentence in (*told, *(step.to(language) for step in book.summary(_usual(game)))):
        assert 0 < page.index(sentence) < first


def _usual(game: str) -> object:
    return GAMES[game].options.read_options({})


@every_game
def test_the_summary_is_that_of_the_options_chosen(game: str) -> None:
    book = GAMES[game]
    for option in book.options.OPTIONS:
        for value in option.values:
            players = str(book.players[1])
            if option.name == "colours":
                players = str(len(value.split(",")))
            options = book.options.read_options({"players": players, option.name: value})
            page = rules_page(book, "fr", options)
            assert "{summary}" not in page
            assert all(step.fr in page for step in book.summary(options))


@every_game
@every_page
def test_notation_has_a_page_of_its_own(game: str, language: Language) -> None:
    page = notation_page(GAMES[game], language)
    for option in GAMES[game].options.OPTIONS:
        assert f"`{option.name}`" in page
    assert GAMES[game].notation.write_position(_usual(game), _start(game)) in page


def _start(game: str) -> object:
    return GAMES[game].rules.start(_usual(game))


@every_game
@every_page
def test_pages_are_set_with_typographic_signs(game: str, language: Language) -> None:
    for page in (rules_page(GAMES[game], language), notation_page(GAMES[game], language)):
        text = re.sub(r"`[^`]*`", "", prose(page))
        assert "'" not in text
        assert '"' not in text
