"""Ctrl-C at the keyboard reaches every process of a command at once."""

import signal


def leave_interrupts() -> None:
    """For a process that works for another, which hears Ctrl-C and lets this one end in peace."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
