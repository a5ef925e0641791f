"""A report as a text table."""

from math import floor, log10

from colonnade.kernel.words import Language
from colonnade.swift.interval import Interval

from .report import Report, Row, quantile
from .words import say


def text_of(report: Report, language: Language) -> str:
    """The whole report, for a terminal."""
    study = report.study
    lines = [_heading(report, language), ""]
    lines += _aligned(_table(report, language))
    if any(is_certain(found) for row in report.rows for found in row.differences):
        lines.append(say("certain", language))
    lines.append("")
    for name, sums in zip(study.names(), report.every, strict=True):
        low, median, high = (quantile(sums, share) for share in (0.05, 0.5, 0.95))
        told = say("lengths", language, low=low, median=median, high=high)
        lines.append(f"{name}: {told}" if name else told)
        if sums.unfinished:
            lines.append(say("unfinished", language, number=sums.unfinished))
    if report.uses:
        lines += ["", say("uses", language, told=report.every[0].told), ""]
        lines += _aligned(_uses(report, language))
    return "\n".join(lines) + "\n"


def is_certain(difference: Interval | None) -> bool:
    """Whether a difference is more than chance would explain."""
    return difference is not None and difference.excludes_zero


def _heading(report: Report, language: Language) -> str:
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


def _table(report: Report, language: Language) -> list[list[str]]:
    names = report.study.names()
    head = [say("measure", language)]
    for name in names:
        head += [name or say("value", language), say("interval", language)]
    for name in names[1:]:
        title = say("difference", language)
        head += [f"{title} ({name})" if len(names) > 2 else title, say("interval", language)]
    return [head, *(_row(row, language) for row in report.rows)]


def _row(row: Row, language: Language) -> list[str]:
    cells = [row.measure.words.to(language)]
    for found in row.found:
        cells += _cells(found, row.measure.is_share, language)
    for found in row.differences:
        value, bounds = _cells(found, row.measure.is_share, language, signed=True)
        cells += [value, f"{bounds} *" if is_certain(found) else bounds]
    return cells


def _uses(report: Report, language: Language) -> list[list[str]]:
    return [
        [
            use.words.to(language),
            *(cell for found in use.found for cell in _cells(found, False, language)),
        ]
        for use in report.uses
    ]


def _cells(
    found: Interval | None, is_share: bool, language: Language, signed: bool = False
) -> list[str]:
    """A figure and its bounds, with as many digits as the interval deserves."""
    if found is None:
        return ["–", ""]
    value, low, high = (100 * bound if is_share else bound for bound in found)
    width = high - low
    digits = max(0, min(6, 1 - floor(log10(width)))) if width > 0 else 2
    sign = "+" if signed else ""
    shown = [f"{bound:{sign}.{digits}f}" for bound in (value, low, high)]
    # What rounds to nothing has no sign.
    shown = [text.lstrip("+-") if not float(text) else text for text in shown]
    if language == "fr":
        shown = [text.replace(".", ",") for text in shown]
    unit = " %" if is_share else ""
    return [f"{shown[0]}{unit}", f"[{shown[1]} ; {shown[2]}]"]


def number(value: int, language: Language) -> str:
    """A whole number in groups of three."""
    return f"{value:,}".replace(",", " " if language == "fr" else ",")


def _aligned(rows: list[list[str]]) -> list[str]:
    """Columns side by side, the first to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            [row[0].ljust(widths[0])]
            + [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        ).rstrip()
        for row in rows
    ]
