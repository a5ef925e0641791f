"""A table as a value: small, equal however it came about, and without keys."""

import random
import tracemalloc

import pytest

from colonnade.games import GAMES
from colonnade.kernel.awaited import CHOICE
from colonnade.kernel.steps import run_steps
from colonnade.table.automation import pending_task
from colonnade.table.commands import Play, SeatBot, TakeSeat, Throw
from colonnade.table.entry import Entry, Opened, Played
from colonnade.table.record import record
from colonnade.table.reducer import replay
from colonnade.table.settings import Settings
from colonnade.table.story import replay_tail_steps, story_steps
from colonnade.table.view import view
from configurations import MAIN, Configuration
from tables import SERVER, SPECTATOR, TableDriver


@pytest.mark.parametrize("configuration", MAIN, ids=str)
def test_a_whole_game_is_played_in_every_configuration(configuration: Configuration) -> None:
    driver = TableDriver(configuration.game, configuration.options).seat_players()
    driver.play_on(random.Random(str(configuration)), 150)
    table = driver.table
    assert replay(driver.log) == table
    assert list(run_steps(story_steps(driver.log))) == driver.story
    for last in (0, 7, len(driver.log)):
        told = driver.story[max(1, len(driver.log) - last) :]
        assert run_steps(replay_tail_steps(driver.log, last)) == (table, tuple(told))
    shown = view(table)
    assert shown.position == table.book.notation.write_position(table.options, table.state)
    assert shown.legal == tuple(sorted(shown.legal))
    assert shown.options == configuration.options
    assert set(shown.gestures) <= set(shown.legal)


@pytest.mark.parametrize("configuration", MAIN, ids=str)
def test_all_moves_of_a_menu_at_once_are_those_one_by_one(configuration: Configuration) -> None:
    rules = GAMES[configuration.game].rules
    driver = TableDriver(configuration.game, configuration.options).seat_players()
    for _ in range(60):
        driver.play_on(random.Random(len(driver.log)), 1)
        table = driver.table
        if table.stage == CHOICE:
            menu = rules.legal(table.options, table.state)
            one_by_one = [rules.nth(menu, index) for index in range(rules.count(menu))]
            assert list(rules.codes(menu)) == one_by_one
            assert sorted(table.moves.values()) == sorted(one_by_one)


def test_a_view_says_who_is_to_do_what() -> None:
    driver = TableDriver("senet", settings=Settings(turn_seconds=60)).seat_players("Ada", "Bob")
    shown = view(driver.table)
    assert (shown.awaits.kind, shown.awaits.seat) == ("throw", 0)
    assert [seat.name for seat in shown.seats] == ["Ada", "Bob"]
    assert (shown.tokens, shown.last, shown.result, shown.ending) == (0, None, None, "")
    assert shown.dice is not None
    assert (shown.dice.throws, shown.dice.secret, shown.dice.seeds) == (0, "", ("", ""))
    driver.throw_until_choice()
    shown = view(driver.table)
    assert shown.awaits.kind == "choice"
    assert shown.awaits.seat == driver.table.turn
    assert shown.legal == ("10-11",)
    driver.play_on(random.Random(1))
    shown = view(driver.table)
    assert (shown.awaits.kind, shown.awaits.seat, shown.legal) == ("nothing", None, ())
    assert shown.result in (("1", "0"), ("0", "1"))
    assert shown.dice is not None
    assert shown.dice.secret == driver.secret.value.hex()
    assert shown.dice.throws == driver.table.throws > 20


def test_a_game_without_throws_has_no_dice_to_show() -> None:
    driver = TableDriver("corintho").seat_players()
    assert view(driver.table).dice is None
    assert driver.table.opened.commitment == ""
    assert "Commitment" not in record(driver.log).headers


def test_a_result_is_shared_as_the_rules_share_it() -> None:
    options = {"players": "4", "teams": "yes", "finish": "home"}
    driver = TableDriver("les-4-colonnes", options).seat_players().play_on(random.Random(8))
    assert view(driver.table).result in (("1", "0", "1", "0"), ("0", "1", "0", "1"))


def test_a_record_names_people_bots_and_colours() -> None:
    driver = TableDriver("corintho", {"players": "3"})
    driver.execute(TakeSeat(0, "Ada", "hash"), SPECTATOR)
    driver.execute(SeatBot(1, "hard"), 0)
    driver.execute(TakeSeat(2, "", "hash"), SPECTATOR)
    colour = view(driver.table).colours[2].en
    assert record(driver.log).seats == ("Ada", "bot:hard", colour)


def test_the_house_has_nothing_to_do_while_people_think() -> None:
    driver = TableDriver("senet").seat_players("Ada", "bot")
    assert pending_task(driver.table) is None
    while driver.table.turn == 0:
        driver.play_on(random.Random(0), 1)
    assert pending_task(driver.table) == Throw() or driver.table.stage == CHOICE


def test_a_table_does_not_grow_with_its_game() -> None:
    driver = TableDriver("senet").seat_players().play_on(random.Random(2), 100)
    log, table = driver.log, driver.table

    def weight(entries: list[Entry]) -> int:
        tracemalloc.start()
        kept = replay(entries)
        size, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert kept.version == len(entries)
        return size

    # Other threads may take memory meanwhile, which can only add.
    half = min(weight(log[: len(log) // 2]) for _ in range(3))
    whole = min(weight(log) for _ in range(3))
    assert table.version == len(log)
    assert whole < half + 2000
    assert whole < 25_000


def test_a_log_that_does_not_begin_or_was_never_legal_is_a_bug() -> None:
    with pytest.raises(AssertionError):
        replay([])
    with pytest.raises(AssertionError):
        replay([Played("10-11", 0)])
    opened = TableDriver("corintho").log[0]
    with pytest.raises(AssertionError):
        replay([opened, opened])
    driver = TableDriver("corintho").seat_players()
    driver.execute(Play("c@a1"), 0)
    with pytest.raises(AssertionError):
        replay([*driver.log, Played("c@a1", 1)])
    assert isinstance(opened, Opened)
    assert driver.refusal_reason(Throw(), SERVER) == "not_a_bot"
