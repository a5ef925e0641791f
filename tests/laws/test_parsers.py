"""For any input text, parsers raise only our own errors."""

import random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from colonnade.games import GAMES
from colonnade.kernel.errors import BadRecord, ColonnadeError, MalformedNotation
from colonnade.kernel.record import Record, read_record, write_record
from colonnade.library import Game, replay
from configurations import MAIN, Configuration
from effort import examples

ALPHABET = "wbckdefYRGBAF0123456789.,:/-=+?@t rkeepndsip²٣\x00é"
NASTY = ["", " ", "²", "٣-٤", "1" * 5000, "\x00", "keep:", "keep:²", "YA-", "-", "@", "=", "t", "r"]


@pytest.mark.parametrize("configuration", MAIN[::7], ids=str)
@given(text=st.text(ALPHABET, max_size=90) | st.text(max_size=40) | st.sampled_from(NASTY))
@examples(60)
def test_any_text_as_token_or_position(configuration: Configuration, text: str) -> None:
    game = Game(configuration.game, **configuration.options)
    for read in (game.play, game.why):
        try:
            read(text)
        except ColonnadeError as error:
            assert str(error)
    try:
        state = game.rulebook.notation.read_position(game.rules_options, text)
    except ColonnadeError as error:
        assert str(error)
    else:
        assert game.rulebook.notation.write_position(game.rules_options, state) == text


@pytest.mark.parametrize("configuration", MAIN, ids=str)
def test_a_damaged_position_is_refused_or_read_exactly(configuration: Configuration) -> None:
    rng = random.Random(f"damage {configuration}")
    game = Game(configuration.game, **configuration.options)
    notation, options = game.rulebook.notation, game.rules_options
    refused = 0
    for _ in range(120):
        position = game.position
        at = rng.randrange(len(position) + 1)
        cut = position[at + rng.randrange(2) :]
        damaged = position[:at] + rng.choice(("", rng.choice(ALPHABET))) + cut
        try:
            state = notation.read_position(options, damaged)
        except ColonnadeError as error:
            refused += 1
            assert str(error)
        else:
            assert notation.write_position(options, state) == damaged
        if game.is_over:
            game = Game(configuration.game, **configuration.options)
        elif game.legal:
            game.play(rng.choice(game.legal))
        else:
            game.throw(rng)
    assert refused > 20


names = st.text(
    st.characters(
        codec="utf-8", exclude_categories=["Cc", "Cf"], exclude_characters=",\u2028\u2029"
    )
)


@given(
    st.lists(names.map(str.strip).filter(bool), min_size=2, max_size=2),
    st.sampled_from(["", "2026.11.15"]),
)
def test_records_round_trip(seats: list[str], date: str) -> None:
    record = Record(
        game="senet", options={"players": "2"}, tokens=("t2", "t1"), seats=tuple(seats), date=date
    )
    again = read_record(write_record(record))
    assert (again.seats, again.tokens, again.date) == (record.seats, record.tokens, record.date)


@given(st.text() | st.text('[]"{} \n\\Game Options=players2t1'))
@example('[Game "senet"]\n[Options "players=2"]\n{')
@example('[Event "Rated blitz"]\n\n1. e4 e5')
def test_any_text_as_record(text: str) -> None:
    try:
        replay(read_record(text))
    except BadRecord as error:
        assert error.line >= 0
        assert str(error)


def test_malformed_text_says_where() -> None:
    for book in GAMES.values():
        game = Game(book.id)
        with pytest.raises(MalformedNotation) as caught:
            game.play("!")
        assert "!" in str(caught.value)
