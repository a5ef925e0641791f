"""The command line, run as a person runs it."""

import re
import sys
from pathlib import Path

import pytest

from colonnade.__main__ import main
from colonnade.games import GAMES
from colonnade.library import Game
from terminal.command_line import call, run


def test_play_asks_for_everything_and_keeps_the_game(tmp_path: Path) -> None:
    code, out, err = run(
        "play",
        "--lang",
        "en",
        typed="9\nSenett\n\n\nAda\nbot\n\n\nt1\n10-11\nquit\n",
        home=tmp_path,
    )
    assert (code, err) == (0, "")
    assert "Please type a number from 1 to 4." in out
    assert "Ada, press Enter to throw" in out
    assert "colonnade play --continue" in out
    code, out, _ = run("play", "--continue", "--lang", "fr", typed="log\n", home=tmp_path)
    assert code == 0
    assert "10-11" in out
    offered = run("play", "--lang", "en", typed="1\nlog\n", home=tmp_path)[1]
    assert "Unfinished games:" in offered
    assert "1  Senet: Ada – the bot, 2 moves and throws, " in offered
    assert (
        "An unfinished game of Senet is kept" in run("play", "senet", home=tmp_path, LC_ALL="C")[1]
    )
    assert run("play", "corintho", "--continue", home=tmp_path)[0] == 2, "of another game"


def test_the_start_asks_for_the_main_choices_and_for_variants(tmp_path: Path) -> None:
    out = run("play", "--lang", "en", typed="senet\n2\n\nAda\nBo\n\n\nd1\nquit\n", home=tmp_path)[1]
    assert "What is thrown, S3 (Enter: 1)" in out
    assert "How the track is left" not in out, "a variant"
    (kept,) = (tmp_path / "colonnade" / "unfinished").glob("*.txt")
    assert "throws=die exit=exact" in kept.read_text(encoding="utf-8")


def test_the_start_asks_who_begins_and_whose_dice_are_thrown(tmp_path: Path) -> None:
    typed = "columbiz\n2\n\nAda\nBo\n2\nd\n2\n\nr11122345\nundo\n6 4 3 2 2 1 1 1\nquit\n"
    out = run("play", "--lang", "en", typed=typed, home=tmp_path)[1]
    assert "the highest die (the rulebook’s way)" in out
    assert "Bo begins." in out
    assert "Bo (Violet), throw and type what you get: " in out
    assert "Type the digits that you see, or r" in out, "Enter throws nothing"
    assert "Taken back: r11122345." in out
    (kept,) = (tmp_path / "colonnade" / "unfinished").glob("*.txt")
    record = kept.read_text(encoding="utf-8")
    for header in ('[Begins "youngest"]', '[Dice "own"]', '[Corrections "1"]', "r11122346"):
        assert header in record
    code, told, _ = call("verify", str(kept), "--lang", "en")
    assert code == 3
    assert "The players threw dice or coins of their own" in told


def test_everybody_is_told_who_threw_what_for_the_beginning(tmp_path: Path) -> None:
    typed = "corintho\n3\n\nHélène\nrobot\nBo\n3\nquitter\n"
    out = run("play", "--seed", "3", "--lang", "fr", typed=typed, home=tmp_path)[1]
    told = out.partition("Chacun lance un dé :\n")[2].split(" commence.")[0].splitlines()
    *dice, first = told
    names = [line[5:] for line in dice if line.startswith("  ")]
    assert {*names} == {"Hélène", "Le robot", "Bo"}
    assert first == names[0], "those who threw the highest die stand first"
    assert max(dice) == dice[0]


def test_a_draw_without_committed_dice_is_said_to_be_unchecked(tmp_path: Path) -> None:
    typed = "corintho\n2\n\nAda\nBo\n4\nb@b2\nquit\n"
    out = run("play", "--seed", "3", "--lang", "fr", typed=typed, home=tmp_path)[1]
    assert " commence." in out
    assert "vos propres dés" not in out, "Corintho has none"
    (kept,) = (tmp_path / "colonnade" / "unfinished").glob("*.txt")
    code, told, _ = run("verify", str(kept), "--lang", "fr")
    assert code == 3
    assert "Le tirage pour savoir qui commence ne peut pas être vérifié" in told


def test_the_language_may_come_first(tmp_path: Path) -> None:
    code, out, err = run("--lang", "fr", "play", "senet", typed="quitter\n", home=tmp_path)
    assert (code, err) == (0, "")
    assert "Tape ? pour l" in out


def test_options_may_come_before_and_after_flags(tmp_path: Path) -> None:
    arguments = ("play", "senet", "throws=die", "--lang", "en", "exit=over")
    code, _, err = run(*arguments, typed="d5\nquit\n", home=tmp_path)
    assert (code, err) == (0, "")
    (path,) = (tmp_path / "colonnade" / "unfinished").glob("*.txt")
    kept = path.read_text(encoding="utf-8")
    assert '[Options "players=2 throws=die exit=over"]' in kept
    for wrong in (("play", "senet", "--lang", "en", "--no=sense"), ("rules", "senet", "a", "b=c")):
        code, _, err = call(*wrong)
        assert code == 2
        assert "unrecognized arguments" in err


def test_a_loaded_game_goes_on_with_those_who_are_named(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text(str(Game("corintho").record(seats=("Ada", "Bo"))), encoding="utf-8")
    load = ("play", "corintho", "--load", str(record), "--lang", "en")
    assert "> Ada: bases" in run(*load, home=tmp_path)[1]
    out = run(*load, "--seat", "Zoé", "--bot", "easy", home=tmp_path)[1]
    assert "> Zoé: bases" in out
    assert "The bot (easy): bases" in out


def test_a_whole_game_between_bots(tmp_path: Path) -> None:
    arguments = ("play", "corintho", "players=3", "--seed", "5", "--lang", "en")
    seats = ("--seat", "bot:random", "--seat", "bot:greedy", "--seat", "bot:random")
    first = run(*arguments, *seats, home=tmp_path)
    assert first[0] == 0
    assert "The game is over." in first[1]
    again = run(*arguments, *seats, home=tmp_path)
    # All but the last line, which names another file.
    assert first[1].splitlines()[:-1] == again[1].splitlines()[:-1]


def test_a_program_that_can_not_play_forfeits(tmp_path: Path) -> None:
    seats = ("--seat", "engine:false", "--seat", "bot:random")
    code, out, *_ = run("play", "corintho", "--lang", "en", *seats, home=tmp_path)
    assert code == 0
    assert "false has forfeited: the program has ended with exit code 1" in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("play", "chess"), "no game 'chess'"),
        (("play", "Sennet"), "did you mean senet?"),
        (("plai", "senet"), "no command 'plai'"),
        (("play", "senet", "trhows=die"), "did you mean throws?"),
        (("play", "senet", "throws=cards"), "throws=cards"),
        (("play", "senet", "nonsense"), "name=value"),
        (("play", "senet", "--seat", "bot:wizard"), "no bot level 'wizard'"),
        (("play", "senet", "--seat", "engine:/nowhere/engine"), "no program '/nowhere/engine'"),
        (("play", "senet", "--bot", "hadr"), "did you mean hard?"),
        (("play", "senet", "--bot", "wizard"), "there are: random, easy, medium, hard, expert"),
        (("play", "senet", "--seat", "a", "--seat", "b", "--seat", "c"), "3 seats are named"),
        (("replay", "missing.txt"), "missing.txt: there is no such file"),
        (("rules", "chess"), "no game 'chess'"),
        (("rules", "senet", "S99"), "no clause S99"),
    ],
)
def test_mistakes_get_one_clear_line(arguments: tuple[str, ...], said: str) -> None:
    code, _, err = call(*arguments, LC_ALL="C")
    assert code == 2
    assert said in err
    assert "Traceback" not in err
    assert len(err.splitlines()) == 1


DAMAGED = [
    (b"[Game", "line 1: not a header", "ligne 1 : pas un en-tête"),
    (b"hello", "this is not a Colonnade record", "ce n’est pas une feuille de Colonnade"),
    (b"\xff\xfe", "line 1: not a text file", "ligne 1 : ce n’est pas un fichier de texte"),
    (b'[Game "senet"]\n', 'no [Options "', 'pas d’en-tête [Options "'),
    (
        b'[Game "senet"]\n[Options "players=3"]\n',
        "line 2: players=3: must be 2",
        "ligne 2 : players=3 : il faut 2",
    ),
    (
        b'[Game "senet"]\n[Options "players=2"]\n\nt1 {',
        "line 4: this comment is never closed",
        "ligne 4 : ce commentaire n’est jamais fermé",
    ),
    (
        b'[Game "senet"]\n[Options "players=2"]\n\nt1\nx',
        "line 5: token 2: neither a throw",
        "ligne 5 : coup ou lancer n° 2 : ni un lancer",
    ),
    (
        b'[Game "corintho"]\n[Options "players=2"]\n[Result "1 0"]\n\nb@a1 b@a1',
        "line 5: token 2: b@a1: C5 A base",
        "ligne 5 : coup ou lancer n° 2 : b@a1 : C5 Une base",
    ),
    (
        b'[Game "corintho"]\n[Options "players=2"]\n[Result "1 0"]\n\nb@a1',
        "[Result] is not the result",
        "[Result] n’est pas le résultat",
    ),
    (
        b'[Game "columbiz"]\n[Options "players=2"]\n[Position "?"]\n',
        "a position has 8 fields, not 1 (at character 1 of '?')",
        "une position a 8 champs, pas 1 (au caractère 1 de « ? »)",
    ),
]


@pytest.mark.parametrize(("text", "english", "french"), DAMAGED)
def test_a_damaged_record_is_told_in_the_language_of_the_person(
    tmp_path: Path, text: bytes, english: str, french: str
) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(text)
    code, _, err = call("replay", str(path), "--lang", "en", LC_ALL="fr_FR.UTF-8")
    assert code == 2
    assert english in err
    code, _, err = call("replay", str(path), LC_ALL="fr_FR.UTF-8")
    assert code == 2
    assert french in err
    assert len(err.splitlines()) == 1


def test_a_damaged_record_is_replayed_as_far_as_it_is_right(tmp_path: Path) -> None:
    path = tmp_path / "damaged.txt"
    text = '[Game "corintho"]\n[Options "players=2"]\n[Seats "Ada"]\n\nb@a1 b@b2\nc@b2 zz b@c3\n'
    path.write_text(text, encoding="utf-8")
    code, out, err = call("replay", str(path), "--all", "--lang", "en")
    assert code == 2
    assert "\nc@b2: Player 1 " in out
    assert "line 6: token 4: a move is written like c@b2" in err
    path.write_text(text.replace("zz b@c3", ""), encoding="utf-8")
    code, out, err = call("replay", str(path), "--all", "--lang", "en")
    assert code == 2
    assert "[Seats] names 1 of 2 seats" in err
    path.write_text(text.replace("b@a1", "zz"), encoding="utf-8")
    code, out, err = call("replay", str(path), "--all", "--lang", "en")
    assert (code, out) == (2, "")
    assert "line 5: token 1" in err


def test_a_bot_is_named_in_either_language(tmp_path: Path) -> None:
    arguments = ("--seat", "Ada", "--bot", "facile", "--lang", "fr")
    code, out, err = run("play", "corintho", *arguments, typed="b@b2\nquitter\n", home=tmp_path)
    assert (code, err) == (0, "")
    assert "Le robot (facile) pose" in out


def test_an_error_on_a_terminal_is_broken_between_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(["play", "les4colones", "--lang", "en"]) == 2
    told = capsys.readouterr().err.splitlines()
    assert len(told) > 1
    assert max(map(len, told)) <= 40
    assert "les-4-colonnes," in " ".join(told).split()


def test_replay_steps_and_prints(tmp_path: Path) -> None:
    game = Game("senet")
    for token in ("t2", "t1", "10-11"):
        game.play(token)
    path = tmp_path / "game.txt"
    path.write_text(str(game.record()), encoding="utf-8")
    code, out, _ = call("replay", str(path), "--all", "--lang", "en")
    assert code == 0
    assert "10-11" in out
    code, out, _ = run("replay", str(path), "--lang", "fr", typed="\n\nb\n3\n99\nq\n")
    assert code == 0
    assert "sur 3" in out


@pytest.mark.parametrize("game", ["senet", "corintho", "columbiz", "les-4-colonnes"])
def test_rules_in_the_language_of_the_locale(game: str) -> None:
    french = call("rules", game, LC_ALL="fr_FR.UTF-8")[1]
    english = run("rules", game, LC_ALL="en_GB.UTF-8")[1]
    title = GAMES[game].title.fr
    assert french.startswith(f"{title}\n{'=' * len(title)}\n")
    assert not re.search(r"^#|\*\*|```|`", french, re.MULTILINE)
    assert french != english


def test_version_and_help() -> None:
    assert run("--version")[1].startswith("colonnade 0.")
    assert "engine" in run("--help")[1]


def test_no_escape_sequences_in_a_pipe() -> None:
    out = run("play", "les-4-colonnes", typed="d5\n")[1]
    assert "\x1b" not in out
