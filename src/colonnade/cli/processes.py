"""Worker processes of a command."""

import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor


def spawned_processes(workers: int) -> ProcessPoolExecutor:
    """A pool of processes, spawned: a forked child would inherit the locks of other threads."""
    return ProcessPoolExecutor(
        workers, multiprocessing.get_context("spawn"), initializer=ignore_interrupts
    )


def ignore_interrupts() -> None:
    """Ignore Ctrl-C in a worker process, which every process of a command receives.

    Its parent handles it and ends the worker.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
