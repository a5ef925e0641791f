"""`colonnade analyse`, hints at the keyboard, and programs seated as bots."""

import json
import shlex
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

import effort
from colonnade.analysis import PlayerReview, Review, Step, TurningPoint
from colonnade.library import Game
from terminal.command_line import call, run

LINE = ("c@a1", "k@d4", "c@b1", "k@a3", "c@c1")
"""A line stands, and lengthening it wins."""
PROGRAM = str(Path(__file__).parents[1] / "bots" / "bad_program.py")
ENGINE = shlex.join([sys.executable, "-m", "colonnade", "engine"])


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = Game("corintho")
    for token in (*LINE, "k@a1"):
        game.play(token)
    path = tmp_path / "game.txt"
    path.write_text(str(game.record(seats=("Ada", "Bea"))), encoding="utf-8")
    return path


def test_a_report_in_both_languages(record: Path) -> None:
    code, out, err = call("analyse", str(record), "--sims", "2000", "--lang", "en")
    assert (code, err) == (0, "")
    assert "Corintho: 6 moves" in out
    assert "not over" in out
    assert "Bea adds a capital to the stack on a1" in out
    assert "a blunder" in out
    assert "Better: place a column on d1, which wins the game." in " ".join(out.split())
    code, out, err = call("analyse", str(record), "--sims", "2000", LC_ALL="fr_FR.UTF-8")
    assert (code, err) == (0, "")
    assert "Corintho : 6 coups" in out
    assert "Bea pose un chapiteau sur la pile en a1" in out
    assert "une gaffe" in out
    assert "Mieux : poser une colonne en d1, ce qui gagne la partie." in " ".join(out.split())


def test_the_same_record_from_standard_input_as_json(record: Path) -> None:
    arguments = ("--sims", "2000", "--json")
    from_file = call("analyse", str(record), *arguments)
    from_input = run("analyse", "-", *arguments, typed=record.read_text(encoding="utf-8"))
    assert from_file == from_input
    found = json.loads(from_file[1])
    assert [step["token"] for step in found["steps"]] == [*LINE, "k@a1"]
    assert found["steps"][-1]["best"] == "c@d1"
    assert found["players"][1]["blunders"] >= 1
    assert found["sims"] == 2000


@pytest.mark.parametrize("shape", [Review, PlayerReview, Step, TurningPoint])
def test_the_guide_names_every_field_of_the_json(shape: Any) -> None:
    guide = (Path(__file__).parents[2] / "docs" / "guide" / "analyse.md").read_text("utf-8")
    assert not [field.name for field in fields(shape) if f"`{field.name}`" not in guide]


def test_a_plot_beside_the_report(record: Path, tmp_path: Path) -> None:
    picture = tmp_path / "chances.svg"
    code, _, err = call("analyse", str(record), "--movetime", "20", "--plot", str(picture))
    assert (code, err) == (0, "")
    assert picture.read_text(encoding="utf-8").rstrip().endswith("</svg>")


def test_a_damaged_record_is_told_and_reviewed_as_far_as_it_goes(record: Path) -> None:
    with record.open("a", encoding="utf-8") as file:
        file.write("b@a1\n")
    code, out, _ = call("analyse", str(record), "--sims", "200", "--lang", "en")
    assert code == 1
    assert "The record is damaged: line" in out
    assert "token 7" in out
    assert "6 moves" in out


@pytest.mark.parametrize(
    ("arguments", "typed", "said"),
    [
        (("missing.txt",), "", "missing.txt: there is no such file"),
        (("-",), "", "not a Colonnade record"),
        (("-",), "\ufffd\0", "not a Colonnade record"),
        (("-", "--sims", "0"), "", "whole number from 1"),
        (("-", "--movetime", "-5"), "", "whole number from 1"),
        (("-", "--sims", "9", "--movetime", "9"), "", "not allowed with"),
        (("-", "--plot", "chances.gif"), "", "must end in .png or .svg"),
    ],
)
def test_mistakes_get_one_clear_line(arguments: tuple[str, ...], typed: str, said: str) -> None:
    code, out, err = call("analyse", *arguments, typed=typed, LC_ALL="C")
    assert (code, out) == (2, "")
    assert said in err


def test_a_hint_at_the_keyboard(tmp_path: Path) -> None:
    typed = "\n".join([*LINE, "hint", "lang fr", "indice", "quit"]) + "\n"
    arguments = ("play", "corintho", "--seat", "Ada", "--seat", "Bea", "--lang", "en")
    code, out, err = run(*arguments, typed=typed, home=tmp_path)
    assert (code, err) == (0, "")
    assert "Chances: Ada 0%, Bea 100%" in out
    assert "wins the game" in out
    assert "Chances : Ada 0\N{NO-BREAK SPACE}%, Bea 100\N{NO-BREAK SPACE}%" in out
    assert "gagne la partie" in out


def test_a_hint_before_a_throw(tmp_path: Path) -> None:
    code, out, _ = run(
        "play", "senet", "--lang", "en", "--bot", "random", typed="hint\nquit\n", home=tmp_path
    )
    assert code == 0
    assert "A throw is due" in out


def test_a_program_takes_the_last_seat(tmp_path: Path) -> None:
    arguments = ("play", "corintho", "--lang", "en", "--bot", ENGINE)
    code, out, err = run(*arguments, typed="1\nquit\n", home=tmp_path)
    assert (code, err) == (0, "")
    assert "Player 1, your move:" in out
    assert "Colonnade places" in out
    assert out.count("Player 1, your move:") == 2, "the program has answered"


# A program that stalls is waited for as long as one that starts may take: half a minute.
@pytest.mark.parametrize("how", ["crash", "illegal", *(["stall"] if effort.is_soak else [])])
def test_a_program_that_misbehaves_loses_its_game(tmp_path: Path, how: str) -> None:
    program = shlex.join([sys.executable, PROGRAM, how])
    arguments = ("play", "corintho", "--lang", "en", "--bot", program)
    code, out, err = run(*arguments, typed="1\n", home=tmp_path)
    assert (code, err) == (0, "")
    assert "has forfeited" in out


def test_levels_can_be_named_and_no_seat_is_taken_twice(tmp_path: Path) -> None:
    arguments = ("play", "corintho", "--lang", "en", "--seed", "2")
    code, out, _ = run(*arguments, "--bot", "random", "--bot", "greedy", home=tmp_path)
    assert code == 0
    assert "The game is over." in out
    code, _, err = run("play", "senet", "players=2", *["--bot", "easy"] * 3, home=tmp_path)
    assert code == 2
    assert "3 seats are named, the game has 2" in err
