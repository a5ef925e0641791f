"""Where the places of a game's layout lie on a sheet."""

from typing import NamedTuple

from .canvas import Point


class Grid(NamedTuple):
    """One map for all places: a corner of the sheet, and the side of a square in millimetres."""

    left: float
    top: float
    size: float

    def corner(self, spot: Point) -> Point:
        """The upper left corner of a spot of the layout."""
        return self.left + spot[0] * self.size, self.top + spot[1] * self.size

    def centre(self, spot: Point) -> Point:
        """The middle of the square at a spot of the layout."""
        return self.corner((spot[0] + 0.5, spot[1] + 0.5))
