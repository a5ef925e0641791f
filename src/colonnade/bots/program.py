"""Any program that speaks the engine protocol, seated as a bot and not trusted with anything.

It is told the position before every move, and has a time to answer. A program that ends, stalls,
floods or answers what is no legal move has forfeited: the caller ends its game, not ours.
"""

import contextlib
import os
import select
import shlex
import subprocess
import time
from typing import Any, Final

from colonnade.kernel.awaited import CHOICE
from colonnade.kernel.errors import ColonnadeError, MalformedNotation
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.kernel.words import Catalogue, Words

PREFIX: Final = "engine:"
START_SECONDS: Final = 30.0
"""What a program has until it is ready for the first time."""
GRACE_SECONDS: Final = 0.5
"""What it may take on top of the time for a move, because machines are busy."""
LONGEST_ANSWER: Final = 1 << 20
"""Bytes it may say before its move."""

WORDS: Final[Catalogue] = {
    "unreadable": Words(
        "{command}: this is no command ({error})",
        "{command} : ce n’est pas une commande ({error})",
    ),
    "nothing": Words(
        "{prefix} is followed by the command of a program",
        "{prefix} est suivi de la commande d’un programme",
    ),
    "not_run": Words(
        "the program can not be run ({error})",
        "le programme ne se laisse pas lancer ({error})",
    ),
    "ended": Words("the program has ended", "le programme s’est arrêté"),
    "error": Words("the program answered: error {error}", "le programme a répondu : error {error}"),
    "stalled": Words(
        "the program gave no {awaited} within {seconds:.1f} s",
        "le programme n’a pas donné de {awaited} en {seconds:.1f} s",
    ),
    "flooded": Words(
        "the program gave no {awaited} in {size} bytes",
        "le programme n’a pas donné de {awaited} en {size} octets",
    ),
    "illegal": Words(
        "the program played {token}, which is not legal",
        "le programme a joué {token}, ce qui n’est pas permis",
    ),
}


def said(key: str, **facts: object) -> Words:
    """A sentence in both languages, with its facts."""
    en, fr = WORDS[key]
    return Words(en.format(**facts), fr.format(**facts))


class Forfeit(ColonnadeError):
    """A program did not answer with a legal move in time; `said` says what it did."""


class ProgramChooser:
    """A bot that lives in a process of its own, which begins with its first move."""

    def __init__(self, command: str, seconds: float) -> None:
        try:
            self._command = shlex.split(command)
        except ValueError as error:
            shown = f"{PREFIX}{command}"
            raise ColonnadeError(said("unreadable", command=shown, error=error)) from None
        if not self._command:
            raise ColonnadeError(said("nothing", prefix=PREFIX))
        self._seconds = seconds
        self._process: subprocess.Popen[bytes] | None = None
        self._heard = b""

    def choose(self, book: AnyRulebook, options: Any, state: Any, /) -> int:  # noqa: ANN401
        """The code of the legal move it answers with; raises Forfeit."""
        try:
            self._start()
            given = book.options.write_options(options)
            words = " ".join(f"{name}={value}" for name, value in given.items())
            position = book.notation.write_position(options, state)
            self._say(f"newgame {book.id} {words}", f"position at {position}")
            self._say(f"go movetime {round(self._seconds * 1000)}")
            token = self._hear("bestmove", self._seconds * 1.1 + GRACE_SECONDS)
            return legal_code(book, options, state, token)
        except OSError as error:
            self.close()
            raise Forfeit(said("not_run", error=error.strerror)) from None
        except Forfeit:
            self.close()
            raise

    def close(self) -> None:
        """End the program."""
        process, self._process, self._heard = self._process, None, b""
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    with contextlib.suppress(OSError):
                        pipe.close()

    def _start(self) -> None:
        if self._process is None:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                bufsize=0,
                start_new_session=True,
            )
            self._say("isready")
            self._hear("readyok", START_SECONDS)

    def _say(self, *lines: str) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        # A few hundred bytes: they fit into the pipe even if nobody reads them.
        self._process.stdin.write("".join(f"{line}\n" for line in lines).encode())

    def _hear(self, awaited: str, seconds: float) -> str:
        """What follows the awaited word, the first in a line."""
        assert self._process is not None
        assert self._process.stdout is not None
        source, end, spoken = self._process.stdout.fileno(), time.monotonic() + seconds, 0
        while True:
            while b"\n" in self._heard:
                line, _, self._heard = self._heard.partition(b"\n")
                word, _, rest = line.decode("utf-8", "replace").strip().partition(" ")
                if word == awaited:
                    return rest.strip()
                if word == "error":
                    raise Forfeit(said("error", error=rest[:80]))
            left = end - time.monotonic()
            if left <= 0 or not select.select([source], [], [], left)[0]:
                raise Forfeit(said("stalled", awaited=awaited, seconds=seconds))
            piece = os.read(source, 1 << 16)
            if not piece:
                raise Forfeit(said("ended"))
            spoken += len(piece)
            if spoken > LONGEST_ANSWER:
                raise Forfeit(said("flooded", awaited=awaited, size=LONGEST_ANSWER))
            self._heard += piece


def legal_code(book: AnyRulebook, options: Any, state: Any, token: str) -> int:  # noqa: ANN401
    """The code of a legal move; raises Forfeit for any other text."""
    assert book.rules.awaits(options, state) == CHOICE
    try:
        code = book.notation.find(options, state, token)
    except MalformedNotation:
        code = None
    if code is None:
        raise Forfeit(said("illegal", token=ascii(token[:40])))
    return code
