"""The sheets of one game in their order, each with its foot."""

from .canvas import Canvas
from .furniture import foot
from .words import say


class Booklet:
    """Sheets to be filled one after the other."""

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self.language = canvas.language

    def sheet(self, name: str, *, landscape: bool = False) -> Canvas:
        """Begin a new sheet with one of the room's names; drawing goes there from now on."""
        self.canvas.sheet(landscape=landscape)
        foot(self.canvas, say(name, self.language))
        return self.canvas

    def board(self, size: float, name: str = "board", *, landscape: bool = False) -> Canvas:
        """Begin a sheet with a board, or a part of one, whose squares have a size."""
        self.canvas.sheet(landscape=landscape)
        written = f"{size:g}".replace(".", "," if self.language == "fr" else ".")
        squares = say("square_size", self.language, size=written)
        foot(self.canvas, f"{say(name, self.language)}, {squares}")
        return self.canvas
