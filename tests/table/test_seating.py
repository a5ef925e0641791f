"""Sitting down, leaving, resigning, and playing again."""

import random
from fractions import Fraction

import pytest

from colonnade.kernel.record import read_record
from colonnade.library import replay
from colonnade.table.automation import Think, pending_task
from colonnade.table.commands import (
    HandBack,
    LeaveSeat,
    Play,
    Rematch,
    Resign,
    SeatBot,
    TakeOver,
    TakeSeat,
    Throw,
)
from colonnade.table.entry import Closed, Revealed
from colonnade.table.fair_dice import Secret
from colonnade.table.opening import open_rematch
from colonnade.table.record import record
from colonnade.table.reducer import replay as replay_log
from colonnade.table.seat import OPEN
from colonnade.table.settings import Settings
from tables import SECRET, SERVER, SPECTATOR, TableDriver

TEAMS = {"players": "4", "teams": "yes"}


def test_before_the_game_a_seat_that_is_left_is_open_again() -> None:
    driver = TableDriver("corintho").seat_players("Ada", "Bob")
    driver.execute(LeaveSeat(), 0)
    assert driver.table.seats[0] == OPEN
    assert driver.table.keys == ("", "hash of Bob")
    assert not driver.table.is_over
    driver.execute(TakeSeat(0, "Eve", "new hash"), SPECTATOR)
    assert driver.table.keys == ("new hash", "hash of Bob")


def test_in_mid_game_a_bot_plays_for_a_seat_that_is_left_until_somebody_sits_down() -> None:
    driver = TableDriver("corintho").seat_players("Ada", "Bob")
    driver.execute(Play("c@a1"), 0)
    driver.execute(LeaveSeat(), 1)
    assert driver.table.keys[1] == ""
    assert pending_task(driver.table) == Think(1, "random")
    assert driver.refusal_reason(Play("c@b1"), 1) == "not_seated"
    driver.execute(Play("c@b1"), SERVER)
    driver.execute(TakeSeat(1, "Eve", "new hash"), SPECTATOR)
    assert driver.table.keys[1] == "new hash"
    driver.execute(Play("c@c1"), 0)
    assert pending_task(driver.table) is None
    driver.play_on(random.Random(11), 1)


def test_the_last_person_who_leaves_closes_the_table() -> None:
    driver = TableDriver("senet").seat_players("Ada", "bot").play_on(random.Random(11), 4)
    driver.execute(LeaveSeat(), 0)
    assert driver.log[-2:] == [Closed(), Revealed(SECRET.value.hex())]
    assert driver.table.is_over


def test_a_bot_takes_over_and_hands_back() -> None:
    driver = TableDriver("senet").seat_players("Ada", "Bob")
    assert driver.refusal_reason(HandBack(), 0) == "no_bot_plays"
    assert driver.refusal_reason(TakeOver(0), SPECTATOR) == "not_seated"
    assert driver.refusal_reason(TakeOver(0, "No!"), 1) == "bad_level"
    driver.execute(TakeOver(0), 1)
    assert driver.refusal_reason(TakeOver(0), 1) == "seat_taken"
    assert driver.refusal_reason(Throw(), 0) == "bot_plays"
    assert pending_task(driver.table) == Throw()
    driver.execute(Throw(), SERVER)
    assert driver.refusal_reason(HandBack(), 1) == "no_bot_plays"
    driver.execute(HandBack(), 0)
    assert driver.table.seats[0].name == "Ada"
    assert driver.table.keys[0] == "hash of Ada"
    assert driver.table.seats[0].bot == ""


def test_bots_are_seated_by_whoever_sits_there_and_never_over_a_person() -> None:
    driver = TableDriver("corintho", {"players": "3"})
    assert driver.refusal_reason(SeatBot(1, "random"), SPECTATOR) == "not_seated"
    assert driver.refusal_reason(SeatBot(1, "random"), 0) == "not_seated"
    driver.execute(TakeSeat(0, "Ada", "hash"), SPECTATOR)
    assert driver.refusal_reason(SeatBot(0, "random"), 0) == "seat_taken"
    assert driver.refusal_reason(SeatBot(3, "random"), 0) == "no_such_seat"
    assert driver.refusal_reason(SeatBot(1, "Random level!"), 0) == "bad_level"
    driver.execute(SeatBot(1, "random"), 0)
    driver.execute(SeatBot(1, "hard"), 0)
    assert driver.table.seats[1].bot == "hard"


@pytest.mark.parametrize(
    ("game", "options", "loser", "result"),
    [
        ("senet", {}, 0, (0, 1)),
        ("corintho", {}, 1, (1, 0)),
        ("columbiz", {}, 0, (0, 1)),
        ("les-4-colonnes", {}, 1, (1, 0)),
        ("les-4-colonnes", TEAMS, 0, (0, 1, 0, 1)),
        ("les-4-colonnes", TEAMS, 3, (1, 0, 1, 0)),
    ],
)
def test_between_two_sides_whoever_gives_up_has_lost(
    game: str, options: dict[str, str], loser: int, result: tuple[int, ...]
) -> None:
    driver = TableDriver(game, options).seat_players().play_on(random.Random(11), 7)
    driver.execute(Resign(), loser)
    table = driver.table
    assert table.is_over
    assert table.result == tuple(Fraction(number) for number in result)
    assert table.ending == "resignation"
    assert table.secret == (SECRET.value.hex() if game != "corintho" else "")
    text = str(record(driver.log))
    assert '[Termination "resignation"]' in text
    again = replay(read_record(text))
    assert again.result is None, "the tokens alone do not end it"
    assert again.state == table.state


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("corintho", {"players": "3"}),
        ("columbiz", {"players": "4"}),
        ("les-4-colonnes", {"players": "3"}),
        ("les-4-colonnes", {"players": "4"}),
    ],
)
def test_among_more_sides_a_bot_plays_on_for_whoever_gives_up(
    game: str, options: dict[str, str]
) -> None:
    driver = TableDriver(game, options).seat_players().play_on(random.Random(11), 7)
    driver.execute(Resign(), 1)
    assert not driver.table.is_over
    assert driver.table.seats[1].bot == "random"
    assert driver.refusal_reason(Resign(), 1) == "resigned"
    assert driver.refusal_reason(HandBack(), 1) == "resigned"
    assert driver.refusal_reason(Play("x"), 1) == "resigned"
    driver.play_on(random.Random(11))
    assert driver.table.result is not None
    assert driver.table.ending == ""


def test_when_all_persons_have_given_up_the_table_closes() -> None:
    driver = (
        TableDriver("columbiz", {"players": "3"})
        .seat_players("Ada", "bot", "Bob")
        .play_on(random.Random(11), 9)
    )
    driver.execute(Resign(), 0)
    assert not driver.table.is_over
    driver.execute(Resign(), 2)
    assert driver.table.ending == "abandoned"
    assert driver.table.result is None
    assert driver.table.secret == SECRET.value.hex()


def test_a_rematch_keeps_everything_and_moves_everybody_one_seat_on() -> None:
    settings = Settings(True, False, 77, "random", True)
    options = {"players": "3", "extension": "full"}
    driver = TableDriver("columbiz", options, settings=settings).seat_players("Ada", "Bob", "bot")
    assert driver.refusal_reason(Rematch("table-2"), 0) == "not_over"
    driver.play_on(random.Random(11))
    assert driver.refusal_reason(Rematch("table-2"), SPECTATOR) == "not_seated"
    driver.execute(Rematch("table-2"), 0)
    secret = Secret(bytes(32))
    verdict = open_rematch(driver.table, "table-2", secret, date="2026.11.16")
    old, new = driver.table, verdict.table
    assert (new.opened.game, new.opened.options) == (old.opened.game, old.opened.options)
    assert new.settings == settings
    assert new.opened.commitment == secret.commitment != old.opened.commitment
    assert (new.opened.parent, new.id, new.opened.date) == ("table-1", "table-2", "2026.11.16")
    assert [seat.name for seat in new.seats] == ["", "Ada", "Bob"]
    assert new.keys == ("", "hash of Ada", "hash of Bob")
    assert new.seats[0].kind == "bot"
    assert (new.tokens, new.throws, new.secret, new.rematch) == (0, 0, "", "")
    assert new.seeds == ("", "", "")
    assert replay_log(verdict.entries) == new
    assert len(verdict.story) == len(verdict.entries) == new.version


def test_after_a_resignation_and_a_rematch_partners_stay_partners() -> None:
    driver = (
        TableDriver("les-4-colonnes", TEAMS)
        .seat_players("a", "b", "c", "d")
        .play_on(random.Random(11), 3)
    )
    driver.execute(Resign(), 0)
    new = open_rematch(driver.table, "t2", SECRET).table
    assert [seat.name for seat in new.seats] == ["d", "a", "b", "c"]
    assert not any(seat.resigned or seat.bot for seat in new.seats)
