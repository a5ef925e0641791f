"""Every command uses the language that was asked for, also in its errors."""

import argparse
import re
from pathlib import Path

import pytest

from colonnade.__main__ import MODULES, main, parser
from colonnade.cli.command import whole_number
from colonnade.cli.os_errors import TROUBLES, error_text
from colonnade.cli.parser import FRENCH, in_french, language_in
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.i18n import Text
from colonnade.library.user_dirs import state_dir


@pytest.mark.parametrize(
    ("words", "locale", "language"),
    [
        (["lab", "senet", "--lang", "fr"], "C", "fr"),
        (["lab", "senet", "--lang=fr"], "C", "fr"),
        (["lab", "senet", "--lang", "en"], "fr_FR.UTF-8", "en"),
        (["lab", "senet"], "fr_FR.UTF-8", "fr"),
        (["lab", "senet"], "de_DE.UTF-8", "en"),
        (["lab", "--lang"], "C", "en"),
        (["--lang", "klingon"], "fr_CA", "fr"),
        ([], "C", "en"),
    ],
)
def test_the_language_is_the_one_asked_for_else_the_locales(
    monkeypatch: pytest.MonkeyPatch, words: list[str], locale: str, language: str
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    assert language_in(words) == language


def test_a_command_without_the_option_speaks_the_locales_language(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR")
    for words in (["engine"], ["rules", "senet"]):
        assert parser(words).parse_args(words).lang == "fr"
    asked = ["rules", "senet", "--lang", "en"]
    assert parser(asked).parse_args(asked).lang == "en"


def help_of(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The help of a command."""
    with pytest.raises(SystemExit) as left:
        main([*words, "--help"])
    assert left.value.code == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("command", ["", *MODULES])
def test_help_is_all_in_one_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    words = [command] if command else []
    monkeypatch.setenv("LC_ALL", "C")
    english = help_of(capsys, *words)
    assert english.startswith("usage: colonnade")
    assert "show this help message" in english
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    french = help_of(capsys, *words)
    assert french.startswith("utilisation : colonnade")
    assert "montre cette aide" in french
    assert not re.search(r"\b(the|of|and|with|show|usage|positional)\b", french), french
    # The options are the same: a page of the guide serves both.
    options = re.compile(r"^  (-[-a-z]+)", re.MULTILINE)
    assert options.findall(english) == options.findall(french)


def error_line(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The last line of a command that was typed wrongly."""
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 2
    return capsys.readouterr().err.splitlines()[-1]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["lab"], "colonnade lab : il manque : jeu"),
        (["verify", "--lang", "fr"], "colonnade verify : il manque : fichier"),
        (["lab", "senet", "--games", "many"], "--games : « many » n’est pas un nombre entier"),
        (["lab", "senet", "--games"], "colonnade lab : --games : il faut une valeur"),
        (["lab", "senet", "--compare"], "--compare : il faut au moins une valeur"),
        (["lab", "senet", "--se", "1"], "--se est ambigu : --seed, --seat"),
        (["play", "senet", "--lang", "latin"], "--lang : « latin » n’existe pas ; il y a"),
        (["play", "senet", "--auto=yes"], "--auto : la valeur « yes » est de trop"),
        (["rules", "senet", "S1", "S2"], "colonnade rules : mots incompris : S2"),
        (["pley"], "pas de commande « pley » ; il y a"),
        (["analyse", "-", "--sims", "0"], "--sims : il faut un nombre entier de 1 à 10000000"),
        (["analyse", "-", "--sims", "1", "--movetime", "1"], "--movetime : ne va pas avec --sims"),
        (["serve", "--port", "99999"], "--port : il faut un nombre entier de 0 à 65535"),
        (["serve", "--engines", "-1"], "--engines : il faut"),
        (["serve", "--forget", "soon"], "--forget : il faut un nombre entier"),
        (["arena", "senet", "easy", "easy", "--workers", "0"], "--workers : il faut un nombre"),
    ],
)
def test_what_is_typed_wrongly_is_told_in_french(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, words: list[str], said: str
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert said in error_line(capsys, *words)


def test_what_nobody_has_translated_is_told_as_it_is() -> None:
    assert in_french("a message of a later Python") == "a message of a later Python"
    assert in_french("argument --x: who knows") == "--x : who knows"


def test_every_translation_keeps_its_facts() -> None:
    for english, french in FRENCH:
        facts = english.replace(r"\(", "").count("(")
        assert {f"\\{number}" for number in range(1, facts + 1)} == set(
            re.findall(r"\\\d", french)
        ), english


def test_nothing_typed_is_answered_with_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    listed = {line.split()[0] for line in captured.err.splitlines() if line.startswith("    ")}
    assert set(MODULES) <= listed


@pytest.mark.parametrize("command", MODULES)
def test_every_command_takes_a_language_but_the_one_for_programs(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        parser([command]).parse_args([command, "--help"])
    assert ("--lang" in capsys.readouterr().out) is (command != "engine")


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("C", "colonnade: no game 'chess'; there are"),
        ("fr_FR", "colonnade : pas de jeu « chess » ;"),
    ],
)
def test_a_game_nobody_knows_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, locale: str, said: str
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    assert main(["rules", "chess"]) == 2
    assert capsys.readouterr().err.startswith(said)


def test_a_number_is_read_within_its_bounds() -> None:
    read = whole_number("en", 2, 20)
    assert [read("2"), read("20"), read("07")] == [2, 20, 7]
    for wrong in ("1", "21", "", "-3", "2.5", "٣", "1e1", "9" * 5000):
        with pytest.raises(argparse.ArgumentTypeError, match="whole number from 2 to 20"):
            read(wrong)


def test_troubles_are_told_in_both_languages(tmp_path: Path) -> None:
    assert error_text(FileNotFoundError(), "fr") == "ce fichier n’existe pas"
    assert error_text(ColonnadeError(Text("no", "non")), "fr") == "non"
    assert error_text(OSError(28, "No space left on device"), "fr") == "No space left on device"
    assert all(words.en != words.fr for words in TROUBLES.values())


def test_a_file_in_the_way_is_told_with_its_name(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR")
    assert main(["replay", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"colonnade : {tmp_path} : c’est un dossier\n"


def test_what_is_unfinished_is_kept_in_the_users_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert state_dir() == tmp_path / "colonnade"
    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert state_dir() == tmp_path / ".local" / "state" / "colonnade"
