"""What everybody sees. Nothing is hidden in these games, so one view serves all."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from colonnade.kernel.display import Gesture, Scene
from colonnade.kernel.words import Words

from .seat import Seat
from .settings import Settings
from .table import CHANCE, CHOICE, Ending, Table
from .undo import may_take_back

Awaiting: TypeAlias = Literal["seats", "choice", "throw", "nothing"]


@dataclass(frozen=True, slots=True)
class Said:
    """One thing said in both languages."""

    en: str
    fr: str


@dataclass(frozen=True, slots=True)
class Awaits:
    """What the table awaits, and of which seat."""

    kind: Awaiting
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class DiceFacts:
    """What is known of the dice; docs/dice.md says how to check them."""

    commitment: str
    seeds: tuple[str, ...]
    throws: int
    secret: str
    """In hex, once the game is over; empty before."""


@dataclass(frozen=True, slots=True)
class LastMove:
    """The token played last."""

    token: str
    seat: int


@dataclass(slots=True)  # not frozen: one is made for every move, and freezing takes its time
class View:
    """The table as it is to be shown; a client needs to work nothing out."""

    version: int
    table: str
    game: str
    options: Mapping[str, str]
    settings: Settings
    seats: tuple[Seat, ...]
    colours: tuple[Said, ...]
    """What each seat is called on the board: a colour, or a number."""
    awaits: Awaits
    legal: tuple[str, ...]
    """The legal moves, spelled and sorted; a gesture picks one and sends it back."""
    gestures: Mapping[str, Gesture]
    """How the legal moves are made by hand; one without a gesture has a control of its own."""
    position: str
    scene: Scene
    """What stands where; the layout of the game says where that is."""
    tokens: int
    last: LastMove | None
    take_back: int | None
    """The seat that may take its last choice back now."""
    dice: DiceFacts | None
    """None where the game has no throws."""
    result: tuple[str, ...] | None
    ending: Ending
    """How the game ended when it did not end by its rules."""
    parent: str
    rematch: str


KIND_OF_STAGE: Final[dict[int, Awaiting]] = {CHOICE: "choice", CHANCE: "throw"}


@lru_cache(maxsize=256)
def said(words: Words) -> Said:
    """Words as a message has them."""
    return Said(words.en, words.fr)


def view(table: Table) -> View:
    """The table as everybody sees it."""
    opened, options, state, book = table.opened, table.options, table.state, table.book
    result = table.result
    return View(
        version=table.version,
        table=opened.table,
        game=opened.game,
        options=opened.options,
        settings=opened.settings,
        seats=table.seats,
        colours=tuple(
            [said(book.seat_name(options, state, seat)) for seat in range(table.players)]
        ),
        awaits=awaits(table),
        legal=tuple(table.moves) if table.is_ready else (),
        gestures=gestures(table) if table.is_ready else {},
        position=book.notation.write_position(options, state),
        scene=book.display.scene(options, state),
        tokens=table.tokens,
        last=LastMove(*table.last) if table.last else None,
        take_back=may_take_back(table) if table.acts else None,
        dice=dice_facts(table) if opened.commitment else None,
        result=None if result is None else tuple(str(number) for number in result),
        ending=table.ending,
        parent=opened.parent,
        rematch=table.rematch,
    )


def gestures(table: Table) -> dict[str, Gesture]:
    """How the legal moves are made by hand."""
    options, state, gesture = table.options, table.state, table.book.display.gesture
    made = [(token, gesture(options, state, code)) for token, code in table.moves.items()]
    return {token: by_hand for token, by_hand in made if by_hand is not None}


def awaits(table: Table) -> Awaits:
    """What the table awaits: people, a choice, a throw, or nothing more."""
    if table.is_over:
        return Awaits("nothing")
    if not table.is_ready:
        return Awaits("seats")
    return Awaits(KIND_OF_STAGE[table.stage], table.turn)


def dice_facts(table: Table) -> DiceFacts:
    """What is known of the dice; the secret only once the log holds it."""
    return DiceFacts(table.opened.commitment, table.seeds, table.throws, table.secret)
