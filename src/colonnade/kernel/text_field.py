"""One word of a longer text with its offset, so that errors can say where they are."""

from collections.abc import Collection
from typing import NamedTuple

from .errors import MalformedNotation
from .i18n import Text


class Field(NamedTuple):
    """A word of a position, such as its seat or its reserves."""

    word: str
    text: str
    """The whole line."""
    at: int
    """The offset of the word in it."""

    def fault(self, what: Text, offset: int = 0) -> MalformedNotation:
        """The error to raise for a character of this word."""
        return MalformedNotation(what, self.text, self.at + offset)

    def refuse_if(self, is_so: object, what: Text, offset: int = 0) -> None:
        """Refuse this word, or a character of it, if something is so."""
        if is_so:
            raise self.fault(what, offset)

    def split(self, separator: str) -> list["Field"]:
        """The parts of the word, with their offsets."""
        parts, at = [], self.at
        for word in self.word.split(separator):
            parts.append(Field(word, self.text, at))
            at += len(word) + len(separator)
        return parts

    def choose(self, words: Collection[str], what: Text) -> None:
        """Refuse a word that is not in the list."""
        self.refuse_if(self.word not in words, what)

    def expect(self, spelling: tuple[str, ...], what: Text) -> None:
        """Refuse a word unless each character is one of those allowed at its place."""
        for offset, allowed in enumerate(spelling):
            if offset >= len(self.word) or self.word[offset] not in allowed:
                raise self.fault(what, offset)
        self.refuse_if(len(self.word) > len(spelling), what, len(spelling))


def fields_of(text: str, number: int, what: Text, at: int = 0) -> list[Field]:
    """The words of a line, one space apart; refuses a line that has not this number of them."""
    fields = Field(text, text, 0).split(" ")
    if len(fields) != number:
        raise MalformedNotation(what, text, at)
    return fields
