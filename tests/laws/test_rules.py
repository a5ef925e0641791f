"""Laws of every registered game, in every configuration, over random play."""

import random
from fractions import Fraction
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from colonnade.games import GAMES
from colonnade.kernel.awaited import CHANCE, CHOICE, OVER
from colonnade.kernel.i18n import LANGUAGES, sentence
from colonnade.kernel.point import spelled_moves
from colonnade.kernel.rulebook import alone
from configurations import EVERY, MAIN, Configuration, steps_of
from effort import examples, often

STEPS = 600


def walk(configuration: Configuration, seed: int, steps: int) -> Any:
    """States met in random play with the code taken in each, game after game."""
    book = GAMES[configuration.game]
    rules, options = book.rules, book.options.read_options(configuration.options)
    rng = random.Random(f"{configuration} {seed}")
    state = rules.start(options)
    for _ in range(steps):
        stage = rules.awaits(options, state)
        if stage == OVER:
            yield book, options, state, None
            state = rules.start(options)
            continue
        if stage == CHANCE:
            code = rules.cast(options, state, rng.randrange(rules.cases(options, state)))
            after = rules.after_throw(options, state, code)
        else:
            menu = rules.legal(options, state)
            code = rules.nth(menu, rng.randrange(rules.count(menu)))
            after = rules.after_move(options, state, code)
        yield book, options, state, code
        state = after


@pytest.mark.parametrize("configuration", MAIN, ids=str)
def test_random_play_keeps_every_law(configuration: Configuration) -> None:
    steps = often(steps_of(configuration, STEPS))
    for book, options, state, code in walk(configuration, seed=1, steps=steps):
        rules, notation = book.rules, book.notation
        stage = rules.awaits(options, state)
        assert stage in (CHOICE, CHANCE, OVER)
        assert 0 <= state.seat < options.players

        # A position is complete: reading it back gives this very state.
        position = notation.write_position(options, state)
        assert notation.read_position(options, position) == state, position

        if stage == OVER:
            result = book.result(rules.winners(options, state), options.players)
            assert len(result) == options.players
            assert all(0 <= number <= 1 for number in result)
            assert sum(result) >= 1
            continue

        # A token spells one code, is found again and is not refused.
        write = notation.write_throw if stage == CHANCE else notation.write_move
        token = write(options, state, code)
        assert notation.find(options, state, token) == code, (position, token)
        assert book.refusals.refusal(options, state, token) is None, (position, token)

        # The story is told in words the catalogue knows, and something always happens.
        events = book.consequences(options, state, code)
        assert events, (position, token)
        for event in events:
            names = [f"seat {seat}" for seat in range(options.players)]
            for language in LANGUAGES:
                told = sentence(book.words[event.kind], event.facts, language, names)
                assert told[-1] in ".!", (event, told)
                assert "{" not in told, (event, told)


@pytest.mark.parametrize("configuration", MAIN, ids=str)
def test_menus_are_never_empty_and_spell_distinct_moves(configuration: Configuration) -> None:
    for book, options, state, _ in walk(
        configuration, seed=2, steps=steps_of(configuration, STEPS) // 2
    ):
        if book.rules.awaits(options, state) != CHOICE:
            continue
        menu = book.rules.legal(options, state)
        codes = [book.rules.nth(menu, index) for index in range(book.rules.count(menu))]
        assert codes
        assert codes == list(book.rules.codes(menu))
        tokens = [book.notation.write_move(options, state, code) for code in codes]
        assert len(set(codes)) == len(codes)
        assert len(set(tokens)) == len(tokens), tokens
        # By whichever way a game spells them all.
        spelled = spelled_moves(book, options, state)
        assert list(spelled.items()) == sorted(zip(tokens, codes, strict=True))


@pytest.mark.parametrize("configuration", MAIN, ids=str)
def test_odds_are_exact(configuration: Configuration) -> None:
    seen: set[object] = set()
    for book, options, state, _ in walk(configuration, seed=3, steps=STEPS // 4):
        if book.rules.awaits(options, state) != CHANCE:
            continue
        cases = book.rules.cases(options, state)
        if cases in seen:
            continue
        seen.add(cases)
        odds = dict(book.rules.odds(options, state))
        assert sum(odds.values()) == cases
        assert all(weight > 0 for weight in odds.values())
        if cases <= 6**5:
            counted: dict[int, int] = {}
            for case in range(cases):
                throw = book.rules.cast(options, state, case)
                counted[throw] = counted.get(throw, 0) + 1
            assert counted == odds
        else:
            rng = random.Random(cases)
            assert all(
                book.rules.cast(options, state, rng.randrange(cases)) in odds for _ in range(500)
            )


@pytest.mark.parametrize("configuration", EVERY, ids=str)
def test_options_are_written_as_they_are_read(configuration: Configuration) -> None:
    page = GAMES[configuration.game].options
    options = page.read_options(configuration.options)
    assert page.read_options(page.write_options(options)) == options
    assert page.write_options(options) == configuration.options
    assert next(iter(page.write_options(options))) == "players"


@given(st.integers(min_value=0), st.sampled_from(EVERY))
@examples(60)
def test_the_same_choices_give_the_same_game(seed: int, configuration: Configuration) -> None:
    one = [state for _, _, state, _ in islice(walk(configuration, seed, 60), 60)]
    two = [state for _, _, state, _ in islice(walk(configuration, seed, 60), 60)]
    assert one == two
    assert all(isinstance(number, int) and abs(number) < 2**62 for state in one for number in state)
    assert not any(isinstance(number, bool) for state in one for number in state)


def test_a_shared_win_is_one_win_and_partners_win_one_each() -> None:
    nothing, half, whole = Fraction(0), Fraction(1, 2), Fraction(1)
    for book in GAMES.values():
        assert book.result(0b01, 2) == (whole, nothing)
        if book.partners is alone:
            assert book.result(0b11, 2) == (half, half)
            assert book.result(0b101, 3) == (half, nothing, half)
        else:
            assert book.result(0b0101, 4) == (whole, nothing, whole, nothing)
