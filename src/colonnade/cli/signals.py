"""Signals in worker processes: Ctrl-C reaches every process of a command at once."""

import signal


def ignore_interrupts() -> None:
    """Ignore Ctrl-C in a worker process; its parent handles it and ends the worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
