"""Senet as it is written: tokens, positions, options, words and drawings."""

import random
from xml.etree import ElementTree

import pytest

from colonnade.games.senet import SENET
from colonnade.games.senet.core import options, rules
from colonnade.games.senet.core.board import PAWNS
from colonnade.games.senet.core.state import sides_of
from colonnade.games.senet.text import notation, refusals
from colonnade.games.senet.view import board_text
from colonnade.kernel.awaited import CHANCE, OVER
from colonnade.kernel.errors import BadOption, ColonnadeError, MalformedNotation
from colonnade.kernel.i18n import LANGUAGES, sentence
from colonnade.kernel.styled_text import plain_text

COINS = options.read_options({})
EVERY = [
    options.read_options({"throws": throws, "exit": exit_})
    for throws in ("coins", "die")
    for exit_ in ("exact", "over")
]
TOKENS = [f"{origin}-{target}" for origin in range(33) for target in range(33)]
TOKENS += [f"{letter}{value}" for letter in "td" for value in range(10)]
START = "wbwbwbwbwb/........../.......... 0 - 0,0 ?"


def test_options_are_written_with_players_first() -> None:
    given = options.read_options({"exit": "over"})
    assert list(options.write_options(given).items()) == [
        ("players", "2"),
        ("throws", "coins"),
        ("exit", "over"),
    ]


@pytest.mark.parametrize("given", [{"throws": "sticks"}, {"exit": ""}, {"dice": "2"}])
def test_unknown_options_are_refused(given: dict[str, str]) -> None:
    with pytest.raises(BadOption):
        options.read_options(given)


@pytest.mark.parametrize(
    "token",
    [
        "",
        "t",
        "t10",
        "T4",
        "t٣",
        "d²",
        "4",
        "1-",
        "-1",
        "01-2",
        "1-02",
        "1-2 ",
        "1–2",
        "a-b",
        "100-2",
        "pass",
    ],
)
def test_other_texts_are_no_tokens(token: str) -> None:
    with pytest.raises(MalformedNotation):
        notation.read_token(token)


@pytest.mark.parametrize(
    ("position", "offset"),
    [
        ("", 0),
        (START + " ", 0),
        ("xbwbwbwbwb/........../.......... 0 - 0,0 ?", 0),
        ("wbwbwbwbwb........../.......... 0 - 0,0 ?", 10),
        ("wbwbwbwbwb/........../......... 0 - 0,0 ?", 31),
        ("wbwbwbwbwb/........../........... 0 - 0,0 ?", 32),
        (START.replace(" 0 ", " 2 "), 33),
        (START.replace(" 0 ", " =1/2,1/2 "), 33),
        (START.replace(" - ", " 7 "), 35),
        (START.replace(" - ", " ² "), 35),
        (START.replace("0,0", "00"), 37),
        (START.replace("0,0", "٣,0"), 37),
        (START.replace("?", "x"), 41),
    ],
)
def test_a_malformed_position_says_where(position: str, offset: int) -> None:
    with pytest.raises(MalformedNotation) as caught:
        notation.read_position(COINS, position)
    assert caught.value.at == offset


def test_a_scrambled_position_raises_only_our_errors() -> None:
    source = random.Random(1)
    for _ in range(3000):
        letters = list("wb.w..b.../....w...b./.b...w.w.b 1 3 0,1 0")
        for _ in range(source.randint(1, 4)):
            letters[source.randrange(len(letters))] = source.choice("wb./ 0123456-=?,²٣é")
        text = "".join(letters)
        for given in EVERY:
            try:
                state = notation.read_position(given, text)
            except ColonnadeError:
                continue
            assert notation.write_position(given, state) == text


@pytest.mark.parametrize("given", EVERY)
def test_a_random_game_keeps_every_law(given: options.Options) -> None:
    source = random.Random(7)
    state = rules.start(given)
    while (awaited := rules.awaits(given, state)) != OVER:
        position = notation.write_position(given, state)
        assert notation.read_position(given, position) == state
        assert all(side.pawns.bit_count() + side.waiting <= PAWNS for side in sides_of(state))
        if awaited == CHANCE:
            codes = [rules.cast(given, state, case) for case in range(rules.cases(given, state))]
            tokens = {notation.write_throw(given, state, code): code for code in codes}
        else:
            codes = [rules.nth(state.menu, n) for n in range(rules.count(state.menu))]
            tokens = {notation.write_move(given, state, code): code for code in codes}
        if source.random() < 0.02:
            for token in TOKENS:
                refused = refusals.refusal(given, state, token)
                assert (refused is None) == (token in tokens)
                assert notation.find(given, state, token) == tokens.get(token)
        code = source.choice(codes)
        for event in SENET.consequences(given, state, code):
            for language in LANGUAGES:
                assert sentence(SENET.words[event.kind], event.facts, language, ["Ada", "Bob"])
        after = rules.after_throw if awaited == CHANCE else rules.after_move
        state = after(given, state, code)
    assert notation.read_position(given, notation.write_position(given, state)) == state


@pytest.mark.parametrize(
    "position",
    [
        START,
        "..w....w.w/wb....bbb./....b...w. 0 3 0,0 1",
        "b........./........../.b...w.www 1 4 0,3 1",
        "........../........../.bb....... =1,0 - 0,1 1",
    ],
)
@pytest.mark.parametrize("given", EVERY)
def test_drawings_fit_and_are_well_formed(given: options.Options, position: str) -> None:
    state = notation.read_position(given, position)
    for language in LANGUAGES:
        text = plain_text(board_text.lines(given, state, language))
        assert max(len(line) for line in text.splitlines()) <= 78
        assert ElementTree.fromstring(board_text.svg(given, state, language)).tag.endswith("svg")


def test_a_drawing_joins_pairs_and_barrages() -> None:
    state = notation.read_position(COINS, "..w....w.w/wb....bbb./....b...w. 0 3 0,0 1")
    text = plain_text(board_text.lines(COINS, state, "en"))
    assert "B=====B=====B" in text
    assert "W---v" in text
    assert "White has a 3 to play." in text


def test_seats_are_players_first_and_colours_then() -> None:
    opening = rules.start(COINS)
    assert SENET.seat_name(COINS, opening, 0).en == "Player 1"
    playing = rules.after_throw(COINS, opening, 1)
    assert [SENET.seat_name(COINS, playing, seat).en for seat in (0, 1)] == ["Black", "White"]
