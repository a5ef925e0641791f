"""The board (L1-L3): one road, seen by each colour from its own start square.

A place is a number on a colour's road: 0 the workshop, 1 the start square, 2-63 the ring, 64 the
foot of the arrow, 65-72 its squares F1-F8. A place is the page's step plus one. The ring looks
the same from every colour's start, so one set of tables serves all four.
"""

from typing import Final

LETTERS: Final = "YBGR"
"""The colours in order of turn (L5); a colour is its number here."""

RING: Final = 68
QUARTER: Final = 17
"""Squares between one colour's start and the next one's."""

WORKSHOP: Final = 0
START: Final = 1
FOOT: Final = 64
TIP: Final = 72
NOWHERE: Final = 127
"""A place on which no token ever stands."""

START_SQUARES: Final = (5, 56, 39, 22)
"""The coloured squares of L1, by colour."""

REFUGES: Final = (1, 8, 13, 18, 25, 30, 35, 42, 47, 52, 59, 64)
"""The twelve refuges of L2, in the order of any colour's road."""

REFUGE: Final = tuple(
    1 << REFUGES.index(place) if place in REFUGES else 0 for place in range(TIP + 1)
)
"""By place: the bit of the refuge there, nothing on any other place."""

REFUGES_REACHED: Final = tuple(
    sum(1 << number for number, refuge in enumerate(REFUGES) if refuge <= place)
    for place in range(TIP + 1)
)
"""By place: the bits of the refuges up to and including it."""


def _seen(quarters: int, place: int) -> int:
    """The place of a ring square on the road of the colour that many quarters further on."""
    if not START <= place <= FOOT:
        return NOWHERE
    seen = (place - START + QUARTER * quarters) % RING + START
    return seen if seen <= FOOT else NOWHERE


ROADS: Final = 128
"""How far apart the tables of two roads lie in SEEN."""
SEEN: Final = tuple(_seen(quarters, place) for quarters in range(4) for place in range(ROADS))
"""By quarters and place: the same ring square on another colour's road, if it lies on it."""


def square(colour: int, place: int) -> int:
    """The number (1-68) of the ring square at a place of a colour's road."""
    return (START_SQUARES[colour] + place - START - 1) % RING + 1


WRITTEN: Final = tuple(
    (
        "A",
        *(str(square(colour, place)) for place in range(START, FOOT + 1)),
        *(f"F{place - FOOT}" for place in range(FOOT + 1, TIP + 1)),
    )
    for colour in range(4)
)
"""By colour: the name of each place of its road."""


def name(colour: int, place: int) -> str:
    """A place as the notation writes it: `A`, `1`-`68`, `F1`-`F8`."""
    return WRITTEN[colour][place]


def spot(colour: int, place: int) -> str:
    """A place as LAYOUT calls it: the colour's letter goes before what is its own, `YA`, `YF3`."""
    own = "" if WORKSHOP < place <= FOOT else LETTERS[colour]
    return own + name(colour, place)


PLACES: Final = tuple(
    {name(colour, place): place for place in range(TIP + 1)} for colour in range(4)
)
"""By colour: the places of its road by name; 68 squares less the four it never treads."""

NAMES: Final = frozenset(
    ["A", *(str(number) for number in range(1, RING + 1)), *(f"F{step}" for step in range(1, 9))]
)
"""Every place name of the notation."""


def _layout() -> dict[str, tuple[float, float]]:
    """Yellow's quarter of the cross, turned a quarter of a circle for each next colour."""
    across = [(10, 18 - step) for step in range(8)]
    along = [(11 + step, 10) for step in range(8)]
    arrow = [(9, 17 - step) for step in range(8)]
    spots: dict[str, tuple[float, float]] = {}
    # Counter-clockwise on the table: yellow below, red on the right, green above, blue left.
    for turn, letter in enumerate("YRGB"):
        ring = [(QUARTER * turn + 1 + number, spot) for number, spot in enumerate(across + along)]
        for number, spot in [*ring, ((QUARTER * turn - 1) % RING + 1, (9, 18))]:
            spots[str(number)] = _turned(spot, turn)
        for step, spot in enumerate(arrow):
            spots[f"{letter}F{step + 1}"] = _turned(spot, turn)
        spots[f"{letter}A"] = _turned((14.5, 14.5), turn)
    return spots


def _turned(spot: tuple[float, float], quarters: int) -> tuple[float, float]:
    """A spot turned counter-clockwise about the centre of the cross."""
    x, y = spot
    for _ in range(quarters):
        x, y = y, 18 - x
    return x, y


LAYOUT: Final = _layout()
"""Where each place lies, in squares from the upper left: `12`, `YF3`, `YA`; the centre is 9, 9."""
