"""Child processes in tests, and waiting for their end (`waiting` is for conditions).

Every wait names what it waits for, so that a hang is explained, and has a limit: what a machine ten
times slower than ours would take.
"""

import asyncio
import io
import signal
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager

SECONDS = 60.0
"""Seconds; what takes a few on an idle machine hangs after these."""


class Hang(AssertionError):
    """Something that was waited for did not happen."""


def default_interrupts() -> None:
    """Let Ctrl-C reach this process and its children.

    A shell without a terminal starts background jobs with SIGINT ignored, and their children
    inherit that: a test of Ctrl-C would wait in vain.
    """
    ignored = signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    if ignored and threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.default_int_handler)


@contextmanager
def watched(
    process: "subprocess.Popen[bytes] | subprocess.Popen[str]", what: str, seconds: float = SECONDS
) -> Iterator[None]:
    """Kill a process that has not done within the block what is awaited of it, and say so."""
    late = threading.Event()

    def give_up() -> None:
        late.set()
        process.kill()

    timer = threading.Timer(seconds, give_up)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        if late.is_set():
            raise Hang(f"waited {seconds:.0f} s for {what}")


@contextmanager
def limited(what: str, seconds: float) -> Iterator[None]:
    """Interrupt the block when it takes longer; the trace shows at which line it waited.

    Only in the main thread, and where the system has alarms; elsewhere nothing is interrupted.
    """

    def break_off(*_: object) -> None:
        raise Hang(f"{what} has not ended after {seconds:.0f} s; this line was waiting")

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, break_off)
    # Repeatedly: the first may be caught, for example by Hypothesis to shrink the example.
    signal.setitimer(signal.ITIMER_REAL, seconds, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)


async def complete(task: "asyncio.Task[None]", what: str, seconds: float) -> None:
    """Await a task with a limit; on a hang, report what every task of the loop waits for."""
    done, _ = await asyncio.wait((task,), timeout=seconds)
    if done:
        await task
        return
    waiting = io.StringIO()
    for each in asyncio.all_tasks() - {asyncio.current_task()}:
        each.print_stack(limit=4, file=waiting)
    task.cancel()
    await asyncio.wait((task,), timeout=10)
    raise Hang(
        f"{what} has not ended after {seconds:.0f} s; its tasks were waiting at\n"
        f"{waiting.getvalue()}"
    )
