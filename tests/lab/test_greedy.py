"""The greedy bot."""

from random import Random

import pytest

from colonnade.bots.api.levels import chooser
from colonnade.bots.search.greedy import GreedyChooser
from colonnade.games import GAMES
from colonnade.kernel.awaited import CHOICE, OVER
from colonnade.lab.chunk import play_chunk
from colonnade.lab.measures import TWELFTHS
from colonnade.lab.study import new_study


@pytest.mark.parametrize("game", GAMES)
def test_it_wins_more_than_random_play_from_both_seats_together(game: str) -> None:
    won = games = 0
    for seats in (("greedy", "random"), ("random", "greedy")):
        # All games are told, so that nothing need be compiled.
        (totals,) = play_chunk(new_study(game, [{}], seats=seats, games=25, told=25), 0)
        won += totals.columns[f"seat_{seats.index('greedy') + 1}"].total
        games += totals.games
    assert won > 0.5 * TWELFTHS * games


def test_it_wins_at_once_when_it_can() -> None:
    book, rng, won = GAMES["corintho"], Random(1), 0
    options = book.options.read_options({})
    bot = GreedyChooser(rng)
    for _ in range(10):
        state = book.rules.start(options)
        while book.rules.awaits(options, state) == CHOICE:
            codes = book.rules.codes(book.rules.legal(options, state))
            results = [book.rules.after_move(options, state, code) for code in codes]
            wins = [
                code
                for code, after in zip(codes, results, strict=True)
                if book.rules.awaits(options, after) == OVER
                and book.rules.winners(options, after) == 1 << state.seat
            ]
            if wins:
                assert bot.choose(book, options, state) in wins
                won += 1
            state = rng.choice(results)
    assert won


def test_the_level_is_there_for_everybody() -> None:
    assert isinstance(chooser("greedy", Random(1)), GreedyChooser)


def test_the_same_draws_make_the_same_choice() -> None:
    book = GAMES["columbiz"]
    options = book.options.read_options({})
    thrown = book.rules.cast(options, book.rules.start(options), 12345)
    state = book.rules.after_throw(options, book.rules.start(options), thrown)
    first = GreedyChooser(Random(3)).choose(book, options, state)
    assert GreedyChooser(Random(3)).choose(book, options, state) == first
