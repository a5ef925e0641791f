"""Columbiz, clause by clause: the material and the turn (K1 to K6)."""

import pytest

from colonnade.games.columbiz.core import rules
from colonnade.games.columbiz.core.options import Options, read_options
from colonnade.games.columbiz.text import notation
from colonnade.kernel.awaited import CHANCE, CHOICE
from rulebook.queries_columbiz import TWO, after, awaits, event_kinds, events, legal, why

THREE = read_options({"players": "3"})
FOUR = read_options({"players": "4"})

START = "....../....../....../....../....../...... 0 - 3 0 18,18 0,0 0,0"
FIRST = "....../....../....../....../....../...... 0 12335556 2 0 18,18 0,0 0,0"
THIRD = "....../....../....../....../....../...... 0 12335556 0 0 18,18 0,0 0,0"
# Column 1 is full and all dice show 1: nothing can be placed.
FULL_COLUMN = "1...../1...../1...../0...../0...../0....."


def placements(position: str, options: Options = TWO) -> set[str]:
    return {move for move in legal(position, options) if "@" in move}


# Material


@pytest.mark.clause("K1")
def test_rows_are_cell_numbers_from_the_bottom_and_columns_are_dice_values_from_the_left() -> None:
    assert after(THIRD, "5@3").startswith("....../....../....../....0./....../......")
    assert after(THIRD, "1@1").startswith("....../....../....../....../....../0.....")


@pytest.mark.clause("K1")
@pytest.mark.parametrize("token", ["7@1", "1@7", "0@1", "1@0"])
def test_there_is_no_other_column_or_cell(token: str) -> None:
    assert why(THIRD, token) == ("K1", "no_such_cell")


@pytest.mark.clause("K1")
@pytest.mark.parametrize("token", ["keep:7", "r12345678", "keep:01"])
def test_no_die_shows_another_value(token: str) -> None:
    assert why(START, token) == ("K1", "no_such_value")


@pytest.mark.clause("K2")
@pytest.mark.parametrize(
    ("options", "reserves"), [(TWO, "18,18"), (THREE, "13,13,13"), (FOUR, "10,10,10,10")]
)
def test_seat_0_starts_with_all_pawns_in_reserve(options: Options, reserves: str) -> None:
    position = notation.write_position(options, rules.start(options))
    assert position.split()[1:6] == ["0", "-", "3", "0", reserves]


@pytest.mark.clause("K2")
def test_there_are_eight_dice() -> None:
    assert rules.cases(TWO, rules.start(TWO)) == 6**8
    assert why(START, "r111111111") == ("K2", "too_many_dice")
    assert why(FIRST, "keep:111111111") == ("K2", "too_many_dice")


@pytest.mark.clause("K2")
def test_seats_play_in_order() -> None:
    position = notation.write_position(THREE, rules.start(THREE))
    seats = []
    for cell in ("6@1", "6@2", "6@3", "5@1"):
        seats.append(position.split()[1])
        position = after(position, "r12345666", cell, "end", options=THREE)
    assert seats == ["0", "1", "2", "0"]


# A turn


@pytest.mark.clause("K3")
def test_a_turn_begins_with_a_throw_of_all_eight_dice() -> None:
    assert awaits(START) == CHANCE
    assert after(START, "r12335556") == FIRST
    assert why(START, "r1233555") == ("K3", "wrong_number")


@pytest.mark.clause("K3")
@pytest.mark.parametrize("token", ["5@3", "keep:33", "keep:-", "end"])
def test_nothing_else_is_done_before_the_throw(token: str) -> None:
    assert why(START, token) == ("K3", "throw_first")


@pytest.mark.clause("K3")
def test_dice_are_set_aside_and_the_others_thrown() -> None:
    kept = "....../....../....../....../....../...... 0 335 2 0 18,18 0,0 0,0"
    assert after(FIRST, "keep:335") == kept
    assert awaits(kept) == CHANCE
    assert why(kept, "r1234") == ("K3", "wrong_number")
    thrown = after(kept, "r12345")
    assert thrown == "....../....../....../....../....../...... 0 12333455 1 0 18,18 0,0 0,0"


@pytest.mark.clause("K3")
def test_any_part_of_the_dice_may_be_set_aside_but_not_all() -> None:
    keeps = {move for move in legal(FIRST) if move.startswith("keep:")}
    assert len(keeps) == 2 * 2 * 3 * 4 * 2 - 1
    assert {"keep:-", "keep:6", "keep:1233555", "keep:555"} <= keeps
    assert why(FIRST, "keep:12335556") == ("K3", "nothing_to_throw")


@pytest.mark.clause("K3")
@pytest.mark.parametrize("token", ["keep:4", "keep:11", "keep:5555"])
def test_only_dice_shown_can_be_set_aside(token: str) -> None:
    assert why(FIRST, token) == ("K3", "not_those_dice")


@pytest.mark.clause("K3")
def test_a_die_set_aside_earlier_may_be_thrown_again() -> None:
    second = after(FIRST, "keep:555", "r11111")
    assert why(second, "keep:5") is None
    assert after(second, "keep:-").split()[2:4] == ["-", "1"]


@pytest.mark.clause("K3")
def test_dice_are_thrown_again_only_after_saying_which() -> None:
    assert why(FIRST, "r12345") == ("K3", "set_aside_first")


@pytest.mark.clause("K3")
def test_there_is_no_fourth_throw() -> None:
    third = after(FIRST, "keep:-", "r12335556", "keep:-", "r12335556")
    assert third == THIRD
    assert awaits(third) == CHOICE
    assert not any(move.startswith("keep:") for move in legal(third))
    assert why(third, "keep:555") == ("K3", "no_throw_left")
    assert why(third, "r12345") == ("K3", "no_throw_left")


@pytest.mark.clause("K3")
def test_a_player_may_stop_after_the_first_throw_and_then_throws_no_more() -> None:
    placed = after(FIRST, "5@3")
    assert placed.split()[2:5] == ["12336", "0", "1"]
    assert why(placed, "keep:1") == ("K3", "already_placing")
    assert why(placed, "r123") == ("K3", "no_throw_left")


@pytest.mark.clause("K4")
def test_a_cell_costs_as_many_dice_of_its_column_as_its_number() -> None:
    assert placements(THIRD) == {"1@1", "2@1", "3@1", "3@2", "5@1", "5@2", "5@3", "6@1"}
    assert why(THIRD, "3@3") == ("K4", "not_enough_dice")
    assert why(THIRD, "4@1") == ("K4", "not_enough_dice")


@pytest.mark.clause("K4")
def test_spent_dice_are_gone_and_spare_dice_of_the_same_value_stay() -> None:
    placed = after(THIRD, "5@2")
    assert placed.split()[2] == "123356"
    assert "5@1" in placements(placed)
    assert why(placed, "5@3") == ("K4", "not_enough_dice")


@pytest.mark.clause("K4")
def test_a_pawn_needs_an_empty_cell() -> None:
    position = "....../....../....../....../....0./....1. 0 12335556 0 0 17,17 0,0 0,0"
    assert placements(position) == {"1@1", "2@1", "3@1", "3@2", "5@3", "6@1"}
    assert why(position, "5@1") == ("K4", "occupied")
    assert why(position, "5@2") == ("K4", "occupied")


@pytest.mark.clause("K4")
def test_no_cell_costs_more_than_six_dice() -> None:
    position = "....../....../....../....../....../...... 0 11111111 0 0 18,18 0,0 0,0"
    assert placements(position) == {"1@1", "1@2", "1@3", "1@4", "1@5", "1@6"}


@pytest.mark.clause("K4")
def test_the_turn_ends_by_itself_when_the_dice_pay_no_other_cell() -> None:
    position = "....../....../....../....../....../...0.. 0 11111144 0 0 17,18 0,0 0,0"
    assert event_kinds(position, "4@2") == ["placed"]
    left = "....../....../....../....../...0../...0.. 0 111111 0 1 16,18 0,0 0,0"
    assert after(position, "4@2") == left
    assert after(left, "1@6").split()[1:5] == ["1", "-", "3", "0"]
    assert event_kinds(left, "1@6") == ["placed", "nothing_more"]


@pytest.mark.clause("K4")
def test_dice_that_pay_no_empty_cell_do_not_keep_a_turn_open() -> None:
    position = "....../....../....../....../....../0..... 0 11111112 0 0 17,18 0,0 0,0"
    assert after(position, "2@1", "1@6").split()[1:4] == ["1", "-", "3"]


@pytest.mark.clause("K5")
def test_a_turn_cannot_end_before_a_pawn_is_placed() -> None:
    assert why(THIRD, "end") == ("K5", "place_one")
    assert why(FIRST, "end") == ("K5", "place_one")
    assert "end" not in legal(THIRD)


@pytest.mark.clause("K5")
def test_after_one_pawn_the_turn_may_end_though_another_could_be_placed() -> None:
    placed = after(THIRD, "5@3")
    assert "end" in legal(placed)
    assert event_kinds(placed, "end") == ["ended"]
    assert after(placed, "end").split()[1:6] == ["1", "-", "3", "0", "17,18"]


@pytest.mark.clause("K5")
@pytest.mark.parametrize(("options", "most"), [(TWO, 4), (THREE, 4), (FOUR, 3)])
def test_a_turn_ends_by_itself_after_the_most_pawns(options: Options, most: int) -> None:
    position = after(
        notation.write_position(options, rules.start(options)), "r12345666", options=options
    )
    tokens = ["1@1", "2@1", "3@1", "4@1"][:most]
    before = after(position, *tokens[:-1], options=options)
    assert before.split()[1] == "0"
    assert after(before, tokens[-1], options=options).split()[1:5] == ["1", "-", "3", "0"]
    assert event_kinds(before, tokens[-1], options)[-1] == "limit_reached"


@pytest.mark.clause("K5")
def test_a_turn_ends_by_itself_when_the_reserve_is_empty() -> None:
    position = "....../....../....../....../....../0.0... 0 12335556 0 0 1,18 0,0 0,0"
    assert event_kinds(position, "5@3") == ["placed", "all_placed", "last_round"]
    assert after(position, "5@3").split()[1:6] == ["1", "-", "3", "0", "0,18"]


@pytest.mark.clause("K6")
def test_three_pawns_are_set_aside_when_nothing_fits_after_the_third_throw() -> None:
    position = f"{FULL_COLUMN} 0 1111111 1 0 15,15 0,0 0,0"
    assert after(position, "r1") == f"{FULL_COLUMN} 1 - 3 0 12,15 0,0 0,0"
    happened = events(position, "r1")
    assert [event.kind for event in happened] == ["thrown", "pawns_lost"]
    assert happened[1].facts == {"seat": 0, "number": 3}


@pytest.mark.clause("K6")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_all_pawns_are_set_aside_when_three_or_fewer_are_left(left: int) -> None:
    # Three of the pawns stand on the board; the others were captured or set aside before.
    position = f"{FULL_COLUMN} 0 1111111 1 0 {left},15 0,{15 - left} 0,0"
    assert after(position, "r1").split()[5] == "0,15"
    happened = events(position, "r1")
    assert [event.kind for event in happened] == ["thrown", "pawns_lost", "last_round"]
    assert happened[1].facts["number"] == left


@pytest.mark.clause("K6")
@pytest.mark.parametrize(
    ("turn", "throw"), [("- 3 0", "r11111111"), ("- 2 0", "r11111111"), ("1111111 2 0", "r1")]
)
def test_while_throws_are_left_and_nothing_fits_the_player_must_throw_again(
    turn: str, throw: str
) -> None:
    before = f"{FULL_COLUMN} 0 {turn} 15,15 0,0 0,0"
    position = after(before, throw)
    assert event_kinds(before, throw) == ["thrown", "nothing_fits"]
    assert legal(position) == {"keep:-", *("keep:" + "1" * number for number in range(1, 8))}
    assert why(position, "end") == ("K6", "throw_again")
    assert why(position, "1@1") == ("K4", "occupied")


@pytest.mark.clause("K6")
def test_one_cell_that_can_be_paid_saves_the_pawns() -> None:
    position = f"{FULL_COLUMN} 0 1111111 1 0 15,15 0,0 0,0"
    stays = after(position, "r6")
    assert stays.split()[1:6] == ["0", "11111116", "0", "0", "15,15"]
    assert legal(stays) == {"6@1"}
