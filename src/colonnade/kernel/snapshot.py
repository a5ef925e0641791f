"""A position as people describe it: pieces by the names of their places, not packed into ints."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Snapshot:
    """What every game can say of a position; each game adds its pieces, dice and reserves.

    A snapshot is a value: it does not change when its game goes on.
    """

    seat: int | None
    """The seat that chooses or throws, counted from 0; None once the game is over."""
    is_chance: bool
    """Whether a throw is awaited."""
