"""The client's side of the engine protocol (docs/protocol.md): lines to send, answers to read.

Sending, reading and time limits are left to the caller: a match waits in a thread of its own, the
server in its event loop.
"""

from typing import Any, Final

from colonnade.kernel.rulebook import AnyRulebook

HASTY: Final = "info string no time to think"
"""What an engine says before a move for which it had no time to think."""


class EngineError(Exception):
    """A program answered `error …`; the text is what follows."""


def move_request(book: AnyRulebook, options: Any, state: Any, how: str) -> tuple[str, ...]:  # noqa: ANN401
    """The lines that ask for a move; the position alone is enough.

    `how` is what follows `go`: `level hard`, `movetime 1000`. The answer begins with `bestmove`.
    """
    given = book.options.write_options(options)
    words = " ".join(f"{name}={value}" for name, value in given.items())
    return (
        f"newgame {book.id} {words}",
        f"position at {book.notation.write_position(options, state)}",
        f"go {how}",
    )


def answer_in(line: bytes, awaited: str) -> str | None:
    """What follows the awaited word, None for any other line; raises EngineError."""
    word, _, rest = line.decode("utf-8", "replace").strip().partition(" ")
    if word == "error":
        raise EngineError(rest)
    return rest.strip() if word == awaited else None
