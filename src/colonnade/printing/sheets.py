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
        return self._begin(name, say(name, self.language), landscape=landscape)

    def _begin(self, name: str, said: str, *, landscape: bool) -> Canvas:
        """A new sheet, with a chapter of the document's outline if it is of a new kind."""
        self.canvas.sheet(landscape=landscape)
        if name != self._named:
            self._named = name
            chapter = say(name, self.language)
            self.canvas.section(chapter[:1].upper() + chapter[1:])
        foot(self.canvas, said)
        return self.canvas

    def board(self, size: float, name: str = "board", *, landscape: bool = False) -> Canvas:
        """Begin a sheet with a board, or a part of one, whose squares have a size."""
        written = f"{size:g}".replace(".", "," if self.language == "fr" else ".")
        squares = say("square_size", self.language, size=written)
        self._begin(name, f"{say(name, self.language)}, {squares}", landscape=landscape)
        self.canvas.figure(say(f"{name}_alt", self.language, title=self.canvas.title))
        return self.canvas
