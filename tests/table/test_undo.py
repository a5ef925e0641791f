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
from tables import SERVER, SPECTATOR, TableDriver


def test_a_person_takes_the_last_choice_back_until_another_person_acts() -> None:
    driver = TableDriver("corintho").seat_players()
    before = driver.table
    assert driver.refusal_reason(Undo(), 0) == "nothing_to_take_back"
    driver.execute(Play("c@a1"), 0)
    assert view(driver.table).take_back == 0
    assert driver.refusal_reason(Undo(), 1) == "nothing_to_take_back"
    driver.execute(Undo(), 0)
    assert driver.table.state == before.state
    assert (driver.table.tokens, driver.table.last) == (0, None)
    driver.execute(Play("c@a1"), 0)
    driver.execute(Play("c@b1"), 1)
    assert view(driver.table).take_back == 1
    assert driver.refusal_reason(Undo(), 0) == "nothing_to_take_back"


def test_the_moves_of_bots_go_with_ones_own() -> None:
    driver = TableDriver("corintho", {"players": "3"}).seat_players("Ada", "bot", "bot")
    start = driver.table.state
    driver.execute(Play("c@a1"), 0)
    driver.play_on(random.Random(1), 2)
    second = driver.table.state
    driver.play_on(random.Random(1), 3)
    driver.execute(Undo(), 0)
    assert driver.log[-1] == TakenBack(0, 3)
    assert driver.table.state == second
    kept = record(driver.log).tokens
    assert len(kept) == driver.table.tokens == 3
    assert replay(record(driver.log)).state == second
    driver.execute(Undo(), 0)
    assert driver.table.state == start
    assert driver.refusal_reason(Undo(), 0) == "nothing_to_take_back"
    assert driver.refusal_reason(Undo(), SERVER) == "not_seated"


def test_a_throw_stays_thrown() -> None:
    driver = TableDriver("columbiz").seat_players()
    driver.execute(Throw(), 0)
    assert driver.refusal_reason(Undo(), 0) == "nothing_to_take_back"
    thrown = driver.table
    assert thrown.stage == CHOICE
    keep = next(token for token in thrown.moves if token.startswith("keep"))
    driver.execute(Play(keep), 0)
    assert driver.table.stage == CHANCE
    driver.execute(Undo(), 0)
    assert (driver.table.state, driver.table.throws) == (thrown.state, 1)
    driver.execute(Play(keep), 0)
    driver.execute(Throw(), 0)
    assert driver.refusal_reason(Undo(), 0) == "nothing_to_take_back"


def test_a_throw_after_a_choice_taken_back_is_the_one_that_was_due() -> None:
    """Taking back and choosing anew buys no other dice."""
    tokens = []
    for hesitates in (False, True):
        driver = TableDriver("columbiz").seat_players()
        driver.execute(Throw(), 0)
        keep = next(token for token in driver.table.moves if token.startswith("keep"))
        for _ in range(3 if hesitates else 0):
            driver.execute(Play(keep), 0)
            driver.execute(Undo(), 0)
        driver.execute(Play(keep), 0)
        driver.execute(Throw(), 0)
        assert driver.table.last is not None
        tokens.append(driver.table.last[0])
    assert tokens[0] == tokens[1]


def test_a_table_may_agree_to_take_nothing_back() -> None:
    driver = TableDriver("corintho", settings=Settings(take_back=False)).seat_players()
    driver.execute(Play("c@a1"), 0)
    assert view(driver.table).take_back is None
    assert driver.refusal_reason(Undo(), 0) == "no_take_back"


def test_whoever_takes_a_left_seat_does_not_take_back_what_others_chose() -> None:
    driver = TableDriver("corintho").seat_players("Ada", "Bob")
    driver.execute(Play("c@a1"), 0)
    driver.execute(LeaveSeat(), 0)
    driver.execute(TakeSeat(0, "Eve", "other"), SPECTATOR)
    assert view(driver.table).take_back is None
    assert driver.refusal_reason(Undo(), 0) == "nothing_to_take_back"


def finish_game(game: str, *names: str) -> TableDriver:
    """A game that a move has ended, with nothing but choices since the last throw."""
    return TableDriver(game).seat_players(*names).play_on(random.Random(3))


def test_the_move_that_ended_the_game_may_be_taken_back() -> None:
    driver = finish_game("corintho", "Ada", "Bob")
    over = driver.table
    assert over.is_over
    assert over.result is not None
    seat = view(over).take_back
    assert seat is not None
    driver.execute(Undo(), seat)
    assert not driver.table.is_over
    assert driver.table.result is None
    assert (driver.table.turn, driver.table.tokens) == (seat, over.tokens - 1)
    assert over.last is not None
    driver.execute(Play(over.last[0]), seat)
    assert driver.table.is_over
    assert (driver.table.state, driver.table.result) == (over.state, over.result)
    assert replay_log(driver.log) == driver.table


def test_a_bots_move_that_ended_the_game_goes_with_ones_own() -> None:
    games = (
        TableDriver("corintho").seat_players("Ada", "bot").play_on(random.Random(n))
        for n in range(50)
    )
    driver = next(played for played in games if played.table.acts[-1].by == "bot")
    assert view(driver.table).take_back == 0
    driver.execute(Undo(), 0)
    assert driver.log[-1] == TakenBack(0, 2)
    assert driver.table.turn == 0


@pytest.mark.parametrize(
    ("game", "given"), [("senet", {}), ("columbiz", {}), ("les-4-colonnes", {"finish": "home"})]
)
def test_against_bots_the_move_that_ended_a_game_with_dice_may_be_taken_back(
    game: str, given: dict[str, str]
) -> None:
    # The last turn of Columbiz is that of the last seat.
    tables = (TableDriver(game, given).seat_players("bot", "Ada") for _ in range(50))
    games = (table.play_on(random.Random(n)) for n, table in enumerate(tables))
    driver = next(played for played in games if view(played.table).take_back is not None)
    over = driver.table
    assert over.is_over
    assert over.secret
    assert view(over).take_back == 1
    driver.execute(Undo(), 1)
    assert not driver.table.is_over
    assert driver.table.throws == over.throws
    driver.play_on(random.Random(1))
    assert driver.table.is_over
    # The secret is revealed once, and every throw follows from it.
    assert sum(isinstance(entry, Revealed) for entry in driver.log) == 1
    assert {check.finding for check in verify(record(driver.log))} == {"holds"}
    assert replay_log(driver.log) == driver.table


def test_between_people_nothing_is_taken_back_once_the_secret_of_the_dice_is_known() -> None:
    driver = finish_game("senet", "Ada", "Bob")
    assert driver.table.secret
    assert view(driver.table).take_back is None
    assert {driver.refusal_reason(Undo(), seat) for seat in (0, 1)} == {"over"}


def test_nothing_is_taken_back_after_giving_up_or_once_another_game_is_opened() -> None:
    driver = TableDriver("corintho").seat_players()
    driver.execute(Play("c@a1"), 0)
    driver.execute(Resign(), 0)
    assert view(driver.table).take_back is None
    assert driver.refusal_reason(Undo(), 1) == "over"
    driver = finish_game("corintho", "Ada", "Bob")
    seat = view(driver.table).take_back
    assert seat is not None
    driver.execute(Rematch("table-2"), seat)
    assert view(driver.table).take_back is None
    assert driver.refusal_reason(Undo(), seat) == "over"
