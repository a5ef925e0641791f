"""Every exception of the package.

    ColonnadeError
    ├── MalformedNotation     text that is no token, position or record at all; says where
    ├── ImpossiblePosition    a well-spelled position that breaks a clause or is not at rest
    ├── BadOption             an unknown option, value, or combination of them
    ├── BadRecord             a record that cannot be read or replayed; says where
    ├── UnknownGame           no game of that name
    └── IllegalToken          a token that the rules refuse; carries the refusal

A refusal is a value (`kernel.refusal`); `IllegalToken` only carries one to people who write
scripts, and what ends the checks of a token or of a command is caught by who called for them.
Anything else that is raised is a bug.
"""

from .i18n import Text, quoted
from .refusal import Refusal

LONGEST_SHOWN = 60


class ColonnadeError(ValueError):
    """Invalid input from the caller; `said` says what is wrong, in both languages.

    Scripts and logs see the English; a message that only engineers meet may exist in English only.
    """

    def __init__(self, said: Text | str) -> None:
        self.said = in_both(said)
        super().__init__(self.said.en)


class MalformedNotation(ColonnadeError):
    """Text that is not spelled as it should be; `at` counts characters from zero."""

    def __init__(self, what: Text | str, text: str, at: int = 0) -> None:
        shown = text if len(text) <= LONGEST_SHOWN else f"{text[: LONGEST_SHOWN - 3]}..."
        what = in_both(what)
        super().__init__(
            Text(
                f"{what.en} (at character {at + 1} of {shown!r})",
                f"{what.fr} (au caractère {at + 1} de {quoted(shown).fr})",
            )
        )
        self.text = text
        self.at = at


class ImpossiblePosition(ColonnadeError):
    """A position that breaks a clause or is not at rest."""

    def __init__(self, clause: str, what: Text | str) -> None:
        what = in_both(what)
        super().__init__(Text(f"{clause}: {what.en}", f"{clause} : {what.fr}") if clause else what)
        self.clause = clause


def refuse_if(is_so: object, clause: str, what: Text | str) -> None:
    """Refuse a position in which something is so, although a clause does not let it be."""
    if is_so:
        raise ImpossiblePosition(clause, what)


class BadOption(ColonnadeError):
    """An option, or a combination of options, that the game does not have."""


class BadRecord(ColonnadeError):
    """A record that cannot be read or replayed; `line` is 0 where it was never a text."""

    def __init__(self, what: Text | str, line: int) -> None:
        en, fr = in_both(what)
        super().__init__(Text(f"line {line}: {en}", f"ligne {line} : {fr}") if line else what)
        self.what = what
        self.line = line

    def moved(self, lines: int) -> "BadRecord":
        """The same fault in a longer text, with its line number increased by `lines`."""
        return BadRecord(self.what, self.line + lines if self.line else 0)


class UnknownGame(ColonnadeError):
    """No game has this name."""


class IllegalToken(ColonnadeError):
    """The rules refuse this token here."""

    def __init__(self, token: str, refusal: Refusal) -> None:
        clause, text = refusal.clause, refusal.text
        super().__init__(Text(f"{token}: {clause} {text.en}", f"{token} : {clause} {text.fr}"))
        self.token = token
        self.refusal = refusal


def in_both(said: Text | str) -> Text:
    """A text in both languages; a plain string stands for both."""
    return said if isinstance(said, Text) else Text(said, said)
