"""What may be taken back: one's own last choice, never a throw, never another person's act."""

import random

import pytest

from colonnade.library import replay
from colonnade.table.commands import LeaveSeat, Play, Rematch, Resign, TakeSeat, Throw, Undo
from colonnade.table.entry import Revealed, TakenBack
from colonnade.table.record import record
from colonnade.table.reducer import replay as replay_log
from colonnade.table.settings import Settings
from colonnade.table.table import CHANCE, CHOICE
from colonnade.table.verify import verify
from colonnade.table.view import view
from tables import SERVER, SPECTATOR, Sitting


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
    assert sitting.why(Undo(), SERVER) == "not_seated"


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


def ended(game: str, *names: str) -> Sitting:
    """A game that a move has ended, with nothing but choices since the last throw."""
    return Sitting(game).seated(*names).plays_on(random.Random(3))


def test_the_move_that_ended_the_game_may_be_taken_back() -> None:
    sitting = ended("corintho", "Ada", "Bob")
    over = sitting.table
    assert over.is_over
    assert over.result is not None
    seat = view(over).take_back
    assert seat is not None
    sitting.does(Undo(), seat)
    assert not sitting.table.is_over
    assert sitting.table.result is None
    assert (sitting.table.turn, sitting.table.tokens) == (seat, over.tokens - 1)
    assert over.last is not None
    sitting.does(Play(over.last[0]), seat)
    assert sitting.table.is_over
    assert (sitting.table.state, sitting.table.result) == (over.state, over.result)
    assert replay_log(sitting.log) == sitting.table


def test_a_bots_move_that_ended_the_game_goes_with_ones_own() -> None:
    games = (Sitting("corintho").seated("Ada", "bot").plays_on(random.Random(n)) for n in range(50))
    sitting = next(played for played in games if played.table.acts[-1].by == "bot")
    assert view(sitting.table).take_back == 0
    sitting.does(Undo(), 0)
    assert sitting.log[-1] == TakenBack(0, 2)
    assert sitting.table.turn == 0


@pytest.mark.parametrize(
    ("game", "given"), [("senet", {}), ("columbiz", {}), ("les-4-colonnes", {"finish": "home"})]
)
def test_against_bots_the_move_that_ended_a_game_with_dice_may_be_taken_back(
    game: str, given: dict[str, str]
) -> None:
    # The last turn of Columbiz is that of the last seat.
    tables = (Sitting(game, given).seated("bot", "Ada") for _ in range(50))
    games = (table.plays_on(random.Random(n)) for n, table in enumerate(tables))
    sitting = next(played for played in games if view(played.table).take_back is not None)
    over = sitting.table
    assert over.is_over
    assert over.secret
    assert view(over).take_back == 1
    sitting.does(Undo(), 1)
    assert not sitting.table.is_over
    assert sitting.table.throws == over.throws
    sitting.plays_on(random.Random(1))
    assert sitting.table.is_over
    # The secret is revealed once, and every throw follows from it.
    assert sum(isinstance(entry, Revealed) for entry in sitting.log) == 1
    assert {check.finding for check in verify(record(sitting.log))} == {"holds"}
    assert replay_log(sitting.log) == sitting.table


def test_between_people_nothing_is_taken_back_once_the_secret_of_the_dice_is_known() -> None:
    sitting = ended("senet", "Ada", "Bob")
    assert sitting.table.secret
    assert view(sitting.table).take_back is None
    assert {sitting.why(Undo(), seat) for seat in (0, 1)} == {"over"}


def test_nothing_is_taken_back_after_giving_up_or_once_another_game_is_opened() -> None:
    sitting = Sitting("corintho").seated()
    sitting.does(Play("c@a1"), 0)
    sitting.does(Resign(), 0)
    assert view(sitting.table).take_back is None
    assert sitting.why(Undo(), 1) == "over"
    sitting = ended("corintho", "Ada", "Bob")
    seat = view(sitting.table).take_back
    assert seat is not None
    sitting.does(Rematch("table-2"), seat)
    assert view(sitting.table).take_back is None
    assert sitting.why(Undo(), seat) == "over"
