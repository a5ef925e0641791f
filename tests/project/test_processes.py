"""Waiting in tests: a hang is interrupted, and says what it waited for."""

import asyncio
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from processes import Hang, complete, limited, watched
from waiting import wait_until

TESTS = Path(__file__).parents[1]
ASKED = (
    "import signal, sys; sys.path.insert(0, sys.argv[1]); import processes;"
    "processes.default_interrupts();"
    "import subprocess; subprocess.run([sys.executable, '-c', sys.argv[2]])"
)
SHOWN = "import signal; print(signal.getsignal(signal.SIGINT) is signal.SIG_IGN)"
SLEEPING = [sys.executable, "-c", "import time; time.sleep(600)"]


def test_a_condition_that_never_holds_is_named() -> None:
    with pytest.raises(AssertionError, match="waited 0 s in vain: the sun"):
        wait_until(lambda: False, "the sun", seconds=0.01)


def test_a_condition_is_waited_for() -> None:
    seen = iter((0, 0, 1))
    wait_until(lambda: next(seen), "the third")
    assert next(seen, None) is None


def test_a_process_that_hangs_is_killed_and_what_was_awaited_is_named() -> None:
    with (
        subprocess.Popen(SLEEPING) as process,
        pytest.raises(Hang, match="for a word"),
        watched(process, "a word", seconds=0.1),
    ):
        process.wait()
    assert process.returncode == -signal.SIGKILL


def test_a_block_that_hangs_is_broken_off_at_the_line_that_waits() -> None:
    with pytest.raises(Hang) as caught, limited("this test", seconds=0.1):
        time.sleep(600)
    assert "time.sleep(600)" in str(caught.getrepr())


async def test_a_coroutine_that_hangs_names_what_its_tasks_wait_for() -> None:
    async def waits_for_ever() -> None:
        await asyncio.Event().wait()

    with pytest.raises(Hang, match="in waits_for_ever"):
        await complete(asyncio.create_task(waits_for_ever()), "it", seconds=0.1)


@pytest.mark.parametrize("shell", ["exec", "trap '' INT; exec"])
def test_children_hear_ctrl_c_however_the_tests_were_started(shell: str) -> None:
    command = [sys.executable, "-c", ASKED, str(TESTS), SHOWN]
    done = subprocess.run(
        ["sh", "-c", f'{shell} "$@"', "sh", *command], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "False"


def test_this_process_hears_ctrl_c() -> None:
    assert signal.getsignal(signal.SIGINT) is not signal.SIG_IGN
