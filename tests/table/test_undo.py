"""What may be taken back: one's own last choice, never a throw, never another person's act."""

import random

from colonnade.game import replay
from colonnade.table.commands import LeaveSeat, Play, TakeSeat, Throw, Undo
from colonnade.table.entry import TakenBack
from colonnade.table.record import record
from colonnade.table.settings import Settings
from colonnade.table.table import CHANCE, CHOICE
from colonnade.table.view import view
from tables import HOUSE, SPECTATOR, Sitting


def test_a_person_takes_the_last_choice_back_until_another_person_acts() -> None:
    sitting = Sitting("corintho").seated()
    before = sitting.table
    assert sitting.why(Undo(), 0) == "nothing_to_take_back"
    sitting.does(Play("c@a1"), 0)
    assert view(sitting.table).take_back == 0
    assert sitting.why(Undo(), 1) == "nothing_to_take_back"
    sitting.does(Undo(), 0)
    assert sitting.table.state == before.state
    assert (sitting.table.tokens, sitting.table.last) == (0, None)
    sitting.does(Play("c@a1"), 0)
    sitting.does(Play("c@b1"), 1)
    assert view(sitting.table).take_back == 1
    assert sitting.why(Undo(), 0) == "nothing_to_take_back"


def test_the_moves_of_bots_go_with_ones_own() -> None:
    sitting = Sitting("corintho", {"players": "3"}).seated("Ada", "bot", "bot")
    start = sitting.table.state
    sitting.does(Play("c@a1"), 0)
    sitting.plays_on(random.Random(1), 2)
    second = sitting.table.state
    sitting.plays_on(random.Random(1), 3)
    sitting.does(Undo(), 0)
    assert sitting.log[-1] == TakenBack(0, 3)
    assert sitting.table.state == second
    kept = record(sitting.log).tokens
    assert len(kept) == sitting.table.tokens == 3
    assert replay(record(sitting.log)).state == second
    sitting.does(Undo(), 0)
    assert sitting.table.state == start
    assert sitting.why(Undo(), 0) == "nothing_to_take_back"
    assert sitting.why(Undo(), HOUSE) == "not_seated"


def test_a_throw_stays_thrown() -> None:
    sitting = Sitting("columbiz").seated()
    sitting.does(Throw(), 0)
    assert sitting.why(Undo(), 0) == "nothing_to_take_back"
    thrown = sitting.table
    assert thrown.stage == CHOICE
    keep = next(token for token in thrown.moves if token.startswith("keep"))
    sitting.does(Play(keep), 0)
    assert sitting.table.stage == CHANCE
    sitting.does(Undo(), 0)
    assert (sitting.table.state, sitting.table.throws) == (thrown.state, 1)
    sitting.does(Play(keep), 0)
    sitting.does(Throw(), 0)
    assert sitting.why(Undo(), 0) == "nothing_to_take_back"


def test_a_throw_after_a_choice_taken_back_is_the_one_that_was_due() -> None:
    """Taking back and choosing anew buys no other dice."""
    tokens = []
    for hesitates in (False, True):
        sitting = Sitting("columbiz").seated()
        sitting.does(Throw(), 0)
        keep = next(token for token in sitting.table.moves if token.startswith("keep"))
        for _ in range(3 if hesitates else 0):
            sitting.does(Play(keep), 0)
            sitting.does(Undo(), 0)
        sitting.does(Play(keep), 0)
        sitting.does(Throw(), 0)
        assert sitting.table.last is not None
        tokens.append(sitting.table.last[0])
    assert tokens[0] == tokens[1]


def test_a_table_may_agree_to_take_nothing_back() -> None:
    sitting = Sitting("corintho", settings=Settings(take_back=False)).seated()
    sitting.does(Play("c@a1"), 0)
    assert view(sitting.table).take_back is None
    assert sitting.why(Undo(), 0) == "no_take_back"


def test_whoever_takes_a_left_seat_does_not_take_back_what_others_chose() -> None:
    sitting = Sitting("corintho").seated("Ada", "Bob")
    sitting.does(Play("c@a1"), 0)
    sitting.does(LeaveSeat(), 0)
    sitting.does(TakeSeat(0, "Eve", "other"), SPECTATOR)
    assert view(sitting.table).take_back is None
    assert sitting.why(Undo(), 0) == "nothing_to_take_back"
