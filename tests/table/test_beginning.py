"""Who begins: arranged before the game, recorded, and checked with the secret."""

import pytest

from colonnade.games import GAMES
from colonnade.kernel.record import read_record, write_record
from colonnade.table.beginning import WAYS, Begins, beginning, rotated
from colonnade.table.decision import Accepted
from colonnade.table.entry import Revealed
from colonnade.table.fair_dice import Secret
from colonnade.table.opening import open_table
from colonnade.table.record import record
from colonnade.table.verify import verify

SECRETS = [Secret(bytes([number]) * 32) for number in range(40)]


def test_as_seated_nothing_moves_and_nothing_is_told() -> None:
    assert beginning("seated", 4, 2, SECRETS[0], "t") == (0, "")


def test_the_youngest_comes_first_in_the_same_order() -> None:
    assert beginning("youngest", 4, 2, SECRETS[0], "t") == (2, "youngest")
    assert rotated("ABCD", 2) == ("C", "D", "A", "B")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_highest_die_begins_and_ties_throw_again(players: int) -> None:
    tied = 0
    for secret in SECRETS:
        first, told = beginning("highest", players, 0, secret, "t")
        rounds = [dice.split() for dice in told.removeprefix("highest ").split(", ")]
        tied += len(rounds) > 1
        assert 0 <= first < players
        last = [int(die) for die in rounds[-1] if die != "-"]
        assert int(rounds[-1][0]) == max(last), "whoever begins stands first"
        assert last.count(max(last)) == 1
        for dice in rounds[:-1]:
            thrown = [int(die) for die in dice if die != "-"]
            assert thrown.count(max(thrown)) > 1
    assert tied


def test_everybody_can_be_drawn() -> None:
    for way in ("highest", "random"):
        assert {beginning(way, 3, 0, secret, "t").first for secret in SECRETS} == {0, 1, 2}


@pytest.mark.parametrize("way", WAYS)
def test_the_record_tells_how_and_verify_checks_it(way: Begins) -> None:
    secret = SECRETS[3]
    _, told = beginning(way, 2, 1, secret, "t")
    opened = open_table("t", "columbiz", {}, secret, begins=told)
    assert isinstance(opened, Accepted)
    [event] = opened.story
    assert event.kind == ("opened" if way == "seated" else f"began_{way}")
    assert event.facts.get("die") == (
        told.split(", ")[-1].split()[-2] if way == "highest" else None
    )
    written = record([*opened.entries, Revealed(secret.value.hex())])
    assert written.headers.get("Begins", "") == told
    again = read_record(write_record(written))
    reasons = [check.reason for check in verify(again)]
    assert ("began" in reasons) is (way in {"highest", "random"})
    forged = (
        read_record(write_record(written).replace(told, "highest 6 1"))
        if "highest" in told
        else None
    )
    if forged is not None and told != "highest 6 1":
        assert "wrong_beginning" in [check.reason for check in verify(forged)]


def test_everybody_keeps_their_colour() -> None:
    book = GAMES["les-4-colonnes"]
    options = book.options.read_options({"players": "3", "colours": "Y,G,R"})
    moved = book.options.write_options(book.turned(options, 1))
    assert moved["colours"] == "G,R,Y"
    other = GAMES["corintho"]
    chosen = other.options.read_options({})
    assert other.turned(chosen, 1) == chosen
