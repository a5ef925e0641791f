"""The rules in columns: the project's own page, clause by clause."""

from functools import partial
from typing import Final, NamedTuple

from colonnade.kernel.i18n import Language
from colonnade.kernel.palette import BRONZE, INK, QUIET, RULE
from colonnade.kernel.rulebook import AnyRulebook, Playered
from colonnade.library.rules_pages import Figure

from .canvas import Canvas, Paint, Point
from .figures import Picture, picture
from .kit import Kit
from .line_breaking import Line, LineSetter, Piece, paragraph
from .page_marks import heading
from .papers import A3, FOOT, MARGIN
from .rules_blocks import Block, Clause, Paragraph, Run, Runs, Section, Table, runs
from .sheets import SheetWriter
from .words import say

_PARTS: Final = (1.0, 0.94, 0.88, 0.82)
_SIZES: Final = [(size, part) for part in _PARTS for size in (9.8, 9.6, 9.4, 9.2, 9.0)]
"""Font sizes in points, and how large figures are; the first that needs no more sheets is taken."""
_FIRST: Final = 4.5
"""How far the first base line lies below the top of a column, at most."""
_GUTTER: Final = 9.0
_TITLE: Final = 20.0
"""The room for the title on the first sheet."""
_BESIDE: Final = 0.72
"""A figure that takes more of the column has its caption below."""


class RulesFigure(NamedTuple):
    """A figure, ready to be drawn."""

    picture: Picture
    caption: Runs
    width: float
    """In columns."""


def rules_sheets(
    sheets: SheetWriter, book: AnyRulebook, options: Playered, kit: Kit, rules: list[Block]
) -> None:
    """Sheets with the rules; the columns of the last one are equally long."""
    canvas, language = sheets.canvas, sheets.language
    columns = 3 if canvas.paper == A3 else 2
    # Rules are in portrait orientation, whatever sheet came before.
    width = (canvas.paper.width - 2 * MARGIN - (columns - 1) * _GUTTER) / columns
    full = canvas.paper.height - FOOT - MARGIN
    page = [_with_picture(block, book, kit, language) for block in rules]
    page = [*_options_list(book, options, language), *page]

    def composed(size: float, part: float) -> list[list[list[Line]]]:
        return _sheets(_set_page(canvas, _reduced(page, part), width, size), columns, full)

    fewest = len(composed(*_SIZES[-1]))
    tried = (composed(*sizes) for sizes in _SIZES)
    setting = LineSetter(canvas)
    for number, sheet in enumerate(next(found for found in tried if len(found) <= fewest)):
        sheets.sheet("rules")
        top = MARGIN
        if number == 0:
            with canvas.tagged("H1"):
                heading(canvas, say("rules", language), (canvas.width / 2, MARGIN + 10), 24)
            top += _TITLE
        longest = top + max(map(_height, sheet))
        for place, column in enumerate(sheet):
            left = MARGIN + place * (width + _GUTTER)
            _draw(canvas, setting, column, left, top)
            if place:
                rule = left - _GUTTER / 2
                canvas.line([(rule, top + 1), (rule, longest)], Paint(None, RULE, 0.15))


def _with_picture(
    block: Block, book: AnyRulebook, kit: Kit, language: Language
) -> Block | RulesFigure:
    """A block of the page; a figure with its picture."""
    if not isinstance(block, Figure):
        return block
    shown = picture(book.id, block, kit.window, language)
    return RulesFigure(shown, runs(block.caption, language), kit.figure)


def _reduced(page: list[Block | RulesFigure], part: float) -> list[Block | RulesFigure]:
    """The page with smaller figures."""
    return [
        block._replace(width=block.width * part) if isinstance(block, RulesFigure) else block
        for block in page
    ]


def _options_list(
    book: AnyRulebook, options: object, language: Language
) -> list[Block | RulesFigure]:
    """The options of this game in words."""
    written = book.options.write_options(options)
    said = [f"{written['players']} {say('players', language)}"]
    for option in book.options.OPTIONS:
        label = option.labels[option.values.index(written[option.name])]
        colon = " : " if language == "fr" else ": "
        says = option.says.to(language)
        said.append(f"{says}{colon}{label.to(language)} ({option.clause})")
    heading = Paragraph(runs(f"**{say('this_game', language)}**", language))
    return [heading, *(Paragraph(runs(item, language), "–") for item in said)]


def _set_page(
    canvas: Canvas, page: list[Block | RulesFigure], width: float, size: float
) -> list[Line]:
    """The whole page as lines."""
    lines: list[Line] = []
    first = 0
    """The number of the item with which the list begins."""
    for number, block in enumerate(page):
        found = [line._replace(block=number) for line in _lines(canvas, block, width, size)]
        if isinstance(block, Paragraph) and block.mark:
            before = page[number - 1] if number else None
            first = first if isinstance(before, Paragraph) and before.mark else number
            found = [line._replace(within=("L", first)) for line in found]
        elif isinstance(block, Table):
            found = [line._replace(within=("Table", number)) for line in found]
        if lines and lines[-1].rule and not isinstance(block, Table):
            found[0] = found[0]._replace(lead=found[0].lead + 1.0)
        lines += found
    return lines


def _sheets(lines: list[Line], columns: int, full: float) -> list[list[list[Line]]]:
    """The columns of every sheet."""
    sheets = []
    height = full - _TITLE
    while lines:
        filled, rest = _fill_columns(lines, columns, height)
        sheets.append(filled if rest else _balance_columns(lines, columns, height))
        lines, height = rest, full
    return sheets


def _lines(canvas: Canvas, block: Block | RulesFigure, width: float, size: float) -> list[Line]:
    """A block as lines."""
    if isinstance(block, RulesFigure):
        return _figure(canvas, block, width, size * 0.94)
    if isinstance(block, Section):
        said = Piece(0, Run(block.said, "strong"), 13, BRONZE)
        return [Line(8.4, (said,), keep=True, rule=width, tag="H2")]
    if isinstance(block, Clause):
        number = Piece(0, Run(block.number, "bold"), 10.2, BRONZE)
        indent = canvas.width_of(block.number, "bold", 10.2) + 1.8
        heads = paragraph(canvas, (Run(block.said, "strong"),), width - indent, 10.2, above=1.9)
        for place, head in enumerate(heads):
            pieces = tuple(piece._replace(x=piece.x + indent) for piece in head.pieces)
            heads[place] = head._replace(
                pieces=((number, *pieces) if place == 0 else pieces), keep=True, tag="H3"
            )
        return heads
    if isinstance(block, Paragraph):
        above = 0.5 if block.mark else 1.1
        return paragraph(canvas, block.runs, width, size, mark=block.mark, above=above)
    if isinstance(block, Table):
        return _table(canvas, block, width, size * 0.94)
    raise TypeError(f"not a block that is set: {block!r}")


def _figure(canvas: Canvas, shown: RulesFigure, width: float, size: float) -> list[Line]:
    """A picture with its caption: beside it where there is room, else below."""
    wide = shown.width * width
    high = wide * shown.picture.height / shown.picture.width
    beside = shown.width <= _BESIDE
    room = width - wide - 4 if beside else width
    caption = [
        line._replace(pieces=tuple(piece._replace(ink=QUIET) for piece in line.pieces), keep=True)
        for line in paragraph(canvas, shown.caption, room, size)
    ]
    drawn = partial(_picture, canvas, shown.picture, wide, high)
    if not beside:
        caption[0] = caption[0]._replace(lead=caption[0].lead + 0.6)
        caption[-1] = caption[-1]._replace(keep=False)
        return [Line(high + 2.4, (), keep=True, drawn=drawn), *caption, Line(1.2, ())]

    def both(at: Point) -> None:
        drawn(at)
        tall = sum(line.lead for line in caption)
        LineSetter(canvas).lines(caption, (at[0] + wide + 4, at[1] - (high + tall) / 2 - 0.6))

    return [Line(high + 2.4, (), drawn=both), Line(1.2, ())]


def _picture(canvas: Canvas, shown: Picture, wide: float, high: float, at: Point) -> None:
    """A board within a thin line."""
    with canvas.tagged("Figure", shown.told):
        canvas.picture(shown.svg, (at[0], at[1] - high), wide / shown.width)


def _table(canvas: Canvas, table: Table, width: float, size: float) -> list[Line]:
    """The rows of a table: a first column as wide as it must be, the others alike."""
    first = max(canvas.width_of(_cell_text(row[0]), "bold", size) for row in table.rows) + 3
    step = min((width - first) / (len(table.rows[0]) - 1), 14)
    lines = []
    for number, row in enumerate(table.rows):
        pieces = [Piece(0, Run(_cell_text(row[0]), "bold"), size, QUIET)]
        for place, cell in enumerate(row[1:]):
            said = _cell_text(cell)
            left = first + (place + 0.5) * step - canvas.width_of(said, "plain", size) / 2
            pieces.append(Piece(left, Run(said, "plain"), size, INK))
        last = number == len(table.rows) - 1
        lines.append(Line(5.4, tuple(pieces), not last, 0 if last else first + step * len(row[1:])))
    return lines


def _cell_text(cell: tuple[Run, ...]) -> str:
    """The words of a cell."""
    return "".join(run.said for run in cell)


def _fill_columns(
    lines: list[Line], columns: int, height: float
) -> tuple[list[list[Line]], list[Line]]:
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


def _balance_columns(lines: list[Line], columns: int, height: float) -> list[list[Line]]:
    """The shortest columns that hold all lines."""
    short = sum(line.lead for line in lines) / columns
    while short < height:
        filled, rest = _fill_columns(lines, columns, short)
        if not rest:
            return filled
        short += 1
    return _fill_columns(lines, columns, height)[0]


def _lead(lines: list[Line], place: int) -> float:
    """The height of a line, less at the top of a column."""
    line = lines[place]
    return min(line.lead, _FIRST) if place == 0 and line.drawn is None else line.lead


def _height(column: list[Line]) -> float:
    """How long a column is."""
    return sum(_lead(column, place) for place in range(len(column)))


def _draw(canvas: Canvas, setting: LineSetter, column: list[Line], left: float, top: float) -> None:
    """Set a column."""
    y = top
    for place, line in enumerate(column):
        y += _lead(column, place)
        if line.tag == "H2":
            canvas.section("".join(piece.run.said for piece in line.pieces), 1, y - 6)
        setting.line(line, (left, y))
        if line.rule:
            canvas.line([(left, y + 1.5), (left + line.rule, y + 1.5)], Paint(None, RULE, 0.2))
