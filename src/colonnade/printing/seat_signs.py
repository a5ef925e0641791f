"""The seats' signs as they are drawn: the shape in its colour, with its letter."""

from colonnade.kernel.palette import INK, WHITE
from colonnade.kernel.seat_colours import SeatColour

from .canvas import Canvas, Paint, Point


def sign(canvas: Canvas, seat: SeatColour, at: Point, radius: float, turn: float = 0) -> None:
    """A full sign; turned clockwise by degrees."""
    canvas.shape(seat.outline, at, radius, Paint(seat.hue, INK, 0.25), turn)
    letter(canvas, seat, at, radius, seat.on_hue, turn)


def hollow_sign(
    canvas: Canvas, seat: SeatColour, at: Point, radius: float, turn: float = 0
) -> None:
    """The outline of a sign, on white."""
    canvas.shape(seat.outline, at, radius, Paint(WHITE, seat.hue, 0.4), turn)
    letter(canvas, seat, at, radius, INK, turn)


def letter(
    canvas: Canvas, seat: SeatColour, at: Point, radius: float, ink: str, turn: float = 0
) -> None:
    """A seat's letter in the middle of its sign."""
    # Upright signs only need to drop; a half turn lifts instead.
    middle = (at[0], at[1] + radius * (-seat.drop if turn == 180 else seat.drop))
    canvas.centred(middle, seat.letter.to(canvas.language), "bold", radius * 2.6, ink, turn=turn)
