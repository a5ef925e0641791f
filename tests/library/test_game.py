"""The object people import."""

import random
import xml.etree.ElementTree as ElementTree
from datetime import date
from fractions import Fraction
from pathlib import Path

import pytest

import colonnade
from configurations import MAIN, Configuration


def test_a_game_from_start_to_end() -> None:
    rng = random.Random(4)
    game = colonnade.new("senet", throws="die")
    while not game.is_over:
        match game.awaits:
            case colonnade.Choice(seat):
                assert seat == game.seat
                assert game.play(rng.choice(game.legal))
            case colonnade.Chance(odds):
                assert sum(chance for _, chance in odds) == 1
                assert game.throw(rng) in dict(odds)
    assert isinstance(game.awaits, colonnade.Over)
    assert sorted(game.result or ()) == [Fraction(0), Fraction(1)]
    assert game.seat is None


def test_undo_takes_back_one_token_at_a_time() -> None:
    game = colonnade.new("senet")
    positions = []
    for token in ("t2", "t1", "10-11", "t3"):
        positions.append(game.position)
        game.play(token)
    for token in ("t3", "10-11", "t1", "t2"):
        assert game.undo() == token
        assert game.position == positions.pop()
    with pytest.raises(colonnade.ColonnadeError):
        game.undo()


def test_a_refused_token_changes_nothing_and_says_why() -> None:
    game = colonnade.new("senet")
    game.play("t1")
    before = game.position
    with pytest.raises(colonnade.IllegalToken, match="S6") as caught:
        game.play("8-9")
    assert caught.value.refusal.clause == "S6"
    assert game.position == before
    why = game.why("8-9")
    assert why is not None
    assert str(why).startswith("S6: ")
    assert why.text.fr != why.text.en
    assert game.why("10-11") is None


def test_a_copy_is_independent() -> None:
    game = colonnade.new("corintho")
    twin = game.copy()
    twin.play("b@a1")
    assert game.tokens == ()
    assert twin.tokens == ("b@a1",)


def test_throwing_when_no_throw_is_due() -> None:
    with pytest.raises(colonnade.ColonnadeError, match="no throw"):
        colonnade.new("corintho").throw(random.Random(1))


def test_a_record_replays_to_the_same_position(tmp_path: Path) -> None:
    game = colonnade.new("columbiz", players=3)
    rng = random.Random(8)
    for _ in range(40):
        if game.legal:
            game.play(rng.choice(game.legal))
        elif not game.is_over:
            game.throw(rng)
    path = tmp_path / "game.txt"
    record = game.record(seats=("Ada", "Bo", "Cy"), on=date(2026, 11, 15))
    path.write_text(str(record), encoding="utf-8")
    again, read = colonnade.load(path)
    assert again.position == game.position
    assert again.tokens == game.tokens
    assert read.seats == ("Ada", "Bo", "Cy")
    assert read.date == "2026.11.15"
    assert '[Result "*"]' in str(record)


def test_a_game_from_a_position_keeps_it_in_its_record() -> None:
    position = "w.w......./b........./.......... 0 2 0,0 1"
    game = colonnade.Game("senet", position=position)
    game.play("3-5")
    again = colonnade.replay(colonnade.read_record(str(game.record())))
    assert again.position == game.position


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[Event "Rated"]\n\n1. e4 e5', "not a Colonnade record"),
        ('[Game "chess"]\n[Options "players=2"]\n', "no game 'chess'"),
        ('[Game "senet"]\n[Options "players=2"]\n\nt2 t1 9-10', "line 4: token 3: 9-10: S6"),
        ('[Game "senet"]\n[Options "players=2"]\n\nt2 t', "line 4: token 2"),
        ('[Game "senet"]\n[Options "players=2"]\n[Result "1 0"]\n\nt2', "not the result"),
        ('[Game "senet"]\n[Options "players=2"]\n[Seats "Ada"]\n\nt2', "1 of 2 seats"),
        ('[Game "senet"]\n[Options "throws=die"]\n', "players"),
        ('[Game "senet"]\n[Options "players=2"]\n\nt2 {oh', "never closed"),
        ('[Game "senet]\n', "line 1: not a header"),
    ],
)
def test_a_bad_record_says_where_and_what(text: str, said: str) -> None:
    with pytest.raises(colonnade.BadRecord, match=r".") as caught:
        colonnade.replay(colonnade.read_record(text))
    assert said in str(caught.value)


def test_a_binary_file_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "noise"
    path.write_bytes(b"[Game\n\xff\xfe\x00")
    with pytest.raises(colonnade.BadRecord, match="line 2: not a text file"):
        colonnade.load(path)


def test_unknown_games_and_options_are_named() -> None:
    with pytest.raises(colonnade.UnknownGame, match="chess"):
        colonnade.new("chess")
    with pytest.raises(colonnade.BadOption, match="colour"):
        colonnade.new("senet", colour="blue")
    with pytest.raises(colonnade.BadOption, match="players=5"):
        colonnade.new("columbiz", players=5)


@pytest.mark.parametrize("configuration", MAIN, ids=str)
def test_every_board_can_be_drawn(configuration: Configuration) -> None:
    rng = random.Random(str(configuration))
    game = colonnade.Game(configuration.game, **configuration.options)
    for step in range(120):
        if game.is_over:
            break
        if game.legal:
            game.play(rng.choice(game.legal))
        else:
            game.throw(rng)
        if step % 20 == 0:
            for text in (game.board("en"), game.board("fr")):
                assert max(map(len, text.splitlines())) <= 80
            root = ElementTree.fromstring(game.svg("fr"))
            assert root.tag == "{http://www.w3.org/2000/svg}svg"
            width, height = map(float, (root.get("viewBox") or "").split()[2:])
            # Part of it, marked, is the board itself.
            (view,) = root.findall("{*}view[@id='board']")
            left, top, wide, high = map(float, (view.get("viewBox") or "").split())
            assert 0 < left < left + wide <= width
            assert 0 < top < top + high <= height
    assert str(game) == game.board()
    assert game._repr_svg_() == game.svg()
    assert game.position in repr(game)


def test_a_language_that_no_text_is_in_is_refused() -> None:
    game = colonnade.new("senet")
    game.play("t1")
    for shown in (game.board, game.svg, game.log):
        with pytest.raises(colonnade.ColonnadeError, match="no language 'de'; there are en, fr"):
            shown("de")  # type: ignore[arg-type]


def test_colours_are_given_by_letters_names_or_peoples() -> None:
    for colours in ("Y,R", ["yellow", "red"], "Jaune, rouge", "grecs,gaulois"):
        assert colonnade.new("les-4-colonnes", colours=colours).options["colours"] == "Y,R"
    with pytest.raises(colonnade.ColonnadeError, match="such as yellow,blue,green,red"):
        colonnade.new("les-4-colonnes", colours="pink,red")
