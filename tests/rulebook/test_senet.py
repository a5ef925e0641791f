"""Senet, clauses S1 to S12: the track, the throws, the opening, and how a pawn moves."""

from collections import Counter

import pytest

from colonnade.games.senet.core import board, options, rules
from colonnade.games.senet.text import notation
from colonnade.kernel.errors import BadOption
from rulebook.queries_senet import COINS, event_kinds, impossible, legal, play, state_at, why

DIE = options.read_options({"throws": "die"})
START = "wbwbwbwbwb/........../.......... 0 - 0,0 ?"
PLAYING = "wbwbwbwbw./b........./.......... 0 - 0,0 0"


@pytest.mark.clause("S1")
def test_the_track_winds_through_three_rows_of_ten() -> None:
    assert [board.LAYOUT[place] for place in ("1", "10", "11", "20", "21", "30")] == [
        (0, 0), (9, 0), (9, 1), (0, 1), (0, 2), (9, 2),
    ]  # fmt: skip


@pytest.mark.clause("S1")
@pytest.mark.parametrize("token", ["32-33", "31-30", "28-32"])
def test_there_is_no_square_beyond_the_exit(token: str) -> None:
    assert why("w.w.w...../........../.......w.b 0 4 0,0 1", token) == ("S1", "no_such_square")


@pytest.mark.clause("S2")
def test_the_pawns_alternate_on_the_first_ten_squares() -> None:
    assert notation.write_position(COINS, rules.start(COINS)) == START


@pytest.mark.clause("S2")
def test_two_play_and_no_other_number() -> None:
    assert options.read_options({"players": "2"}) == COINS
    with pytest.raises(BadOption):
        options.read_options({"players": "3"})


@pytest.mark.clause("S2")
@pytest.mark.parametrize(
    "squares", ["wwwwwwb.../........../..........", "w........./bbbbbb..../.........."]
)
def test_a_side_has_no_more_than_five_pawns(squares: str) -> None:
    assert impossible(f"{squares} 0 - 0,0 1") == "S2"


@pytest.mark.clause("S2")
def test_waiting_pawns_are_counted_among_the_five() -> None:
    assert impossible("wwww....../b........./.......... 0 - 2,0 1") == "S2"
    assert state_at("wwww....../b........./.......... 0 - 1,4 1")


@pytest.mark.clause("S3")
def test_four_coins_show_one_to_four_or_six() -> None:
    state = rules.start(COINS)
    shown = Counter(rules.cast(COINS, state, case) for case in range(rules.cases(COINS, state)))
    assert shown == {1: 4, 2: 6, 3: 4, 4: 1, 6: 1}
    assert dict(rules.odds(COINS, state)) == shown


@pytest.mark.clause("S3")
def test_a_die_shows_one_to_six_alike() -> None:
    state = rules.start(DIE)
    shown = Counter(rules.cast(DIE, state, case) for case in range(rules.cases(DIE, state)))
    assert shown == dict.fromkeys(range(1, 7), 1)
    assert dict(rules.odds(DIE, state)) == shown


@pytest.mark.clause("S3")
def test_an_impossible_throw_is_refused() -> None:
    assert why(START, "t5") == ("S3", "no_such_throw")
    assert why(START, "d7", DIE) == ("S3", "no_such_throw")
    assert why(START, "d3") == ("S3", "throw_the_coins")
    assert why(START, "t3", DIE) == ("S3", "throw_the_die")
    assert why("wbwbwbwbw./b........./.......... 0 4 0,0 0", "t5") == ("S3", "no_such_throw")


@pytest.mark.clause("S3")
def test_coins_leave_no_five_to_play() -> None:
    assert impossible("wbwbwbwbw./b........./.......... 0 5 0,0 0") == "S3"


@pytest.mark.clause("S4")
@pytest.mark.parametrize("throw", [1, 4, 6])
def test_one_four_and_six_throw_again(throw: int) -> None:
    position = "b........./w........./.......... 0 - 0,0 1"
    after = play(position, f"t{throw}", f"11-{11 + throw}")
    assert after.split()[1:3] == ["0", "-"]
    assert (
        event_kinds(after.replace(" - ", " 1 "), f"{11 + throw}-{12 + throw}")[-1] == "throws_again"
    )


@pytest.mark.clause("S4")
@pytest.mark.parametrize("throw", [2, 3])
def test_two_and_three_pass_the_turn(throw: int) -> None:
    position = f"b........./w........./.......... 0 {throw} 0,0 1"
    assert play(position, f"11-{11 + throw}").split()[1:3] == ["1", "-"]
    assert event_kinds(position, f"11-{11 + throw}") == ["advanced", "turn_passes"]


@pytest.mark.clause("S4")
def test_a_five_moves_nothing_and_passes_the_turn() -> None:
    assert play(PLAYING, "d5", given=DIE) == PLAYING.replace(" 0 - ", " 1 - ")
    assert event_kinds(PLAYING, "d5", DIE) == ["threw", "five_moves_nothing", "turn_passes"]


@pytest.mark.clause("S4")
def test_no_five_is_ever_left_to_play() -> None:
    assert impossible(PLAYING.replace("-", "5", 1), DIE) == "S4"


@pytest.mark.clause("S5")
def test_seats_alternate_until_a_one_is_thrown() -> None:
    assert play(START, "t2") == START.replace(" 0 - ", " 1 - ")
    assert play(START, "t4", "t6") == START
    assert play(START, "d5", given=DIE) == START.replace(" 0 - ", " 1 - ")
    assert event_kinds(START, "t6") == ["threw", "no_one_yet", "turn_passes"]


@pytest.mark.clause("S5")
def test_nothing_moves_before_a_one() -> None:
    assert why(START, "10-11") == ("S5", "nothing_moves_yet")


@pytest.mark.clause("S5")
@pytest.mark.parametrize(
    "position",
    [
        "wbwbwbwbw./b........./.......... 0 - 0,0 ?",
        "bwbwbwbwbw/........../.......... 0 - 0,0 ?",
        "wbwbwbwbwb/........../.......... 0 1 0,0 ?",
        "wbwbwbwbwb/........../.......... =1,0 - 0,0 ?",
    ],
)
def test_nothing_has_happened_while_nobody_plays_black(position: str) -> None:
    assert impossible(position) == "S5"


@pytest.mark.clause("S6")
@pytest.mark.parametrize(("tokens", "seat"), [(["t1"], 0), (["t2", "t1"], 1)])
def test_the_first_one_takes_black(tokens: list[str], seat: int) -> None:
    assert play(START, *tokens) == f"wbwbwbwbwb/........../.......... {seat} 1 0,0 {seat}"


@pytest.mark.clause("S6")
def test_the_first_move_is_ten_to_eleven_and_the_same_seat_throws_again() -> None:
    opened = play(START, "t2", "t1")
    assert legal(opened) == {"10-11"}
    assert why(opened, "2-3") == ("S6", "opening_move")
    assert why(opened, "t1") == ("S6", "opening_move")
    assert play(opened, "10-11") == "wbwbwbwbw./b........./.......... 1 - 0,0 1"
    assert event_kinds(START, "t1") == ["threw", "takes_black"]


@pytest.mark.clause("S6")
def test_on_the_first_squares_a_one_of_black_is_ten_to_eleven_whoever_came_there() -> None:
    squares = "wbwbwbwbwb/........../.........."
    assert play(f"{squares} 1 - 0,0 1", "t1") == f"{squares} 1 1 0,0 1"
    assert legal(f"{squares} 1 1 0,0 1") == {"10-11"}
    assert legal(f"{squares} 0 1 0,0 1") == {"1-2", "3-4", "5-6", "7-8", "9-10"}
    assert legal(f"{squares} 1 3 0,0 1") == {"2-5", "4-7", "6-9", "8-11", "10-13"}


@pytest.mark.clause("S6")
def test_white_on_the_squares_of_black_is_free() -> None:
    squares = "bwbwbwbwbw/........../.........."
    assert legal(f"{squares} 0 1 0,0 1") == {"2-3", "4-5", "6-7", "8-9", "10-11"}


@pytest.mark.clause("S7")
def test_a_throw_moves_one_pawn_of_ones_own_by_exactly_the_throw() -> None:
    position = "w..b....../........../.......... 0 2 0,0 1"
    assert play(position, "1-3") == "..wb....../........../.......... 1 - 0,0 1"
    assert why(position, "1-2") == ("S7", "not_the_throw")
    assert why(position, "1-1") == ("S7", "not_the_throw")
    assert why(position, "4-6") == ("S7", "not_your_pawn")
    assert why(position, "5-7") == ("S7", "no_pawn_there")
    assert why(position, "0-2") == ("S7", "nobody_waits")


@pytest.mark.clause("S7")
def test_throws_and_moves_take_turns() -> None:
    assert why(PLAYING, "2-3") == ("S7", "throw_first")
    assert why(PLAYING.replace("-", "4", 1), "t1") == ("S7", "move_first")


@pytest.mark.clause("S8")
def test_a_pawn_jumps_over_pawns_of_both_colours() -> None:
    position = "wwbb....../........../.......... 0 4 0,0 1"
    assert legal(position) == {"1-5", "2-6"}
    assert play(position, "1-5") == ".wbbw...../........../.......... 0 - 0,0 1"


@pytest.mark.clause("S9")
def test_a_pawn_may_not_land_on_its_own_colour() -> None:
    position = "w.w....b../........../.......... 0 2 0,0 1"
    assert legal(position) == {"3-5"}
    assert why(position, "1-3") == ("S9", "own_pawn_there")


@pytest.mark.clause("S9")
def test_landing_on_a_lone_enemy_swaps() -> None:
    position = "w.b......./........../.......... 0 2 0,0 1"
    assert play(position, "1-3") == "b.w......./........../.......... 1 - 0,0 1"
    assert event_kinds(position, "1-3") == ["swapped", "turn_passes"]


@pytest.mark.clause("S9", "S10")
@pytest.mark.parametrize(
    ("squares", "throw", "move"),
    [
        ("w.bb....../........../..w.......", 2, "1-3"),
        ("w..bb...../........../..w.......", 4, "1-5"),
        (".......w.b/b........./..........", 2, "8-10"),
        ("........w./bb......../..........", 2, "9-11"),
        ("........../.......w.b/b.........", 2, "18-20"),
        ("........../.......w.b/b.........", 3, "18-21"),
    ],
)
def test_a_pawn_next_to_its_own_colour_is_protected(squares: str, throw: int, move: str) -> None:
    assert why(f"{squares} 0 {throw} 0,0 1", move) == ("S9", "protected")


@pytest.mark.clause("S10")
def test_a_pawn_next_to_an_enemy_or_above_another_row_is_not_protected() -> None:
    assert legal("w.bw....../........../.......... 0 2 0,0 1") == {"1-3", "4-6"}
    assert "8-9" in legal(".......wb./..b......./.......... 0 1 0,0 1")
    assert "9-10" in legal("........wb/.b......../.......... 0 1 0,0 1")


@pytest.mark.clause("S10")
def test_a_waiting_pawn_is_nobodys_neighbour() -> None:
    position = "bw......../........../.......... 0 1 0,1 1"
    assert legal(position) == {"2-3"}
    assert legal(".b.w....../........../.......... 0 2 1,2 1") == {"4-6"}
    assert legal("b........w/........../.......... 1 2 2,1 1") == {"1-3", "0-2"}


@pytest.mark.clause("S11")
def test_a_barrage_can_not_be_passed() -> None:
    position = "w.bbb...../........../...w...... 0 6 0,0 1"
    assert why(position, "1-7") == ("S11", "barrage")
    assert legal(position) == {"24-30"}


@pytest.mark.clause("S11")
def test_a_barrage_round_a_corner_and_one_of_five_bar_the_way() -> None:
    assert why(".......wbb/b........./...w...... 0 4 0,0 1", "8-12") == ("S11", "barrage")
    assert why("........../.......wbb/b..w...... 0 4 0,0 1", "18-22") == ("S11", "barrage")
    assert why("wbbbbb..../........../...w...... 0 6 0,0 1", "1-7") == ("S11", "barrage")


@pytest.mark.clause("S11")
@pytest.mark.parametrize("throw", [1, 2, 3, 4, 6])
def test_a_barrage_stops_every_throw_from_every_square_before_it(throw: int) -> None:
    for origin in range(1, 10):
        row = "".join("w" if square == origin else "." for square in range(1, 11))
        position = f"{row}/bbb......./...w...... 0 {throw} 0,0 1"
        assert (f"{origin}-{origin + throw}" in legal(position)) == (origin + throw < 11)


@pytest.mark.clause("S11")
def test_nobody_lands_on_a_barrage() -> None:
    assert why("w.bbb...../........../...w...... 0 3 0,0 1", "1-4") == ("S9", "protected")


@pytest.mark.clause("S11")
def test_its_owner_passes_a_barrage_freely() -> None:
    assert "2-6" in legal(".bbbb...../........../...w...... 1 4 0,0 1")


@pytest.mark.clause("S11")
def test_two_and_one_are_no_barrage() -> None:
    assert "1-6" not in legal("wbb.b...../........../.......... 0 4 0,0 1")
    assert "1-7" in legal("wbb.b...../........../.......... 0 6 0,0 1")
    assert "1-5" in legal("wbwb....../........../.......... 0 4 0,0 1")


@pytest.mark.clause("S11")
def test_a_barrage_is_told_when_it_forms_and_when_it_breaks() -> None:
    assert event_kinds("w.w.w....b/........../.......... 0 1 0,0 1", "1-2") == [
        "advanced",
        "throws_again",
    ]
    assert event_kinds("w.ww.....b/........../.......... 0 1 0,0 1", "1-2")[1] == "barrage_formed"
    assert event_kinds("www......b/........../.......... 0 4 0,0 1", "2-6")[1] == "barrage_broken"


@pytest.mark.clause("S11")
def test_a_swap_may_give_the_enemy_a_barrage() -> None:
    position = "bbw..b..../........../.......... 0 3 0,0 1"
    assert event_kinds(position, "3-6") == ["swapped", "barrage_formed", "turn_passes"]
    assert play(position, "3-6") == "bbb..w..../........../.......... 1 - 0,0 1"


@pytest.mark.clause("S12")
@pytest.mark.parametrize(
    ("row", "throw", "move"),
    [
        ("....wb....", 1, "25-26"),
        ("....w..b..", 3, "25-28"),
        ("....w...b.", 4, "25-29"),
        ("...w.....b", 6, "24-30"),
    ],
)
def test_nobody_lands_on_an_enemy_on_a_safe_square(row: str, throw: int, move: str) -> None:
    position = f"w........./........../{row} 0 {throw} 0,0 1"
    assert move not in legal(position)
    assert why(position, move) == ("S9", "safe_square")


@pytest.mark.clause("S12")
def test_the_square_before_the_safe_ones_is_not_safe() -> None:
    assert "24-25" in legal("w........./........../...wb..... 0 1 0,0 1")
