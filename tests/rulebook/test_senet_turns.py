"""Senet, clauses S13 to S17: what must be played, the water, leaving, and the end."""

from fractions import Fraction

import pytest

from colonnade.games.senet import SENET
from colonnade.games.senet.core import options, rules
from colonnade.games.senet.core.options import Options
from colonnade.kernel.awaited import CHANCE, CHOICE, OVER
from rulebook.queries_senet import COINS, event_kinds, impossible, legal, play, state_at, why

OVERSHOOT = options.read_options({"exit": "over"})
START = "wbwbwbwbwb/........../.......... 0 - 0,0 ?"


@pytest.mark.clause("S13")
def test_nobody_goes_back_while_any_pawn_can_go_forward() -> None:
    position = "...w.bb.../........../...w...... 0 2 0,0 1"
    assert legal(position) == {"24-26"}
    assert why(position, "4-2") == ("S13", "forward_first")


@pytest.mark.clause("S13")
def test_leaving_drowning_and_entering_are_forward_moves() -> None:
    leaving = "........../........../..w.bb..w. 0 2 0,0 1"
    assert legal(leaving) == {"29-31"}
    assert why(leaving, "23-21") == ("S13", "forward_first")
    drowning = "b........./........../....w...w. 0 2 0,0 1"
    assert legal(drowning) == {"25-27", "29-31"}
    entering = "........../........../........ww 0 3 1,1 1"
    assert legal(entering) == {"0-3"}
    assert why(entering, "29-26") == ("S13", "forward_first")


@pytest.mark.clause("S14")
def test_a_stuck_player_goes_back_onto_an_empty_square() -> None:
    position = "..w.bb..../........../.......... 0 2 0,0 1"
    assert legal(position) == {"3-1"}
    assert play(position, "3-1") == "w...bb..../........../.......... 1 - 0,0 1"
    assert event_kinds(position, "3-1") == ["retreated", "turn_passes"]
    assert event_kinds(position.replace(" 2 ", " - "), "t2") == ["threw", "must_go_back"]


@pytest.mark.clause("S14")
def test_a_pawn_does_not_swap_backward() -> None:
    position = "......b.w./bb..wbb.../.......... 0 2 0,0 1"
    assert legal(position) == {"15-13"}
    assert why(position, "9-7") == ("S14", "backward_onto_enemy")


@pytest.mark.clause("S14")
def test_a_pawn_does_not_go_back_beyond_square_one() -> None:
    position = ".wwbb...../........../.......... 0 2 0,0 1"
    assert legal(position) == {"3-1"}
    assert why(position, "2-0") == ("S14", "before_the_track")


@pytest.mark.clause("S14", "S11")
def test_a_barrage_is_not_passed_backward_either() -> None:
    position = ".....bbbw./..bb....../.........w 0 4 0,0 1"
    assert legal(position) == {"30-26"}
    assert why(position, "9-5") == ("S11", "barrage")


@pytest.mark.clause("S14", "S11")
@pytest.mark.parametrize("throw", [2, 3, 4, 6])
def test_a_barrage_stops_every_backward_throw_from_every_square_behind_it(throw: int) -> None:
    for origin in range(15, 21):
        pawns = {
            12: "b",
            13: "b",
            14: "b",
            origin: "w",
            origin + throw: "b",
            origin + throw + 1: "b",
        }
        row = "".join(pawns.get(square, ".") for square in range(1, 31))
        if pawns.get(27) or origin - throw in pawns:
            continue
        position = f"{row[:10]}/{row[10:20]}/{row[20:]} 0 - 0,0 1"
        moved_back = play(position, f"t{throw}").split()[1] == "0"
        assert moved_back == (origin - throw > 14)


@pytest.mark.clause("S14")
def test_going_back_onto_the_water_is_a_landing_there() -> None:
    position = ".....b..../........../.........w 0 3 0,0 1"
    assert legal(position) == {"30-27"}
    assert play(position, "30-27") == "w....b..../........../.......... 1 - 0,0 1"
    assert event_kinds(position, "30-27") == ["retreated", "washed_back", "turn_passes"]


@pytest.mark.clause("S14")
def test_a_four_played_backward_throws_again() -> None:
    position = ".....b..../........../.........w 0 4 0,0 1"
    assert play(position, "30-26") == ".....b..../........../.....w.... 0 - 0,0 1"


@pytest.mark.clause("S14")
@pytest.mark.parametrize(
    ("squares", "throw"),
    [(".w.bb...../........../..........", 2), (".w...bb.../........../..........", 4)],
)
def test_the_turn_passes_when_nothing_is_legal(squares: str, throw: int) -> None:
    position = f"{squares} 0 - 0,0 1"
    assert play(position, f"t{throw}") == f"{squares} 1 - 0,0 1"
    assert event_kinds(position, f"t{throw}") == ["threw", "nothing_to_play", "turn_passes"]
    assert impossible(f"{squares} 0 {throw} 0,0 1") == "S14"


@pytest.mark.clause("S15")
def test_the_water_takes_a_pawn_to_square_one() -> None:
    position = "........../........../....w....b 0 2 0,0 1"
    assert play(position, "25-27") == "w........./........../.........b 1 - 0,0 1"
    assert event_kinds(position, "25-27") == ["advanced", "washed_back", "turn_passes"]


@pytest.mark.clause("S15")
@pytest.mark.parametrize("first", ["w", "b"])
def test_a_drowned_pawn_waits_when_square_one_is_taken_by_anyone(first: str) -> None:
    position = f"{first}........./........../....w....b 0 2 0,0 1"
    assert play(position, "25-27") == f"{first}........./........../.........b 1 - 1,0 1"
    assert event_kinds(position, "25-27") == ["advanced", "waits", "turn_passes"]


@pytest.mark.clause("S15")
def test_the_water_keeps_the_second_throw() -> None:
    position = "........../........../.....w...b 0 1 0,0 1"
    assert play(position, "26-27").split()[1:3] == ["0", "-"]


@pytest.mark.clause("S15")
def test_nothing_ever_stands_in_the_water() -> None:
    assert impossible("b........./........../......w... 0 - 0,0 1") == "S15"


@pytest.mark.clause("S15")
def test_a_waiting_pawn_enters_on_the_square_of_the_throw_when_it_likes() -> None:
    position = "b........w/........../.......... 0 3 2,0 1"
    assert legal(position) == {"0-3", "10-13"}
    assert play(position, "0-3") == "b.w......w/........../.......... 1 - 1,0 1"
    assert event_kinds(position, "0-3") == ["entered", "turn_passes"]


@pytest.mark.clause("S15")
def test_a_side_whose_pawns_all_wait_goes_on() -> None:
    position = "b........./........../.......... 0 - 5,0 1"
    assert play(position, "t4", "0-4") == "b..w....../........../.......... 0 - 4,0 1"
    assert play(position, "t1") == position.replace(" 0 - ", " 1 - ")


@pytest.mark.clause("S15")
def test_a_pawn_enters_only_on_an_empty_square() -> None:
    assert why("..b......w/........../.......... 0 3 1,0 1", "0-3") == ("S15", "enters_onto_enemy")
    assert why("..w......b/........../.......... 0 3 1,0 1", "0-3") == ("S9", "own_pawn_there")
    assert why("..bb.....w/........../.......... 0 3 1,0 1", "0-3") == ("S9", "protected")


@pytest.mark.clause("S15", "S11")
def test_a_pawn_does_not_enter_over_a_barrage() -> None:
    assert why("bbb......w/........../.......... 0 4 1,0 1", "0-4") == ("S11", "barrage")
    assert why("..bbb....w/........../.......... 0 6 1,0 1", "0-6") == ("S11", "barrage")
    assert legal("..bbb....w/........../.......... 0 2 1,0 1") == {"0-2", "10-12"}


@pytest.mark.clause("S16")
@pytest.mark.parametrize(
    ("throw", "move"), [(1, "30-31"), (2, "29-31"), (3, "28-31"), (6, "25-31")]
)
def test_a_pawn_leaves_with_exactly_what_it_needs(throw: int, move: str) -> None:
    position = f"b........./........../....w..www 0 {throw} 0,0 1"
    assert move in legal(position)
    assert event_kinds(position, move)[0] == "left"
    assert play(position, move).split()[0].count("w") == 3


@pytest.mark.clause("S16")
def test_nobody_leaves_with_any_other_throw() -> None:
    position = "b........./........../.w...w..w. 0 6 0,0 1"
    assert legal(position) == {"22-28"}
    assert why(position, "29-31") == ("S7", "exit_needs")
    assert why(position, "26-31") == ("S7", "exit_needs")


@pytest.mark.clause("S16")
def test_nobody_leaves_while_a_pawn_stands_before_the_last_row() -> None:
    position = "b........./.........w/........w. 0 2 0,0 1"
    assert legal(position) == {"20-22"}
    assert why(position, "29-31") == ("S16", "stragglers")
    assert "29-31" in legal("b........./........../w.......w. 0 2 0,0 1")


@pytest.mark.clause("S16")
def test_nobody_leaves_while_a_pawn_waits() -> None:
    assert why("b........./........../........w. 0 2 1,0 1", "29-31") == ("S16", "stragglers")


@pytest.mark.clause("S16", "S11")
@pytest.mark.parametrize("given", [COINS, OVERSHOOT])
def test_nobody_leaves_over_a_barrage(given: Options) -> None:
    position = "........../........../w...w..bbb 0 6 0,0 1"
    assert why(position, "25-31", given) == ("S11", "barrage")


@pytest.mark.clause("S16")
def test_with_the_option_over_a_higher_throw_leaves_too() -> None:
    position = "b........./........../.w...w..w. 0 6 0,0 1"
    assert legal(position, OVERSHOOT) == {"22-28", "26-31", "29-31"}
    assert play(position, "29-31", given=OVERSHOOT).split()[0].count("w") == 2
    lower = position.replace(" 6 ", " 3 ")
    assert why(lower, "26-31", OVERSHOOT) == ("S7", "exit_needs")
    behind = "b........./.........w/........w. 0 3 0,0 1"
    assert why(behind, "29-31", OVERSHOOT) == ("S16", "stragglers")


@pytest.mark.clause("S17")
@pytest.mark.parametrize(("black", "result"), [(1, "=1,0"), (0, "=0,1")])
def test_the_first_side_that_is_out_wins(black: int, result: str) -> None:
    position = f"b........./........../........w. {1 - black} 2 0,1 {black}"
    assert play(position, "29-31") == f"b........./........../.......... {result} - 0,1 {black}"
    assert event_kinds(position, "29-31") == ["left", "won"]


@pytest.mark.clause("S17")
def test_a_finished_game_awaits_nothing() -> None:
    won = "b........./........../.......... =1,0 - 0,0 1"
    state = state_at(won)
    assert rules.awaits(COINS, state) == OVER
    assert SENET.result(rules.winners(COINS, state), 2) == (Fraction(1), Fraction(0))
    assert why(won, "t1") == why(won, "1-2") == ("S17", "game_over")
    assert [
        rules.awaits(COINS, state_at(START)),
        rules.awaits(COINS, state_at(play(START, "t1"))),
    ] == [
        CHANCE,
        CHOICE,
    ]


@pytest.mark.clause("S17")
@pytest.mark.parametrize(
    "position",
    [
        "b........./........../.......... 0 - 0,0 1",
        "b........./........../.......... =0,1 - 0,0 1",
        "b........./........../.......... =1,0 - 1,0 1",
        "b........./........../.......... =1,0 2 0,0 1",
        "b........w/........../.......... =1,0 - 0,0 1",
        "........../........../.......... =1,0 - 0,0 1",
    ],
)
def test_a_result_that_is_not_the_boards_is_refused(position: str) -> None:
    assert impossible(position) == "S17"
