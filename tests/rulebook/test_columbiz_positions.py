"""Columbiz: what is written, and which texts are refused."""

from collections import Counter

import pytest

from colonnade.games.columbiz.core import rules
from colonnade.games.columbiz.core.options import read_options, write_options
from colonnade.games.columbiz.text import notation
from colonnade.kernel.errors import ImpossiblePosition, MalformedNotation
from rulebook.queries_columbiz import TWO

THREE = read_options({"players": "3"})
EMPTY = "....../....../....../....../....../......"
ONE_EACH = "....../....../....../....../....../01...."
FULL_COLUMN = "1...../1...../1...../0...../0...../0....."


@pytest.mark.parametrize(
    "text",
    [
        f"{EMPTY} 0 - 3 0 18,18 0,0 0,0",
        f"{EMPTY} 1 - 2 0 18,18 0,0 0,0",
        f"{EMPTY} 0 335 1 0 18,18 0,0 0,0",
        f"{EMPTY} 0 12335556 0 0 18,18 0,0 0,0",
        f"{ONE_EACH} 0 1234566 0 1 17,17 0,0 0,0",
        f"{ONE_EACH} 0 - 3 0 14,14 0,0 0,0",  # each has set three aside
        f"{ONE_EACH} 0 - 3 0 11,14 0,3 0,0",  # and seat 1 has captured three
        f"{ONE_EACH} 1 - 3 0 0,17 0,2 0,0",  # the last round; one or two of the last were set aside
        f"{ONE_EACH} =1,0 - 0 0 0,17 0,0 1,0",
    ],
)
def test_positions_are_written_as_they_are_read(text: str) -> None:
    assert notation.write_position(TWO, notation.read_position(TWO, text)) == text


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        (f"{EMPTY} 0 111111111 0 0 18,18 0,0 0,0", "K2"),  # nine dice
        (f"{EMPTY} 0 - 3 0 19,18 0,0 0,0", "K2"),
        (f"{EMPTY} 0 - 3 0 256,18 0,0 0,0", "K2"),
        (f"{ONE_EACH} 0 - 3 0 18,17 0,0 0,0", "K2"),
        (f"{ONE_EACH} 0 - 3 0 17,17 1,0 0,0", "K2"),  # a captive too many
        (f"{ONE_EACH} 0 - 3 0 16,17 0,0 0,0", "K2"),  # a pawn has vanished
        (f"{ONE_EACH} 0 - 3 0 16,17 1,0 0,0", "K2"),  # nobody captures his own
        (f"{ONE_EACH} 0 - 4 0 17,17 0,0 0,0", "K3"),
        (f"{ONE_EACH} 0 12 3 0 17,17 0,0 0,0", "K3"),  # dice before the first throw
        (f"{ONE_EACH} 0 12345666 3 0 17,17 0,0 0,0", "K3"),
        (f"{ONE_EACH} 0 1234566 1 1 17,17 0,0 0,0", "K4"),  # placing ends the throwing
        (f"{ONE_EACH} 0 12345666 0 1 17,17 0,0 0,0", "K4"),  # a pawn that cost nothing
        (f"{EMPTY} 0 1234566 0 1 18,18 0,0 0,0", "K4"),  # a pawn that is not there
        (f"{ONE_EACH} 0 1 0 1 17,17 0,0 0,0", "K4"),  # seven dice for one pawn
        (f"{ONE_EACH} 0 1234 0 0 17,17 0,0 0,0", "K4"),  # dice lost without a pawn
        (f"{ONE_EACH} 0 - 0 0 17,17 0,0 0,0", "K4"),
        (f"{ONE_EACH} 0 123 0 5 17,17 0,0 0,0", "K5"),
        ("0...../0...../0...../0...../0...../0..... 0 11 0 1 12,18 0,0 0,0", "K5"),  # at its end
        ("....../....../....../....../....../0000.. 0 1234 0 4 14,18 0,0 0,0", "K5"),
        (f"{FULL_COLUMN} 0 11111111 0 0 15,15 0,0 0,0", "K6"),  # the forfeit is due
        (f"{ONE_EACH} 0 - 3 0 17,17 0,0 289,0", "K8"),
        (f"{ONE_EACH} 0 - 3 0 0,17 0,0 0,0", "K9"),  # seat 0 would play without pawns
        (f"{ONE_EACH} 0 - 3 0 17,0 0,0 0,0", "K9"),  # and so would seat 1
        (f"{ONE_EACH} =1/2,1/2 - 0 0 17,17 0,0 0,0", "K9"),  # not over
        (f"{ONE_EACH} =1/2,1/2 - 3 0 0,17 0,0 0,0", "K9"),
        (f"{ONE_EACH} =1/2,1/2 12 0 0 0,17 0,0 0,0", "K9"),
        (f"{ONE_EACH} =1,0 - 0 0 0,17 0,0 0,0", "K11"),
        (f"{ONE_EACH} =1,1 - 0 0 0,17 0,0 0,0", "K11"),
    ],
)
def test_positions_that_break_a_clause_are_refused(text: str, clause: str) -> None:
    with pytest.raises(ImpossiblePosition) as caught:
        notation.read_position(TWO, text)
    assert caught.value.clause == clause


def test_captives_may_be_of_any_other_seat() -> None:
    notation.read_position(THREE, f"{EMPTY} 0 - 3 0 12,12,13 0,1,1 0,0,0")
    with pytest.raises(ImpossiblePosition):
        notation.read_position(
            THREE, f"{EMPTY} 0 - 3 0 12,13,12 1,0,1 0,0,0".replace("1,0,1", "2,0,0")
        )


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("", 0),
        (f"{EMPTY} 0 - 3 0 18,18 0,0", 0),
        (f"{EMPTY}  0 - 3 0 18,18 0,0 0,0", 0),
        (f"{EMPTY} 0 - 3 0 18,18 0,0 0,0 ", 0),
        (f"{EMPTY}. 0 - 3 0 18,18 0,0 0,0", 0),
        (f"2{EMPTY[1:]} 0 - 3 0 18,18 0,0 0,0", 0),
        (f"......|{EMPTY[7:]} 0 - 3 0 18,18 0,0 0,0", 6),
        (f"{EMPTY} 2 - 3 0 18,18 0,0 0,0", 42),
        (f"{EMPTY} ٣ - 3 0 18,18 0,0 0,0", 42),
        (f"{EMPTY} =1 - 0 0 0,18 0,0 0,0", 42),
        (f"{EMPTY} =1,² - 0 0 0,18 0,0 0,0", 42),
        (f"{EMPTY} =1/3,0 - 0 0 0,18 0,0 0,0", 42),
        (f"{EMPTY} 0 1243 2 0 18,18 0,0 0,0", 47),
        (f"{EMPTY} 0 7 2 0 18,18 0,0 0,0", 44),
        (f"{EMPTY} 0 1² 2 0 18,18 0,0 0,0", 45),
        (f"{EMPTY} 0 - ³ 0 18,18 0,0 0,0", 46),
        (f"{EMPTY} 0 - 03 0 18,18 0,0 0,0", 46),
        (f"{EMPTY} 0 - 3 -1 18,18 0,0 0,0", 48),
        (f"{EMPTY} 0 - 3 0 18 0,0 0,0", 50),
        (f"{EMPTY} 0 - 3 0 18,018 0,0 0,0", 53),
        (f"{EMPTY} 0 - 3 0 18,18 0,, 0,0", 56),
        (f"{EMPTY} 0 - 3 0 18,18 0,0 0,{'9' * 5000}", 62),
    ],
)
def test_malformed_positions_say_where(text: str, at: int) -> None:
    with pytest.raises(MalformedNotation) as caught:
        notation.read_position(TWO, text)
    assert caught.value.at == at


@pytest.mark.parametrize(
    "token",
    [
        "",
        "x",
        "r",
        "r-",
        "r21",
        "r1²",
        "keep",
        "keep:",
        "keep:21",
        "keep:--",
        "5@",
        "5@33",
        "٣@3",
        "END",
    ],
)
def test_malformed_tokens_are_no_tokens(token: str) -> None:
    with pytest.raises(MalformedNotation):
        notation.find(TWO, rules.start(TWO), token)


def test_the_odds_count_the_cases_of_each_throw() -> None:
    state = notation.read_position(TWO, f"{EMPTY} 0 11122 1 0 18,18 0,0 0,0")
    odds = dict(rules.odds(TWO, state))
    assert sum(odds.values()) == rules.cases(TWO, state) == 6**3
    assert odds == Counter(rules.cast(TWO, state, case) for case in range(6**3))
    spelled = {notation.write_throw(TWO, state, throw): ways for throw, ways in odds.items()}
    assert (spelled["r123"], spelled["r122"], spelled["r222"]) == (6, 3, 1)


def test_options_are_written_in_order() -> None:
    assert list(write_options(TWO).items()) == [
        ("players", "2"),
        ("extension", "full"),
        ("captures", "table"),
    ]
