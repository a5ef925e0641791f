"""A program that speaks the engine protocol, started, written to and read from."""

import contextlib
import os
import select
import shlex
import subprocess
import sys
import threading
import time
from collections import deque
from pathlib import Path
from typing import Final, NamedTuple

from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.i18n import Catalogue, Text, quoted
from colonnade.kernel.styled_text import printable
from colonnade.library.engine_lines import EngineError, answer_in

PREFIX: Final = "engine:"
LONGEST_ANSWER: Final = 1 << 20
"""The most bytes it may write before the awaited answer."""
ERROR_LINES: Final = 12
LONGEST_ERROR_LINE: Final = 200
LONGEST_LINE_SHOWN: Final = 60
"""The most characters of a wrong answer that are repeated."""
LONGEST_DELAY: Final = 10.0
"""Seconds for which a program that gets no processor is waited for beyond its time."""
DELAY_STEP: Final = 0.05
"""Seconds after which a program that got no processor is looked at again."""
ENDING_SECONDS: Final = 2.0
"""How long to wait for the exit code and the last lines of a program that has ended."""

WORDS: Final[Catalogue] = {
    "unreadable": Text(
        "{command}: this is no command, a quotation mark or a backslash is left open",
        "{command} : ce n’est pas une commande, un guillemet ou une barre oblique reste ouvert",
    ),
    "nothing": Text(
        "the command of a program is needed, such as “python bot.py”",
        "il faut la commande d’un programme, comme « python bot.py »",
    ),
    "not_run": Text(
        "the program cannot be run ({error})",
        "le programme ne se laisse pas lancer ({error})",
    ),
    "ended": Text(
        "the program has ended with exit code {code}{last}",
        "le programme s’est arrêté avec le code {code}{last}",
    ),
    "error": Text("the program answered: error {error}", "le programme a répondu : error {error}"),
    "stalled": Text(
        "the program gave no {awaited} within {seconds} s{instead}",
        "le programme n’a pas donné de {awaited} en {seconds} s{instead}",
    ),
    "flooded": Text(
        "the program gave no {awaited} in {size} bytes{instead}",
        "le programme n’a pas donné de {awaited} en {size} octets{instead}",
    ),
    "instead": Text("; its last line was {line}", " ; sa dernière ligne était {line}"),
    "no_token": Text(
        "the function answered {answer}, which is no move in the notation of the game",
        "la fonction a répondu {answer}, ce qui n’est pas un coup dans la notation du jeu",
    ),
    "illegal": Text(
        "the program played {token}, which is not legal at {position}: {why}",
        "le programme a joué {token}, ce qui n’est pas permis en {position} : {why}",
    ),
}


def environment() -> dict[str, str]:
    """The variables of a program: `python` means ours, as in an activated virtual environment.

    Whoever types `.venv/bin/colonnade` has not activated it, and another Python lacks this package.
    """
    if sys.prefix == sys.base_prefix:
        return dict(os.environ)
    programs = str(Path(sys.executable).parent)
    return {
        **os.environ,
        "PATH": os.pathsep.join((programs, os.environ.get("PATH", os.defpath))),
    }


class Forfeit(ColonnadeError):
    """A program did not answer with a legal move in time; `said` says what it did instead."""

    def __init__(self, said: Text, errors: tuple[str, ...] = ()) -> None:
        super().__init__(said)
        self.errors = errors
        """The last lines that the program wrote on its standard error."""


class Stalled(Forfeit):
    """A program did not answer in time."""


class ProcessorUsage(NamedTuple):
    """What a program has had of the processors, and whether it wants one now."""

    seconds: float
    is_ready: bool


def processor_usage(process: int, processes: Path = Path("/proc")) -> ProcessorUsage:
    """Of a process and of those that it has started, which it may wait for.

    As Linux tells it in `/proc`; elsewhere no process seems to want a processor.
    """
    ticks, is_ready, waiting = 0, False, [str(process)]
    while waiting:
        place = processes / waiting.pop()
        # It may end while it is looked at.
        with contextlib.suppress(OSError):
            # The name of the program, in parentheses, may itself hold spaces and parentheses.
            fields = (place / "stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
            is_ready |= fields[0] in "RD"
            for children in place.glob("task/*/children"):
                waiting += children.read_text().split()
    return ProcessorUsage(ticks / os.sysconf("SC_CLK_TCK"), is_ready)


class Deadline:
    """By the clock, unless a busy machine did not let a program compute for as long."""

    def __init__(self, process: int, seconds: float) -> None:
        self._process, self._seconds = process, seconds
        self._used = processor_usage(process).seconds
        self._end = time.monotonic() + seconds
        self._last = self._end + LONGEST_DELAY

    @property
    def left(self) -> float:
        """Seconds until it is asked whether it has passed."""
        return max(0.0, self._end - time.monotonic())

    def has_passed(self) -> bool:
        """Whether nothing is left; it moves on where the program waits for a processor."""
        now = processor_usage(self._process)
        had_less = now.is_ready and now.seconds - self._used < self._seconds
        if had_less and time.monotonic() < self._last:
            self._end = time.monotonic() + DELAY_STEP
            return False
        return True


class EngineProcess:
    """A running program; every failure to answer raises Forfeit."""

    def __init__(self, command: list[str]) -> None:
        self._heard = b""
        self._errors: deque[str] = deque(maxlen=ERROR_LINES)
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
                env=environment(),
            )
        except OSError as error:
            raise Forfeit(WORDS["not_run"].filled(error=error.strerror)) from None
        # Read continuously, so that a program that writes many errors never blocks.
        self._listener = threading.Thread(target=self._read_errors, daemon=True)
        self._listener.start()

    def send(self, *lines: str) -> None:
        """Write some lines; that a program has exited is noticed when it is read from."""
        assert self._process.stdin is not None
        # A few hundred bytes: they fit into the pipe even if the program does not read.
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.write("".join(f"{line}\n" for line in lines).encode())

    def read_answer(self, awaited: str, seconds: float, within: list[str] | None = None) -> str:
        """What follows the awaited word, the first of a line; other lines go to `within`."""
        assert self._process.stdout is not None
        source, spoken, said_last = self._process.stdout.fileno(), 0, b""
        deadline = Deadline(self._process.pid, seconds)
        while True:
            while b"\n" in self._heard:
                line, _, self._heard = self._heard.partition(b"\n")
                try:
                    answer = answer_in(line, awaited)
                except EngineError as error:
                    raise self._forfeit("error", error=str(error)[:80]) from None
                if answer is not None:
                    return answer
                said_last = line.strip() or said_last
                if within is not None:
                    within.append(line.decode("utf-8", "replace").strip())
            if not select.select([source], [], [], deadline.left)[0]:
                if not deadline.has_passed():
                    continue
                shown = f"{seconds:.1f}"
                facts = {"awaited": awaited, "seconds": Text(shown, shown.replace(".", ","))}
                said = WORDS["stalled"].filled(**facts, instead=instead(said_last or self._heard))
                raise Stalled(said, self.errors)
            piece = os.read(source, 1 << 16)
            if not piece:
                raise self._ended()
            spoken += len(piece)
            if spoken > LONGEST_ANSWER:
                heard = instead(said_last or self._heard)
                raise self._forfeit("flooded", awaited=awaited, size=LONGEST_ANSWER, instead=heard)
            self._heard += piece

    def wait(self, seconds: float) -> int | None:
        """The exit code, None when it does not end in time."""
        deadline = Deadline(self._process.pid, seconds)
        while True:
            try:
                return self._process.wait(deadline.left)
            except subprocess.TimeoutExpired:
                if deadline.has_passed():
                    return None

    def close(self) -> None:
        """End the program."""
        self._process.kill()
        self._process.wait()
        self._listener.join(ENDING_SECONDS)
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()

    @property
    def errors(self) -> tuple[str, ...]:
        """The last lines that it wrote on its standard error."""
        return tuple(self._errors)

    def _read_errors(self) -> None:
        stream = self._process.stderr
        assert stream is not None
        with contextlib.suppress(OSError, ValueError):
            while line := stream.readline():
                text = line.decode("utf-8", "replace").rstrip()
                self._errors.append(text[:LONGEST_ERROR_LINE])

    def _forfeit(self, key: str, **facts: object) -> Forfeit:
        return Forfeit(WORDS[key].filled(**facts), self.errors)

    def _ended(self) -> Forfeit:
        code = self.wait(ENDING_SECONDS)
        self._listener.join(ENDING_SECONDS)
        why = self.errors[-1] if self.errors else ""
        last = Text(f": {why}", f" : {why}") if why else ""
        return self._forfeit("ended", code="?" if code is None else code, last=last)


def instead(line: bytes) -> Text:
    """What a program said last instead of the awaited answer, if anything."""
    said = line.decode("utf-8", "replace").strip()[:LONGEST_LINE_SHOWN]
    return WORDS["instead"].filled(line=quoted(printable(said))) if said else Text("", "")


def split_command(command: str) -> list[str]:
    """The words of a command line; raises ColonnadeError."""
    try:
        words = shlex.split(command)
    except ValueError:
        raise ColonnadeError(WORDS["unreadable"].filled(command=command)) from None
    if not words:
        raise ColonnadeError(WORDS["nothing"])
    return words
