"""Lines for a window of some width, broken between words."""

import re
import textwrap
from typing import Final

LISTED: Final = re.compile(r" *(?:\S+(?: \S+)?  +)?")
UNBROKEN: Final = re.compile(r"(?<=\S) (?=[;:!?»%])|(?<=«) ")
"""Spaces of French punctuation: no line begins or ends there."""
GAP: Final = re.compile(r"(?<=\S)  +(?=\S)")
"""What stands between the entries of a line, such as those of a legend."""
WITHIN: Final = re.compile(r"(?<=\S) (?=\S)")
"""A space within such an entry."""
UNBREAKABLE: Final = "\N{NO-BREAK SPACE}"


def wrapped(text: str, columns: int) -> str:
    """Lines broken between words and indented below their text; unchanged if there is no width.

    A line of several entries, two spaces apart, is broken between them.
    """
    if not columns:
        return text
    lines: list[str] = []
    for line in text.split("\n"):
        if len(line.rstrip()) <= columns:
            lines.append(line)
            continue
        # A prompt ends in a space, which stands before what is typed.
        end = line[len(line.rstrip()) :][:1]
        has_entries = len(GAP.findall(line)) > 1
        # A list has its text in a column, after a number or a word and two spaces.
        column = re.match(" *", line) if has_entries else LISTED.match(line)
        indent = " " * min(column.end() if column else 0, columns // 2)
        broken = textwrap.wrap(
            (WITHIN if has_entries else UNBROKEN).sub(UNBREAKABLE, line),
            columns - len(end),
            subsequent_indent=indent,
            break_long_words=False,
            break_on_hyphens=False,
        )
        lines += [*broken[:-1], broken[-1] + end]
    return "\n".join(lines)
