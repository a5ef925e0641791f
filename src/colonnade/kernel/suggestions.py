"""Suggestions for a name that was mistyped."""

from collections.abc import Iterable
from difflib import get_close_matches

from .i18n import Text


def normal(name: str) -> str:
    """A name normalised for comparison: no case, spaces or hyphens."""
    return "".join(character for character in name.casefold() if character.isalnum())


def suggestion(typed: str, names: Iterable[str]) -> str | None:
    """The name that was most likely meant; None where none is similar."""
    known = {normal(name): name for name in names if normal(name)}
    near = get_close_matches(normal(typed), known, n=1, cutoff=0.65)
    return known[near[0]] if near else None


def did_you_mean(typed: str, names: Iterable[str]) -> Text:
    """A sentence to append: " Did you mean senet?", or nothing."""
    found = suggestion(typed, names)
    if found is None:
        return Text("", "")
    return Text(f"; did you mean {found}?", f" ; voulais-tu dire {found} ?")
