"""Les 4 colonnes, clause by clause: landing, bonuses and the end (L13 to L19)."""

import pytest

from colonnade.games.les_4_colonnes import LES_4_COLONNES
from colonnade.games.les_4_colonnes.core import rules
from colonnade.games.les_4_colonnes.text import notation
from colonnade.kernel.awaited import OVER
from rulebook.queries_les_4_colonnes import DICE, FOUR, TEAMS, after, event_kinds, legal, read, why

HOME = "finish=home"


# Landing and passing


@pytest.mark.clause("L13")
def test_nobody_else_passes_or_lands_on_a_barrier() -> None:
    passing = "Y:A,A,10,30 G:A,A,12,12 Y 3 0 - -"
    assert legal(passing) == {"Y30-33"}
    assert why(passing, "Y10-13") == ("L13", "barrier")
    landing = "Y:A,A,10,30 G:A,A,12,12 Y 2 0 - -"
    assert legal(landing) == {"Y30-32"}
    assert why(landing, "Y10-12") == ("L13", "barrier")


@pytest.mark.clause("L13")
@pytest.mark.parametrize("refuge", [12, 17, 22, 29, 34, 39, 46, 51, 56, 63, 68])
def test_every_refuge_can_be_closed(refuge: int) -> None:
    # Red treads them all but for its own foot, which green closes.
    closer, given = ("R", "colours=Y,R") if refuge != 17 else ("G", "")
    open_ = f"Y:A,A,6,{refuge - 1} {closer}:A,A,A,A Y 2 0 - -"
    closed = f"Y:A,A,6,{refuge - 1} {closer}:A,A,{refuge},{refuge} Y 2 0 - -"
    assert len(legal(open_, given)) == 2
    assert legal(closed, given) == {"Y6-8"}


@pytest.mark.clause("L13")
def test_the_way_into_the_arrow_can_be_closed() -> None:
    position = "Y:A,A,30,66 G:A,A,68,68 Y 4 0 - -"
    assert legal(position) == {"Y30-34"}
    assert why(position, "Y66-F2") == ("L13", "barrier")


@pytest.mark.clause("L13")
def test_its_own_colour_passes_a_barrier() -> None:
    assert legal("Y:A,10,12,12 G:A,A,A,A Y 3 0 - -") == {"Y10-13", "Y12-15"}


@pytest.mark.clause("L13")
def test_a_partners_barrier_closes_the_way_as_well() -> None:
    position = "Y:A,A,10,30 B:A,A,A,A G:A,A,12,12 R:A,A,A,A Y 3 0 - -"
    assert legal(position, TEAMS) == {"Y30-33"}


@pytest.mark.clause("L13")
@pytest.mark.parametrize("given", [FOUR, TEAMS])
def test_two_colours_on_a_refuge_are_no_barrier_but_the_square_is_full(given: str) -> None:
    mixed = "Y:A,A,10,30 B:A,A,A,12 G:A,A,A,12 R:A,A,A,A Y 3 0 - -"
    assert legal(mixed, given) == {"Y10-13", "Y30-33"}
    assert why(mixed.replace("Y 3", "Y 2"), "Y10-12", given) == ("L13", "refuge_full")


@pytest.mark.clause("L14")
def test_a_pair_on_a_white_square_is_passed_but_not_landed_on_or_captured() -> None:
    position = "Y:A,A,10,30 G:A,A,13,13 Y 4 0 - -"
    assert legal(position) == {"Y10-14", "Y30-34"}
    landing = position.replace("Y 4", "Y 3")
    assert legal(landing) == {"Y30-33"}
    assert why(landing, "Y10-13") == ("L14", "pair")
    own = "Y:A,7,10,10 G:A,A,A,A Y 3 0 - -"
    assert why(own, "Y7-10") == ("L14", "pair")


@pytest.mark.clause("L14", "L15")
def test_partners_share_a_white_square_and_are_a_pair() -> None:
    position = "Y:A,A,A,10 B:A,A,A,A G:A,A,A,13 R:A,A,A,A Y 3 0 - -"
    assert after(position, "Y10-13", given=TEAMS) == (
        "Y:A,A,A,13 B:A,A,A,A G:A,A,A,13 R:A,A,A,A B - 0 - -"
    )


@pytest.mark.clause("L14")
def test_nobody_lands_on_a_mixed_pair_of_partners() -> None:
    position = "Y:A,A,A,13 B:A,A,A,A G:A,A,A,13 R:A,A,30,11 R 2 0 - -"
    assert legal(position, TEAMS) == {"R30-32"}
    passing = position.replace("R 2", "R 3")
    assert legal(passing, TEAMS) == {"R30-33", "R11-14"}


@pytest.mark.clause("L15")
def test_a_single_token_on_a_white_square_is_captured() -> None:
    position = "Y:A,A,A,10 G:A,A,A,13 Y 3 0 - -"
    assert after(position, "Y10-13") == "Y:A,A,A,13 G:A,A,A,A Y - 0 Y13 20"
    assert event_kinds(position, "Y10-13") == ["advanced", "captured", "bonus_won"]


@pytest.mark.clause("L15")
def test_without_teams_the_player_opposite_is_captured_like_any_other() -> None:
    position = "Y:A,A,A,10 B:A,A,A,A G:A,A,A,13 R:A,A,A,A Y 3 0 - -"
    assert " G:A,A,A,A " in after(position, "Y10-13", given=FOUR)
    assert " G:A,A,A,13 " in after(position, "Y10-13", given=TEAMS)


@pytest.mark.clause("L15")
def test_an_own_single_token_becomes_a_pair() -> None:
    position = "Y:A,A,10,13 G:A,A,A,A Y 3 0 - -"
    assert after(position, "Y10-13") == "Y:A,A,13,13 G:A,A,A,A G - 0 - -"


@pytest.mark.clause("L16")
def test_on_a_refuge_a_second_token_of_any_colour_joins_one() -> None:
    position = "Y:A,A,A,10 G:A,A,A,12 Y 2 0 - -"
    assert after(position, "Y10-12") == "Y:A,A,A,12 G:A,A,A,12 G - 0 - -"
    own = "Y:A,A,10,12 G:A,A,A,A Y 2 0 - -"
    assert event_kinds(own, "Y10-12") == ["advanced", "barrier_made", "turn_passes"]


# Bonuses


@pytest.mark.clause("L17")
def test_a_capture_gives_20_to_one_own_token_at_once() -> None:
    position = "Y:A,10,30,F8 G:A,A,A,13 Y 13 0 - -"
    bonus = after(position, "Y10-13", given=DICE)
    assert bonus == "Y:A,13,30,F8 G:A,A,A,A Y 1 0 Y13 20"
    assert legal(bonus, DICE) == {"Y13-33", "Y30-50", "skip"}
    assert after(bonus, "Y30-50", given=DICE) == "Y:A,13,50,F8 G:A,A,A,A Y 1 0 Y13 -"
    assert event_kinds(bonus, "Y30-50", DICE) == ["bonus_used"]


@pytest.mark.clause("L17")
def test_a_token_at_the_tip_gives_10() -> None:
    position = "Y:A,A,30,F5 G:A,A,A,A Y 3 0 - -"
    bonus = after(position, "YF5-F8")
    assert bonus == "Y:A,A,30,F8 G:A,A,A,A Y - 0 YF8 10"
    assert legal(bonus) == {"Y30-40", "skip"}
    assert event_kinds(position, "YF5-F8") == ["advanced", "tip", "bonus_won"]


@pytest.mark.clause("L17")
def test_a_bonus_may_be_declined() -> None:
    bonus = "Y:A,A,13,30 G:A,A,A,A Y - 0 Y13 20"
    assert after(bonus, "skip") == "Y:A,A,13,30 G:A,A,A,A G - 0 - -"
    assert event_kinds(bonus, "skip") == ["bonus_declined", "turn_passes"]


@pytest.mark.clause("L17")
def test_a_bonus_is_undivided_never_opens_the_workshop_and_comes_first() -> None:
    bonus = "Y:A,A,13,30 G:A,A,A,A Y 5 0 Y13 20"
    assert why(bonus, "Y13-23", DICE) == ("L17", "bonus_undivided")
    assert why(bonus, "YA-5", DICE) == ("L17", "bonus_never_exits")
    assert why(bonus, "d3", DICE) == ("L17", "bonus_first")
    assert why(bonus, "Y14-34", DICE) == ("L11", "no_token")


@pytest.mark.clause("L17", "L13")
def test_a_bonus_move_heeds_barriers_full_squares_and_the_exact_count() -> None:
    barred = "Y:A,A,13,40 G:A,A,29,29 Y - 0 Y13 20"
    assert legal(barred) == {"Y40-60", "skip"}
    assert why(barred, "Y13-33") == ("L13", "barrier")
    full = "Y:A,A,13,40 G:A,A,33,33 Y - 0 Y13 20"
    assert legal(full) == {"Y40-60", "skip"}
    exact = "Y:A,A,40,57 G:A,A,A,A Y - 0 Y40 20"
    assert legal(exact) == {"Y40-60", "skip"}


@pytest.mark.clause("L17")
def test_a_bonus_that_nobody_can_use_is_lost() -> None:
    position = "Y:A,A,A,F5 G:A,A,A,A Y 3 0 - -"
    assert after(position, "YF5-F8") == "Y:A,A,A,F8 G:A,A,A,A G - 0 - -"
    assert event_kinds(position, "YF5-F8") == [
        "advanced",
        "tip",
        "bonus_won",
        "bonus_lost",
        "turn_passes",
    ]


@pytest.mark.clause("L17")
def test_bonuses_chain() -> None:
    position = "Y:A,A,10,56 G:A,A,13,33 Y 3 0 - -"
    twice = after(position, "Y10-13", "Y13-33")
    assert twice == "Y:A,A,33,56 G:A,A,A,A Y - 0 Y33 20"
    assert after(twice, "Y56-F8") == "Y:A,A,33,F8 G:A,A,A,A Y - 0 Y33 10"
    assert after(twice, "Y56-F8", "Y33-43") == "Y:A,A,43,F8 G:A,A,A,A G - 0 - -"


@pytest.mark.clause("L17", "L8")
def test_the_token_last_moved_by_a_die_is_followed_through_a_bonus() -> None:
    position = "Y:A,A,10,30 G:A,A,A,16 Y 6 1+ - -"
    bonus = after(position, "Y10-16")
    assert bonus == "Y:A,A,16,30 G:A,A,A,A Y - 1+ Y16 20"
    assert after(bonus, "Y16-36") == "Y:A,A,30,36 G:A,A,A,A Y - 1 Y36 -"
    assert after(bonus, "Y30-50") == "Y:A,A,16,50 G:A,A,A,A Y - 1 Y16 -"
    assert after(bonus, "skip") == "Y:A,A,16,30 G:A,A,A,A Y - 1 Y16 -"


@pytest.mark.clause("L17", "L8")
def test_of_two_tokens_on_the_place_the_one_that_uses_the_bonus_is_taken_to_be_it() -> None:
    bonus = "Y:A,A,12,12 G:A,A,A,A Y - 1+ Y12 20"
    assert after(bonus, "Y12-32") == "Y:A,A,12,32 G:A,A,A,A Y - 1 Y32 -"


@pytest.mark.clause("L17")
def test_in_teams_a_bonus_serves_the_throwers_own_tokens() -> None:
    bonus = "Y:A,A,A,13 B:A,A,A,A G:A,A,A,40 R:A,A,A,A Y - 0 Y13 20"
    assert legal(bonus, TEAMS) == {"Y13-33", "skip"}
    assert why(bonus, "G40-60", TEAMS) == ("L17", "bonus_is_the_throwers")
    # Even when the partner's token has earned it.
    earned = "Y:A,A,A,66 B:A,A,A,A G:A,A,A,52 R:A,55,68,68 Y 3 0 - -"
    assert after(earned, "G52-55", given=TEAMS) == (
        "Y:A,A,A,66 B:A,A,A,A G:A,A,A,55 R:A,A,68,68 B - 0 - -"
    )
    assert "bonus_lost" in event_kinds(earned, "G52-55", TEAMS)


@pytest.mark.clause("L17", "L18")
def test_in_teams_a_player_who_is_home_gives_his_bonus_to_his_partner() -> None:
    # Judged after the move that earns it: the fourth token has just arrived.
    position = "Y:F5,F8,F8,F8 B:A,A,A,A G:A,A,A,40 R:A,A,A,A Y 3 0 - -"
    bonus = after(position, "YF5-F8", given=TEAMS)
    assert bonus == "Y:F8,F8,F8,F8 B:A,A,A,A G:A,A,A,40 R:A,A,A,A Y - 0 YF8 10"
    assert legal(bonus, TEAMS) == {"G40-50", "skip"}
    third = "Y:30,F5,F8,F8 B:A,A,A,A G:A,A,A,40 R:A,A,A,A Y 3 0 - -"
    assert legal(after(third, "YF5-F8", given=TEAMS), TEAMS) == {"Y30-40", "skip"}


# The end


@pytest.mark.clause("L18")
@pytest.mark.parametrize("given", ["", DICE])
def test_a_player_with_all_tokens_home_throws_two_dice_to_build(given: str) -> None:
    chosen = read(given)
    position = "Y:F8,F8,F8,F8 G:A,A,A,39 Y - 0 - -"
    state = notation.read_position(chosen, position)
    assert rules.cases(chosen, state) == 36
    assert len(rules.odds(chosen, state)) == 21
    assert why(position, "d3", given) == ("L18", "two_dice_to_build")


@pytest.mark.clause("L18", "L19")
def test_a_double_3_builds_and_wins() -> None:
    position = "Y:F8,F8,F8,F8 G:A,A,A,39 Y - 0 - -"
    over = after(position, "d33")
    assert over == "Y:F8,F8,F8,F8 G:A,A,A,39 =1,0 - 0 - -"
    assert event_kinds(position, "d33") == ["threw", "built", "won"]


@pytest.mark.clause("L18")
@pytest.mark.parametrize("throw", ["d66", "d24", "d36", "d15", "d11"])
def test_any_other_building_throw_ends_the_turn_and_is_never_a_six(throw: str) -> None:
    position = "Y:F8,F8,F8,F8 G:A,A,A,39 Y - 2 - -"
    assert after(position, throw) == "Y:F8,F8,F8,F8 G:A,A,A,39 G - 0 - -"
    assert event_kinds(position, throw) == ["threw", "not_built", "turn_passes"]


@pytest.mark.clause("L18")
def test_the_last_token_loses_dice_and_bonus_and_builds_from_the_next_turn() -> None:
    position = "Y:F6,F8,F8,F8 G:A,A,A,39 Y 23 0 - -"
    assert after(position, "YF6-F8", given=DICE) == "Y:F8,F8,F8,F8 G:A,A,A,39 G - 0 - -"
    assert event_kinds(position, "YF6-F8", DICE) == [
        "advanced",
        "tip",
        "all_home",
        "bonus_lost",
        "dice_lost",
        "turn_passes",
    ]
    last = "Y:F8,F8,F8,F8 G:F1,F8,F8,F8 G 4 0 - -"
    assert event_kinds(last, "GF1-F5") == ["advanced", "turn_to_build"]


@pytest.mark.clause("L18")
def test_when_the_last_token_arrives_with_a_six_the_building_throw_is_made_at_once() -> None:
    position = "Y:F2,F8,F8,F8 G:A,A,A,39 Y 6 1+ - -"
    again = after(position, "YF2-F8")
    assert again == "Y:F8,F8,F8,F8 G:A,A,A,39 Y - 1 YF8 -"
    assert after(again, "d33").endswith("=1,0 - 0 - -")
    two = "Y:F6,F8,F8,F8 G:A,A,A,39 Y 24 1+ - -"
    assert after(two, "YF6-F8", given=DICE) == "Y:F8,F8,F8,F8 G:A,A,A,39 Y - 1 YF8 -"


@pytest.mark.clause("L18")
def test_a_team_builds_when_all_eight_are_home_on_either_partners_turn() -> None:
    four = "Y:F8,F8,F8,F8 B:A,A,A,A G:F1,F8,F8,F8 R:A,A,A,A Y - 0 - -"
    assert legal(after(four, "d5", given=TEAMS), TEAMS) == {"GF1-F6"}
    eight = "Y:F8,F8,F8,F8 B:A,A,A,A G:F8,F8,F8,F8 R:A,A,A,A {} - 0 - -"
    for seat in "YG":
        assert after(eight.format(seat), "d33", given=TEAMS).endswith("=1,0,1,0 - 0 - -")
    assert event_kinds(eight.format("G"), "d33", TEAMS) == ["threw", "built", "team_won"]


@pytest.mark.clause("L18")
def test_the_eighth_token_loses_dice_and_bonus_whoever_moves_it() -> None:
    position = "Y:F8,F8,F8,F8 B:A,A,A,A G:F6,F8,F8,F8 R:A,A,A,A Y 23 0 - -"
    given = f"{TEAMS} {DICE}"
    assert after(position, "GF6-F8", given=given).endswith("R:A,A,A,A B - 0 - -")
    six = position.replace("Y 23 0", "Y 24 1+")
    assert after(six, "GF6-F8", given=given).endswith("R:A,A,A,A Y - 1 GF8 -")


@pytest.mark.clause("L18")
def test_in_teams_four_home_still_throw_again_for_the_partner() -> None:
    position = "Y:F2,F8,F8,F8 B:A,A,A,A G:A,A,A,40 R:A,A,A,A Y 6 1+ - -"
    again = after(position, "YF2-F8", "skip", given=TEAMS)
    assert again.endswith("Y - 1 YF8 -")
    assert legal(after(again, "d3", given=TEAMS), TEAMS) == {"G40-43"}


@pytest.mark.clause("L18", "L19")
def test_with_finish_home_the_last_token_wins_at_once() -> None:
    position = "Y:F5,F8,F8,F8 G:A,A,A,39 Y 3 0 - -"
    assert after(position, "YF5-F8", given=HOME) == "Y:F8,F8,F8,F8 G:A,A,A,39 =1,0 - 0 - -"
    assert event_kinds(position, "YF5-F8", HOME) == ["advanced", "tip", "all_home", "won"]
    team = "Y:F8,F8,F8,F8 B:A,A,A,A G:F5,F8,F8,F8 R:A,A,A,A {} 3 0 - -"
    for seat in "YG":
        over = after(team.format(seat), "GF5-F8", given=f"{TEAMS} {HOME}")
        assert over.endswith("=1,0,1,0 - 0 - -")


@pytest.mark.clause("L18")
def test_with_finish_home_a_bonus_can_win_and_four_of_a_team_are_not_enough() -> None:
    bonus = "Y:56,F8,F8,F8 G:A,A,A,A Y - 0 Y56 20"
    assert after(bonus, "Y56-F8", given=HOME).endswith("=1,0 - 0 - -")
    four = "Y:F5,F8,F8,F8 B:A,A,A,A G:A,A,A,A R:A,A,A,A Y 3 0 - -"
    assert after(four, "YF5-F8", given=f"{TEAMS} {HOME}").endswith("B - 0 - -")


@pytest.mark.clause("L19")
def test_the_game_ends_with_the_first_winner() -> None:
    chosen = read(TEAMS)
    over = "Y:A,A,A,A B:F8,F8,F8,F8 G:A,A,A,A R:F8,F8,F8,F8 =0,1,0,1 - 0 - -"
    state = notation.read_position(chosen, over)
    assert rules.awaits(chosen, state) == OVER
    assert [int(share) for share in LES_4_COLONNES.result(rules.winners(chosen, state), 4)] == [
        0,
        1,
        0,
        1,
    ]
    for token in ("d33", "YA-5", "skip"):
        assert why(over, token, TEAMS) == ("L19", "over")
