"""Play by a value: results where there are any, the best move where there is a choice."""

from typing import Any

from colonnade.bots.value.play import bind_best_reply, bind_play_until_throw, bind_position_value
from colonnade.games.les_4_colonnes import LES_4_COLONNES
from colonnade.games.les_4_colonnes.core.options import Options
from colonnade.games.les_4_colonnes.core.state import State
from colonnade.kernel.awaited import CHOICE

RULES = LES_4_COLONNES.rules
OPTIONS = LES_4_COLONNES.options.read_options({"finish": "home", "dice": "2"})


def position(text: str) -> State:
    return LES_4_COLONNES.notation.read_position(OPTIONS, text)


class Foremost:
    """Prefers the state whose first token stands furthest back, and counts its calls."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, options: Options, state: State, seat: int, weights: Any) -> float:
        self.asked += 1
        return 1 / (1 + (state[seat] & 127))


def test_a_game_that_is_over_is_worth_its_result_and_any_other_what_is_thought_of_it() -> None:
    value = Foremost()
    judged = bind_position_value(RULES, value)
    over = position("Y:F8,F8,F8,F8 G:A,5,6,12 =1,0 - 0 - -")
    assert [judged(OPTIONS, over, seat, ()) for seat in (0, 1)] == [1.0, 0.0]
    assert value.asked == 0
    assert judged(OPTIONS, RULES.start(OPTIONS), 0, ()) == 1.0
    assert value.asked == 1


def test_the_move_that_looks_best_is_played_and_a_forced_one_unseen() -> None:
    value = Foremost()
    replied = bind_best_reply(RULES, value)
    state = position("Y:6,20,40,50 G:A,A,A,23 Y 13 0 - -")
    moves = list(RULES.codes(state.menu))
    after = [RULES.after_move(OPTIONS, state, move) for move in moves]
    worths = [value(OPTIONS, one, 0, ()) for one in after]
    assert len(set(worths)) > 1
    assert replied(OPTIONS, state, ()) == after[worths.index(max(worths))]
    asked = value.asked
    forced = position("Y:A,A,A,20 G:A,A,A,23 Y 3 0 - -")
    assert RULES.count(forced.menu) == 1
    move = RULES.nth(forced.menu, 0)
    assert replied(OPTIONS, forced, ()) == RULES.after_move(OPTIONS, forced, move)
    assert value.asked == asked


def test_both_dice_are_played_before_a_state_is_settled() -> None:
    value = Foremost()
    settled, replied = bind_play_until_throw(RULES, value), bind_best_reply(RULES, value)
    state = position("Y:6,20,40,50 G:A,A,A,23 Y 13 0 - -")
    once = replied(OPTIONS, state, ())
    assert RULES.awaits(OPTIONS, once) == CHOICE
    assert settled(OPTIONS, state, ()) == replied(OPTIONS, once, ())
    assert settled(OPTIONS, RULES.start(OPTIONS), ()) == RULES.start(OPTIONS)
