"""Corintho, clause by clause: the board, the pieces, a turn and the freeze (C1 to C7)."""

from fractions import Fraction

import pytest

from colonnade.games.corintho import CORINTHO
from colonnade.games.corintho.core import rules
from colonnade.games.corintho.core.options import read_options
from colonnade.games.corintho.text import notation
from colonnade.kernel.awaited import CHOICE, OVER
from rulebook.queries_corintho import at, event_kinds, legal, play, why

START = "..../..../..../.... 0 444,444 -"


# --- Material ---------------------------------------------------------------------------------


@pytest.mark.clause("C1")
def test_the_board_has_sixteen_cells_open_to_every_kind_of_piece() -> None:
    cells = {column + row for column in "abcd" for row in "1234"}
    assert legal(START) == {f"{piece}@{cell}" for piece in "bck" for cell in cells}


@pytest.mark.clause("C1")
def test_a_piece_may_be_moved_by_somebody_who_did_not_place_it() -> None:
    assert "a1-b1" in legal("..../..../..../cb.. 1 334,444 -")


@pytest.mark.clause("C2")
@pytest.mark.parametrize(
    ("players", "reserves"),
    [("2", "444,444"), ("3", "222,222,222"), ("4", "222,222,222,222")],
)
def test_two_players_have_four_pieces_of_a_kind_and_more_players_two(
    players: str, reserves: str
) -> None:
    options = read_options({"players": players})
    position = notation.write_position(options, rules.start(options))
    assert position == f"..../..../..../.... 0 {reserves} -"


@pytest.mark.clause("C3")
@pytest.mark.parametrize(
    ("letter", "fitting"),
    [("b", {"c"}), ("c", {"k"}), ("k", set()), ("d", {"k"}), ("e", set()), ("f", set())],
)
def test_each_of_the_six_stacks_takes_only_the_piece_that_follows_its_top(
    letter: str, fitting: set[str]
) -> None:
    bases, columns, capitals = letter in "bdf", letter in "cdef", letter in "kef"
    position = f"..../..../..../{letter}... 0 {4 - bases}{4 - columns}{4 - capitals},444 -"
    assert {token[0] for token in legal(position) if token.endswith("@a1")} == fitting


@pytest.mark.clause("C3")
def test_seats_play_in_order_from_seat_zero() -> None:
    position = "..../..../..../.... 0 222,222,222 -"
    seats = []
    for token in ("b@a1", "c@d4", "k@a3", "b@d1"):
        seats.append(position.split()[1])
        position = play(position, token, players="3")
    assert seats == ["0", "1", "2", "0"]


# --- A turn -----------------------------------------------------------------------------------


@pytest.mark.clause("C4")
def test_placing_on_an_empty_cell_takes_the_piece_from_the_reserve() -> None:
    assert play(START, "c@b2") == "..../..../.c../.... 1 434,444 b2:2"
    assert event_kinds(START, "c@b2") == ["column_placed"]
    assert event_kinds(START, "b@b2") == ["base_placed"]
    assert event_kinds(START, "k@b2") == ["capital_placed"]


@pytest.mark.clause("C4")
@pytest.mark.parametrize(
    ("position", "token", "reason"),
    [
        (".b../..b./b.../..b. 0 044,444 -", "b@d4", "no_base_left"),
        (".c../..c./c.../..c. 0 404,444 -", "c@d4", "no_column_left"),
        (".k../..k./k.../..k. 0 440,444 -", "k@d4", "no_capital_left"),
    ],
)
def test_a_piece_that_is_not_in_the_reserve_cannot_be_placed(
    position: str, token: str, reason: str
) -> None:
    assert token not in legal(position)
    assert why(position, token) == ("C4", reason)


@pytest.mark.clause("C5")
@pytest.mark.parametrize("letter", "bc")
def test_a_base_is_placed_on_an_empty_cell_only(letter: str) -> None:
    position = f"..../..../..../{letter}... 1 {'344' if letter == 'b' else '434'},444 a1:2"
    assert why(position, "b@a1") == ("C5", "base_needs_empty_cell")


@pytest.mark.clause("C5")
@pytest.mark.parametrize(
    ("position", "token", "after", "event"),
    [
        (
            "..../..../..../b... 1 344,444 a1:2",
            "c@a1",
            "..../..../..../d... 0 344,434 a1:2",
            "column_stacked",
        ),
        (
            "..../..../..../c... 1 434,444 a1:2",
            "k@a1",
            "..../..../..../e... 0 434,443 a1:2",
            "capital_stacked",
        ),
        (
            "..../..../..../d... 0 344,434 a1:2",
            "k@a1",
            "..../..../..../f... 1 343,434 a1:2",
            "capital_stacked",
        ),
    ],
)
def test_a_column_is_placed_on_a_base_and_a_capital_on_a_column(
    position: str, token: str, after: str, event: str
) -> None:
    assert play(position, token) == after
    assert event_kinds(position, token) == [event]


@pytest.mark.clause("C5")
@pytest.mark.parametrize(
    ("letter", "reserve", "token", "reason"),
    [
        ("b", "344", "k@a1", "capital_needs_column"),
        ("k", "443", "k@a1", "capital_needs_column"),
        ("c", "434", "c@a1", "column_needs_base"),
        ("e", "433", "c@a1", "column_needs_base"),
    ],
)
def test_no_other_piece_is_placed_on_a_stack(
    letter: str, reserve: str, token: str, reason: str
) -> None:
    assert why(f"..../..../..../{letter}... 1 {reserve},444 a1:2", token) == ("C5", reason)


@pytest.mark.clause("C5")
def test_with_place_on_stack_no_nothing_is_placed_on_a_stack() -> None:
    position = "..../..../..../b... 1 344,444 a1:2"
    assert why(position, "c@a1", place_on_stack="no") == ("C5", "no_placing_on_stacks")
    assert legal(position) - legal(position, place_on_stack="no") == {"c@a1"}


@pytest.mark.clause("C6")
@pytest.mark.parametrize(
    ("rows", "token", "after"),
    [
        ("..../..../..../cb..", "a1-b1", "..../..../..../.d.."),
        ("..../..../..../eb..", "a1-b1", "..../..../..../.f.."),
        ("..../..../..../ck..", "b1-a1", "..../..../..../e..."),
        ("..../..../d.../k...", "a1-a2", "..../..../f.../...."),
        ("..../..../c.../b...", "a2-a1", "..../..../..../d..."),
    ],
)
def test_a_whole_stack_moves_onto_a_neighbour_that_it_follows(
    rows: str, token: str, after: str
) -> None:
    reserve = "".join(
        str(4 - sum(rows.count(stack) for stack in s)) for s in ("bdf", "cdef", "kef")
    )
    position = f"{rows} 0 {reserve},444 -"
    assert [move for move in legal(position) if "-" in move] == [token]
    assert play(position, token) == f"{after} 1 {reserve},444 {token[3:]}:2"
    assert event_kinds(position, token) == ["stack_moved"]


@pytest.mark.clause("C6")
@pytest.mark.parametrize(
    ("token", "reason"),
    [
        ("a2-a1", "no_stack_there"),
        ("a1-a1", "not_neighbours"),
        ("a1-b2", "not_neighbours"),
        ("a1-c1", "not_neighbours"),
        ("d1-a2", "no_stack_there"),
        ("a1-a2", "onto_empty_cell"),
        ("b1-a1", "wrong_order"),
        ("b2-b1", "wrong_order"),
        ("a4-b4", "wrong_order"),
    ],
)
def test_no_other_move_of_a_stack_is_possible(token: str, reason: str) -> None:
    position = "db../..../.k../cb.. 0 123,444 -"
    assert why(position, token) == ("C6", reason)


@pytest.mark.clause("C6")
def test_a_row_does_not_go_on_at_the_other_side_of_the_board() -> None:
    position = "..../..../b.../...c 0 334,444 -"
    assert why(position, "d1-a2") == ("C6", "not_neighbours")
    assert not [token for token in legal(position) if "-" in token]


# --- The freeze -------------------------------------------------------------------------------


@pytest.mark.clause("C7")
@pytest.mark.parametrize(
    ("players", "given"),
    [(2, {}), (3, {}), (4, {}), (2, {"frozen": "all"}), (4, {"frozen": "all"})],
)
def test_a_stack_just_touched_is_not_moved_for_a_full_round(
    players: int, given: dict[str, str]
) -> None:
    hand, left = ("444", "344") if players == 2 else ("222", "122")
    position = f"..../..../..../.b.. 0 {','.join([left] + [hand] * (players - 1))} -"
    away = iter(("k@d4", "b@d3", "k@d2", "b@a3"))
    position = play(position, "c@a1", players=str(players), **given)
    for turns in range(players, 0, -1):
        assert position.split()[3].startswith(f"a1:{turns}")
        assert why(position, "a1-b1", players=str(players), **given) == ("C7", "frozen")
        position = play(position, next(away), players=str(players), **given)
    assert "a1-b1" in legal(position, players=str(players), **given)


@pytest.mark.clause("C7")
def test_a_stack_moved_or_extended_is_frozen_where_it_now_stands() -> None:
    moved = play("..../..../...k/..cb 0 333,444 -", "c1-d1")
    assert moved == "..../..../...k/...d 1 333,444 d1:2"
    assert why("..../..../...b/...c 0 334,444 d1:1", "d1-d2") == ("C7", "frozen")
    assert "d2-d1" in legal(moved)


@pytest.mark.clause("C7")
def test_a_frozen_stack_may_be_placed_upon_and_is_frozen_afresh() -> None:
    position = "..../..../..../c..b 0 344,434 a1:2,d1:1"
    assert play(position, "k@a1") == "..../..../..../e..b 1 343,434 a1:2"
    assert why("..../..../..../e..b 1 343,434 a1:2", "a1-b1") == ("C6", "onto_empty_cell")


@pytest.mark.clause("C7")
def test_a_frozen_stack_may_be_moved_onto() -> None:
    assert play("..../..../..../cb.. 0 344,434 b1:2", "a1-b1") == (
        "..../..../..../.d.. 1 344,434 b1:2"
    )


@pytest.mark.clause("C7")
def test_with_frozen_all_a_frozen_stack_is_neither_placed_upon_nor_moved_onto() -> None:
    position = "..../..../..../cb.. 0 344,434 b1:2"
    assert why(position, "a1-b1", frozen="all") == ("C7", "untouchable")
    assert why(position, "c@b1", frozen="all") == ("C7", "untouchable")
    assert legal(position) - legal(position, frozen="all") == {"a1-b1", "c@b1"}


@pytest.mark.clause("C7")
def test_with_freeze_turn_only_the_next_turn_is_bound() -> None:
    position = play("..../..../..../.b.. 0 344,444 -", "c@a1", freeze="turn")
    assert position == "..../..../..../cb.. 1 334,444 a1:1"
    assert why(position, "a1-b1", freeze="turn") == ("C7", "frozen")
    assert "a1-b1" in legal(play(position, "k@d4", freeze="turn"), freeze="turn")


@pytest.mark.clause("C7")
def test_a_skipped_turn_thaws_as_a_turn_does() -> None:
    position = ".f.e/d.df/.fb./.f.f 0 002,000 a3:1"
    assert play(position, "k@a4") == "kf.e/d.df/.fb./.f.f 0 001,000 a4:1"


@pytest.mark.clause("C7")
def test_the_freeze_binds_an_answer_too() -> None:
    position = "..../..../..../kkkc 1 433,442 b1:1,c1:2"
    assert why(position, "c1-d1") == ("C7", "frozen")
    assert legal("..../..../..../kkkc 1 433,442 -") - legal(position) == {"c1-d1"}


@pytest.mark.clause("C7")
def test_the_game_card_leads_to_these_rules() -> None:
    options = CORINTHO.options.read_options({})
    state = CORINTHO.rules.start(options)
    assert CORINTHO.rules.awaits(options, state) == CHOICE
    ended = at("..../..../..../kkkb =1,0 342,443 b1:1,c1:2")[1]
    assert CORINTHO.rules.awaits(options, ended) == OVER
    assert CORINTHO.result(rules.winners(options, ended), 2) == (Fraction(1), Fraction(0))
