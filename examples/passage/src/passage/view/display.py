"""The board for screens that draw it themselves."""

from colonnade.kernel.display import Gesture, Layout, Piece, Place, SvgScene
from colonnade.kernel.i18n import LANGUAGES
from passage.core.board import FAR, NEAR
from passage.core.options import Options
from passage.core.state import State, hinder, leader
from passage.text.notation import write_move
from passage.view.board_text import svg


class PassageScene(SvgScene):
    """The four walkers, and the throw to be played."""

    throw: int


def layout(options: Options) -> Layout:
    """A row of places."""
    places: dict[str, Place] = {
        str(place): {"x": place, "y": 0, "kind": "stone"} for place in range(NEAR, FAR + 1)
    }
    return {"width": FAR + 1, "height": 1, "places": places}


def scene(options: Options, state: State) -> PassageScene:
    """The four walkers."""
    pieces: list[Piece] = [
        {"kind": "walker", "seat": seat, "place": str(place)}
        for seat in range(2)
        for place in (hinder(state[seat]), leader(state[seat]))
    ]
    drawn: dict[str, str] = {language: svg(options, state, language) for language in LANGUAGES}
    return {"pieces": pieces, "throw": state.throw, "svg": drawn}


def gesture(options: Options, state: State, move: int) -> Gesture:
    """Touch a walker, then the stone it goes to."""
    left, _, reached = write_move(options, state, move).partition("-")
    return {"source": left, "target": reached}


def attempt(options: Options, state: State, source: str | None, target: str) -> str | None:
    """What touching two places would mean."""
    if source is None or int(target) <= int(source):
        return None  # nobody goes back
    return f"{source}-{target}"
