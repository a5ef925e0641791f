"""The board for screens that draw it themselves."""

from colonnade.kernel.display import Gesture, Layout, Scene

from .board import FAR, NEAR
from .notation import write_move
from .options import Options
from .state import State, hinder, leader


def layout(options: Options) -> Layout:
    """A row of places."""
    places = {str(place): {"x": place, "y": 0, "kind": "stone"} for place in range(NEAR, FAR + 1)}
    return {"width": FAR + 1, "height": 1, "places": places}


def scene(options: Options, state: State) -> Scene:
    """The four walkers."""
    pieces = [
        {"kind": "walker", "seat": seat, "place": str(place)}
        for seat in range(2)
        for place in (hinder(state[seat]), leader(state[seat]))
    ]
    return {"pieces": pieces, "throw": state.throw}


def gesture(options: Options, state: State, move: int) -> Gesture:
    """Touch a walker, then the stone it goes to."""
    left, _, reached = write_move(options, state, move).partition("-")
    return {"source": left, "target": reached}


def attempt(options: Options, state: State, source: str | None, target: str) -> str | None:
    """What touching two places would mean."""
    return None if source is None else f"{source}-{target}"
