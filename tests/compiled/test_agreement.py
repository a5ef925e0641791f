"""Plain and compiled play agree, token by token, whatever the options."""

import os
import random

import pytest

from colonnade import compiled
from colonnade.games import GAMES
from colonnade.kernel.awaited import CHANCE
from compiled.random_games import random_codes
from configurations import EVERY, MAIN, Configuration
from effort import often

pytestmark = pytest.mark.patience(600)

# A test takes a whole game, so that each is compiled by one worker.
GAME_BY_GAME = {game: [one for one in EVERY if one.game == game] for game in GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_plain_and_compiled_games_are_the_same_under_every_option(game: str) -> None:
    book = GAMES[game]
    quick, plain = compiled.compiled(book), compiled.plain(book)
    assert quick.is_compiled
    assert not plain.is_compiled
    for number, configuration in enumerate(GAME_BY_GAME[game]):
        options = book.options.read_options(configuration.options)
        # Other colours only rename the seats of Les 4 colonnes, whose games take longest.
        games = 3 if configuration in MAIN else often(1)
        mine, theirs = (
            one.playouts(options, seed=11, first=number, games=games) for one in (quick, plain)
        )
        for column in ("winners", "tokens", "moves", "checks"):
            assert list(getattr(mine, column)) == list(getattr(theirs, column)), str(configuration)
        assert all(mine.winners), str(configuration)


@pytest.mark.parametrize("game", GAMES)
def test_all_tokens_of_a_random_game_are_legal(game: str) -> None:
    book = GAMES[game]
    for configuration in [one for one in MAIN if one.game == game]:
        options = book.options.read_options(configuration.options)
        _replay(configuration, random_codes(book, options, seed=4))


def _replay(configuration: Configuration, codes: list[int]) -> None:
    """Play codes by the rulebook alone, spelling and reading every token."""
    book = GAMES[configuration.game]
    rules, notation = book.rules, book.notation
    options = book.options.read_options(configuration.options)
    state = rules.start(options)
    for code in codes:
        if rules.awaits(options, state) == CHANCE:
            token, step = notation.write_throw(options, state, code), rules.after_throw
        else:
            token, step = notation.write_move(options, state, code), rules.after_move
        assert notation.find(options, state, token) == code
        state = step(options, state, code)
    assert rules.winners(options, state)


@pytest.mark.parametrize("game", GAMES)
def test_plain_and_compiled_searches_find_the_same(game: str) -> None:
    book = GAMES[game]
    rng = random.Random(3)
    for configuration in rng.sample([one for one in MAIN if one.game == game], 3):
        options = book.options.read_options(configuration.options)
        state = _some_choice(configuration, rng)
        quick, plain = (
            one.search(options, state, seed=2, sims=40)
            for one in (compiled.compiled(book), compiled.plain(book))
        )
        assert quick == plain, str(configuration)


def _some_choice(configuration: Configuration, rng: random.Random) -> object:
    """The last position with a choice among the first tokens of a game."""
    book = GAMES[configuration.game]
    rules, options = book.rules, book.options.read_options(configuration.options)
    state = chosen = rules.start(options)
    for code in random_codes(book, options, seed=rng.randrange(1000))[:25]:
        if rules.awaits(options, state) == CHANCE:
            state = rules.after_throw(options, state, code)
        else:
            chosen, state = state, rules.after_move(options, state, code)
    return chosen


def test_the_compiler_really_is_asked() -> None:
    assert compiled.available()
    assert "NUMBA_DISABLE_JIT" not in os.environ
