"""The cross for screens: its places and roads, the tokens, and how each move is made by hand."""

from typing import Any, Final

from colonnade.kernel.display import Gesture, Layout, Scene

from .board import FOOT, LAYOUT, LETTERS, REFUGE, START, TIP, WORKSHOP, name, spot
from .movement import partner
from .moves import landing, mover
from .options import Options, colour_of
from .rules import throws_two
from .state import DIE, LAST, NO_SEAT, ONE_DIE_AGAIN, SECOND, State
from .tokens import PLACE, SLOT, barriers, place_in, standing
from .turn import SKIP, is_home

SIDE: Final = 19

COLOURS: Final = ("yellow", "blue", "green", "red")
"""The colours in order of turn, as screens call them."""

SPOTS: Final = tuple(tuple(spot(colour, place) for place in range(TIP + 1)) for colour in range(4))
"""By colour: the spot of each place of its road."""


def _places() -> dict[str, dict[str, Any]]:
    """The middle of each spot, its kind, the name on it and, where it has one, its colour."""
    places: dict[str, dict[str, Any]] = {}
    for colour, road in enumerate(SPOTS):
        for place, there in enumerate(road):
            x, y = LAYOUT[there]
            facts = {"x": x + 0.5, "y": y + 0.5, "kind": _kind(place), "name": name(colour, place)}
            if place in (WORKSHOP, START) or place > FOOT:
                facts["colour"] = COLOURS[colour]
            # Another colour's start is a mere refuge on this road: its own colour has the say.
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


def layout(options: Options) -> Layout:
    """The places, and for each seat its colour and its road from the workshop to the tip."""
    roads = []
    for seat in range(options.players):
        colour = colour_of(options, seat)
        names = [name(colour, place) for place in range(TIP + 1)]
        roads.append({"colour": COLOURS[colour], "spots": SPOTS[colour], "names": names})
    return {"width": SIDE, "height": SIDE, "places": PLACES, "roads": roads}


def scene(options: Options, state: State) -> Scene:
    """The tokens, the barriers, the dice, and what the turn still holds."""
    throwing = not (state.menu or state.won)
    return {
        "pieces": _tokens(options, state),
        "barriers": _barriers(options, state),
        "dice": _faces(state.dice),
        "throws": (2 if throws_two(options, state) else 1) if throwing else 0,
        "sixes": state.sixes,
        "bonus": state.bonus,
        "opens": bool(state.duty),
        "last": _last(options, state),
        "builds": throwing and is_home(options, state, state.seat),
        "won": [seat for seat in range(options.players) if state.won >> seat & 1],
    }


def _tokens(options: Options, state: State) -> list[dict[str, Any]]:
    """Every token, by seat and in the order of its road."""
    tokens = []
    for seat in range(options.players):
        spots = SPOTS[colour_of(options, seat)]
        packed = state[seat]
        for slot in range(4):
            there = spots[packed >> SLOT * slot & PLACE]
            tokens.append({"kind": "token", "seat": seat, "place": there})
    return tokens


def _barriers(options: Options, state: State) -> list[dict[str, Any]]:
    """The refuges that two tokens of a colour close (L13)."""
    closed = []
    for seat in range(options.players):
        wall = barriers(state[seat])
        if wall:
            # Sorted tokens: of two that bar the way one lies in the slot below the other.
            for slot in range(3):
                place = place_in(state[seat], slot)
                if wall & REFUGE[place] and place == place_in(state[seat], slot + 1):
                    there = SPOTS[colour_of(options, seat)][place]
                    closed.append({"seat": seat, "place": there})
    return closed


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
    """The seat of a token on a spot: the thrower's before his partner's before any other's."""
    seats: list[int] = [state.seat, partner(options, state.seat), *range(options.players)]
    for seat in seats:
        spots = SPOTS[colour_of(options, seat)]
        if touched in spots and standing(state[seat], spots.index(touched)):
            return seat
    return NO_SEAT


def _reach(state: State) -> int:
    """How far a token would go: by the bonus, by the first die, or by a single square."""
    faces = _faces(state.dice)
    return state.bonus or (faces[0] if faces else 1)
