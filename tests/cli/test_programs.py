"""The programs that a command starts."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from colonnade.cli.programs import check_program
from colonnade.kernel.errors import ColonnadeError
from processes import watched


def test_a_program_on_the_path_or_at_its_place_is_found() -> None:
    check_program("sh -c 'exit 1'")
    check_program(f"{sys.executable} -m nothing")


def test_python_is_found_where_only_our_environment_has_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """As on Debian, whose own is called `python3`, for whoever has not activated it."""
    monkeypatch.setenv("PATH", str(tmp_path))
    check_program("python -m nothing")
    with pytest.raises(ColonnadeError):
        check_program("sh -c true")


def test_what_cannot_be_read_as_a_command_is_left_to_whoever_starts_it() -> None:
    check_program("'no end")
    check_program("")


def test_a_program_that_is_nowhere_is_refused() -> None:
    with pytest.raises(ColonnadeError) as caught:
        check_program("/nowhere/engine --fast")
    assert caught.value.said.en == "there is no bot and no program '/nowhere/engine'"
    assert caught.value.said.fr == "il n’y a ni robot ni programme « /nowhere/engine »"


def test_a_file_that_is_no_program_is_refused(tmp_path: Path) -> None:
    (file := tmp_path / "bot.txt").write_text("hello")
    with pytest.raises(ColonnadeError, match="is a file, but not a program"):
        check_program(str(file))


def test_a_process_that_leaves_interrupts_to_another_lives_through_one() -> None:
    code = (
        "from colonnade.cli.processes import ignore_interrupts\n"
        "ignore_interrupts(); print('ready', flush=True); print(input())"
    )
    worker = subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with worker, watched(worker, "the line after Ctrl-C"):
        assert worker.stdout is not None
        assert worker.stdout.readline() == "ready\n"
        worker.send_signal(signal.SIGINT)
        assert worker.communicate("still here\n")[0] == "still here\n"
    assert worker.returncode == 0
