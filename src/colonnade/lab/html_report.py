"""A report as one self-contained HTML page."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from colonnade.kernel.i18n import Language
from colonnade.kernel.typography import composed
from colonnade.version import __version__

from .report import Report
from .text import event_table, heading, lengths_of, number, table_of, tables_of
from .totals import Totals
from .words import say

STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #222; background: #fff }
h1 { font-size: 1.6rem } h2 { font-size: 1.2rem; margin-top: 2rem }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .95em }
th, td { padding: .25rem .7rem; text-align: right; border-bottom: 1px solid #ddd }
th:first-child, td:first-child { text-align: left }
td + td { white-space: nowrap }
svg { max-width: 100%; height: auto } footer { margin-top: 2rem; color: #666; font-size: .85rem }
div { overflow-x: auto; margin: 1rem 0 }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  gap: 0 2rem }
.cards > * { min-width: 0 } h3 { font-size: 1rem; margin-bottom: 0 } h3 + div { margin-top: 0 }
figure { margin: 1rem 0 0 }
@media print {
  body { font-size: 8.5pt; line-height: 1.25; margin: 0; max-width: none }
  h1 { font-size: 13pt; margin: 0 } h2 { font-size: 11pt } p { margin: .3rem 0 }
  h2 { margin: .8rem 0 0 } h3 { margin-top: .6rem } div { margin: .3rem 0 }
  th, td { padding: .05rem .4rem }
  .cards { grid-template-columns: 1fr 1fr } section, figure, tr { break-inside: avoid }
}
"""
SIDE_BY_SIDE: Final = 2
"""How many variants fit beside each other on a sheet of paper."""
BARS: Final = 40
WIDTH: Final = 640
HEIGHT: Final = 160


def html_of(report: Report, language: Language, command: str = "") -> str:
    """The whole page, without external resources."""
    study = report.study
    title, *below = heading(report, language).split("\n")
    parts = [
        f"<h1>{html_text(title, language)}</h1>",
        *(f"<p>{html_text(line, language)}</p>" for line in below),
    ]
    if len(study.variants) > 1:
        parts += [
            f"<h2>{html_text(say('design', language), language)}</h2>",
            variants_table(report, language),
        ]
    if len(study.variants) > SIDE_BY_SIDE:
        for name, table in tables_of(report, language):
            parts += [f"<h3>{html_text(name, language)}</h3>", html_table(table, language)]
    else:
        parts.append(html_table(table_of(report, language), language))
    if any(certain for row in report.rows for certain in row.certain):
        compared = sum(found is not None for row in report.rows for found in row.differences)
        parts.append(f"<p>{html_text(say('certain', language, compared=compared), language)}</p>")
    parts.append(f"<h2>{html_text(say('length_title', language), language)}</h2>")
    lengths = [length for totals in report.every for length in totals.lengths]
    parts.append(
        cards(
            f"<figure><figcaption>{html_text(lengths_of(totals, name, language), language)}"
            f"</figcaption>{histogram(totals, lengths)}</figure>"
            for name, totals in zip(study.names(), report.every, strict=True)
        )
    )
    if report.uses:
        said = say("uses", language, told=report.every[0].told)
        parts += [f"<h2>{html_text(said, language)}</h2>", *event_tables(report, language)]
    made = f"Colonnade {__version__}" + (f" · <code>{escape(command)}</code>" if command else "")
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        f"<title>{html_text(title, language)}</title><style>{STYLE}</style></head>\n<body>\n"
        + "\n".join(parts)
        + f"\n<footer>{made}</footer>\n</body></html>\n"
    )


def event_tables(report: Report, language: Language) -> list[str]:
    """How often each kind of event happens: one table, or one for each of many variants."""
    names = report.study.names()
    if len(names) <= SIDE_BY_SIDE:
        return [html_table(event_table(report, language, range(len(names))), language)]
    return [
        cards(
            f"<section><h3>{html_text(name, language)}</h3>"
            f"{html_table(event_table(report, language, [index]), language)}</section>"
            for index, name in enumerate(names)
        )
    ]


def cards(parts: Iterable[str]) -> str:
    """Parts of a page, two beside each other where there is room."""
    return '<div class="cards">' + "\n".join(parts) + "</div>"


def variants_table(report: Report, language: Language) -> str:
    """Every variant by number, with its options."""
    names = [name for name, _ in report.study.variants[0]]
    rows = [["", *names, ""]]
    for index, variant in enumerate(report.study.variants):
        note = "" if index else say("base", language)
        rows.append([str(index + 1), *(dict(variant)[name] for name in names), note])
    return html_table(rows, language)


def html_text(text: str, language: Language) -> str:
    """A text with the apostrophes and spaces of a language, as HTML."""
    return escape(composed(text, language))


def html_table(rows: Sequence[Sequence[str]], language: Language) -> str:
    """Rows under their head."""
    head, *body = ([html_text(cell, language) for cell in row] for row in rows)
    heads = "".join(f'<th scope="col">{cell}</th>' for cell in head)
    lines = "\n".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in body)
    return f"<div><table><thead><tr>{heads}</tr></thead>\n<tbody>{lines}</tbody></table></div>"


def histogram(totals: Totals, lengths: Sequence[int]) -> str:
    """A histogram of the lengths of games; `lengths` of all variants give them one scale."""
    if not totals.lengths:
        return ""
    first, last = min(lengths), max(lengths)
    size = max(1, -(-(last - first + 1) // BARS))
    heights = [0] * (1 + (last - first) // size)
    for length, games in totals.lengths.items():
        heights[(length - first) // size] += games
    step, most = WIDTH / len(heights), max(heights)
    bars = "".join(
        f'<rect x="{index * step:.1f}" y="{HEIGHT * (1 - games / most):.1f}"'
        f' width="{max(1.0, step - 1):.1f}" height="{HEIGHT * games / most:.1f}" fill="#4a6d8c">'
        f"<title>{first + index * size}–{first + (index + 1) * size - 1}: "
        f"{number(games, 'en')}</title></rect>"
        for index, games in enumerate(heights)
    )
    marks = (
        f'<text x="0" y="{HEIGHT + 16}" font-size="12">{first}</text>'
        f'<text x="{WIDTH}" y="{HEIGHT + 16}" font-size="12" text-anchor="end">{last}</text>'
    )
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT + 20}" width="{WIDTH}">{bars}{marks}</svg>'
