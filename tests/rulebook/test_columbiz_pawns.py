"""Columbiz, clause by clause: pawns placed, the end and the options (K7 to K11)."""

import pytest

from colonnade.games.columbiz.core import rules
from colonnade.games.columbiz.core.options import Options, read_options
from colonnade.kernel.awaited import OVER
from colonnade.kernel.errors import BadOption
from rulebook.queries_columbiz import TWO, after, awaits, event_kinds, events, legal, why

THREE = read_options({"players": "3"})
DIFFERENCE = read_options({"extension": "difference"})
LINEAR = read_options({"captures": "linear"})

# Column 1 is full and all dice show 1: nothing can be placed.
FULL_COLUMN = "1...../1...../1...../0...../0...../0....."


# Each pawn placed


@pytest.mark.clause("K7")
def test_a_pawn_captures_every_enemy_on_lower_cells_of_its_column() -> None:
    position = "....../....../....2./....../....1./....20 0 12355566 0 0 12,12,11 0,0,0 0,0,0"
    placed = after(position, "5@3", options=THREE)
    assert placed == ("....../....../....2./....0./....../.....0 0 12366 0 1 11,12,11 2,0,0 0,0,0")
    happened = events(position, "5@3", THREE)
    assert [event.kind for event in happened] == ["placed", "captured", "captured"]
    first, second = {"from": "5@2", "column": 5, "cell": 2}, {"from": "5@1", "column": 5, "cell": 1}
    assert happened[1].facts == {"seat": 0, "victim": 1, **first}
    assert happened[2].facts == {"seat": 0, "victim": 2, **second}


@pytest.mark.clause("K7")
def test_own_pawns_higher_enemies_and_other_columns_are_left_alone() -> None:
    position = "....../....1./....../....../....0./...101 0 12355566 0 0 16,15 0,0 0,0"
    placed = after(position, "5@3")
    assert placed.startswith("....../....1./....../....0./....0./...101 ")
    assert placed.split()[6] == "0,0"


@pytest.mark.clause("K7")
def test_captured_cells_are_free_at_once() -> None:
    position = "....../....../....../....../....../....1. 0 12345555 0 0 18,17 0,0 0,0"
    assert why(position, "5@1") == ("K4", "occupied")
    assert "5@1" in legal(after(position, "5@3"))


@pytest.mark.clause("K7")
def test_captured_pawns_never_return() -> None:
    position = "....../....../....../....../....../....1. 0 12345555 0 0 18,17 0,0 0,0"
    assert after(position, "5@3", "end").split()[5:7] == ["17,17", "1,0"]


@pytest.mark.clause("K8")
@pytest.mark.parametrize(
    ("position", "token", "direction"),
    [
        (
            "....../....../....../....../....../.00... 0 12345666 0 0 16,18 0,0 0,0",
            "4@1",
            "2@1 3@1 4@1",
        ),
        (
            "....../....../....../....../...0../...0.. 0 12444666 0 0 16,18 0,0 0,0",
            "4@3",
            "4@1 4@2 4@3",
        ),
        (
            "....../....../....../....../..0.../.0.... 0 12444666 0 0 16,18 0,0 0,0",
            "4@3",
            "2@1 3@2 4@3",
        ),
        (
            "....../....../....../.0..../..0.../...... 0 12345666 0 0 16,18 0,0 0,0",
            "4@1",
            "2@3 3@2 4@1",
        ),
    ],
)
def test_a_line_of_three_scores_one_in_each_direction(
    position: str, token: str, direction: str
) -> None:
    assert after(position, token).split()[7] == "1,0"
    made = [event for event in events(position, token) if event.kind == "line_made"]
    assert [(event.facts["cells"], event.facts["points"]) for event in made] == [(direction, 1)]


@pytest.mark.clause("K8")
def test_a_pawn_scores_every_line_through_it() -> None:
    position = "....../....../....../0.0.../00..../.00... 0 12345666 0 0 12,18 0,0 1,0"
    assert after(position, "1@1").split()[7] == "4,0"
    assert event_kinds(position, "1@1") == ["placed", "line_made", "line_made", "line_made"]


@pytest.mark.clause("K8")
@pytest.mark.parametrize(("token", "points"), [("3@2", 0), ("4@1", 0), ("3@1", 1)])
def test_two_pawns_a_gap_or_an_enemy_make_no_line(token: str, points: int) -> None:
    position = "....../....../....../....../....../00..10 0 13333345 0 0 15,17 0,0 0,0"
    assert after(position, token).split()[7] == f"{points},0"


@pytest.mark.clause("K8")
@pytest.mark.parametrize(
    ("rows", "token"),
    [
        ("0...../0...../....../....../....../......", "2@1"),  # up column 1, then column 2
        ("....../....../....../....../....../....00", "1@2"),  # along row 1, then row 2
        ("....../....../....../....../...00./.....0", "1@2"),
    ],
)
def test_lines_do_not_go_round_the_edge(rows: str, token: str) -> None:
    pawns = rows.count("0")
    position = f"{rows} 0 11223344 0 0 {18 - pawns},18 0,0 0,0"
    assert after(position, token).split()[7] == "0,0"


@pytest.mark.clause("K8")
@pytest.mark.parametrize(("length", "value"), [(3, 1), (4, 2), (5, 3), (6, 4)])
def test_a_line_of_l_made_at_once_scores_l_less_two(length: int, value: int) -> None:
    row = ("00." + "0" * (length - 3)).ljust(6, ".")
    position = f"....../....../....../....../....../{row} 0 13333345 0 0 {19 - length},18 0,0 1,0"
    assert after(position, "3@1").split()[7] == f"{1 + value},0"


@pytest.mark.clause("K8")
def test_a_line_that_grows_scores_its_full_new_value() -> None:
    position = "....../....../....../....../....../000... 0 12345666 0 0 15,18 0,0 1,0"
    assert after(position, "4@1").split()[7] == "3,0"
    assert event_kinds(position, "4@1") == ["placed", "line_grown"]


@pytest.mark.clause("K8")
@pytest.mark.parametrize(
    ("row", "token", "points"),
    [
        ("000...", "4@1", 1),  # 4 after 3
        ("0000..", "5@1", 1),  # 5 after 4
        ("000.0.", "4@1", 2),  # 5 after 3 and 1
        ("000.00", "4@1", 3),  # 6 after 3 and 2
        ("00.00.", "3@1", 3),  # 5 after 2 and 2: nothing was scored before
        (".00...", "4@1", 1),  # 3 after 2
    ],
)
def test_with_extension_difference_only_the_gain_is_scored(
    row: str, token: str, points: int
) -> None:
    pawns = row.count("0")
    position = f"....../....../....../....../....../{row} 0 12345666 0 0 {18 - pawns},18 0,0 5,0"
    assert after(position, token, options=DIFFERENCE).split()[7] == f"{5 + points},0"


@pytest.mark.clause("K8")
def test_points_stay_when_the_line_is_broken() -> None:
    position = "....../....../....../....../...1../..111. 0 12344466 0 0 18,14 0,0 0,1"
    assert after(position, "4@3").split()[6:] == ["2,0", "0,1"]
    assert event_kinds(position, "4@3") == ["placed", "captured", "captured", "line_broken"]


@pytest.mark.clause("K7", "K8")
def test_captures_come_before_lines() -> None:
    position = "....../....../....../..00../....1./...... 0 12355566 0 0 16,17 0,0 0,0"
    assert event_kinds(position, "5@3") == ["placed", "captured", "line_made"]


# End


@pytest.mark.clause("K9")
def test_an_empty_reserve_lets_the_round_be_completed() -> None:
    position = "....../....../....../....../....../0.0... 0 12335556 0 0 1,13,13 0,1,0 0,0,0"
    second = after(position, "5@3", options=THREE)
    assert second.split()[1] == "1"
    third = after(second, "r12345666", "6@1", "end", options=THREE)
    assert third.split()[1] == "2"
    assert after(third, "r12345666", "6@2", "end", options=THREE).split()[1] == "=0,1/2,1/2"


@pytest.mark.clause("K9")
def test_the_last_round_is_announced_once() -> None:
    position = "....../....../....../....../....../0.0... 0 12335556 0 0 1,1,13 0,0,1 0,0,0"
    assert event_kinds(position, "5@3", THREE)[-1] == "last_round"
    second = after(position, "5@3", "r12345666", options=THREE)
    assert event_kinds(second, "6@1", THREE) == ["placed", "all_placed"]


@pytest.mark.clause("K9")
def test_the_game_is_over_at_once_when_the_last_seat_empties_its_reserve() -> None:
    position = "....../....../....../....../....../1.1... 1 12335556 0 0 18,1 0,0 0,0"
    over = after(position, "5@3")
    assert over == "....../....../....../....1./....../1.1... =1/2,1/2 - 0 0 18,0 0,0 0,0"
    assert awaits(over) == OVER
    assert event_kinds(position, "5@3")[1:] == [
        "all_placed",
        "over",
        "scored",
        "scored",
        "shared",
        "shared",
    ]


@pytest.mark.clause("K9")
def test_the_game_goes_on_while_every_reserve_has_pawns() -> None:
    position = "....../....../....../....../....../1.1... 1 12335556 0 0 18,4 0,0 0,0"
    assert after(position, "5@3", "end").split()[1] == "0"


@pytest.mark.clause("K9")
def test_pawns_set_aside_can_end_the_game() -> None:
    position = f"{FULL_COLUMN} 1 1111111 1 0 15,3 0,0 1,0"
    assert after(position, "r1") == f"{FULL_COLUMN} =1,0 - 0 0 15,0 0,0 1,0"
    assert event_kinds(position, "r1") == [
        "thrown",
        "pawns_lost",
        "over",
        "scored",
        "scored",
        "won",
    ]


@pytest.mark.clause("K9")
@pytest.mark.parametrize("token", ["r12345666", "keep:-", "5@3", "7@7", "end"])
def test_nothing_is_played_once_the_game_is_over(token: str) -> None:
    over = "....../....../....../....1./....../1.1... =1/2,1/2 - 0 0 18,0 0,0 0,0"
    assert why(over, token) == ("K9", "game_over")


@pytest.mark.clause("K10")
def test_captured_pawns_score_more_and_more() -> None:
    points = [rules.capture_points(TWO, number) for number in range(19)]
    assert points[:13] == [0, 1, 2, 4, 6, 9, 12, 16, 20, 25, 30, 36, 42]
    assert points[13:] == [49, 56, 64, 72, 81, 90]


@pytest.mark.clause("K10")
def test_with_captures_linear_each_scores_one() -> None:
    assert [rules.capture_points(LINEAR, number) for number in range(4)] == [0, 1, 2, 3]


@pytest.mark.clause("K11")
@pytest.mark.parametrize(
    ("options", "captured", "lines", "outcome"),
    [
        (TWO, "3,0", "0,3", "=1,0"),  # 4 against 3
        (TWO, "3,0", "0,4", "=1/2,1/2"),
        (TWO, "3,0", "0,5", "=0,1"),
        (LINEAR, "3,0", "0,3", "=1/2,1/2"),
        (LINEAR, "3,0", "0,4", "=0,1"),
    ],
)
def test_lines_and_captures_together_decide(
    options: Options, captured: str, lines: str, outcome: str
) -> None:
    position = f"....../....../....../....../....../0.0... 1 12335556 0 0 0,3 {captured} {lines}"
    over = after(position, "6@1", "end", options=options)
    assert over.split()[1] == outcome


@pytest.mark.clause("K11")
def test_equal_totals_share_the_win_among_those_who_have_them() -> None:
    position = "....../....../....../....../....../0.0... 2 12335556 0 0 0,1,1 0,0,0 2,2,1"
    over = after(position, "6@1", options=THREE)
    assert over.split()[1] == "=1/2,1/2,0"


# Options


@pytest.mark.parametrize(
    "given",
    [
        {"players": "1"},
        {"players": "5"},
        {"extension": "half"},
        {"captures": "none"},
        {"dice": "6"},
    ],
)
def test_other_options_are_refused(given: dict[str, str]) -> None:
    with pytest.raises(BadOption):
        read_options(given)
