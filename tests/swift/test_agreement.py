"""Plain and compiled play agree, token by token, on the same seeds, in every configuration."""

import pytest

from colonnade.games import GAMES
from colonnade.swift import available, compiled, plain
from configurations import MAIN

GAMES_AND_CONFIGURATIONS = {
    game: [configuration for configuration in MAIN if configuration.game == game] for game in GAMES
}


def test_the_compiler_is_part_of_the_tests() -> None:
    """Without it the laws below would compare plain play with itself."""
    assert available()


@pytest.mark.parametrize("game", GAMES)
def test_compiled_games_are_the_plain_games_token_by_token(game: str) -> None:
    book = GAMES[game]
    fast, slow = compiled(book), plain(book)
    assert fast.is_compiled
    assert not slow.is_compiled
    for configuration in GAMES_AND_CONFIGURATIONS[game]:
        options = book.options.read_options(configuration.options)
        for number in range(2):
            codes = fast.trace(options, seed=11, number=number)
            assert codes == slow.trace(options, seed=11, number=number), configuration
            assert codes


@pytest.mark.parametrize("game", GAMES)
def test_compiled_results_do_not_depend_on_the_number_of_threads(game: str) -> None:
    book = GAMES[game]
    options = book.options.read_options({})
    fast = compiled(book)
    one = fast.playouts(options, seed=5, games=64, threads=1)
    two = fast.playouts(options, seed=5, games=64, threads=2)
    assert list(one.winners) == list(two.winners)
    assert list(one.tokens) == list(two.tokens)
    few = plain(book).playouts(options, seed=5, games=4)
    assert list(few.winners) == list(one.winners)[:4]
    assert list(few.tokens) == list(one.tokens)[:4]


def test_different_seeds_give_different_games() -> None:
    book = GAMES["corintho"]
    options = book.options.read_options({})
    fast = compiled(book)
    assert fast.trace(options, seed=1) != fast.trace(options, seed=2)
    assert fast.trace(options, seed=1, number=0) != fast.trace(options, seed=1, number=1)
