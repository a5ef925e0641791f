"""`colonnade verify`: an honest record passes, and any change in it is found."""

import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from colonnade.kernel.errors import BadRecord
from colonnade.kernel.record import read_record
from colonnade.library import replay
from colonnade.table.commands import AddSeed, Close, LeaveSeat, Resign, SeatBot, TakeOver
from colonnade.table.entry import Seeded
from colonnade.table.record import record
from colonnade.table.reducer import apply
from colonnade.table.verify import SAYS, verify
from tables import SECRET, SERVER, TableDriver

GAMES = ["senet", "corintho", "columbiz", "les-4-colonnes"]


def played_table(game: str) -> str:
    return str(record(TableDriver(game).seat_players("Ada", "bot").play_on(random.Random(2)).log))


def findings(text: str) -> dict[str, str]:
    return {check.reason: check.finding for check in verify(read_record(text))}


def run_verify(text: str, folder: Path, *arguments: str) -> tuple[int, str]:
    file = folder / "game.txt"
    file.write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "colonnade", "verify", *arguments, str(file)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
        env={**os.environ, "PYTHONUTF8": "1", "LC_ALL": "C.UTF-8"},
    )
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("game", GAMES)
def test_an_honest_record_is_true(game: str, tmp_path: Path) -> None:
    text = played_table(game)
    expected = {"legal", "result"} | (
        {"no_dice"} if game == "corintho" else {"committed", "throws", "unseeded"}
    )
    assert findings(text) == dict.fromkeys(expected, "holds")
    code, out = run_verify(text, tmp_path, "--lang", "en")
    assert code == 0
    assert out.endswith("This record is true.\n")
    assert run_verify(text, tmp_path, "--lang", "fr")[1].endswith("Cette feuille est vraie.\n")


@pytest.mark.parametrize(
    ("header", "value", "reason"),
    [
        ("Secret", "00" * 32, "wrong_secret"),
        ("Secret", "00", "bad_header"),
        ("Secret", "xyz", "bad_header"),
        ("Commitment", "00" * 32, "wrong_secret"),
        ("Seeds", "x,", "wrong_throw"),
        ("Seeds", ",x", "seed_of_nobody"),
        ("Occupants", "0@0 Ada", "bad_header"),
        ("Occupants", "nobody", "bad_header"),
        ("Occupants", "0@0 bot:hard, 1@0 bot:hard", "bad_header"),
        ("Unseeded", "1", "bad_header"),
        ("Seeds", "x", "bad_header"),
        ("Table", "another", "wrong_throw"),
        ("Result", "0 1", "wrong_result"),
        ("Result", "1/2 1/2", "wrong_result"),
        ("Result", "*", "no_result"),
        ("Options", "players=3", "illegal"),
        ("Options", "players=2 position=x", "illegal"),
        ("Seats", "Ada", "illegal"),
    ],
)
def test_a_false_header_is_found(header: str, value: str, reason: str, tmp_path: Path) -> None:
    text = played_table("senet")
    assert '[Result "1 0"]' in text
    false = re.sub(rf'\[{header} "[^"]*"\]', f'[{header} "{value}"]', text)
    assert false != text
    assert findings(false)[reason] == "fails"
    code, out = run_verify(false, tmp_path)
    assert code == 1
    assert out.endswith("This record is FALSE.\n")


def test_a_throw_that_was_chosen_is_found() -> None:
    """Any throw, changed for another after which the rest is still legal or not."""
    whole = read_record(played_table("senet"))
    at = whole.tokens.index("t1")
    text = played_table("senet").replace(" t1 ", " t6 ", 1)
    assert findings(text)["wrong_throw"] == "fails"
    (wrong,) = (check for check in verify(read_record(text)) if check.reason == "wrong_throw")
    assert wrong.facts["index"] == at + 1
    assert wrong.facts["due"] == "t1"


def test_leaving_out_an_idle_throw_is_found() -> None:
    text = played_table("les-4-colonnes")
    head, _, body = text.partition("\n\n")
    first, rest = body.split(maxsplit=1)
    assert first.startswith("d")
    reasons = findings(f"{head}\n\n{rest}")
    assert reasons.get("wrong_throw") == "fails"


def test_an_unfinished_game_shows_no_secret_and_leaves_the_throws_open(tmp_path: Path) -> None:
    driver = TableDriver("senet").seat_players().play_on(random.Random(2), 20)
    text = str(record(driver.log))
    assert "[Secret" not in text
    assert findings(text) == {
        "legal": "holds",
        "unfinished": "holds",
        "not_revealed": "open",
        "unseeded": "holds",
    }
    code, out = run_verify(text, tmp_path)
    assert code == 3
    assert out.endswith("Not everything could be checked.\n")


def test_an_abandoned_and_a_resigned_game_can_be_checked_too() -> None:
    for command, who, reason in ((Close(), SERVER, "unfinished"), (Resign(), 1, "resigned")):
        driver = TableDriver("columbiz").seat_players().play_on(random.Random(2), 30)
        driver.execute(command, who)
        found = findings(str(record(driver.log)))
        assert found == dict.fromkeys(["legal", reason, "committed", "unseeded", "throws"], "holds")


def test_a_result_the_tokens_do_not_give_needs_a_resignation_that_can_give_it() -> None:
    driver = TableDriver("senet").seat_players().play_on(random.Random(2), 20)
    driver.execute(Resign(), 1)
    text = str(record(driver.log))
    replay(read_record(text))
    for false in (
        text.replace('[Termination "resignation"]\n', ""),
        text.replace('"resignation"', '"abandoned"'),
        text.replace('[Result "1 0"]', '[Result "1/2 1/2"]'),
        text.replace('[Result "1 0"]', '[Result "1 1"]'),
        text.replace('[Result "1 0"]', '[Result "1"]'),
    ):
        assert false != text
        assert findings(false)["wrong_result"] == "fails"
        with pytest.raises(BadRecord):
            replay(read_record(false))


def test_a_finished_game_is_not_won_by_resignation() -> None:
    text = played_table("senet").replace(
        '[Result "1 0"]', '[Result "0 1"]\n[Termination "resignation"]'
    )
    assert findings(text)["wrong_result"] == "fails"


def test_a_record_of_thrown_dice_on_a_real_table_is_left_open() -> None:
    text = '[Game "senet"]\n[Options "players=2"]\n\nt1 10-11\n'
    assert findings(text)["not_committed"] == "open"


def test_what_is_no_record_is_told_so(tmp_path: Path) -> None:
    for text in ("", "nonsense", '[Game "senet"]\n'):
        code, out = run_verify(text, tmp_path)
        assert code == 2
        assert out.startswith("colonnade: ")
        assert "Traceback" not in out


def test_every_answer_says_the_same_facts_in_both_languages() -> None:
    for words in SAYS.values():
        english, french = (sorted(re.findall(r"{(\w+)}", text)) for text in words)
        assert english == french


def seeded() -> TableDriver:
    driver = TableDriver("senet").seat_players("Ada", "bot")
    driver.execute(AddSeed("abracadabra"), 0)
    return driver.play_on(random.Random(2))


def test_a_record_says_who_added_a_seed_and_who_did_not() -> None:
    text = str(record(seeded().log))
    assert '[Occupants "0@0 Ada, 1@0 bot:random"]' in text
    assert "Unseeded" not in text
    assert findings(text)["seeded"] == "holds"
    assert '[Unseeded "0"]' in played_table("senet")
    assert findings(played_table("senet"))["unseeded"] == "holds"


def test_a_record_from_before_still_verifies_though_it_does_not_say_who_seeded() -> None:
    old = re.sub(r'\[(Occupants|Unseeded) "[^"]*"\]\n', "", str(record(seeded().log)))
    expected = {"legal", "result", "committed", "throws", "seeds_unsaid"}
    assert findings(old) == dict.fromkeys(expected, "holds")


def test_seeds_cannot_be_tried_out_on_the_seat_of_a_bot() -> None:
    """With any secret and table the throws hold for the seed of a bot, and the record does not."""
    driver = TableDriver("senet").seat_players("Ada", "bot")
    driver.log.append(Seeded(1, "ground"))
    driver.table = apply(driver.table, Seeded(1, "ground"))
    text = str(record(driver.play_on(random.Random(2)).log))
    found = findings(text)
    assert found["throws"] == "holds"
    assert found["seed_of_nobody"] == "fails"


def test_a_record_is_compared_with_what_a_player_has_kept(tmp_path: Path) -> None:
    text = str(record(seeded().log))
    commitment = SECRET.commitment
    code, out = run_verify(text, tmp_path, "--commitment", commitment, "--seed", "abracadabra")
    assert code == 0, out
    for other in (("--commitment", "00" * 32), ("--seed", "mine")):
        code, out = run_verify(text, tmp_path, *other)
        assert code == 1
        assert "NOT" in out


def test_every_occupant_of_a_seat_stands_in_the_record() -> None:
    driver = TableDriver("senet").seat_players("Ada", "bot")
    driver.play_on(random.Random(3), 6)
    count = driver.table.tokens
    driver.execute(SeatBot(1, "hard"), 0)
    driver.play_on(random.Random(3), 2)
    later = driver.table.tokens
    driver.execute(TakeOver(0), SERVER)
    text = str(record(driver.log))
    expected = f"0@0 Ada, 1@0 bot:random, 1@{count} bot:hard, 0@{later} bot:random"
    assert f'[Occupants "{expected}"]' in text


def test_a_seed_goes_with_the_person_who_leaves_before_the_first_throw() -> None:
    driver = TableDriver("senet").seat_players("Ada", "Bob")
    driver.execute(AddSeed("abracadabra"), 0)
    driver.execute(LeaveSeat(), 0)
    assert driver.table.seeds == ("", "")
