"""The rules in columns: the project's own page, clause by clause."""

from typing import Final

from colonnade.game.pages import rules_page
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.kernel.words import Language

from .booklet import Booklet
from .canvas import Canvas, Paint
from .colours import BRONZE, INK, LINE, QUIET
from .furniture import heading
from .pages import Block, Clause, Paragraph, Run, Section, Table, blocks, runs
from .papers import A3, FOOT, MARGIN
from .setting import Line, Piece, paragraph
from .words import say

_SIZES: Final = (9.8, 9.6, 9.4, 9.2, 9.0)
"""Sizes of the text in points; the largest is taken that does not cost a sheet."""
_FIRST: Final = 4.5
"""How far the first base line lies below the top of a column, at most."""
_GUTTER: Final = 9.0
_TITLE: Final = 20.0
"""The room for the title on the first sheet."""


def rules_sheets(booklet: Booklet, book: AnyRulebook, options: object) -> None:
    """As many sheets as the rules need; the columns of the last one are as long as each other."""
    canvas, language = booklet.canvas, booklet.language
    columns = 3 if canvas.paper == A3 else 2
    # Rules stand upright, whatever sheet came before.
    width = (canvas.paper.width - 2 * MARGIN - (columns - 1) * _GUTTER) / columns
    full = canvas.paper.height - FOOT - MARGIN
    introduction, *clauses = blocks(rules_page(book, language), language)
    page = [introduction, *_chosen(book, options, language), *clauses]
    settings = [_sheets(_set(canvas, page, width, size), columns, full) for size in _SIZES]
    fewest = min(map(len, settings))
    for number, sheet in enumerate(next(found for found in settings if len(found) == fewest)):
        booklet.sheet("rules")
        top = MARGIN
        if number == 0:
            heading(canvas, book.title.to(language), (canvas.width / 2, MARGIN + 10), 24)
            top += _TITLE
        longest = top + max(map(_height, sheet))
        for place, column in enumerate(sheet):
            left = MARGIN + place * (width + _GUTTER)
            _draw(canvas, column, left, top)
            if place:
                rule = left - _GUTTER / 2
                canvas.line([(rule, top + 1), (rule, longest)], Paint(None, LINE, 0.15))


def _chosen(book: AnyRulebook, options: object, language: Language) -> list[Block]:
    """What this game is played with, option by option."""
    written = book.options.write_options(options)
    said = [f"{written['players']} {say('players', language)}"]
    for option in book.options.OPTIONS:
        label = option.labels[option.values.index(written[option.name])]
        spelled = f"`{option.name}={written[option.name]}`"
        colon = " : " if language == "fr" else ": "
        says = option.says.to(language)
        said.append(f"{says}{colon}{label.to(language)} ({option.clause}, {spelled})")
    heading = Paragraph(runs(f"**{say('this_game', language)}**", language))
    return [heading, *(Paragraph(runs(item, language), "–") for item in said)]


def _set(canvas: Canvas, page: list[Block], width: float, size: float) -> list[Line]:
    """The whole page as lines."""
    lines: list[Line] = []
    for block in page:
        found = _lines(canvas, block, width, size)
        if lines and lines[-1].rule and not isinstance(block, Table):
            found[0] = found[0]._replace(lead=found[0].lead + 1.0)
        lines += found
    return lines


def _sheets(lines: list[Line], columns: int, full: float) -> list[list[list[Line]]]:
    """The columns of every sheet."""
    sheets = []
    height = full - _TITLE
    while lines:
        filled, rest = _filled(lines, columns, height)
        sheets.append(filled if rest else _levelled(lines, columns, height))
        lines, height = rest, full
    return sheets


def _lines(canvas: Canvas, block: Block, width: float, size: float) -> list[Line]:
    """A block as lines."""
    if isinstance(block, Section):
        said = Piece(0, Run(block.said, "strong"), 13, BRONZE)
        return [Line(8.4, (said,), keep=True, rule=width)]
    if isinstance(block, Clause):
        number = Piece(0, Run(block.number, "bold"), 10.2, BRONZE)
        indent = canvas.width_of(block.number, "bold", 10.2) + 1.8
        heads = paragraph(canvas, (Run(block.said, "strong"),), width - indent, 10.2, above=1.9)
        for place, head in enumerate(heads):
            pieces = tuple(piece._replace(x=piece.x + indent) for piece in head.pieces)
            heads[place] = head._replace(
                pieces=((number, *pieces) if place == 0 else pieces), keep=True
            )
        return heads
    if isinstance(block, Paragraph):
        above = 0.5 if block.mark else 1.1
        return paragraph(canvas, block.runs, width, size, mark=block.mark, above=above)
    return _table(canvas, block, width, size * 0.94)


def _table(canvas: Canvas, table: Table, width: float, size: float) -> list[Line]:
    """The rows of a table: a first column as wide as it must be, the others alike."""
    first = max(canvas.width_of(_said(row[0]), "bold", size) for row in table.rows) + 3
    step = min((width - first) / (len(table.rows[0]) - 1), 14)
    lines = []
    for number, row in enumerate(table.rows):
        pieces = [Piece(0, Run(_said(row[0]), "bold"), size, QUIET)]
        for place, cell in enumerate(row[1:]):
            said = _said(cell)
            left = first + (place + 0.5) * step - canvas.width_of(said, "plain", size) / 2
            pieces.append(Piece(left, Run(said, "plain"), size, INK))
        last = number == len(table.rows) - 1
        lines.append(Line(5.4, tuple(pieces), not last, 0 if last else first + step * len(row[1:])))
    return lines


def _said(cell: tuple[Run, ...]) -> str:
    """The words of a cell."""
    return "".join(run.said for run in cell)


def _filled(lines: list[Line], columns: int, height: float) -> tuple[list[list[Line]], list[Line]]:
    """Lines for columns of a height, and those that are left."""
    filled = []
    rest = lines
    for _ in range(columns):
        taken, used = 0, 0.0
        # What lies above a column's first line is only needed between lines.
        while taken < len(rest) and used + _lead(rest, taken) <= height:
            used += _lead(rest, taken)
            taken += 1
        end = taken
        while end < len(rest) and end > 0 and rest[end - 1].keep:
            end -= 1
        taken = end or taken
        filled.append(rest[:taken])
        rest = rest[taken:]
    return filled, rest


def _levelled(lines: list[Line], columns: int, height: float) -> list[list[Line]]:
    """Columns as short as they can be while all lines find room."""
    short = sum(line.lead for line in lines) / columns
    while short < height:
        filled, rest = _filled(lines, columns, short)
        if not rest:
            return filled
        short += 1
    return _filled(lines, columns, height)[0]


def _lead(lines: list[Line], place: int) -> float:
    """The room a line takes, less at the head of a column."""
    return min(lines[place].lead, _FIRST) if place == 0 else lines[place].lead


def _height(column: list[Line]) -> float:
    """How long a column is."""
    return sum(_lead(column, place) for place in range(len(column)))


def _draw(canvas: Canvas, column: list[Line], left: float, top: float) -> None:
    """Set a column."""
    y = top
    for place, line in enumerate(column):
        y += _lead(column, place)
        for piece in line.pieces:
            canvas.text((left + piece.x, y), piece.run.said, piece.run.face, piece.size, piece.ink)
        if line.rule:
            canvas.line([(left, y + 1.5), (left + line.rule, y + 1.5)], Paint(None, LINE, 0.2))
