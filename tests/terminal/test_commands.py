"""The command line, run as a person runs it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from colonnade.game import Game


def run(
    *arguments: str, typed: str = "", home: Path | None = None, **env: str
) -> tuple[int, str, str]:
    done = subprocess.run(
        [sys.executable, "-m", "colonnade", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
        env={**os.environ, "PYTHONUTF8": "1", "XDG_STATE_HOME": str(home or "/dev/null"), **env},
    )
    return done.returncode, done.stdout, done.stderr


def test_play_asks_for_everything_and_keeps_the_game(tmp_path: Path) -> None:
    code, out, err = run(
        "play", "--lang", "en", typed="9\n4\nAda\nbot\nt1\n10-11\nquit\n", home=tmp_path
    )
    assert (code, err) == (0, "")
    assert "Please type a number from 1 to 4." in out
    assert "Ada (Player 1), press Enter to throw" in out
    assert "colonnade play --continue" in out
    code, out, _ = run("play", "--continue", "--lang", "fr", typed="log\n", home=tmp_path)
    assert code == 0
    assert "10-11" in out


def test_nothing_to_continue(tmp_path: Path) -> None:
    code, out, _ = run("play", "--continue", "--lang", "en", home=tmp_path)
    assert code == 1
    assert "No unfinished game" in out


def test_a_whole_game_between_bots(tmp_path: Path) -> None:
    arguments = ("play", "corintho", "players=3", "--seed", "5", "--lang", "en")
    seats = ("--seat", "bot:random", "--seat", "bot:greedy", "--seat", "bot:random")
    first = run(*arguments, *seats, home=tmp_path)
    assert first[0] == 0
    assert "The game is over." in first[1]
    assert first == run(*arguments, *seats, home=tmp_path)


def test_a_program_that_can_not_play_forfeits(tmp_path: Path) -> None:
    seats = ("--seat", "engine:/nowhere/engine", "--seat", "bot:random")
    code, out, *_ = run("play", "corintho", "--lang", "en", *seats, home=tmp_path)
    assert code == 0
    assert "engine:/nowhere/engine has forfeited" in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("play", "chess"), "no game 'chess'"),
        (("play", "senet", "throws=cards"), "throws=cards"),
        (("play", "senet", "nonsense"), "name=value"),
        (("play", "senet", "--seat", "bot:wizard"), "no bot level 'wizard'"),
        (("play", "senet", "--seat", "a", "--seat", "b", "--seat", "c"), "players=3"),
        (("replay", "missing.txt"), "missing.txt: No such file"),
        (("rules", "chess"), "no game 'chess'"),
        (("rules", "senet", "S99"), "no clause S99"),
    ],
)
def test_mistakes_get_one_clear_line(arguments: tuple[str, ...], said: str) -> None:
    code, _, err = run(*arguments, LC_ALL="C")
    assert code == 2
    assert said in err
    assert "Traceback" not in err
    assert len(err.splitlines()) == 1


def test_replay_steps_and_prints(tmp_path: Path) -> None:
    game = Game("senet")
    for token in ("t2", "t1", "10-11"):
        game.play(token)
    path = tmp_path / "game.txt"
    path.write_text(str(game.record()), encoding="utf-8")
    code, out, _ = run("replay", str(path), "--all", "--lang", "en")
    assert code == 0
    assert "10-11" in out
    code, out, _ = run("replay", str(path), "--lang", "fr", typed="\n\nb\n3\n99\nq\n")
    assert code == 0
    assert "sur 3" in out


@pytest.mark.parametrize("game", ["senet", "corintho", "columbiz", "les-4-colonnes"])
def test_rules_in_the_language_of_the_locale(game: str) -> None:
    french = run("rules", game, LC_ALL="fr_FR.UTF-8")[1]
    english = run("rules", game, LC_ALL="en_GB.UTF-8")[1]
    assert french.startswith("# ")
    assert french != english


def test_version_and_help() -> None:
    assert run("--version")[1].startswith("colonnade 0.")
    assert "engine" in run("--help")[1]


def test_no_escape_sequences_in_a_pipe() -> None:
    out = run("play", "les-4-colonnes", typed="d5\n")[1]
    assert "\x1b" not in out
