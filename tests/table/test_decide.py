"""Who may do what, and when."""

import ast
import random
import re
from pathlib import Path

import pytest

import colonnade.table
from colonnade.kernel.refusal import Refusal
from colonnade.table.beginning import WAYS
from colonnade.table.commands import (
    AddSeed,
    Close,
    Expire,
    HandBack,
    LeaveSeat,
    Play,
    Rematch,
    Resign,
    SeatBot,
    TakeOver,
    TakeSeat,
    Throw,
    Undo,
)
from colonnade.table.decide import DECIDERS
from colonnade.table.decide_play import names_at
from colonnade.table.entry import KINDS, Flagged, Played, Revealed, Seeded, Thrown
from colonnade.table.opening import open_table
from colonnade.table.settings import LONGEST_TURN, Settings
from colonnade.table.table import CHANCE, CHOICE
from colonnade.table.view import view
from colonnade.table.words import REFUSALS, STORY
from tables import SECRET, SERVER, SPECTATOR, TableDriver


def test_nobody_plays_before_every_seat_is_taken() -> None:
    driver = TableDriver("corintho")
    driver.execute(TakeSeat(0, "Ada", "hash"), SPECTATOR)
    assert driver.refusal_reason(Play("c@a1"), 0) == "not_ready"
    assert driver.refusal_reason(Resign(), 0) == "not_ready"
    assert view(driver.table).awaits.kind == "seats"
    assert view(driver.table).legal == ()
    driver.execute(SeatBot(1, "random"), 0)
    driver.execute(Play("c@a1"), 0)


def test_a_refusal_calls_everybody_as_the_table_does() -> None:
    driver = TableDriver("corintho").seat_players("Ada", "bot")
    for token, who in (("c@a1", 0), ("c@b1", SERVER), ("b@a4", 0), ("c@c1", SERVER)):
        driver.execute(Play(token), who)
    verdict = driver.send(Play("b@d4"), 0)
    assert isinstance(verdict, Refusal)
    assert verdict.text.en.startswith("The bot has a line")
    assert verdict.text.fr.startswith("Le robot a un alignement")
    assert [name.fr for name in names_at(driver.table)] == ["Ada", "Le robot"]
    several = TableDriver("corintho", {"players": "3"}).seat_players("Ada", "bot", "bot")
    assert [name.en for name in names_at(several.table)] == ["Ada", "Bot 2", "Bot 3"]
    coloured = TableDriver("les-4-colonnes").seat_players("Ada", "bot")
    assert names_at(coloured.table)[1].fr == "Vert"


def test_a_seat_is_taken_once() -> None:
    driver = TableDriver("senet").seat_players("Ada", "bot")
    assert driver.refusal_reason(TakeSeat(0, "Eve", "other"), SPECTATOR) == "seat_taken"
    assert driver.refusal_reason(TakeSeat(1, "Eve", "other"), SPECTATOR) == "seat_taken"
    assert driver.refusal_reason(TakeSeat(2, "Eve", "other"), SPECTATOR) == "no_such_seat"
    assert driver.refusal_reason(TakeSeat(-1, "Eve", "other"), SPECTATOR) == "no_such_seat"


def test_a_name_can_stand_in_a_record() -> None:
    driver = TableDriver("senet")
    driver.execute(TakeSeat(0, "  Ada,\nCountess\u202e of " + "x" * 60, "hash"), SPECTATOR)
    name = driver.table.seats[0].name
    assert name.startswith("Ada Countess of xxx")
    assert len(name) <= 40


def test_only_whoever_sits_there_acts_and_only_in_turn() -> None:
    driver = TableDriver("corintho").seat_players("Ada", "Bob")
    for who in (SPECTATOR, 2, -1, 7):
        for command in (Play("c@a1"), Throw(), Undo(), Resign(), LeaveSeat(), HandBack()):
            assert driver.refusal_reason(command, who) == "not_seated"
    assert driver.refusal_reason(Play("c@a1"), 1) == "not_your_turn"
    assert driver.refusal_reason(Play("c@a1"), SERVER) == "not_a_bot"
    assert driver.refusal_reason(Throw(), 0) == "choice_awaited"


def test_the_house_plays_for_bots_and_for_nobody_else() -> None:
    driver = TableDriver("corintho").seat_players("bot", "Bob")
    assert driver.refusal_reason(Play("c@a1"), 0) == "not_seated"
    assert driver.refusal_reason(Play("c@a1"), 1) == "not_your_turn"
    driver.execute(Play("c@a1"), SERVER)
    assert driver.log[-1] == Played("c@a1", 0, "bot")
    assert driver.refusal_reason(Play("c@b1"), SERVER) == "not_a_bot"


def test_nobody_chooses_a_throw() -> None:
    driver = TableDriver("senet").seat_players()
    assert driver.refusal_reason(Play("t1"), 0) == "throw_awaited"
    assert driver.refusal_reason(Throw(), 1) == "not_your_turn"
    assert driver.refusal_reason(Throw(), SERVER) == "not_a_bot"
    driver.execute(Throw(), 0)
    assert isinstance(driver.log[-1], Thrown)


def test_a_move_against_the_rules_is_refused_with_its_clause_in_both_languages() -> None:
    driver = TableDriver("corintho").seat_players()
    driver.execute(Play("k@a1"), 0)
    verdict = driver.send(Play("c@a1"), 1)
    assert isinstance(verdict, Refusal)
    assert verdict.reason == "rule"
    assert re.fullmatch(r"C\d+", verdict.clause)
    assert verdict.text.en != verdict.text.fr
    for text in ("nonsense", "", "a" * 10_000, "\x00", "é"):
        assert driver.refusal_reason(Play(text), 1) == "malformed"


def test_whoever_saw_an_older_table_is_refused() -> None:
    driver = TableDriver("corintho").seat_players()
    version = driver.table.version
    driver.execute(Play("c@a1"), 0)
    assert driver.refusal_reason(Play("c@b1"), 1, seen=version) == "stale"
    assert driver.refusal_reason(Play("c@b1"), 1, seen=version + 2) == "stale"
    assert not isinstance(driver.send(Play("c@b1"), 1, seen=version + 1), Refusal)


def test_seeds_come_before_the_first_throw_and_change_it() -> None:
    driver = TableDriver("senet").seat_players("Ada", "Bob")
    driver.execute(AddSeed("abracadabra"), 0)
    driver.execute(AddSeed("second thoughts"), 0)
    assert driver.table.seeds == ("second thoughts", "")
    for bad in ("", "a,b", "x" * 65, "\n"):
        assert driver.refusal_reason(AddSeed(bad), 1) == "bad_seed"
    assert driver.refusal_reason(AddSeed("x"), SPECTATOR) == "not_seated"
    driver.execute(Throw(), 0)
    assert driver.refusal_reason(AddSeed("too late"), 1) == "dice_are_cast"
    assert TableDriver("corintho").seat_players().refusal_reason(AddSeed("x"), 0) == "no_dice"


def test_whoever_sits_down_may_bring_a_seed() -> None:
    driver = TableDriver("senet")
    assert driver.refusal_reason(TakeSeat(0, "Ada", "hash", "a,b"), SPECTATOR) == "bad_seed"
    driver.execute(TakeSeat(0, "Ada", "hash", "mine"), SPECTATOR)
    assert driver.log[-1] == Seeded(0, "mine")
    assert driver.table.seeds == ("mine", "")


def test_throws_make_themselves_but_for_the_first() -> None:
    driver = TableDriver("senet", settings=Settings(auto_throw=True)).seat_players()
    assert driver.table.stage == CHANCE
    assert driver.refusal_reason(Throw(), SERVER) == "not_a_bot"
    verdict = driver.execute(Throw(), 0)
    assert driver.table.stage == CHOICE
    assert len(verdict.entries) == len(verdict.story) >= 1
    rng = random.Random(5)
    for _ in range(40):
        seat = driver.table.turn
        assert seat is not None
        driver.execute(Play(rng.choice(list(driver.table.moves))), seat)
        assert driver.table.stage != CHANCE


def test_the_clock_acts_for_a_person_and_nobody_takes_that_back() -> None:
    driver = TableDriver("corintho", settings=Settings(turn_seconds=30)).seat_players()
    assert driver.refusal_reason(Expire("c@a1"), 0) == "server_only"
    assert driver.refusal_reason(Expire("zz"), SERVER) == "malformed"
    assert driver.refusal_reason(Expire("c@a9"), SERVER) == "malformed"
    driver.execute(Play("c@a1"), 0)
    driver.execute(Expire("c@b1"), SERVER)
    assert driver.log[-2:] == [Flagged(1), Played("c@b1", 1, "clock")]
    assert driver.refusal_reason(Undo(), 1) == "nothing_to_take_back"
    assert driver.refusal_reason(Undo(), 0) == "nothing_to_take_back"
    dice = TableDriver("senet", settings=Settings(turn_seconds=30)).seat_players()
    dice.execute(Expire(), SERVER)
    assert isinstance(dice.log[-1], Thrown)
    assert (
        TableDriver("corintho").seat_players().refusal_reason(Expire("c@a1"), SERVER) == "no_timer"
    )
    bots = TableDriver("corintho", settings=Settings(turn_seconds=30)).seat_players("bot", "bot")
    assert bots.refusal_reason(Expire("c@a1"), SERVER) == "no_timer"


@pytest.mark.parametrize("game", ["senet", "corintho", "columbiz", "les-4-colonnes"])
def test_nothing_happens_once_the_game_is_over_but_a_rematch(game: str) -> None:
    driver = TableDriver(game).seat_players().play_on(random.Random(3))
    assert driver.table.is_over
    assert driver.table.result is not None
    assert isinstance(driver.log[-1], Revealed) is (game != "corintho")
    for command in (
        Play("x"), Throw(), Resign(), LeaveSeat(), HandBack(),
        TakeSeat(0, "Eve", "hash"), SeatBot(0, "random"), TakeOver(0),
    ):  # fmt: skip
        assert driver.refusal_reason(command, 0) == "over"
    for server_command in (Expire("x"), Close(), Throw()):
        assert driver.refusal_reason(server_command, SERVER) == "over"
    driver.execute(Rematch("table-2"), 1)
    assert driver.refusal_reason(Rematch("table-3"), 0) == "rematched"
    assert driver.refusal_reason(Undo(), 0) == "over"
    assert view(driver.table).rematch == "table-2"


def test_a_table_that_cannot_be_is_not_opened() -> None:
    def why(game: str, options: dict[str, str], settings: Settings | None = None) -> str:
        verdict = open_table("t", game, options, SECRET, settings=settings)
        assert isinstance(verdict, Refusal)
        assert all(verdict.text)
        return verdict.reason

    assert why("chess", {}) == "unknown_game"
    assert why("senet", {"players": "3"}) == "bad_options"
    assert why("senet", {"colour": "blue {x}"}) == "bad_options"
    assert why("senet", {}, Settings(turn_seconds=-1)) == "bad_settings"
    assert why("senet", {}, Settings(turn_seconds=LONGEST_TURN + 1)) == "bad_settings"
    assert why("senet", {}, Settings(stand_in="Bad Level")) == "bad_level"


def test_a_table_closes_by_the_house_alone_and_shows_its_secret() -> None:
    driver = TableDriver("senet").seat_players().play_on(random.Random(5), 9)
    assert driver.refusal_reason(Close(), 0) == "server_only"
    driver.execute(Close(), SERVER)
    assert driver.table.result is None
    assert driver.table.ending == "abandoned"
    assert driver.log[-1] == Revealed(SECRET.value.hex())


def test_every_command_has_a_decider_and_every_sentence_both_languages() -> None:
    assert len(DECIDERS) == 13
    for words in (*REFUSALS.values(), *STORY.values()):
        assert set(re.findall(r"{(\w+)}", words.en)) == set(re.findall(r"{(\w+)}", words.fr))
        assert words.en != words.fr
    # A log tells how it was decided who begins, and calls a correction of own dice so.
    began = {f"began_{way}" for way in WAYS if way != "seated"}
    assert set(STORY) == {*KINDS.values(), "throw_corrected", *began}


def test_a_refusal_that_is_never_given_has_no_sentence() -> None:
    folder = Path(next(iter(colonnade.table.__path__)))
    reason_at = {"refused": 0, "refuse_if": 1}
    given = {
        constant.value
        for path in folder.glob("*.py")
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name)
        if call.func.id in reason_at
        for constant in ast.walk(call.args[reason_at[call.func.id]])
        if isinstance(constant, ast.Constant)
    }
    assert given == set(REFUSALS)
