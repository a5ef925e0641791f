"""A game at one point: what a screen needs to show it, at a table, in a study or in a replay."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final, Literal, TypeAlias

from .awaited import CHANCE, CHOICE
from .display import Gesture
from .prompt import Situation
from .rulebook import AnyRulebook
from .seat_name import SeatName

Awaiting: TypeAlias = Literal["seats", "choice", "throw", "nothing"]
KIND_OF_STAGE: Final[dict[int, Awaiting]] = {CHOICE: "choice", CHANCE: "throw"}


@dataclass(slots=True)
class Awaits:
    """What is awaited, and of which seat."""

    kind: Awaiting
    seat: int | None = None
    situation: Situation = ()
    """What the seat has to do; the game's catalogue has the sentences, under `ask_` and `wait_` and
    the kind."""


@dataclass(slots=True)  # not frozen: slower to make, and every move makes one
class Point:
    """What is shown of a game; `point_fields` fills it in."""

    position: str
    awaits: Awaits
    legal: tuple[str, ...]
    """The legal moves, spelled and sorted; a client sends one of them back."""
    gestures: Mapping[str, Gesture]
    """The gestures of the legal moves; a move without one has a control of its own on the board."""
    scene: Mapping[str, Any]
    """What stands where, a `Scene` of the game's own type; its `Layout` says where the places
    are."""
    colours: tuple[SeatName, ...]
    """What each seat is called on the board: a colour, or a number."""
    result: tuple[str, ...] | None


def spelled_moves(book: AnyRulebook, options: Any, state: Any) -> dict[str, int]:  # noqa: ANN401
    """The legal moves by their spelling, sorted; call only while a choice is awaited."""
    if book.spelled is not None:
        return book.spelled(options, state)
    rules, write = book.rules, book.notation.write_move
    codes = rules.codes(rules.legal(options, state))
    spelled = {write(options, state, code): code for code in codes}
    return {token: spelled[token] for token in sorted(spelled)}


PointFields: TypeAlias = tuple[
    str,
    Awaits,
    tuple[str, ...],
    Mapping[str, Gesture],
    Any,
    tuple[SeatName, ...],
    tuple[str, ...] | None,
]


def point_fields(
    book: AnyRulebook,
    options: Any,  # noqa: ANN401 - each game has its own type
    state: Any,  # noqa: ANN401
    awaited: Awaits,
    moves: Mapping[str, int],
    result: tuple[Fraction, ...] | None,
) -> PointFields:
    """The fields of a `Point` in order, for classes that extend it; `moves` by spelling."""
    gesture, name = book.display.gesture, book.seat_name
    return (
        book.notation.write_position(options, state),
        awaited,
        tuple(moves),
        {
            token: by_hand
            for token, code in moves.items()
            if (by_hand := gesture(options, state, code)) is not None
        },
        book.display.scene(options, state),
        tuple([name(options, state, seat) for seat in range(options.players)]),
        None if result is None else tuple([str(share) for share in result]),
    )


def awaits(book: AnyRulebook, options: Any, state: Any, stage: int) -> Awaits:  # noqa: ANN401
    """What the rules await."""
    kind = KIND_OF_STAGE.get(stage)
    if kind is None:
        return Awaits("nothing")
    return Awaits(kind, int(state.seat), book.awaited(options, state))
