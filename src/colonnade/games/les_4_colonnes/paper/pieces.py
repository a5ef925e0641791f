"""The columns of Les 4 colonnes: four prisms a colour, the dice, and a roof for the winner."""

from functools import partial
from typing import Final

from colonnade.games.les_4_colonnes.core.options import (
    COLOUR_NAMES,
    COLOURS_IN_TURN,
    Options,
    colour_of,
)
from colonnade.games.les_4_colonnes.view.board_svg import COLUMNS
from colonnade.kernel.palette import WHITE
from colonnade.printing.canvas import Canvas, Paint, Point
from colonnade.printing.cutout_layout import CutoutGroup, CutoutLayout
from colonnade.printing.dice import dice_group
from colonnade.printing.folded_piece import Prism, net
from colonnade.printing.seat_signs import sign
from colonnade.printing.words import say

TOKENS: Final = 4
COLUMN: Final = Prism(12, 25, 6)
ROOF: Final = Prism(34, 13, 20)
_BUILD: Final = 0
_TWO_DICE: Final = 1


def draw(layout: CutoutLayout, options: Options) -> None:
    """The columns of the colours that play, the roofs where there is a building, the dice."""
    canvas, language = layout.canvas, layout.canvas.language
    note = say("fold_columns", language)
    colours = [colour_of(options, seat) for seat in range(options.players)]
    names = ", ".join(COLOUR_NAMES[colour].to(language).lower() for colour in colours)
    columns = [partial(_column, canvas, colour) for colour in colours for _ in range(TOKENS)]
    groups: list[CutoutGroup] = []
    if options.finish == _BUILD:
        roofs = [partial(_roof, canvas, colour) for colour in colours]
        titles = say("roofs", language), say("fold_roofs", language)
        groups.append(CutoutGroup(*titles, roofs, ROOF.size))
    # A building throw has two dice, even where all others have one (L18).
    both = options.dice == _TWO_DICE or options.finish == _BUILD
    groups.append(dice_group(canvas, 2 if both else 1))
    # Roofs and dice go below the board where they fit; the columns are too high for that.
    layout.lay_all([CutoutGroup(names, note, columns, COLUMN.size), *groups])


def _column(canvas: Canvas, colour: int, corner: Point) -> None:
    """One column to fold."""
    net(canvas, corner, COLUMN, COLOURS_IN_TURN[colour].tint, partial(_face, canvas, colour))


def _face(canvas: Canvas, colour: int, foot: Point, turn: float) -> None:
    """The column above its sign."""
    seat = COLOURS_IN_TURN[colour]
    up = -1 if turn else 1
    canvas.picture(
        f'<g fill="{WHITE}" stroke="{seat.hue}" stroke-width="2.2" '
        f'stroke-linejoin="round">{COLUMNS[colour]}</g>',
        (foot[0], foot[1] - up * 15.6),
        0.125,
        turn,
    )
    sign(canvas, seat, (foot[0], foot[1] - up * 4), 2.9, turn)


def _roof(canvas: Canvas, colour: int, corner: Point) -> None:
    """One roof to fold."""
    net(canvas, corner, ROOF, COLOURS_IN_TURN[colour].tint, partial(_slope, canvas, colour))


def _slope(canvas: Canvas, colour: int, foot: Point, turn: float) -> None:
    """Tiles and a beam below them, with the sign in the middle."""
    seat = COLOURS_IN_TURN[colour]
    up = -1 if turn else 1
    half = ROOF.width / 2
    tiles = [
        ((foot[0] + place, foot[1] - up * 3), (foot[0] + place, foot[1] - up * ROOF.height))
        for place in range(-16, 17, 4)
    ]
    rows = [
        ((foot[0] - half, foot[1] - up * row), (foot[0] + half, foot[1] - up * row))
        for row in (1, 3, 6.3, 9.6)
    ]
    canvas.strokes([*tiles, *rows], Paint(None, seat.hue, 0.3))
    canvas.circle((foot[0], foot[1] - up * 7.2), 4.6, Paint(WHITE, seat.hue, 0.35))
    sign(canvas, seat, (foot[0], foot[1] - up * 7.2), 2.9, turn)
