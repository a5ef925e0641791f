"""A report as a text table."""

import textwrap
from collections.abc import Sequence
from math import floor, log10
from typing import Final

from colonnade.kernel.i18n import Language
from colonnade.kernel.statistics import Interval
from colonnade.kernel.styled_text import aligned

from .report import Report, Row, quantile
from .totals import Totals
from .words import say

USUAL_WIDTH: Final = 100
"""Characters per line, where the width of the screen is not known."""


def text_of(report: Report, language: Language, columns: int = 0) -> str:
    """The whole report, for a terminal of some width."""
    study = report.study
    lines = [*_prose(heading(report, language), columns), ""]
    table = aligned(table_of(report, language))
    if len(study.variants) > 1 and max(map(len, table)) > (columns or USUAL_WIDTH):
        lines += _tables_below_each_other(report, language, columns or USUAL_WIDTH)
    else:
        lines += table
    if any(certain for row in report.rows for certain in row.certain):
        compared = sum(found is not None for row in report.rows for found in row.differences)
        lines += _prose(say("certain", language, compared=compared), columns)
    lines.append("")
    if len(study.variants) > 1:
        lines.append(say("length_title", language))
    for name, totals in zip(study.names(), report.every, strict=True):
        lines += _prose(lengths_of(totals, name, language), columns)
        if totals.unfinished:
            lines.append(say("unfinished", language, number=totals.unfinished))
    if report.uses:
        lines += ["", say("uses", language, told=report.every[0].told), ""]
        table = aligned(event_table(report, language, range(len(study.variants))))
        if max(map(len, table)) > (columns or USUAL_WIDTH):
            for variant, name in enumerate(study.names()):
                uses = aligned(event_table(report, language, [variant]))
                lines += [f"{variant + 1}. {name}", *uses, ""]
            lines.pop()
        else:
            lines += table
    return "\n".join(lines) + "\n"


def lengths_of(totals: Totals, name: str, language: Language) -> str:
    """How long most of the games last, those of a variant if it is named."""
    low, median, high = (quantile(totals, share) for share in (0.05, 0.5, 0.95))
    told = say("lengths", language, low=low, median=median, high=high)
    return say("named", language, name=name or say("length_title", language), told=told)


def _prose(text: str, columns: int) -> list[str]:
    """Sentences in lines that are no wider than the screen, where its width is known."""
    return [
        line
        for sentence in text.split("\n")
        for line in (textwrap.wrap(sentence, columns) if columns else [sentence])
    ]


def _tables_below_each_other(report: Report, language: Language, columns: int) -> list[str]:
    """One table per variant, below each other, where they do not fit side by side."""
    lines: list[str] = []
    difference, interval = (say(key, language) for key in ("difference_from", "interval"))
    for variant, (name, (head, *rows)) in enumerate(tables_of(report, language)):
        table = aligned([head, *rows])
        if variant and max(map(len, table)) > columns:
            below = [[row[0], *row[3:]] for row in rows]
            table = aligned([head[:3], *(row[:3] for row in rows)])
            table += ["", *aligned([[difference, "", interval], *below])]
        lines += [name, *table, ""]
    return lines[:-1]


def tables_of(report: Report, language: Language) -> list[tuple[str, list[list[str]]]]:
    """A table for every variant, under its number and its name."""
    value, difference, interval = (
        say(key, language) for key in ("value", "difference", "interval")
    )
    tables = []
    for variant, name in enumerate(report.study.names()):
        head = [say("measure", language), value, interval]
        if variant:
            head += [difference, interval]
        rows = [
            row_of(row, language, [variant])
            for row in report.rows
            if row.found[variant] is not None
        ]
        tables.append((f"{variant + 1}. {name}", [head, *rows]))
    return tables


def heading(report: Report, language: Language) -> str:
    """What was played, how often, by whom."""
    study = report.study
    common = dict(study.variants[0])
    for variant in study.variants[1:]:
        common = {name: v for name, v in common.items() if dict(variant).get(name) == v}
    options = " ".join(f"{name}={value}" for name, value in common.items())
    games = say("games", language, games=number(study.games, language), seed=study.seed)
    seats = say(
        "seats_in_turn" if study.rotates else "seats", language, seats=", ".join(study.seats)
    )
    return f"{study.book.title.to(language)} ({options})\n{games}. {seats}"


def table_of(report: Report, language: Language) -> list[list[str]]:
    """Every measure in every variant, side by side."""
    names = report.study.names()
    head = [say("measure", language)]
    for name in names:
        head += [name or say("value", language), say("interval", language)]
    for name in names[1:]:
        title = say("difference", language)
        head += [f"{title} ({name})" if len(names) > 2 else title, say("interval", language)]
    return [head, *(row_of(row, language, range(len(names))) for row in report.rows)]


def row_of(row: Row, language: Language, variants: Sequence[int]) -> list[str]:
    """One measure in some variants, and their differences from the first."""
    cells = [row.measure.words.to(language)]
    for variant in variants:
        cells += cells_of(row.found[variant], row.measure.is_share, language)
    for variant in variants:
        if variant:
            found = row.differences[variant - 1]
            value, bounds = cells_of(found, row.measure.is_share, language, signed=True)
            cells += [value, f"{bounds} *" if row.certain[variant - 1] else bounds]
    return cells


def event_table(report: Report, language: Language, variants: Sequence[int]) -> list[list[str]]:
    """How often each kind of event happens, in some variants."""
    names = report.study.names()
    head = [say("event", language)]
    for one in variants:
        name = names[one] if len(variants) > 1 else say("value", language)
        head += [name, say("interval", language)]
    return [
        head,
        *(
            [
                use.words.to(language),
                *(cell for one in variants for cell in cells_of(use.found[one], False, language)),
            ]
            for use in report.uses
        ),
    ]


def cells_of(
    found: Interval | None, is_share: bool, language: Language, signed: bool = False
) -> list[str]:
    """A figure and its bounds, with as many digits as the interval justifies."""
    if found is None:
        return ["–", ""]
    value, low, high = (100 * bound if is_share else bound for bound in found)
    width = high - low
    digits = max(0, min(6, 1 - floor(log10(width)))) if width > 0 else 2
    sign = "+" if signed else ""
    shown = [f"{bound:{sign}.{digits}f}" for bound in (value, low, high)]
    # No sign before a rounded zero.
    shown = [text.lstrip("+-") if not float(text) else text for text in shown]
    shown = [text.replace("-", "−") for text in shown]
    if language == "fr":
        shown = [text.replace(".", ",") for text in shown]
    # French counts in the singular below two.
    unit = say("point" if language == "fr" and abs(value) < 2 else "points", language)
    unit = (unit if signed else " %") if is_share else ""
    return [f"{shown[0]}{unit}", f"[{shown[1]} ; {shown[2]}]"]


def number(value: int, language: Language) -> str:
    """A whole number in groups of three."""
    return f"{value:,}".replace(",", " " if language == "fr" else ",")
