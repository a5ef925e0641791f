"""Les 4 colonnes, clause by clause: the board and the throw (L1 to L8)."""

import pytest

from colonnade.games.les_4_colonnes.core import options, rules
from colonnade.games.les_4_colonnes.text import notation
from colonnade.kernel.errors import BadOption
from rulebook.queries_les_4_colonnes import DICE, FOUR, TEAMS, after, event_kinds, legal, read, why

# The board


@pytest.mark.clause("L1")
def test_the_ring_is_run_in_ascending_order_and_68_is_followed_by_1() -> None:
    assert legal("Y:A,A,A,A G:A,A,A,67 G 3 0 - -") == {"G67-2"}
    assert why("Y:A,A,A,A G:A,A,A,67 G 3 0 - -", "G67-64") == ("L11", "backwards")


@pytest.mark.clause("L1")
@pytest.mark.parametrize(("seat", "exit_"), [("Y", 5), ("R", 22), ("G", 39), ("B", 56)])
def test_each_colour_comes_out_on_its_start_square(seat: str, exit_: int) -> None:
    position = f"Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A {seat} 5 0 - -"
    assert legal(position, FOUR) == {f"{seat}A-{exit_}"}


@pytest.mark.clause("L2", "L15")
def test_only_the_eight_circles_and_the_four_start_squares_are_refuges() -> None:
    # Yellow lands on every square ahead of it where a blue or green token stands alone.
    safe = set()
    for number in range(7, 69):
        other, given = ("G", "") if not 35 <= number <= 38 else ("B", "colours=Y,B")
        position = f"Y:A,A,A,{number - 1} {other}:A,A,A,{number} Y 1 0 - -"
        if f"{other}:A,A,A,{number}" in after(position, f"Y{number - 1}-{number}", given=given):
            safe.add(number)
    assert safe == {12, 17, 22, 29, 34, 39, 46, 51, 56, 63, 68}
    # 5, the twelfth, lies behind yellow; green comes by.
    assert "Y:A,A,A,5" in after("Y:A,A,A,5 G:A,A,A,4 G 1 0 - -", "G4-5")


@pytest.mark.clause("L3")
@pytest.mark.parametrize(("colour", "foot"), [("Y", 68), ("B", 51), ("G", 34), ("R", 17)])
def test_a_token_turns_into_its_own_arrow_after_its_foot(colour: str, foot: int) -> None:
    places = dict.fromkeys("YBGR", "A,A,A,A") | {colour: f"A,A,A,{foot}"}
    tokens = " ".join(f"{letter}:{places[letter]}" for letter in "YBGR")
    assert legal(f"{tokens} {colour} 2 0 - -", FOUR) == {f"{colour}{foot}-F2"}


@pytest.mark.clause("L3")
def test_nobody_else_enters_an_arrow_and_nobody_walks_past_his_own() -> None:
    assert legal("Y:A,A,A,A G:A,A,A,68 G 1 0 - -") == {"G68-1"}
    assert why("Y:A,A,A,66 G:A,A,A,A Y 4 0 - -", "Y66-2") == ("L3", "off_road")


@pytest.mark.clause("L4")
@pytest.mark.parametrize(
    ("position", "token"),
    [
        ("Y:A,9,12,12 G:A,A,A,A Y 3 0 - -", "Y9-12"),  # a refuge
        ("Y:A,68,F3,F3 G:A,A,A,A Y 3 0 - -", "Y68-F3"),  # an arrow
    ],
)
def test_a_square_holds_two_tokens(position: str, token: str) -> None:
    assert token not in legal(position)
    assert why(position, token) == ("L4", "full")
    # A white square holds no more (L14), nor does a refuge with two colours (L13).
    white = "Y:A,7,10,10 G:A,A,A,A Y 3 0 - -"
    assert legal(white) == {"Y10-13"}


@pytest.mark.clause("L4")
def test_workshop_and_tip_hold_any_number() -> None:
    assert notation.write_position(read(""), rules.start(read(""))).startswith("Y:A,A,A,A")
    assert legal("Y:5,F7,F8,F8 G:A,A,A,A Y 1 0 - -") == {"Y5-6", "YF7-F8"}


@pytest.mark.clause("L5")
@pytest.mark.parametrize(
    ("given", "order"),
    [
        ("", "YG"),
        ("players=3", "YGR"),
        ("players=4", "YBGR"),
        ("colours=R,Y", "RY"),
        ("players=3 colours=G,R,B", "GRB"),
        ("players=4 colours=G,R,Y,B", "GRYB"),
    ],
)
def test_turns_go_round_in_the_order_of_the_colours(given: str, order: str) -> None:
    chosen = read(given)
    state = rules.start(chosen)
    seen = ""
    for _ in range(len(order) + 1):
        position = notation.write_position(chosen, state)
        seen += position.split(" ")[chosen.players]
        state = rules.after_throw(chosen, state, 1)
    assert seen == order + order[0]


@pytest.mark.clause("L5")
@pytest.mark.parametrize(
    "given",
    [
        "players=1",
        "players=5",
        "players=3 teams=yes",
        "teams=maybe",
        "dice=3",
        "finish=never",
        "colours=Y,Y",
        "colours=Y",
        "colours=Y,G,R",
        "players=3 colours=Y,R,G",
        "players=4 colours=Y,G,B,R",
        "colour=Y,G",
    ],
)
def test_other_options_are_refused(given: str) -> None:
    with pytest.raises(BadOption):
        read(given)


@pytest.mark.clause("L5")
def test_options_are_written_in_full_and_read_back() -> None:
    written = options.write_options(read("players=4 teams=yes"))
    assert list(written.items()) == [
        ("players", "4"),
        ("colours", "Y,B,G,R"),
        ("dice", "1"),
        ("teams", "yes"),
        ("finish", "build"),
    ]
    assert options.read_options(written) == read("players=4 teams=yes")


@pytest.mark.clause("L5")
def test_a_player_moves_his_own_colour() -> None:
    position = "Y:A,A,A,10 G:A,A,A,50 Y 3 0 - -"
    assert why(position, "G50-53") == ("L5", "not_your_turn")
    assert why(position, "R50-53") == ("L5", "no_such_colour")


# The throw


@pytest.mark.clause("L6")
def test_one_die_has_six_faces_and_two_have_twenty_one_throws() -> None:
    one, two = read(""), read(DICE)
    assert dict(rules.odds(one, rules.start(one))) == dict.fromkeys(range(1, 7), 1)
    odds = {
        notation.write_throw(two, rules.start(two), throw): cases
        for throw, cases in rules.odds(two, rules.start(two))
    }
    assert len(odds) == 21
    assert (odds["d25"], odds["d44"], sum(odds.values())) == (2, 1, 36)


@pytest.mark.clause("L6")
def test_the_number_of_dice_is_fixed() -> None:
    assert why("Y:A,A,A,A G:A,A,A,A Y - 0 - -", "d25") == ("L6", "one_die")
    assert why("Y:A,A,A,A G:A,A,A,A Y - 0 - -", "d2", DICE) == ("L6", "two_dice")


@pytest.mark.clause("L6")
def test_two_dice_are_two_moves_in_either_order_with_the_same_or_different_tokens() -> None:
    position = "Y:10,30,F8,F8 G:A,A,A,A Y 13 0 - -"
    assert legal(position, DICE) == {"Y10-11", "Y10-13", "Y30-31", "Y30-33"}
    halfway = after(position, "Y10-13", given=DICE)
    assert halfway == "Y:13,30,F8,F8 G:A,A,A,A Y 1 0 Y13 -"
    assert legal(halfway, DICE) == {"Y13-14", "Y30-31"}
    assert why(position, "Y10-14", DICE) == ("L11", "one_move_a_die")


@pytest.mark.clause("L6")
def test_equal_dice_give_each_move_once_and_are_played_twice() -> None:
    position = "Y:10,10,F8,F8 G:A,A,A,A Y 44 0 - -"
    assert legal(position, DICE) == {"Y10-14"}
    assert after(position, "Y10-14", "Y10-14", given=DICE) == ("Y:14,14,F8,F8 G:A,A,A,A G - 0 - -")


@pytest.mark.clause("L6")
def test_the_landing_of_each_die_counts() -> None:
    position = "Y:10,F8,F8,F8 G:A,A,A,11 Y 13 0 - -"
    assert after(position, "Y10-11", "skip", given=DICE) == ("Y:11,F8,F8,F8 G:A,A,A,A Y 3 0 Y11 -")
    assert after(position, "Y10-13", "Y13-14", given=DICE).startswith("Y:14,F8,F8,F8 G:A,A,A,11")


@pytest.mark.clause("L6")
def test_a_die_that_can_be_played_must_be() -> None:
    position = "Y:10,30,F8,F8 G:A,A,A,A Y 3 0 - -"
    assert why(position, "d3") == ("L6", "play_first")
    assert why(position, "skip") == ("L17", "nothing_to_skip")


@pytest.mark.clause("L6")
def test_a_move_needs_a_throw() -> None:
    position = "Y:10,30,F8,F8 G:A,A,A,A Y - 0 - -"
    assert why(position, "Y10-13") == ("L6", "throw_first")
    assert why(position, "skip") == ("L17", "nothing_to_skip")


@pytest.mark.clause("L7")
def test_after_a_six_the_player_throws_again() -> None:
    position = "Y:A,A,A,10 G:A,A,A,A Y - 0 - -"
    assert after(position, "d6", "Y10-16") == "Y:A,A,A,16 G:A,A,A,A Y - 1 Y16 -"
    assert event_kinds(position, "d6") == ["threw", "six"]
    assert after(position, "d4", "Y10-14") == "Y:A,A,A,14 G:A,A,A,A G - 0 - -"
    assert event_kinds("Y:A,A,A,10 G:A,A,A,A Y 4 0 - -", "Y10-14") == ["advanced", "turn_passes"]


@pytest.mark.clause("L7")
@pytest.mark.parametrize("throw", ["d15", "d24", "d33", "d16", "d66"])
def test_two_dice_are_a_six_when_one_shows_it_or_they_add_up_to_it(throw: str) -> None:
    assert " 1+ " in after("Y:10,F8,F8,F8 G:A,A,A,A Y - 0 - -", throw, given=DICE)


@pytest.mark.clause("L7")
@pytest.mark.parametrize("throw", ["d11", "d25", "d34", "d55"])
def test_other_two_dice_are_no_six(throw: str) -> None:
    assert " 0 " in after("Y:10,F8,F8,F8 G:A,A,A,A Y - 0 - -", throw, given=DICE)


@pytest.mark.clause("L7")
def test_an_unplayable_six_still_throws_again() -> None:
    position = "Y:A,A,A,A G:A,A,A,A Y - 0 - -"
    assert after(position, "d6") == "Y:A,A,A,A G:A,A,A,A Y - 1 - -"
    assert event_kinds(position, "d6") == ["threw", "six", "dice_lost", "throws_again"]


@pytest.mark.clause("L8")
@pytest.mark.parametrize(
    ("before", "expected", "kind"),
    [
        ("Y:A,A,A,30 G:A,A,A,A Y - 2 Y30 -", "Y:A,A,A,5 G:A,A,A,A", "sent_to_start"),
        # One other token on the start square leaves room, whoever's it is.
        ("Y:A,A,5,30 G:A,A,A,A Y - 2 Y30 -", "Y:A,A,5,5 G:A,A,A,A", "sent_to_start"),
        ("Y:A,A,A,30 G:A,A,A,5 Y - 2 Y30 -", "Y:A,A,A,5 G:A,A,A,5", "sent_to_start"),
        # Two others do not.
        ("Y:A,5,5,30 G:A,A,A,A Y - 2 Y30 -", "Y:A,A,5,5 G:A,A,A,A", "sent_to_workshop"),
        ("Y:A,A,5,30 G:A,A,A,5 Y - 2 Y30 -", "Y:A,A,A,5 G:A,A,A,5", "sent_to_workshop"),
        ("Y:A,A,A,30 G:A,A,5,5 Y - 2 Y30 -", "Y:A,A,A,A G:A,A,5,5", "sent_to_workshop"),
        # It stands there already, even beside another.
        ("Y:A,A,5,5 G:A,A,A,A Y - 2 Y5 -", "Y:A,A,5,5 G:A,A,A,A", "stays_on_start"),
        # Spared.
        ("Y:A,A,30,F1 G:A,A,A,A Y - 2 YF1 -", "Y:A,A,30,F1 G:A,A,A,A", "spared"),
        ("Y:A,A,30,F8 G:A,A,A,A Y - 2 YF8 -", "Y:A,A,30,F8 G:A,A,A,A", "spared"),
        ("Y:A,A,A,30 G:A,A,A,A Y - 2 - -", "Y:A,A,A,30 G:A,A,A,A", "nothing_sent_back"),
    ],
)
def test_the_third_six_sends_back_the_token_a_die_moved_last(
    before: str, expected: str, kind: str
) -> None:
    assert after(before, "d6") == f"{expected} G - 0 - -"
    assert event_kinds(before, "d6")[:3] == ["threw", "third_six", kind]


@pytest.mark.clause("L8")
def test_of_three_sixes_the_first_two_are_played_and_the_second_token_goes_back() -> None:
    position = "Y:A,A,20,40 G:A,A,A,A Y - 0 - -"
    assert after(position, "d6", "Y40-46", "d6", "Y20-26") == ("Y:A,A,26,46 G:A,A,A,A Y - 2 Y26 -")
    assert after(position, "d6", "Y40-46", "d6", "Y20-26", "d6") == (
        "Y:A,A,5,46 G:A,A,A,A G - 0 - -"
    )


@pytest.mark.clause("L8")
def test_an_exit_is_a_move_by_a_die_and_two_dice_make_a_third_six_too() -> None:
    position = "Y:A,A,A,30 G:A,A,A,A Y - 2 Y30 -"
    assert after(position, "d24", given=DICE) == "Y:A,A,A,5 G:A,A,A,A G - 0 - -"
    assert " Y5 " in after("Y:A,A,A,30 G:A,A,A,A Y 56 1+ - -", "YA-5", given=DICE)


@pytest.mark.clause("L8")
def test_a_partners_token_goes_back_to_its_own_start_square() -> None:
    position = "Y:F8,F8,F8,F8 B:A,A,A,A G:A,A,A,50 R:A,A,A,A Y - 2 G50 -"
    assert after(position, "d6", given=TEAMS) == (
        "Y:F8,F8,F8,F8 B:A,A,A,A G:A,A,A,39 R:A,A,A,A B - 0 - -"
    )
