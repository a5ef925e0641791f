"""The legal moves as lines to choose from."""

from collections.abc import Sequence
from typing import Final

from colonnade.kernel.i18n import Language

from .words import say

ROW: Final = 72
"""How wide a list is at most."""
MARGIN: Final = 8
"""What precedes a list on its first line."""
MANY: Final = 12
"""Families with more members than this, such as `keep:…`, are listed together."""


def move_lines(legal: Sequence[str], language: Language, columns: int = 0) -> list[str]:
    """The moves with their numbers: on one line, in columns, or by family."""
    row = min(ROW, columns - MARGIN) if columns else ROW
    if len(legal) == 1:
        return [say("one_move", language, move=f"1 {legal[0]}")]
    numbered = [f"{number} {token}" for number, token in enumerate(legal, start=1)]
    flat = "   ".join(numbered)
    if len(flat) <= row:
        return [say("moves", language, moves=flat)]
    # Dice to keep are easier to type than to find among a hundred numbers.
    large = large_families(legal)
    single = [
        word for word, token in zip(numbered, legal, strict=True) if family_of(token) not in large
    ]
    lines = [say("many_moves", language, count=len(legal))]
    lines += [f"  {row}" for row in in_columns(single, row)]
    for family, members in large.items():
        example = members[len(members) // 2]
        told = say("group", language, count=len(members), head=family, example=example)
        lines.append(f"  {told}")
    return lines


def family_of(token: str) -> str:
    """What the tokens of a family begin with, `keep:`; empty where there is no colon."""
    return token[: token.find(":") + 1]


def large_families(tokens: Sequence[str]) -> dict[str, list[str]]:
    """The families with many members."""
    families: dict[str, list[str]] = {}
    for token in tokens:
        families.setdefault(family_of(token), []).append(token)
    return {name: found for name, found in families.items() if name and len(found) > MANY}


def in_columns(words: Sequence[str], row: int) -> list[str]:
    """Words laid out in rows of equal columns."""
    width = max(map(len, words), default=0) + 2
    across = max(1, row // width)
    rows = (words[first : first + across] for first in range(0, len(words), across))
    return ["".join(word.ljust(width) for word in each).rstrip() for each in rows]
