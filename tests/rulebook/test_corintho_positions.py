"""Corintho's options, notation and drawing."""

import xml.etree.ElementTree as ElementTree

import pytest

from colonnade.games.corintho.core import rules
from colonnade.games.corintho.core.options import OPTIONS, PRESETS, read_options, write_options
from colonnade.games.corintho.text import notation, refusals
from colonnade.games.corintho.view import board_text
from colonnade.kernel.errors import BadOption, ImpossiblePosition, MalformedNotation
from colonnade.kernel.i18n import LANGUAGES
from colonnade.kernel.styled_text import plain_text

DEFAULTS = {
    "players": "2",
    "place_on_stack": "yes",
    "frozen": "move",
    "freeze": "round",
    "extend": "wins",
    "stuck": "pass",
}
LINE = "..../..../k..b/cccb 0 224,433 c1:2,d2:1"


# --- Options and the preset -------------------------------------------------------------------


def test_the_rulebook_is_the_default() -> None:
    assert write_options(read_options({})) == DEFAULTS
    assert list(write_options(read_options({}))) == ["players", *(o.name for o in OPTIONS)]


def test_the_preset_is_expanded_and_never_written() -> None:
    written = write_options(read_options({"preset": "ai"}))
    assert written == {**DEFAULTS, **PRESETS["ai"]}
    assert PRESETS["ai"] == {
        "freeze": "turn",
        "frozen": "all",
        "extend": "stands",
        "stuck": "draw",
    }


def test_an_option_given_by_name_overrides_the_preset() -> None:
    given = {"extend": "wins", "preset": "ai", "players": "3"}
    assert write_options(read_options(given)) == {
        **DEFAULTS,
        **PRESETS["ai"],
        "extend": "wins",
        "players": "3",
    }


@pytest.mark.parametrize(
    "given",
    [{"players": "5"}, {"players": "1"}, {"preset": "human"}, {"extend": "loses"}, {"dice": "1"}],
)
def test_unknown_options_and_values_are_refused(given: dict[str, str]) -> None:
    with pytest.raises(BadOption):
        read_options(given)


# --- Tokens -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("token", "at"),
    [
        ("", 0),
        ("t4", 0),
        ("q@a1", 0),
        ("b@e1", 2),
        ("b@a5", 3),
        ("b@a", 3),
        ("b@a11", 4),
        ("b@a²", 3),
        ("a1-a٣", 4),
        ("a1a2", 2),
        ("a1-a2 ", 5),
        ("B@a1", 0),
    ],
)
def test_text_that_is_no_move_is_malformed(token: str, at: int) -> None:
    options = read_options({})
    state = rules.start(options)
    with pytest.raises(MalformedNotation) as caught:
        refusals.refusal(options, state, token)
    assert caught.value.at == at


# --- Positions --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "given"),
    [
        ("..../..../..../.... 0 444,444 -", {}),
        ("..../..../.c../.... 1 434,444 b2:2", {}),
        ("..../..../.c../.... 1 212,222,222,222 b2:4", {"players": "4"}),
        ("...f/..../.d.e/bck. 0 213,332 b2:1,d4:2", {}),
        (LINE, {}),
        ("..../..../..../kkkb =1,0 342,443 b1:1,c1:2", {}),
        ("..../..../..../kkkk =0,1 442,442 c1:1,d1:2", {}),
        ("..../..../..../cccc 0 424,424 c1:1,d1:2", {"extend": "stands"}),
        ("kfb./ed../..ff/ff.f =1/2,1/2 000,000 -", {}),
        ("f.kf/..fd/fd.e/.fbk =1/2,1/2 000,000 c4:1", {"preset": "ai"}),
    ],
)
def test_a_position_is_read_and_written_alike(position: str, given: dict[str, str]) -> None:
    options = read_options(given)
    state = notation.read_position(options, position)
    assert notation.write_position(options, state) == position


@pytest.mark.parametrize(
    ("position", "at"),
    [
        ("", 0),
        ("..../..../..../.... 0 444,444", 29),
        ("..../..../..../.... 0 444,444 - -", 32),
        ("..../..../..../....  0 444,444 -", 31),
        (" ..../..../..../.... 0 444,444 -", 31),
        ("..../..../.... 0 444,444 -", 0),
        ("..../..../...../.... 0 444,444 -", 14),
        ("..../..../.../..... 0 444,444 -", 13),
        ("..../..../.?../.... 0 444,444 -", 11),
        ("..../..../..../.... 2 444,444 -", 20),
        ("..../..../..../.... ² 444,444 -", 20),
        ("..../..../..../.... 00 444,444 -", 21),
        ("..../..../..../.... =x,0 444,444 -", 21),
        ("..../..../..../.... 0 444 -", 22),
        ("..../..../..../.... 0 444,44 -", 28),
        ("..../..../..../.... 0 444,4٣4 -", 27),
        ("..../..../..../bc.. 0 344,434 b1:2,a1:1", 35),
        ("..../..../..../bc.. 0 344,434 a1:1,a1:1", 35),
        ("..../..../..../bc.. 0 344,434 a1:0", 33),
        ("..../..../..../bc.. 0 344,434 a1:02", 33),
        ("..../..../..../bc.. 0 344,434 ", 30),
        ("..../..../..../bc.. 0 344,434 a1:1,", 35),
    ],
)
def test_a_position_not_spelled_as_it_should_be_is_malformed(position: str, at: int) -> None:
    with pytest.raises(MalformedNotation) as caught:
        notation.read_position(read_options({}), position)
    assert caught.value.at == at


@pytest.mark.parametrize(
    ("position", "clause"),
    [
        ("..../..../..../.... 0 544,344 -", "C2"),
        ("..../..../..../b... 0 444,444 -", "C2"),
        ("..../..../..../b... 0 334,444 -", "C2"),
        ("..../..../..../b... 1 344,444 b1:2", "C7"),
        ("..../..../..../b... 1 344,444 a1:3", "C7"),
        ("..../..../..../kkkb 1 342,443 b1:1,c1:2", "C10"),
        ("..../..../..../kkkk 0 442,442 c1:1,d1:2", "C11"),
        ("kfb./ed../..ff/ff.f 0 000,000 -", "C13"),
        ("..../..../..../.... =1,0 444,444 -", "C10"),
        ("..../..../..../.... =1,1 444,444 -", "C10"),
        ("kfb./ed../..ff/ff.f =1,0 000,000 -", "C10"),
        ("..../..../..../.... =1/2,1/2 444,444 -", "C13"),
        ("..../..../..../ccc. =1,0 424,434 c1:2", "C10"),
        ("..../..../..../cccc =0,1 424,424 c1:2", "C10"),
        ("..../..../..../kkkb =1/2,1/2 342,443 b1:1,c1:2", "C10"),
        ("kfb./ed../..ff/ff.f =1/2,1/2 000,000 b1:2", "C13"),
    ],
)
def test_a_position_that_breaks_a_clause_is_impossible(position: str, clause: str) -> None:
    with pytest.raises(ImpossiblePosition) as caught:
        notation.read_position(read_options({}), position)
    assert caught.value.clause == clause


def test_with_freeze_turn_no_stack_is_frozen_for_two_turns() -> None:
    with pytest.raises(ImpossiblePosition):
        notation.read_position(
            read_options({"freeze": "turn"}), "..../..../.c../.... 1 434,444 b2:2"
        )


# --- Drawing ----------------------------------------------------------------------------------


def test_the_drawing_says_all_that_a_player_needs() -> None:
    options = read_options({})
    state = notation.read_position(options, LINE)
    assert plain_text(board_text.lines(options, state, "en")) == "\n".join(
        (
            "Player 1 must break Player 2’s line (a1 b1 c1), or lengthen it and win.",
            "",
            "     a       b       c       d",
            "  4  .       .       .       .",
            "  3  .       .       .       .",
            "  2  k       .       .       b~1",
            "  1  c       c       c~2     b",
            "",
            "Line: a1 b1 c1",
            "> Player 1: bases 2, columns 2, capitals 4",
            "  Player 2: bases 4, columns 3, capitals 3",
            "",
            "b base, c column, k capital; a stack reads from bottom to top.",
            "~2 is a stack frozen for the next 2 turns.",
        )
    )


@pytest.mark.parametrize(
    "position",
    [
        LINE,
        "..../..../..../kkkb =1,0 342,443 b1:1,c1:2",
        "kfb./ed../..ff/ff.f =1/2,1/2 000,000 -",
    ],
)
def test_the_picture_is_one_well_formed_document(position: str) -> None:
    options = read_options({})
    state = notation.read_position(options, position)
    for language in LANGUAGES:
        root = ElementTree.fromstring(board_text.svg(options, state, language))
        assert root.tag == "{http://www.w3.org/2000/svg}svg"


@pytest.mark.clause("C7")
@pytest.mark.parametrize("cell", [f"{column}{row}" for row in "1234" for column in "abcd"][1:])
def test_no_empty_cell_is_frozen(cell: str) -> None:
    options = read_options({})
    stands = notation.read_position(options, "..../..../..../b... 1 344,444 a1:1")
    assert notation.write_position(options, stands) == "..../..../..../b... 1 344,444 a1:1"
    with pytest.raises(ImpossiblePosition) as caught:
        notation.read_position(options, f"..../..../..../b... 1 344,444 {cell}:1")
    assert caught.value.clause == "C7"
