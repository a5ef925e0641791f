"""Every exception of the package.

    ColonnadeError
    ├── MalformedNotation     text that is no token, position or record at all; says where
    ├── ImpossiblePosition    a well-spelled position that breaks a clause or is not at rest
    ├── BadOption             an unknown option, value, or combination of them
    ├── BadRecord             a record that cannot be read or replayed; says where
    ├── UnknownGame           no game of that name
    └── IllegalToken          a token that the rules refuse; carries the refusal

A refusal is a value (`kernel.refusal`); `IllegalToken` only carries one to people who write
scripts. Anything else that is raised is a bug.
"""

from .refusal import Refusal
from .words import Words

LONGEST_SHOWN = 60


class ColonnadeError(ValueError):
    """Something a caller handed in is wrong; `said` says what, in both languages.

    Scripts and logs see the English; a message that only engineers meet may have no other.
    """

    def __init__(self, said: Words | str) -> None:
        self.said = in_both(said)
        super().__init__(self.said.en)


class MalformedNotation(ColonnadeError):
    """Text that is not spelled as it should be; `at` counts characters from zero."""

    def __init__(self, what: Words | str, text: str, at: int = 0) -> None:
        shown = text if len(text) <= LONGEST_SHOWN else f"{text[: LONGEST_SHOWN - 3]}..."
        en, fr = in_both(what)
        super().__init__(
            Words(
                f"{en} (at character {at + 1} of {shown!r})",
                f"{fr} (au caractère {at + 1} de {shown!r})",
            )
        )
        self.text = text
        self.at = at


class ImpossiblePosition(ColonnadeError):
    """A position that breaks a clause or is not at rest."""

    def __init__(self, clause: str, what: Words | str) -> None:
        en, fr = in_both(what)
        super().__init__(Words(f"{clause}: {en}", f"{clause} : {fr}") if clause else what)
        self.clause = clause


class BadOption(ColonnadeError):
    """An option, or a combination of options, that the game does not have."""


class BadRecord(ColonnadeError):
    """A record that cannot be read or replayed; `line` is 0 where it was never a text."""

    def __init__(self, what: Words | str, line: int) -> None:
        en, fr = in_both(what)
        super().__init__(Words(f"line {line}: {en}", f"ligne {line} : {fr}") if line else what)
        self.line = line


class UnknownGame(ColonnadeError):
    """No game has this name."""


class IllegalToken(ColonnadeError):
    """The rules refuse this token here."""

    def __init__(self, token: str, refusal: Refusal, why: Words) -> None:
        super().__init__(
            Words(f"{token}: {refusal.clause} {why.en}", f"{token} : {refusal.clause} {why.fr}")
        )
        self.token = token
        self.refusal = refusal
        self.why = why


def in_both(said: Words | str) -> Words:
    """What is said in both languages, the same where it is only said in one."""
    return said if isinstance(said, Words) else Words(said, said)
