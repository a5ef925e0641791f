"""An external program that speaks the engine protocol, used as a bot and not trusted.

It is sent the position before every move, and has a time limit. A program that exits, stalls,
floods or answers with an illegal move forfeits its game; nothing else is affected.
"""

from pathlib import PurePath
from typing import Any, Final

from colonnade.kernel.awaited import CHOICE
from colonnade.kernel.errors import MalformedNotation
from colonnade.kernel.i18n import Text, quoted
from colonnade.kernel.refusal import refused_by_rule
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.library.engine_lines import move_request

from .engine_process import PREFIX, WORDS, EngineProcess, Forfeit, split_command

__all__ = ["PREFIX", "EngineBot", "Forfeit", "legal_code", "request_move"]

START_SECONDS: Final = 30.0
"""Seconds that a program may take on top of the time for its first move, to start."""
GRACE_SECONDS: Final = 0.5
"""Seconds that it may take on top of the time for a move, because machines are busy."""
LONGEST_TOKEN: Final = 40


class EngineBot:
    """A bot in a process of its own, which is started with its first move."""

    def __init__(self, command: str, seconds: float, start_seconds: float = START_SECONDS) -> None:
        self._command = split_command(command)
        self._seconds = seconds
        self._start_seconds = start_seconds
        self._process: EngineProcess | None = None

    @property
    def name(self) -> str:
        """The program as people call it: the file it is started from, without folders."""
        words = [word for word in self._command[1:] if not word.startswith("-")]
        return PurePath((words or self._command)[0]).name

    def choose(self, book: AnyRulebook, options: Any, state: Any, /) -> int:  # noqa: ANN401
        """The code of the legal move it answers with; raises Forfeit."""
        extra = 0.0
        if self._process is None:
            self._process, extra = EngineProcess(self._command), self._start_seconds
        try:
            token = request_move(self._process, book, options, state, self._seconds, extra)
            return legal_code(book, options, state, token, self._process.errors)
        except Forfeit:
            self.close()
            raise

    def close(self) -> None:
        """End the program."""
        process, self._process = self._process, None
        if process is not None:
            process.close()


def request_move(
    process: EngineProcess,
    book: AnyRulebook,
    options: Any,  # noqa: ANN401
    state: Any,  # noqa: ANN401
    seconds: float,
    extra: float = 0.0,
    within: list[str] | None = None,
) -> str:
    """The answer of a program to `go` in a position; other lines go to `within`. Raises Forfeit.

    `isready` is not sent: a program that reads lines in order is ready.
    """
    process.send(*move_request(book, options, state, f"movetime {round(seconds * 1000)}"))
    return process.read_answer("bestmove", extra + seconds * 1.1 + GRACE_SECONDS, within)


def legal_code(
    book: AnyRulebook,
    options: Any,  # noqa: ANN401
    state: Any,  # noqa: ANN401
    token: str,
    errors: tuple[str, ...] = (),
) -> int:
    """The code of a legal move; raises Forfeit for any other text, with the clause against it."""
    assert book.rules.awaits(options, state) == CHOICE
    try:
        code = book.notation.find(options, state, token)
        if code is not None:
            return code
        breach = book.refusals.refusal(options, state, token)
        assert breach is not None, f"{token} is neither found nor refused"
        names = [book.seat_name(options, state, seat) for seat in range(options.players)]
        refusal = refused_by_rule(breach, book.words, names)
        why = Text(*(f"{refusal.clause} {text}" for text in refusal.text))
    except MalformedNotation as error:
        why = error.said
    shown, position = token[:LONGEST_TOKEN], book.notation.write_position(options, state)
    spelled = Text(ascii(shown), quoted(shown).fr)
    raise Forfeit(WORDS["illegal"].filled(token=spelled, position=position, why=why), errors)
