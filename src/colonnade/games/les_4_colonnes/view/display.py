"""The cross for screens: its places and roads, the tokens, and how each move is made by hand."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, NotRequired, TypedDict

from colonnade.games.les_4_colonnes.core.board import (
    FOOT,
    LAYOUT,
    LETTERS,
    REFUGE,
    START,
    TIP,
    WORKSHOP,
    name,
    spot,
)
from colonnade.games.les_4_colonnes.core.movement import partner
from colonnade.games.les_4_colonnes.core.moves import landing, mover
from colonnade.games.les_4_colonnes.core.options import Options, colour_of
from colonnade.games.les_4_colonnes.core.rules import throws_two
from colonnade.games.les_4_colonnes.core.state import (
    DIE,
    LAST,
    NO_SEAT,
    ONE_DIE_AGAIN,
    SECOND,
    State,
)
from colonnade.games.les_4_colonnes.core.tokens import PLACE, SLOT, barriers, place_in, tokens_at
from colonnade.games.les_4_colonnes.core.turn import SKIP, is_home
from colonnade.kernel.display import Gesture, Piece, Place

from .snapshot import COLOURS, Colour


class Les4ColonnesPlace(Place):
    """A spot of the cross."""

    name: str
    """What is written on it."""
    colour: NotRequired[Colour]
    """The colour to which it belongs, if any."""


class Les4ColonnesRoad(TypedDict):
    """The way of one seat from its workshop to the tip."""

    colour: Colour
    spots: Sequence[str]
    names: Sequence[str]


class Les4ColonnesLayout(TypedDict):
    """The cross and its roads."""

    width: float
    height: float
    places: Mapping[str, Les4ColonnesPlace]
    roads: Sequence[Les4ColonnesRoad]


class Les4ColonnesBarrier(TypedDict):
    """A refuge that two tokens of a colour close (L13)."""

    seat: int
    place: str


class Les4ColonnesScene(TypedDict):
    """The tokens, the barriers, the dice, and what the turn still holds."""

    pieces: Sequence[Piece]
    barriers: Sequence[Les4ColonnesBarrier]
    dice: Sequence[int]
    """The unplayed dice."""
    throws: int
    """How many dice are to be thrown now."""
    sixes: int
    """The sixes of this turn."""
    bonus: int
    opens: bool
    """Whether a barrier is to be opened."""
    last: str | None
    """The spot of the token last moved by a die in this turn."""
    builds: bool
    """Whether the throw is the one for the double 3."""
    won: Sequence[int]


SIDE: Final = 19

SPOTS: Final = tuple(tuple(spot(colour, place) for place in range(TIP + 1)) for colour in range(4))
"""By colour: the spot of each place of its road."""


def _places() -> dict[str, Les4ColonnesPlace]:
    """The middle of each spot, its kind, the name on it and, where it has one, its colour."""
    places: dict[str, Les4ColonnesPlace] = {}
    for colour, road in enumerate(SPOTS):
        for place, there in enumerate(road):
            x, y = LAYOUT[there]
            facts: Les4ColonnesPlace = {
                "x": x + 0.5,
                "y": y + 0.5,
                "kind": _kind(place),
                "name": name(colour, place),
            }
            if place in (WORKSHOP, START) or place > FOOT:
                facts["colour"] = COLOURS[colour]
            # Another colour's start is an ordinary refuge on this road: its own colour decides.
            if there not in places or place == START:
                places[there] = facts
    return places


def _kind(place: int) -> str:
    """What is drawn at a place of a road."""
    if place == WORKSHOP:
        return "workshop"
    if place == START:
        return "start"
    if place > FOOT:
        return "tip" if place == TIP else "arrow"
    return "refuge" if REFUGE[place] else "square"


PLACES: Final = _places()


def layout(options: Options) -> Les4ColonnesLayout:
    """The places, and for each seat its colour and its road from the workshop to the tip."""
    roads: list[Les4ColonnesRoad] = []
    for seat in range(options.players):
        colour = colour_of(options, seat)
        names = [name(colour, place) for place in range(TIP + 1)]
        roads.append({"colour": COLOURS[colour], "spots": SPOTS[colour], "names": names})
    return {"width": SIDE, "height": SIDE, "places": PLACES, "roads": roads}


def scene(options: Options, state: State) -> Les4ColonnesScene:
    """The tokens, the barriers, the dice, and what the turn still holds."""
    throwing = not (state.menu or state.won)
    pieces: list[Piece] = []
    closed: list[Les4ColonnesBarrier] = []
    for seat in range(options.players):
        tokens, barred = _side(seat, colour_of(options, seat), state[seat])
        pieces += tokens
        closed += barred
    return {
        "pieces": pieces,
        "barriers": closed,
        "dice": _faces(state.dice),
        "throws": (2 if throws_two(options, state) else 1) if throwing else 0,
        "sixes": state.sixes,
        "bonus": state.bonus,
        "opens": bool(state.duty),
        "last": _last(options, state),
        "builds": throwing and is_home(options, state, state.seat),
        "won": [seat for seat in range(options.players) if state.won >> seat & 1],
    }


# A move changes the tokens of one seat or two, and a server draws the same ones repeatedly.
@lru_cache(maxsize=8192)
def _side(
    seat: int, colour: int, tokens: int
) -> tuple[tuple[Piece, ...], tuple[Les4ColonnesBarrier, ...]]:
    """The tokens of one seat in the order of its road, and the refuges that two close (L13)."""
    places = [tokens >> SLOT * slot & PLACE for slot in range(4)]
    spots, wall = SPOTS[colour], barriers(tokens)
    return (
        tuple({"kind": "token", "seat": seat, "place": spots[place]} for place in places),
        # Sorted tokens: of two that bar the way one lies in the slot below the other.
        tuple(
            {"seat": seat, "place": spots[place]}
            for place, above in pairwise(places)
            if wall & REFUGE[place] and place == above
        ),
    )


def _faces(dice: int) -> list[int]:
    """The unplayed dice."""
    if dice in (0, ONE_DIE_AGAIN):
        return []
    return [dice & DIE, dice >> SECOND] if dice >> SECOND else [dice]


def _last(options: Options, state: State) -> str | None:
    """The spot of the token last moved by a die in this turn."""
    if not state.last:
        return None
    seat, place = divmod(state.last, LAST)
    return SPOTS[colour_of(options, seat)][place]


def gesture(options: Options, state: State, move: int) -> Gesture:
    """From the token's spot to where it lands, or a button to leave a bonus."""
    if move == SKIP:
        return {"button": "skip"}
    seat = mover(options, state, move)
    left = place_in(state[seat], move & 3)
    spots = SPOTS[colour_of(options, seat)]
    return {"source": spots[left], "target": spots[landing(state, left, move)]}


def attempt(options: Options, state: State, source: str | None, target: str) -> str | None:
    """A token from spot to spot; one touched alone is tried with the first die or the bonus."""
    seat = _owner(options, state, source or target)
    if seat == NO_SEAT:
        return None
    colour = colour_of(options, seat)
    spots = SPOTS[colour]
    if source is None:
        left = spots.index(target)
        reached = START if left == WORKSHOP else min(left + _reach(state), TIP)
        return f"{LETTERS[colour]}{name(colour, left)}-{name(colour, reached)}"
    if target in spots:
        landed = name(colour, spots.index(target))
    elif target.isdigit() and target in PLACES:
        landed = target  # a square that the colour never treads
    else:
        return None
    return f"{LETTERS[colour]}{name(colour, spots.index(source))}-{landed}"


def _owner(options: Options, state: State, touched: str) -> int:
    """The seat of a token on a spot: the thrower's before their partner's before any other's."""
    seats: list[int] = [state.seat, partner(options, state.seat), *range(options.players)]
    for seat in seats:
        spots = SPOTS[colour_of(options, seat)]
        if touched in spots and tokens_at(state[seat], spots.index(touched)):
            return seat
    return NO_SEAT


def _reach(state: State) -> int:
    """How far a token would go: by the bonus, by the first die, or by a single square."""
    faces = _faces(state.dice)
    return state.bonus or (faces[0] if faces else 1)
