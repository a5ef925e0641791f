"""The sheets of one game in order, each with its footer."""

from .canvas import Canvas
from .page_marks import foot
from .words import say


class SheetWriter:
    """Sheets to be filled one after the other."""

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self.language = canvas.language
        self._named = ""

    def sheet(self, name: str, *, landscape: bool = False) -> Canvas:
        """Begin a new sheet, named by a key of `words`; drawing goes there from now on."""
        self.canvas.sheet(landscape=landscape)
        self._outline(name)
        foot(self.canvas, say(name, self.language))
        return self.canvas

    def _outline(self, name: str) -> None:
        """A chapter of the document's outline, where a new kind of sheet begins."""
        if name != self._named:
            self._named = name
            said = say(name, self.language)
            self.canvas.section(said[:1].upper() + said[1:])

    def board(self, size: float, name: str = "board", *, landscape: bool = False) -> Canvas:
        """Begin a sheet with a board, or a part of one, whose squares have a size."""
        self.canvas.sheet(landscape=landscape)
        self._outline(name)
        written = f"{size:g}".replace(".", "," if self.language == "fr" else ".")
        squares = say("square_size", self.language, size=written)
        foot(self.canvas, f"{say(name, self.language)}, {squares}")
        self.canvas.figure(say(f"{name}_alt", self.language, title=self.canvas.title))
        return self.canvas
