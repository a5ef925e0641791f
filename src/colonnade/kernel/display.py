"""What a screen needs of a game, as JSON: places, pieces, and the gesture of each legal move."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypedDict, TypeVar


class Place(TypedDict):
    """One place of a board, in units of the game's own; x to the right, y downwards."""

    x: float
    y: float
    kind: str


class Layout(TypedDict):
    """Where everything is, constant during a game; each game extends it."""

    width: float
    height: float
    places: Mapping[str, Place]


class Piece(TypedDict):
    """One piece; `seat` is None where nobody owns it, or not yet."""

    kind: str
    seat: int | None
    place: str


class Scene(TypedDict):
    """What stands where; each game extends it with dice, marks, reserves and scores."""

    pieces: Sequence[Piece]


class SvgScene(Scene):
    """The scene of a game for which the web app has no board: the game's own SVG drawing.

    Marked elements become interactive: `data-place` can be touched, as a place or a kind of piece
    of the gestures; `data-piece`, a name that stays with a piece, is animated to its next place;
    `data-dice` throws.
    """

    svg: Mapping[str, str]
    """The drawing in each language."""


class Gesture(TypedDict, total=False):
    """The gesture that makes a move: from one place to another, or with a button."""

    source: str | None
    """The place that is touched first."""
    target: str | None
    """The place that is touched last."""
    button: str | None
    """What is pressed when there is no place to touch: `end`, `skip`, …"""
    dice: str | None
    """The dice that the move spends, where two moves have the same places."""
    piece: str | None
    """The kind of piece that is chosen first, where it comes from a reserve."""


O_contra = TypeVar("O_contra", contravariant=True)
S_contra = TypeVar("S_contra", contravariant=True)


class Display(Protocol[O_contra, S_contra]):
    """The board, for screens that draw it themselves."""

    def layout(self, options: O_contra, /) -> Mapping[str, Any]:
        """Where every place is: a `Layout`, and what this game adds to it."""

    def scene(self, options: O_contra, state: S_contra, /) -> Mapping[str, Any]:
        """What stands where: a `Scene`, and what this game adds to it."""

    def gesture(self, options: O_contra, state: S_contra, move: int, /) -> Gesture | None:
        """How a legal move is made, None where the board has a control that spells it."""

    def attempt(
        self, options: O_contra, state: S_contra, source: str | None, target: str, /
    ) -> str | None:
        """The token that touching a place (or a kind of piece) and then a place would mean.

        It may be illegal: this is how people ask why. None where it would mean nothing.
        """
