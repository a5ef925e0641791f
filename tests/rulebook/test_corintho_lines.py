"""Corintho, clause by clause: lines, answers, and how a game ends (C8 to C13)."""

import pytest

from colonnade.games.corintho.core import rules
from colonnade.games.corintho.core.board import LINE_CELLS
from colonnade.games.corintho.core.lines import standing
from colonnade.games.corintho.core.state import tops
from colonnade.games.corintho.text import notation, refusals
from colonnade.kernel.errors import MalformedNotation
from rulebook.queries_corintho import at, event_kinds, events, legal, play, why

# --- Lines ------------------------------------------------------------------------------------

THREES_SPELLED = (
    "a1 b1 c1|b1 c1 d1|a2 b2 c2|b2 c2 d2|a3 b3 c3|b3 c3 d3|a4 b4 c4|b4 c4 d4|"
    "a1 a2 a3|a2 a3 a4|b1 b2 b3|b2 b3 b4|c1 c2 c3|c2 c3 c4|d1 d2 d3|d2 d3 d4|"
    "a1 b2 c3|b2 c3 d4|a2 b3 c4|b1 c2 d3|d1 c2 b3|c2 b3 a4|d2 c3 b4|c1 b2 a3"
)
THREES = THREES_SPELLED.split("|")


def mask(cells: str) -> int:
    return sum(1 << "abcd".index(cell[0]) + 4 * "1234".index(cell[1]) for cell in cells.split())


@pytest.mark.clause("C8")
def test_there_are_twenty_four_three_cell_lines() -> None:
    assert sorted(filter(None, LINE_CELLS)) == sorted(mask(cells) for cells in THREES)
    assert len(THREES) == 24


@pytest.mark.clause("C8")
@pytest.mark.parametrize("kind", [0, 1, 2])
def test_any_three_cells_are_a_line_exactly_when_they_are_one_of_those(kind: int) -> None:
    lines = {mask(cells) for cells in THREES}
    for cells in range(1 << 16):
        if cells.bit_count() == 3:
            assert bool(standing(cells << 16 * kind)) == (cells in lines)


@pytest.mark.clause("C8")
@pytest.mark.parametrize(
    ("position", "token", "kind"),
    [
        ("..../..../..../bb.. 0 344,344 -", "b@c1", "bases_lined_up"),
        ("..../..../..../cd.. 0 434,334 -", "c@c1", "columns_lined_up"),
        ("..../..../..../kf.. 0 433,343 -", "k@c1", "capitals_lined_up"),
        ("..../..../..../ke.c 0 432,434 -", "k@d1", ""),
        ("..../..../..../kb.c 0 443,334 -", "k@c1", ""),
    ],
)
def test_a_line_shows_three_equal_tops_whatever_is_below(
    position: str, token: str, kind: str
) -> None:
    assert [name for name in event_kinds(position, token) if name.endswith("lined_up")] == (
        [kind] if kind else []
    )


@pytest.mark.clause("C8")
def test_cells_of_different_kinds_make_no_line() -> None:
    assert standing(tops(at("..../..../..../bck. 0 333,444 -")[1].pieces)) == 0


@pytest.mark.clause("C9")
@pytest.mark.parametrize(("players", "seat", "owner"), [("2", 0, 1), ("3", 2, 1), ("4", 0, 3)])
def test_a_standing_line_belongs_to_the_seat_before(players: str, seat: int, owner: int) -> None:
    hands = {"2": "424,434", "3": "212,212,212", "4": "212,212,212,222"}[players]
    options, state = at(f"..../..../..../ccc. {seat} {hands} -", players=players)
    refusal = refusals.refusal(options, state, "b@d4")
    assert refusal is not None
    assert refusal.facts == {"owner": owner, "line": "a1 b1 c1"}


# --- Answers ----------------------------------------------------------------------------------


@pytest.mark.clause("C10")
def test_the_answers_to_a_line_break_it_or_extend_it() -> None:
    position = "..../..../..../ccc. 1 424,434 b1:1,c1:2"
    assert legal(position) == {"k@a1", "k@b1", "k@c1", "c@d1"}
    assert why(position, "c@d4") == ("C10", "line_unanswered")
    assert why(position, "b@d1") == ("C10", "line_unanswered")


@pytest.mark.clause("C10")
def test_moving_a_stack_out_of_the_line_or_onto_it_breaks_it() -> None:
    position = "..../k.../ccc./.b.. 0 324,433 -"
    assert {"b2-b1", "a3-a2"} <= legal(position)
    assert event_kinds(position, "b2-b1") == ["stack_moved", "line_broken"]


@pytest.mark.clause("C10")
def test_a_line_without_an_answer_wins_for_the_player_who_made_it() -> None:
    position = "..../..../..../kk.b 0 343,443 -"
    assert play(position, "k@c1") == "..../..../..../kkkb =1,0 342,443 c1:2"
    assert event_kinds(position, "k@c1") == [
        "capital_placed",
        "capitals_lined_up",
        "won_unanswered",
    ]


@pytest.mark.clause("C10")
def test_only_the_next_player_may_answer() -> None:
    position = "..../..../..../kk.. 0 222,220,222 -"
    after = play(position, "k@c1", players="3")
    assert after == "..../..../..../kkk. =1,0,0 221,220,222 c1:3"
    assert why(after, "k@d1", players="3") == ("C10", "game_won")


@pytest.mark.clause("C10")
def test_the_four_short_diagonals_cannot_be_extended() -> None:
    position = "..../..c./.c../c... 1 424,434 c3:2"
    assert "c@d4" in legal(position)
    short = "..c./.c../c.../.... 1 424,434 c4:2"
    assert legal(short) == {"k@a2", "k@b3", "k@c4"}


@pytest.mark.clause("C10")
def test_a_stack_taken_from_the_line_does_not_extend_it() -> None:
    position = "..../..../..../kkkc 1 433,442 -"
    assert event_kinds(position, "c1-d1") == ["stack_moved", "line_broken"]
    assert event_kinds(position, "k@d1")[1:] == ["line_extended", "won_by_extending"]
    two_lines = "..../k.../k.../kkkc 1 432,441 -"
    assert legal(two_lines) == {"k@d1", "k@a4"}
    assert why(two_lines, "c1-d1") == ("C10", "line_unanswered")


@pytest.mark.clause("C10")
def test_a_stack_that_shows_another_piece_does_not_extend_the_line() -> None:
    position = "..../..../...e/cccb 1 324,423 -"
    assert why(position, "d2-d1") == ("C10", "line_unanswered")
    assert legal(position) == {"k@a1", "k@b1", "k@c1", "c@d1", "c1-d1"}


@pytest.mark.clause("C10")
def test_nothing_is_legal_once_a_line_has_won() -> None:
    assert why("..../..../..../kkkb =1,0 342,443 c1:2", "b@a2") == ("C10", "game_won")


@pytest.mark.clause("C11")
def test_extending_a_line_by_placing_wins_at_once() -> None:
    position = "..../..../..../kkk. 1 442,443 b1:1,c1:2"
    assert legal(position) == {"k@d1"}
    after = play(position, "k@d1")
    assert after == "..../..../..../kkkk =0,1 442,442 c1:1,d1:2"
    assert event_kinds(position, "k@d1") == ["capital_placed", "line_extended", "won_by_extending"]
    assert why(after, "b@a2") == ("C11", "game_won_by_extending")


@pytest.mark.clause("C11")
def test_extending_a_line_by_moving_a_stack_wins_at_once() -> None:
    position = "..../..../...k/kkkc 1 432,442 c1:2"
    assert play(position, "d2-d1").split()[:2] == ["..../..../..../kkke", "=0,1"]


@pytest.mark.clause("C11")
@pytest.mark.parametrize("piece", "bc")
def test_a_line_of_any_kind_can_be_extended(piece: str) -> None:
    hands = "244,344" if piece == "b" else "424,434"
    position = f"..../..../..../.{piece * 3} 1 {hands} -"
    assert play(position, f"{piece}@a1").split()[1] == "=0,1"


@pytest.mark.clause("C11")
def test_extending_wins_even_when_another_line_still_stands() -> None:
    position = "..../c.../c.../ccc. 1 414,424 -"
    assert play(position, "c@d1").split()[1] == "=0,1"
    assert event_kinds(position, "c@d1") == ["column_placed", "line_extended", "won_by_extending"]


@pytest.mark.clause("C11")
def test_with_extend_stands_the_longer_line_must_be_answered() -> None:
    position = "..../..../..../ccc. 1 424,434 c1:2"
    after = play(position, "c@d1", extend="stands")
    assert after == "..../..../..../cccc 0 424,424 c1:1,d1:2"
    assert event_kinds(position, "c@d1", extend="stands") == ["column_placed", "line_extended"]
    assert legal(after, extend="stands") == {"k@b1", "k@c1"}
    assert why(after, "k@a1", extend="stands") == ("C10", "line_unanswered")


@pytest.mark.clause("C11")
def test_with_extend_stands_a_longer_line_without_an_answer_wins() -> None:
    position = "..../..../..../kkk. 1 442,443 c1:2"
    assert play(position, "k@d1", extend="stands").split()[1] == "=0,1"
    assert event_kinds(position, "k@d1", extend="stands")[-1] == "won_unanswered"


@pytest.mark.clause("C11")
def test_with_extend_stands_every_line_must_be_broken_or_extended() -> None:
    position = "..../c.../c.../ccc. 1 414,424 -"
    assert legal(position, extend="stands") == {"k@a1"}
    assert why(position, "c@d1", extend="stands") == ("C11", "other_line_unanswered")
    assert why(position, "k@b1", extend="stands") == ("C10", "line_unanswered")


@pytest.mark.clause("C11")
def test_with_extend_stands_one_line_may_be_broken_while_another_is_extended() -> None:
    position = "..../...b/...b/cccb 0 324,234 -"
    after = play(position, "c@d1", extend="stands")
    assert after == "..../...b/...b/cccd 1 314,234 d1:2"
    assert event_kinds(position, "c@d1", extend="stands") == [
        "column_stacked",
        "line_broken",
        "line_extended",
    ]
    assert play(position, "c@d1").split()[1] == "=1,0"


@pytest.mark.clause("C12")
def test_an_answer_that_makes_a_new_line_must_be_answered_in_turn() -> None:
    position = "..k./..k./ccc./.... 1 423,433 c2:2"
    assert event_kinds(position, "k@c2") == ["capital_stacked", "line_broken", "capitals_lined_up"]
    after = play(position, "k@c2")
    assert after == "..k./..k./cce./.... 0 423,432 c2:2"
    assert legal(after) == {"k@c1"}


@pytest.mark.clause("C12")
def test_four_made_at_once_is_an_ordinary_line() -> None:
    position = "..../..../..../cc.c 1 424,434 -"
    after = play(position, "c@c1")
    assert after == "..../..../..../cccc 0 424,424 c1:2"
    assert [event.facts.get("line") for event in events(position, "c@c1")] == [None, "a1 b1 c1 d1"]
    assert legal(after) == {"k@b1", "k@c1"}


@pytest.mark.clause("C12")
def test_two_lines_made_by_one_move_must_both_be_broken_or_one_extended() -> None:
    position = "..../..c./..c./cc.. 0 424,424 -"
    assert event_kinds(position, "c@c1") == [
        "column_placed",
        "columns_lined_up",
        "columns_lined_up",
    ]
    after = play(position, "c@c1")
    assert legal(after) == {"k@c1", "c@d1", "c@c4"}
    assert why(after, "k@a1") == ("C10", "line_unanswered")


@pytest.mark.clause("C12")
def test_one_stack_moved_from_a_line_onto_another_breaks_both() -> None:
    position = "..../..../ccc./kkk. 0 433,422 -"
    answers = {"a1-a2", "b1-b2", "c1-c2", "k@d1", "c@d2"}
    assert legal(position) == answers
    assert legal(position, extend="stands") == {"a1-a2", "b1-b2", "c1-c2"}


# --- Being stuck ------------------------------------------------------------------------------


@pytest.mark.clause("C13")
def test_a_player_who_cannot_move_is_skipped() -> None:
    position = "..d./df.f/.b.k/cf.. 0 002,000,000 b1:1,b2:3,d3:2"
    given = {"players": "3", "place_on_stack": "no"}
    assert play(position, "k@a2", **given) == "..d./df.f/kb.k/cf.. 0 001,000,000 a2:1"
    assert event_kinds(position, "k@a2", **given) == ["capital_placed", "skipped", "skipped"]


@pytest.mark.clause("C13")
def test_a_player_skipped_may_play_again_once_a_stack_has_thawed() -> None:
    position = "cf../.ddf/f.../kbk. 0 001,000,000 d3:1"
    given = {"players": "3", "place_on_stack": "no"}
    after = play(position, "k@b2", **given)
    assert after == "cf../.ddf/fk../kbk. 1 000,000,000 -"
    assert legal(after, **given) == {"b2-b3"}
    assert event_kinds(position, "k@b2", **given) == ["capital_placed"] + ["skipped"] * 3


@pytest.mark.clause("C13")
def test_when_nobody_can_move_and_nothing_is_frozen_the_game_is_a_draw() -> None:
    position = "kfb./ed../..ff/fdkf 1 000,000 a1:1,d2:2"
    after = play(position, "c1-b1")
    assert after == "kfb./ed../..ff/ff.f =1/2,1/2 000,000 -"
    assert event_kinds(position, "c1-b1") == ["stack_moved", "skipped", "skipped", "drawn"]
    assert why(after, "b@c1") == ("C13", "game_drawn")


@pytest.mark.clause("C13")
def test_with_stuck_draw_the_first_player_who_cannot_move_makes_a_draw() -> None:
    position = "cf../.ddf/f.../kbk. 0 001,000,000 d3:1"
    given = {"players": "3", "place_on_stack": "no", "stuck": "draw"}
    after = play(position, "k@b2", **given)
    assert after == "cf../.ddf/fk../kbk. =1/3,1/3,1/3 000,000,000 b2:3"
    assert event_kinds(position, "k@b2", **given) == ["capital_placed", "drawn_by_stuck_seat"]


@pytest.mark.clause("C13")
def test_there_is_no_pass() -> None:
    options, state = at("..../..../..../.... 0 444,444 -")
    assert rules.count(rules.legal(options, state)) == 48
    for token in ("pass", "-", ""):
        with pytest.raises(MalformedNotation):
            notation.find(options, state, token)
