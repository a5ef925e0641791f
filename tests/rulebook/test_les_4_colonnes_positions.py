"""Les 4 colonnes: how positions and tokens are read, written and drawn."""

from itertools import pairwise
from xml.dom.minidom import parseString

import pytest

from colonnade.games.les_4_colonnes import LES_4_COLONNES
from colonnade.games.les_4_colonnes.core import board, rules
from colonnade.games.les_4_colonnes.text import notation
from colonnade.games.les_4_colonnes.view import board_text
from colonnade.kernel.errors import ImpossiblePosition, MalformedNotation
from colonnade.kernel.i18n import LANGUAGES, Language
from colonnade.kernel.styled_text import plain_text
from rulebook.queries_les_4_colonnes import DICE, TEAMS, read


def again(position: str, given: str = "") -> str:
    chosen = read(given)
    return notation.write_position(chosen, notation.read_position(chosen, position))


def impossible(position: str, given: str = "") -> str:
    with pytest.raises(ImpossiblePosition) as caught:
        notation.read_position(read(given), position)
    return caught.value.clause


def test_the_start_is_written_as_the_page_says() -> None:
    chosen = read("")
    assert notation.write_position(chosen, rules.start(chosen)) == ("Y:A,A,A,A G:A,A,A,A Y - 0 - -")


@pytest.mark.parametrize(
    ("position", "given"),
    [
        ("Y:A,A,5,F8 G:A,A,39,1 Y - 0 - -", ""),
        ("Y:A,A,12,12 G:A,A,A,A Y 6 1+b - -", ""),
        ("Y:A,12,12,32 G:A,A,A,A Y - 1+b Y32 20", ""),
        ("Y:6,10,20,F8 G:A,A,A,A Y 25 0 - -", DICE),
        ("Y:58,F8,F8,F8 G:62,62,63,63 Y ? 1+ - -", DICE),
        ("R:A,A,A,17 Y:A,A,A,A R 3 2 - -", "colours=R,Y"),
        ("Y:A,A,A,13 B:A,A,A,A G:A,A,A,13 R:A,A,A,A B - 0 - -", TEAMS),
        ("Y:F8,F8,F8,F8 G:F8,F8,F8,F8 =0,1 - 0 - -", ""),
        ("Y:A,A,A,A B:F8,F8,F8,F8 G:A,A,A,A R:F8,F8,F8,F8 =0,1,0,1 - 0 - -", TEAMS),
    ],
)
def test_positions_are_written_as_they_are_read(position: str, given: str) -> None:
    assert again(position, given) == position


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("", 0),
        ("Y:A,A,A,A G:A,A,A,A Y - 0 -", 27),
        ("Y:A,A,A,A  G:A,A,A,A Y - 0 - -", 30),
        ("G:A,A,A,A Y:A,A,A,A Y - 0 - -", 0),
        ("Y:A,A,A G:A,A,A,A Y - 0 - -", 7),
        ("Y:A,A,A,A,A G:A,A,A,A Y - 0 - -", 11),
        ("Y:A,A,10,9 G:A,A,A,A Y - 0 - -", 9),
        ("Y:A,A,A,05 G:A,A,A,A Y - 0 - -", 8),
        ("Y:A,A,A,69 G:A,A,A,A Y - 0 - -", 8),
        ("Y:A,A,A,F9 G:A,A,A,A Y - 0 - -", 8),
        ("Y:A,A,A,5² G:A,A,A,A Y - 0 - -", 8),
        ("Y:A,A,A,A G:A,A,A,A B - 0 - -", 20),
        ("Y:A,A,A,A G:A,A,A,A =1 - 0 - -", 20),
        ("Y:A,A,A,A G:A,A,A,A =1/2,1/2 - 0 - -", 20),
        ("Y:A,A,A,6 G:A,A,A,A Y 7 0 - -", 22),
        ("Y:A,A,A,6 G:A,A,A,A Y ٣ 0 - -", 22),
        ("Y:A,A,A,6 G:A,A,A,A Y 43 0 - -", 22),
        ("Y:A,A,A,6 G:A,A,A,A Y 123 0 - -", 24),
        ("Y:A,A,A,6 G:A,A,A,A Y 4 x - -", 24),
        ("Y:A,A,A,6 G:A,A,A,A Y 4 0b - -", 25),
        ("Y:A,A,A,6 G:A,A,A,A Y 4 0 B6 -", 26),
        ("Y:A,A,A,6 G:A,A,A,A Y 4 0 Y06 -", 27),
        ("Y:A,A,A,6 G:A,A,A,A Y 4 0 - 30", 28),
    ],
)
def test_a_malformed_position_says_where(text: str, at: int) -> None:
    with pytest.raises(MalformedNotation) as caught:
        notation.read_position(read(""), text)
    assert caught.value.at == at


@pytest.mark.parametrize(
    ("position", "clause", "given"),
    [
        ("Y:A,A,A,3 G:A,A,A,A Y - 0 - -", "L3", ""),
        ("Y:A,10,10,10 G:A,A,A,A Y - 0 - -", "L4", ""),
        ("Y:A,A,12,12 G:A,A,A,12 Y - 0 - -", "L4", ""),
        ("Y:A,F3,F3,F3 G:A,A,A,A Y - 0 - -", "L4", ""),
        ("Y:A,A,A,10 G:A,A,A,10 Y - 0 - -", "L15", ""),
        ("Y:A,A,A,10 B:A,A,A,10 G:A,A,A,A R:A,A,A,A Y - 0 - -", "L15", TEAMS),
        ("Y:A,A,A,10 G:A,A,A,A Y 24 1+ - -", "L6", ""),
        ("Y:A,A,A,10 G:A,A,A,A Y ? 0 - -", "L6", ""),
        ("Y:A,A,A,10 G:A,A,A,A Y 6 0 - -", "L7", ""),
        ("Y:A,A,A,10 G:A,A,A,A Y 4 1+ - -", "L7", ""),
        ("Y:A,A,A,10 G:A,A,A,A Y 24 0 - -", "L7", DICE),
        ("Y:A,A,A,10 G:A,A,A,A Y 6 0+ - -", "L7", ""),
        ("Y:A,A,A,10 G:A,A,A,A Y - 1+ - -", "L7", ""),
        ("Y:A,A,A,10 G:A,A,A,A Y 6 3+ - -", "L8", ""),
        ("Y:A,A,A,10 G:A,A,A,A Y 4 0 Y11 -", "L8", ""),
        ("Y:A,A,A,10 G:A,A,A,A Y 4 0 YA -", "L8", ""),
        ("Y:A,A,A,10 G:A,A,A,39 Y 4 0 G39 -", "L8", ""),
        ("Y:A,A,A,10 G:A,A,A,A Y 6 1+b - -", "L10", ""),
        ("Y:A,A,12,12 G:A,A,A,A Y 6 1+ - -", "L10", ""),
        ("Y:A,A,A,A G:A,A,A,A Y 4 0 - -", "L12", ""),
        ("Y:10,F8,F8,F8 G:11,11,12,12 Y ? 0 - -", "L12", DICE),
        ("Y:A,A,A,A G:A,A,A,A Y - 0 - 20", "L17", ""),
        ("Y:A,A,A,10 G:A,A,A,A Y 4 0 Y10 20", "L17", ""),
        ("Y:A,A,A,10 G:A,A,A,A Y ? 0 Y10 20", "L17", DICE),
        ("Y:F8,F8,F8,F8 G:A,A,A,A Y 4 0 - -", "L12", ""),
        ("Y:F8,F8,F8,F8 G:A,A,A,A Y - 0 - -", "L18", "finish=home"),
        ("Y:A,F8,F8,F8 G:A,A,A,A =1,0 - 0 - -", "L18", ""),
        ("Y:F8,F8,F8,F8 G:F8,F8,F8,F8 =1,0 - 0 - -", "L18", "finish=home"),
        ("Y:F8,F8,F8,F8 G:F8,F8,F8,F8 =1,1 - 0 - -", "L19", ""),
        ("Y:F8,F8,F8,F8 G:A,A,A,A =0,0 - 0 - -", "L19", ""),
        ("Y:F8,F8,F8,F8 G:A,A,A,A =1,0 - 1 - -", "L19", ""),
        ("Y:F8,F8,F8,F8 B:A,A,A,A G:F8,F8,F8,F8 R:A,A,A,A =1,0,0,0 - 0 - -", "L19", TEAMS),
    ],
)
def test_a_position_that_breaks_a_clause_or_is_not_at_rest_is_refused(
    position: str, clause: str, given: str
) -> None:
    assert impossible(position, given) == clause


@pytest.mark.parametrize(
    "token",
    [
        *("", "Y", "X5-10", "Y5", "Y5-", "Y5-69", "Y05-10", "Y5-F9", "YB-5", "Y5-10 ", "Y5-1٣"),
        *("d", "d0", "d7", "d52", "d123", "d²", "SKIP", "skip ", "pass"),
    ],
)
def test_text_that_is_no_token_is_malformed(token: str) -> None:
    chosen = read("")
    with pytest.raises(MalformedNotation):
        LES_4_COLONNES.notation.find(chosen, rules.start(chosen), token)
    with pytest.raises(MalformedNotation):
        LES_4_COLONNES.refusals.refusal(chosen, rules.start(chosen), token)


def test_every_place_lies_somewhere_of_its_own_on_the_cross() -> None:
    assert len(board.LAYOUT) == len(set(board.LAYOUT.values())) == 68 + 32 + 4
    assert (board.LAYOUT["68"], board.LAYOUT["YF1"], board.LAYOUT["YF8"]) == (
        (9, 18),
        (9, 17),
        (9, 10),
    )
    ring = [board.LAYOUT[str(number)] for number in (*range(1, 69), 1)]
    for (x, y), (u, v) in pairwise(ring):
        assert max(abs(x - u), abs(y - v)) == 1, "each square touches the next"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("position", "given"),
    [
        ("Y:A,17,17,F8 B:A,A,29,F3 G:A,39,F8,F8 R:A,22,25,30 Y 25 0 - -", "players=4 dice=2"),
        ("Y:A,12,12,32 G:A,A,A,A Y - 1+b Y32 20", ""),
        ("Y:58,F8,F8,F8 G:62,62,63,63 Y ? 1+ - -", DICE),
        ("Y:F8,F8,F8,F8 G:A,A,A,39 Y - 0 - -", ""),
        ("Y:F8,F8,F8,F8 B:A,A,A,A G:F8,F8,F8,F8 R:A,A,A,A =1,0,1,0 - 0 - -", TEAMS),
    ],
)
def test_the_board_is_drawn(position: str, given: str, language: Language) -> None:
    chosen = read(given)
    state = notation.read_position(chosen, position)
    text = plain_text(board_text.lines(chosen, state, language))
    assert max(len(line) for line in text.splitlines()) <= 78
    pair = "=JJ=" if language == "fr" else "=YY="
    assert text.count(pair) == 1 + ("Y:A,12,12" in position or "Y:A,17,17" in position)
    assert parseString(board_text.svg(chosen, state, language)).documentElement is not None


@pytest.mark.clause("L12")
def test_a_die_is_thrown_again_for_a_partner_who_can_play() -> None:
    both = f"{TEAMS} {DICE}"
    position = "Y:F8,F8,F8,F8 B:A,A,A,A G:A,A,A,50 R:A,A,53,53 Y ? 0 - -"
    assert again(position, both) == position
    nobody_can = "Y:F8,F8,F8,F8 B:A,A,A,A G:A,A,A,A R:A,A,39,39 Y ? 0 - -"
    assert impossible(nobody_can, both) == "L12"
