"""One word of a longer text that knows where it begins, so that a fault can say where it is."""

from collections.abc import Collection
from typing import NamedTuple

from .errors import MalformedNotation
from .words import Words


class Field(NamedTuple):
    """A word of a position, such as its seat or its reserves."""

    word: str
    text: str
    """The whole line."""
    at: int
    """Where the word begins in it."""

    def fault(self, what: Words, offset: int = 0) -> MalformedNotation:
        """The error to raise for a character of this word."""
        return MalformedNotation(what, self.text, self.at + offset)

    def split(self, separator: str) -> list["Field"]:
        """The parts of the word, which know where they begin as well."""
        parts, at = [], self.at
        for word in self.word.split(separator):
            parts.append(Field(word, self.text, at))
            at += len(word) + len(separator)
        return parts

    def choose(self, words: Collection[str], what: Words) -> None:
        """Refuse a word that is none of these."""
        if self.word not in words:
            raise self.fault(what)

    def expect(self, spelling: tuple[str, ...], what: Words) -> None:
        """Refuse a word unless each of its characters is among those named for its place."""
        for offset, allowed in enumerate(spelling):
            if offset >= len(self.word) or self.word[offset] not in allowed:
                raise self.fault(what, offset)
        if len(self.word) > len(spelling):
            raise self.fault(what, len(spelling))


def fields_of(text: str) -> list[Field]:
    """The words of a line, one space apart."""
    return Field(text, text, 0).split(" ")
