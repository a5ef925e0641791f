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


class ColonnadeError(ValueError):
    """Something a caller handed in is wrong; the message says what."""


class MalformedNotation(ColonnadeError):
    """Text that is not spelled as it should be; `at` counts characters from zero."""

    def __init__(self, what: str, text: str, at: int = 0) -> None:
        shown = text if len(text) <= 60 else f"{text[:57]}..."
        super().__init__(f"{what} (at character {at + 1} of {shown!r})")
        self.what = what
        self.text = text
        self.at = at


class ImpossiblePosition(ColonnadeError):
    """A position that breaks a clause or is not at rest."""

    def __init__(self, clause: str, what: str) -> None:
        super().__init__(f"{clause}: {what}" if clause else what)
        self.clause = clause


class BadOption(ColonnadeError):
    """An option, or a combination of options, that the game does not have."""


class BadRecord(ColonnadeError):
    """A record that cannot be read or replayed."""

    def __init__(self, what: str, line: int) -> None:
        super().__init__(f"line {line}: {what}")
        self.line = line


class UnknownGame(ColonnadeError):
    """No game has this name."""


class IllegalToken(ColonnadeError):
    """The rules refuse this token here."""

    def __init__(self, token: str, refusal: Refusal, sentence: str) -> None:
        super().__init__(f"{token}: {refusal.clause} {sentence}")
        self.token = token
        self.refusal = refusal
        self.sentence = sentence
