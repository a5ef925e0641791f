"""Ctrl-C leaves, whatever is being asked."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from processes import watched


def left_at(prompt: str, typed: str, home: Path, *arguments: str) -> tuple[int, str, str]:
    """The code and the words of a command that is interrupted when it asks this."""
    command = subprocess.Popen(
        [sys.executable, "-m", "colonnade", *arguments, "--lang", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUTF8": "1", "XDG_STATE_HOME": str(home)},
    )
    with command, watched(command, f"{prompt!r}, then the end after Ctrl-C"):
        assert command.stdin is not None
        assert command.stdout is not None
        assert command.stderr is not None
        command.stdin.write(typed.encode())
        command.stdin.flush()
        said = b""
        while prompt.encode() not in said and (read := command.stdout.read(1)):
            said += read
        command.send_signal(signal.SIGINT)
        said += command.stdout.read()
        told = command.stderr.read()
        command.wait()
    return command.returncode, said.decode(), told.decode()


@pytest.mark.parametrize(
    ("prompt", "typed"),
    [
        ("\n> ", ""),
        ("How many players? (2 to 4) ", "1\n"),
        ("Yellow: ", "1\n2\n\n\n"),
    ],
)
def test_before_the_game(prompt: str, typed: str, tmp_path: Path) -> None:
    assert left_at(prompt, typed, tmp_path, "play")[0::2] == (0, "")


@pytest.mark.parametrize(
    ("prompt", "typed"),
    [("Ada, press Enter to throw: ", ""), ("Ada (Black), your move: ", "t1\n")],
)
def test_in_the_game_which_is_kept(prompt: str, typed: str, tmp_path: Path) -> None:
    code, said, told = left_at(prompt, typed, tmp_path, "play", "senet", "--seat", "Ada")
    assert (code, told) == (0, "")
    # A game in which nothing has happened is not worth keeping.
    assert said.endswith("colonnade play --continue\n") == bool(typed)


def test_in_a_replay(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text('[Game "senet"]\n[Options "players=2"]\n\nt1 10-11\n', encoding="utf-8")
    code, said, told = left_at("q: quit. ", "", tmp_path, "replay", str(record))
    assert (code, told) == (0, "")
    assert said.count("q: quit. ") == 1
