"""The pawns of Senet, cones and spools on prisms, and four coins or a die."""

from functools import partial
from typing import Final

from colonnade.games.senet.core.board import PAWNS
from colonnade.games.senet.core.options import DIE, Options
from colonnade.games.senet.text.words import LETTERS
from colonnade.games.senet.view.board_svg import GLYPHS
from colonnade.kernel.i18n import Text
from colonnade.kernel.palette import BRONZE, INK, WHITE
from colonnade.printing.canvas import Canvas, Paint, Point
from colonnade.printing.cutout_layout import CutoutGroup, CutoutLayout
from colonnade.printing.dice import dice_group
from colonnade.printing.folded_piece import Prism, net
from colonnade.printing.page_marks import CUT, FOLD
from colonnade.printing.words import say

from .board import OCTAGON, size

COINS: Final = 4
_COINS_TITLE: Final = Text("4 coins", "4 pièces de monnaie")
COLOURS: Final = (Text("white", "blancs"), Text("black", "noirs"))
_CONE: Final = (
    "M-20 16C-20 22 20 22 20 16C17 6 9 -8 6.5 -17A7.5 7.5 0 1 0 -6.5 -17C-9 -8 -17 6 -20 16Z"
    "M-18.5 11C-13 16 13 16 18.5 11"
)
_SPOOL: Final = (
    "M-19 -24H19C19 -14 11 -12 11 -3C11 6 20 8 20 20"
    "H-20C-20 8 -11 6 -11 -3C-11 -12 -19 -14 -19 -24Z"
)
_TWO_DISCS: Final = "M-.312 .95A1 1 0 1 1 .312 .95A1 1 0 1 1 -.312 .95Z"
"""Circles of radius one around 0, 0 and 0, 1.9, joined where they meet."""
_GOLD: Final = "#F2DFA6"
HEADS: Final = Text("heads", "face")
TAILS: Final = Text("tails", "pile")


def draw(layout: CutoutLayout, options: Options) -> None:
    """Ten pawns, and what is thrown."""
    canvas, language = layout.canvas, layout.canvas.language
    unit = size(canvas.paper)
    prism = Prism(0.68 * unit, 1.2 * unit, 0.45 * unit)
    title = ", ".join(f"{PAWNS} {name.to(language)}" for name in COLOURS)
    pawns = [partial(_pawn, canvas, prism, colour) for colour in (0, 1) for _ in range(PAWNS)]
    layout.lay(CutoutGroup(title, say("fold_columns", language), pawns, prism.size))
    if options.throws == DIE:
        layout.lay(dice_group(canvas, 1))
        return
    across = 1.2 * unit
    coins = [partial(_coin, canvas, across)] * COINS
    titles = _COINS_TITLE.to(language), say("coins", language)
    layout.lay(CutoutGroup(*titles, coins, (across, 2 * across)))


def _pawn(canvas: Canvas, prism: Prism, colour: int, corner: Point) -> None:
    """One pawn to fold."""
    net(canvas, corner, prism, WHITE, partial(_face, canvas, prism, colour))


def _face(canvas: Canvas, prism: Prism, colour: int, foot: Point, turn: float) -> None:
    """A white cone or a black spool, with the letter of its colour below."""
    up = -1 if turn else 1
    at = (foot[0], foot[1] - up * prism.height * 0.56)
    fill = (WHITE, INK)[colour]
    scale = prism.width / 52
    canvas.shape((_CONE, _SPOOL)[colour], at, scale, Paint(fill, INK, 0.4, solid=True), turn)
    middle = (foot[0], foot[1] - up * prism.height * 0.17)
    radius = prism.width * 0.2
    if colour == 0:
        canvas.circle(middle, radius, Paint(WHITE, INK, 0.35))
    else:
        canvas.shape(OCTAGON, middle, radius, Paint(INK), turn)
    letter = LETTERS[colour].to(canvas.language)
    canvas.centred(middle, letter, "bold", radius * 2.9, (INK, WHITE)[colour], turn=turn)


def _coin(canvas: Canvas, across: float, corner: Point) -> None:
    """Two discs that are folded back to back: a face with the sun, and a dark back."""
    radius = across / 2
    x, face, back = corner[0] + radius, corner[1] + radius, corner[1] + 2.9 * radius
    canvas.circle((x, face), radius, Paint(_GOLD))
    canvas.circle((x, face), 0.88 * radius, Paint(None, BRONZE, 0.4))
    scale = radius / 21
    sun = (x - 12 * scale, face - 12 * scale - 0.2 * radius)
    canvas.shape(GLYPHS[30], sun, scale, Paint(None, BRONZE, 0.6))
    said = HEADS.to(canvas.language).upper(), TAILS.to(canvas.language).upper()
    canvas.centred((x, face + 0.6 * radius), said[0], "bold", 8, "#6E4A1C")
    canvas.circle((x, back), radius, Paint("#6E4A1C"))
    canvas.circle((x, back), 0.88 * radius, Paint(None, _GOLD, 0.4))
    # Folded back to back, it stands upright on both sides.
    canvas.centred((x, back), said[1], "bold", 8, _GOLD, turn=180)
    canvas.shape(_TWO_DISCS, (x, face), radius, CUT)
    hinge, fold = 0.312 * radius, face + 0.95 * radius
    canvas.strokes([((x - hinge, fold), (x + hinge, fold))], FOLD)
