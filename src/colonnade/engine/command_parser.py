"""Parses the words of a command."""

from collections.abc import Sequence
from typing import Final

from colonnade.bots.api.level_names import LEVELS, STRONGEST, coach_rating
from colonnade.bots.api.thinking import Budget
from colonnade.bots.search.uct import LONGEST, SECONDS
from colonnade.kernel.errors import ColonnadeError

MOST_DIGITS: Final = 9
MOST_SIMS: Final = 10_000_000
MOST_MILLISECONDS: Final = 600_000


class BadCommand(ColonnadeError):
    """A line that is no command of the protocol."""


def one_word(rest: str, command: str) -> str:
    """The single argument of a command."""
    words = rest.split()
    if len(words) != 1:
        raise BadCommand(f"{command} takes one word")
    return words[0]


def nothing_more(rest: str) -> None:
    """Refuse words after a command that takes none."""
    if rest:
        raise BadCommand(f"unexpected {shown(rest)}")


def number(text: str, most: int) -> int:
    """A whole number between zero and a limit."""
    if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS + 1):
        raise BadCommand(f"{shown(text)} is not a whole number")
    if int(text) > most:
        raise BadCommand(f"{text} is too large: {most} at most")
    return int(text)


def shown(text: str) -> str:
    """Foreign text, shortened and made printable."""
    return ascii(text if len(text) <= 40 else f"{text[:37]}...")


def read_go(words: Sequence[str]) -> tuple[str, Budget]:
    """The level that `go` asks for, and how long it may think."""
    level, sims, milliseconds = STRONGEST, 0, 0
    pairs = dict(zip(words[::2], words[1::2], strict=False))
    if len(words) != 2 * len(pairs):
        raise BadCommand("go takes level NAME, movetime MS, sims N")
    for name, value in pairs.items():
        if name == "level":
            if value not in LEVELS and coach_rating(value) is None:
                raise BadCommand(f"no bot level {shown(value)}; there are: {', '.join(LEVELS)}")
            level = value
        elif name == "movetime":
            milliseconds = positive(name, number(value, MOST_MILLISECONDS))
        elif name == "sims":
            sims = positive(name, number(value, MOST_SIMS))
        else:
            raise BadCommand(f"go knows level, movetime and sims, not {shown(name)}")
    # Never wait for a compiler: a level alone has its usual time, simulations a minute.
    seconds = milliseconds / 1000 if milliseconds else LONGEST if sims else SECONDS
    return level, Budget(sims, seconds)


def positive(name: str, value: int) -> int:
    """A budget, which must be positive."""
    if value == 0:
        raise BadCommand(f"{name} 0: there is nothing to think with")
    return value
