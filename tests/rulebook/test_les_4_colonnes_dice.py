"""Les 4 colonnes, clause by clause: what a die may do (L9 to L12)."""

import pytest

from colonnade.games.les_4_colonnes.core import rules
from colonnade.games.les_4_colonnes.text import notation
from colonnade.kernel.awaited import CHOICE
from rulebook.queries_les_4_colonnes import DICE, FOUR, TEAMS, after, event_kinds, legal, read, why


@pytest.mark.clause("L9")
def test_with_a_5_a_token_must_come_out() -> None:
    position = "Y:A,A,A,10 G:A,A,A,A Y 5 0 - -"
    assert legal(position) == {"YA-5"}
    assert why(position, "Y10-15") == ("L9", "exit_first")
    assert event_kinds(position, "YA-5") == ["exited", "turn_passes"]


@pytest.mark.clause("L9")
def test_only_a_5_opens_the_workshop_and_only_onto_the_start_square() -> None:
    position = "Y:A,A,A,10 G:A,A,A,A Y 4 0 - -"
    assert legal(position) == {"Y10-14"}
    assert why(position, "YA-5") == ("L9", "exit_needs_five")
    assert why(position, "YA-9") == ("L9", "exit_to_start")
    assert why("Y:10,20,30,40 G:A,A,A,A Y 5 0 - -", "YA-5") == ("L9", "workshop_empty")


@pytest.mark.clause("L9")
def test_a_sum_of_5_takes_a_token_out_too_must_and_spends_both_dice() -> None:
    for throw in ("14", "23"):
        position = f"Y:A,A,A,10 G:A,A,A,A Y {throw} 0 - -"
        assert legal(position, DICE) == {"YA-5"}
        assert after(position, "YA-5", given=DICE) == "Y:A,A,5,10 G:A,A,A,A G - 0 - -"


@pytest.mark.clause("L9")
def test_a_sum_of_5_counts_only_while_both_dice_are_unplayed() -> None:
    # Two own tokens on the start square: no exit, until one has moved on with the 2.
    position = "Y:A,5,5,F8 G:A,A,A,A Y 23 0 - -"
    assert legal(position, DICE) == {"Y5-7", "Y5-8"}
    assert legal(after(position, "Y5-7", given=DICE), DICE) == {"Y5-8", "Y7-10"}


@pytest.mark.clause("L9")
def test_a_die_showing_5_leaves_the_other_and_two_let_two_tokens_out() -> None:
    one = "Y:A,A,A,10 G:A,A,A,A Y 35 0 - -"
    assert legal(one, DICE) == {"YA-5"}
    assert legal(after(one, "YA-5", given=DICE), DICE) == {"Y5-8", "Y10-13"}
    two = "Y:A,A,A,10 G:A,A,A,A Y 55 0 - -"
    assert after(two, "YA-5", "YA-5", given=DICE) == "Y:A,5,5,10 G:A,A,A,A G - 0 - -"


@pytest.mark.clause("L9")
def test_an_only_token_of_another_player_on_the_start_square_is_not_captured() -> None:
    assert after("Y:A,A,A,A G:A,A,A,5 Y 5 0 - -", "YA-5") == "Y:A,A,A,5 G:A,A,A,5 G - 0 - -"


@pytest.mark.clause("L9", "L15", "L17")
def test_beside_an_own_token_another_players_is_sent_to_its_workshop() -> None:
    position = "Y:A,A,5,10 G:A,A,A,5 Y 5 0 - -"
    assert after(position, "YA-5") == "Y:A,5,5,10 G:A,A,A,A Y - 0 Y5 20"
    assert event_kinds(position, "YA-5") == ["exited", "captured", "barrier_made", "bonus_won"]


@pytest.mark.clause("L9")
@pytest.mark.parametrize(
    ("position", "given"),
    [
        ("Y:A,5,5,10 B:A,A,A,A G:A,A,A,A R:A,A,A,A Y 5 0 - -", FOUR),  # two own
        ("Y:A,A,A,10 B:A,A,A,A G:A,A,5,5 R:A,A,A,A Y 5 0 - -", FOUR),  # two of one other
        ("Y:A,A,A,10 B:A,A,A,5 G:A,A,A,5 R:A,A,A,A Y 5 0 - -", FOUR),  # two others
        ("Y:A,A,5,10 B:A,A,A,A G:A,A,A,5 R:A,A,A,A Y 5 0 - -", TEAMS),  # own and partner's
    ],
)
def test_a_full_start_square_lets_nobody_out(position: str, given: str) -> None:
    assert "Y10-15" in legal(position, given)
    assert why(position, "YA-5", given) == ("L9", "start_full")


@pytest.mark.clause("L9", "L12")
def test_own_and_partner_are_seen_from_the_colour_that_exits() -> None:
    # Green's start square holds a green token and one of the thrower, green's partner: no exit.
    shared = "Y:39,F8,F8,F8 B:A,A,A,A G:A,A,39,50 R:A,A,44,44 Y 5 0 - -"
    assert legal(shared, TEAMS) == {"G50-55"}
    # A green and a blue token: green's exit captures the blue one, and the thrower gains 20.
    rival = "Y:F6,F8,F8,F8 B:A,A,A,39 G:A,A,A,39 R:A,A,A,A Y 5 0 - -"
    assert legal(rival, TEAMS) == {"GA-39"}
    assert "captured" in event_kinds(rival, "GA-39", TEAMS)
    # A yellow and a blue token, none of green's: two others.
    others = "Y:39,F8,F8,F8 B:A,A,A,39 G:A,A,A,50 R:A,A,44,44 Y 5 0 - -"
    assert legal(others, TEAMS) == {"G50-55"}


@pytest.mark.clause("L10")
def test_a_six_must_open_a_barrier() -> None:
    position = "Y:A,12,12,30 G:A,A,A,A Y - 0 - -"
    assert after(position, "d6") == "Y:A,12,12,30 G:A,A,A,A Y 6 1+b - -"
    assert event_kinds(position, "d6") == ["threw", "six", "must_open"]
    thrown = after(position, "d6")
    assert legal(thrown) == {"Y12-18"}
    assert why(thrown, "Y30-36") == ("L10", "open_barrier")
    assert event_kinds(thrown, "Y12-18") == ["advanced", "barrier_opened", "throws_again"]


@pytest.mark.clause("L10")
def test_without_a_six_the_barrier_may_stay() -> None:
    assert legal("Y:A,12,12,30 G:A,A,A,A Y 4 0 - -") == {"Y12-16", "Y30-34"}


@pytest.mark.clause("L10", "L13")
def test_a_barrier_that_cannot_be_opened_stays() -> None:
    position = "Y:A,12,12,30 G:A,A,17,17 Y 6 1+b - -"
    assert legal(position) == {"Y30-36"}
    assert after(position, "Y30-36") == "Y:A,12,12,36 G:A,A,17,17 Y - 1 Y36 -"


@pytest.mark.clause("L10")
def test_a_barrier_may_be_opened_with_any_unplayed_die_and_then_the_duty_ends() -> None:
    position = "Y:12,12,30,F8 G:A,A,A,A Y 24 1+b - -"
    assert legal(position, DICE) == {"Y12-14", "Y12-16"}
    opened = after(position, "Y12-14", given=DICE)
    assert opened == "Y:12,14,30,F8 G:A,A,A,A Y 4 1+ Y14 -"
    assert legal(opened, DICE) == {"Y12-16", "Y14-18", "Y30-34"}


@pytest.mark.clause("L10")
def test_of_several_barriers_one_is_opened() -> None:
    position = "Y:12,12,29,29 G:A,A,A,A Y 24 1+b - -"
    opened = after(position, "Y12-14", given=DICE)
    assert legal(opened, DICE) == {"Y12-16", "Y14-18", "Y29-33"}


@pytest.mark.clause("L10")
def test_an_exit_comes_before_the_duty_and_a_barrier_it_forms_counts() -> None:
    position = "Y:A,5,17,17 G:A,A,A,A Y 56 1+b - -"
    assert legal(position, DICE) == {"YA-5"}
    out = after(position, "YA-5", given=DICE)
    assert out == "Y:5,5,17,17 G:A,A,A,A Y 6 1+b Y5 -"
    assert legal(out, DICE) == {"Y5-11", "Y17-23"}


@pytest.mark.clause("L10")
def test_a_barrier_formed_after_the_throw_is_no_duty_of_its_own() -> None:
    position = "Y:A,A,5,20 G:A,A,A,A Y 56 1+ - -"
    out = after(position, "YA-5", given=DICE)
    assert out == "Y:A,5,5,20 G:A,A,A,A Y 6 1+ Y5 -"
    assert legal(out, DICE) == {"Y5-11", "Y20-26"}


@pytest.mark.clause("L10")
def test_the_duty_never_binds_a_partners_tokens() -> None:
    position = "Y:F8,F8,F8,F8 B:A,A,A,A G:A,46,46,50 R:A,A,A,A Y 6 1+ - -"
    assert legal(position, TEAMS) == {"G46-52", "G50-56"}
    # Nor do a partner's barriers burden the thrower.
    own = "Y:A,A,A,10 B:A,A,A,A G:A,46,46,50 R:A,A,A,A Y - 0 - -"
    assert after(own, "d6", given=TEAMS).endswith("Y 6 1+ - -")


@pytest.mark.clause("L10", "L17")
def test_a_bonus_is_not_bound_by_the_duty_but_can_end_it() -> None:
    # The exit with the 5 captures; the barrier on 17 is still to be opened with the 6.
    position = "Y:A,5,17,17 G:A,A,A,5 Y 56 1+b - -"
    bonus = after(position, "YA-5", given=DICE)
    assert bonus == "Y:5,5,17,17 G:A,A,A,A Y 6 1+b Y5 20"
    assert legal(bonus, DICE) == {"Y5-25", "Y17-37", "skip"}
    assert after(bonus, "Y17-37", given=DICE) == "Y:5,5,17,37 G:A,A,A,A Y 6 1+ Y5 -"
    assert after(bonus, "skip", given=DICE) == "Y:5,5,17,17 G:A,A,A,A Y 6 1+b Y5 -"


@pytest.mark.clause("L10", "L17")
def test_a_bonus_move_of_another_token_leaves_the_duty() -> None:
    position = "Y:12,12,20,F8 G:A,A,17,17 Y 6 1+b Y20 20"
    assert after(position, "Y20-40", given=DICE) == "Y:12,12,40,F8 G:A,A,17,17 Y 6 1+b Y40 -"


@pytest.mark.clause("L10", "L12")
def test_a_partner_who_opens_his_own_barrier_leaves_the_thrower_his_duty() -> None:
    position = "Y:A,12,12,16 B:A,A,14,14 G:A,A,17,17 R:A,A,A,A Y 26 1+b - -"
    given = f"{TEAMS} {DICE}"
    assert legal(position, given) == {"G17-19", "G17-23"}
    opened = after(position, "G17-19", given=given)
    assert opened == "Y:A,12,12,16 B:A,A,14,14 G:A,A,17,19 R:A,A,A,A Y 6 1+b G19 -"
    assert legal(opened, given) == {"Y12-18"}
    assert why(opened, "Y16-22", given) == ("L10", "open_barrier")


@pytest.mark.clause("L11")
def test_a_token_advances_by_the_die_exactly() -> None:
    position = "Y:A,A,10,30 G:A,A,A,A Y 4 0 - -"
    assert legal(position) == {"Y10-14", "Y30-34"}
    assert why(position, "Y10-13") == ("L11", "not_the_die")
    assert why(position, "Y10-10") == ("L11", "backwards")
    assert why(position, "Y10-6") == ("L11", "backwards")
    assert why(position, "Y11-15") == ("L11", "no_token")


@pytest.mark.clause("L11")
def test_the_tip_is_reached_by_exact_count() -> None:
    assert legal("Y:5,F4,F8,F8 G:A,A,A,A Y 4 0 - -") == {"Y5-9", "YF4-F8"}
    assert legal("Y:5,F5,F8,F8 G:A,A,A,A Y 4 0 - -") == {"Y5-9"}


@pytest.mark.clause("L11")
def test_two_tokens_on_one_place_are_one_move() -> None:
    chosen = read("")
    state = notation.read_position(chosen, "Y:10,10,F3,F3 G:A,A,A,A Y 4 0 - -")
    assert rules.awaits(chosen, state) == CHOICE
    assert rules.count(rules.legal(chosen, state)) == 2
    assert legal("Y:10,10,F3,F3 G:A,A,A,A Y 4 0 - -") == {"Y10-14", "YF3-F7"}


@pytest.mark.clause("L12")
def test_a_stuck_players_die_serves_his_partner() -> None:
    position = "Y:A,A,A,A B:A,A,A,A G:A,A,A,50 R:A,A,A,A Y - 0 - -"
    thrown = after(position, "d3", given=TEAMS)
    assert thrown == "Y:A,A,A,A B:A,A,A,A G:A,A,A,50 R:A,A,A,A Y 3 0 - -"
    assert event_kinds(position, "d3", TEAMS) == ["threw", "offered"]
    assert legal(thrown, TEAMS) == {"G50-53"}
    assert after(thrown, "G50-53", given=TEAMS).endswith("G:A,A,A,53 R:A,A,A,A B - 0 - -")


@pytest.mark.clause("L12")
def test_a_six_played_for_the_partner_throws_again_and_remembers_his_token() -> None:
    position = "Y:A,A,A,A B:A,A,A,A G:A,A,A,50 R:A,A,A,A Y - 0 - -"
    assert after(position, "d6", "G50-56", given=TEAMS).endswith("Y - 1 G56 -")


@pytest.mark.clause("L12")
def test_own_tokens_come_before_the_partners() -> None:
    position = "Y:A,A,A,10 B:A,A,A,A G:A,A,A,50 R:A,A,A,A Y 3 0 - -"
    assert legal(position, TEAMS) == {"Y10-13"}
    assert why(position, "G50-53", TEAMS) == ("L12", "own_tokens_first")
    assert why(position, "R50-53", TEAMS) == ("L5", "not_your_turn")


@pytest.mark.clause("L12", "L9")
def test_a_partners_exit_is_compulsory_too() -> None:
    position = "Y:F6,F8,F8,F8 B:A,A,A,A G:A,A,A,50 R:A,A,A,A Y 5 0 - -"
    assert legal(position, TEAMS) == {"GA-39"}
    assert why(position, "G50-55", TEAMS) == ("L9", "exit_first")
    both = position.replace("Y 5", "Y 23").replace("F6", "F8")
    assert legal(both, f"{TEAMS} {DICE}") == {"GA-39"}


@pytest.mark.clause("L12")
def test_of_two_dice_the_partner_gets_those_the_thrower_cannot_play() -> None:
    given = f"{TEAMS} {DICE}"
    position = "Y:F6,F8,F8,F8 B:A,A,A,A G:A,A,A,50 R:A,A,A,A Y 13 0 - -"
    assert legal(position, given) == {"YF6-F7"}
    assert legal(after(position, "YF6-F7", given=given), given) == {"G50-53"}


@pytest.mark.clause("L12")
def test_without_teams_an_unplayable_die_is_lost() -> None:
    position = "Y:F6,F8,F8,F8 G:A,A,A,50 Y - 0 - -"
    assert after(position, "d5") == "Y:F6,F8,F8,F8 G:A,A,A,50 G - 0 - -"
    assert event_kinds(position, "d5") == ["threw", "dice_lost", "turn_passes"]


@pytest.mark.clause("L12", "L14")
def test_a_die_stopped_by_a_white_pair_alone_is_thrown_again() -> None:
    position = "Y:10,F8,F8,F8 G:A,A,13,13 Y - 0 - -"
    assert after(position, "d3") == position
    assert event_kinds(position, "d3") == ["threw", "die_again"]


@pytest.mark.clause("L12")
def test_a_six_thrown_again_whole_is_taken_back_and_its_duty_with_it() -> None:
    position = "Y:10,F8,F8,F8 G:A,A,16,16 Y - 1 Y10 -"
    assert after(position, "d6") == position
    barrier = "Y:12,12,F8,F8 G:A,A,18,18 Y - 0 - -"
    assert after(barrier, "d6") == barrier


@pytest.mark.clause("L12")
@pytest.mark.parametrize(
    ("position", "throw", "given"),
    [
        # An own pair stops the token.
        ("Y:11,14,14,F8 G:A,A,17,17 Y - 0 - -", "d3", ""),
        # A barrier stands before the pair.
        ("Y:11,F8,F8,F8 G:12,12,13,13 Y - 0 - -", "d2", ""),
        # A full refuge is no white pair.
        ("Y:10,F8,F8,F8 G:A,A,A,12 R:A,A,A,12 Y - 0 - -", "d2", "players=3"),
        # No value of a die could be played.
        ("Y:10,F8,F8,F8 G:11,11,12,12 Y - 0 - -", "d1", ""),
        # A mixed pair holds a token of the owner's.
        ("Y:9,13,F8,F8 B:A,A,A,A G:13,F8,F8,F8 R:A,A,17,17 Y - 0 - -", "d4", TEAMS),
    ],
)
def test_otherwise_the_die_is_lost(position: str, throw: str, given: str) -> None:
    assert after(position, throw, given=given) != position
    assert event_kinds(position, throw, given) == ["threw", "dice_lost", "turn_passes"]


@pytest.mark.clause("L12")
def test_a_legal_move_of_any_token_comes_before_throwing_again() -> None:
    assert legal("Y:10,20,F8,F8 G:A,A,13,13 Y 3 0 - -") == {"Y20-23"}


@pytest.mark.clause("L12")
@pytest.mark.parametrize(
    ("position", "throw"),
    [
        # The partner's token is the one that is stopped.
        ("Y:F8,F8,F8,F8 B:A,A,A,A G:A,A,A,50 R:A,A,53,53 Y - 0 - -", "d3"),
        # The partner's pair is what stops it.
        ("Y:9,F8,F8,F8 B:A,A,A,A G:13,13,F8,F8 R:A,A,17,17 Y - 0 - -", "d4"),
        # A mixed pair of two others.
        ("Y:A,A,A,13 B:A,A,A,A G:A,A,A,13 R:10,F8,F8,F8 R - 0 - -", "d3"),
        # Only the partner could play another die.
        ("Y:10,F8,F8,F8 B:A,A,11,11 G:A,A,A,50 R:51,51,12,12 Y - 0 - -", "d1"),
    ],
)
def test_in_teams_either_partners_tokens_and_any_others_pair_count(
    position: str, throw: str
) -> None:
    assert after(position, throw, given=TEAMS) == position


@pytest.mark.clause("L12")
@pytest.mark.parametrize("throw", ["d13", "d11", "d33"])
def test_two_stopped_dice_are_a_whole_throw_again(throw: str) -> None:
    position = "Y:10,F8,F8,F8 G:11,11,13,13 Y - 0 - -"
    assert after(position, throw, given=DICE) == position


@pytest.mark.clause("L12")
def test_one_stopped_die_of_two_is_thrown_again_and_the_other_lost() -> None:
    position = "Y:58,F8,F8,F8 G:62,62,63,63 Y - 0 - -"
    again = after(position, "d46", given=DICE)
    assert again == "Y:58,F8,F8,F8 G:62,62,63,63 Y ? 1+ - -"
    assert event_kinds(position, "d46", DICE) == ["threw", "six", "die_again", "dice_lost"]
    assert why(again, "d46", DICE) == ("L12", "one_die_again")
    assert why(again, "Y58-59", DICE) == ("L6", "throw_first")
    assert after(again, "d1", given=DICE) == "Y:58,F8,F8,F8 G:62,62,63,63 Y 1 1+ - -"


@pytest.mark.clause("L12")
def test_the_throw_stays_a_six_or_not_whatever_the_new_die_shows() -> None:
    six = "Y:58,F8,F8,F8 G:62,62,63,63 Y ? 1+ - -"
    assert after(six, "d1", "Y58-59", given=DICE).endswith("Y - 1 Y59 -")
    given = "players=4 dice=2"
    position = "Y:24,F8,F8,F8 B:A,A,A,29 G:A,A,A,29 R:A,A,28,28 Y - 0 - -"
    again = after(position, "d45", given=given)
    assert again.endswith("Y ? 0 - -")
    assert after(again, "d6", given=given).endswith("Y 6 0 - -")
    assert after(again, "d6", "Y24-30", given=given).endswith("B - 0 - -")


@pytest.mark.clause("L12")
def test_a_second_six_on_the_single_die_is_no_third_six() -> None:
    position = "Y:24,F8,F8,F8 B:A,A,A,29 G:A,A,A,29 R:A,A,28,28 Y ? 2 Y24 -"
    assert after(position, "d6", given="players=4 dice=2").endswith("Y 6 2 Y24 -")


@pytest.mark.clause("L12")
def test_a_second_die_stopped_after_the_first_was_played_is_thrown_again_alone() -> None:
    position = "Y:10,F8,F8,F8 G:A,A,14,14 Y 13 0 - -"
    again = after(position, "Y10-11", given=DICE)
    assert again == "Y:11,F8,F8,F8 G:A,A,14,14 Y ? 0 Y11 -"
    assert after(again, "d3", given=DICE) == again
    assert after(again, "d2", "Y11-13", given=DICE).endswith("G - 0 - -")


@pytest.mark.clause("L12", "L10")
def test_the_duty_stays_while_one_die_is_thrown_again() -> None:
    position = "Y:12,12,F8,F8 G:16,16,17,17 Y - 0 - -"
    again = after(position, "d46", given=DICE)
    assert again == "Y:12,12,F8,F8 G:16,16,17,17 Y ? 1+b - -"
    assert after(again, "d2", given=DICE).endswith("Y 2 1+b - -")
