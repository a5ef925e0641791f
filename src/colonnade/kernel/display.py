"""What a screen is told of a game, as JSON: where the places are, what stands on them, and how
each legal move is made by hand."""

from collections.abc import Mapping
from typing import Any, Protocol, TypeAlias, TypedDict, TypeVar

Layout: TypeAlias = Mapping[str, Any]
"""`width`, `height`, `places` by name with their `x`, `y` and `kind`; the same all game long."""
Scene: TypeAlias = Mapping[str, Any]
"""`pieces`, `marks`, dice, reserves and scores: all that is drawn and is not in the notation."""


class Gesture(TypedDict, total=False):
    """How a move is made by hand: from a place to a place, or with a button; absent is none."""

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

    def layout(self, options: O_contra, /) -> Layout:
        """Where every place is, in units of the game's own; x to the right, y downwards."""

    def scene(self, options: O_contra, state: S_contra, /) -> Scene:
        """What stands where."""

    def gesture(self, options: O_contra, state: S_contra, move: int, /) -> Gesture | None:
        """How a legal move is made, None where the board has a control that spells it."""

    def attempt(
        self, options: O_contra, state: S_contra, source: str | None, target: str, /
    ) -> str | None:
        """The token that touching a place (or a kind of piece) and then a place would mean.

        It may well be illegal: this is how people ask why. None where it would mean nothing.
        """
