"""`colonnade lab` as people type it."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

from colonnade.__main__ import main
from colonnade.kernel.i18n import Text
from colonnade.lab.words import REFUSALS, WORDS
from processes import watched
from waiting import wait_until

SMALL = ["--games", "6", "--told", "6"]


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state"


def test_a_study_is_printed_and_its_own_file_is_gone(
    state: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "corintho", "players=3", *SMALL, "--workers", "1"]) == 0
    assert "Seat 3 wins" in capsys.readouterr().out
    assert list((state / "colonnade" / "lab").iterdir()) == []


def test_two_variants_are_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = ["--json", str(tmp_path / "a.json"), "--csv", str(tmp_path / "a.csv")]
    command = ["lab", "corintho", *SMALL, "--compare", "frozen=move", "frozen=all stuck=draw"]
    assert main([*command, *files, "--plots", str(tmp_path / "plots"), "--lang", "fr"]) == 0
    said = capsys.readouterr()
    assert "frozen=all stuck=draw" in said.out
    assert "Différence" in said.out
    assert f"écrit : {tmp_path / 'plots' / 'seats.svg'}" in said.err
    assert len(json.loads((tmp_path / "a.json").read_text())["variants"]) == 2
    assert (tmp_path / "a.csv").read_text().startswith("variant,kind,name,value,low,high,certain\n")


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (["chess"], "no game 'chess'"),
        (["senet", "throws=cards"], "throws=cards"),
        (["senet", "throws"], "not of the form name=value"),
        (["senet", "--seat", "genius"], "no bot level 'genius'"),
        (["senet", "--seat", "hard@soon"], "no bot level 'hard@soon'"),
        (["senet", "--seat", "engine:"], "the command of a program is needed"),
        (["senet", "--seat", "greedy", "--rotate"], "all seats have the same chooser"),
        (["senet", "--games", "0"], "games=0"),
        (["senet", "--workers", "0"], "workers=0"),
        (["senet", "--chunk", "-1"], "chunk=-1"),
        (["senet", "--on", "moon"], "--on moon"),
        (["senet", "--compare", "exit=exact", "throws=coins"], "have the same options"),
        (["senet", "--compare", "exit=exact", "exit=never"], "exit=never"),
        (["senet", "--json", "/dev/null/a"], "/dev/null/a"),
        (["senet", "--csv", "/dev/null/a"], "/dev/null/a"),
        (["senet", "--plots", "/dev/null/a"], "/dev/null/a"),
        (["senet", "--keep", "/dev/null/a"], "/dev/null"),
    ],
)
def test_what_is_wrong_is_told_in_one_line_before_anything_is_played(
    wrong: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", *wrong]) == 2
    said = capsys.readouterr()
    assert told in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""


def test_refusals_are_told_in_french_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "senet", "--seat", "genius", "--lang", "fr"]) == 2
    assert "aucun niveau de robot « genius » ; il y a : random, easy" in capsys.readouterr().err
    assert main(["lab", "senet", "--json", "/dev/null/a", "--lang", "fr"]) == 2
    assert "impossible d’écrire /dev/null/a" in capsys.readouterr().err


@pytest.mark.parametrize("words", [*WORDS.values(), *REFUSALS.values()])
def test_both_languages_tell_the_same_facts(words: Text) -> None:
    english, french = (
        sorted(field for _, field, _, _ in Formatter().parse(text) if field) for text in words
    )
    assert english == french


def test_choosers_go_round_on_request(capsys: pytest.CaptureFixture[str]) -> None:
    seats = ["--seat", "greedy", "--seat", "random", "--rotate"]
    assert main(["lab", "corintho", *SMALL, *seats, "--lang", "fr"]) == 0
    said = capsys.readouterr().out
    assert "chacun à son tour à chaque place : greedy, random" in said
    assert "greedy gagne, par place" in said


def test_a_study_that_can_not_be_kept_is_run_all_the_same(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", "/dev/null/state")
    assert main(["lab", "corintho", *SMALL]) == 0
    said = capsys.readouterr()
    assert "cannot be kept" in said.err
    assert "Seat 1 wins" in said.out


def test_missing_extras_are_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert main(["lab", "senet", "--on", "ray"]) == 2
    assert "colonnade[ray]" in capsys.readouterr().err
    assert main(["lab", "senet", "--plots", str(tmp_path)]) == 2
    assert "colonnade[lab]" in capsys.readouterr().err


def test_ctrl_c_keeps_what_is_done_and_says_how_to_go_on(tmp_path: Path, state: Path) -> None:
    kept, file = tmp_path / "study.jsonl", tmp_path / "found.json"
    command = [sys.executable, "-m", "colonnade", "lab", "corintho", "--chunk", "2"]
    command += ["--told", "100000", "--keep", str(kept), "--json", str(file)]
    with subprocess.Popen(
        [*command, "--games", "100000"],
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "XDG_STATE_HOME": str(state)},
    ) as running:
        wait_until(
            lambda: kept.exists() and kept.read_bytes().count(b"\n") >= 4, "some chunks are kept"
        )
        running.send_signal(signal.SIGINT)
        with watched(running, "the end after Ctrl-C"):
            out, err = running.communicate()
    assert running.returncode == 130
    assert out == ""
    assert f"are kept in {kept}; the same command goes on from there" in err
    assert "Traceback" not in err
    shorter = ["lab", "corintho", "--chunk", "2", "--told", "100000", "--games", "12"]
    assert main([*shorter, "--keep", str(kept), "--json", str(file)]) == 0
    resumed = found_in(file)
    assert main([*shorter, "--json", str(file), "--overwrite"]) == 0
    assert found_in(file) == resumed


def found_in(path: Path) -> dict[str, Any]:
    """What a study found, without the command that found it."""
    return {key: value for key, value in json.loads(path.read_text()).items() if key != "command"}


def test_without_a_compiler_the_figures_are_the_same(tmp_path: Path, state: Path) -> None:
    command = ["lab", "corintho", "--games", "40", "--told", "4", "--json"]
    assert main([*command, str(tmp_path / "compiled.json")]) == 0
    program = (
        "import sys; sys.modules['numba'] = None; from colonnade.__main__ import main; "
        "sys.exit(main(sys.argv[1:]))"
    )
    subprocess.run(
        [sys.executable, "-c", program, *command, str(tmp_path / "plain.json")],
        check=True,
        timeout=100,
        stdout=subprocess.DEVNULL,
    )
    assert found_in(tmp_path / "plain.json") == found_in(tmp_path / "compiled.json")
