"""The questions a game answers; each game's folder satisfies them module by module (PEP 544).

`Rules` is the part that is also compiled: pure functions over NamedTuples of ints.
The other protocols serve people and are ordinary Python.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Generic, Protocol, TypeVar

from .display import Display
from .event import Event
from .options import Option
from .picture import Line
from .refusal import Refusal
from .words import Catalogue, Language, Words


class Seated(Protocol):
    """Every state says whose turn it is."""

    @property
    def seat(self) -> int:
        """The seat to act; while a throw is awaited, the seat that throws."""


class Playered(Protocol):
    """Every options tuple says how many seats there are."""

    @property
    def players(self) -> int:
        """The number of seats."""


O_contra = TypeVar("O_contra", bound=Playered, contravariant=True)
O = TypeVar("O", bound=Playered)  # noqa: E741 - the options
S = TypeVar("S", bound=Seated)
S_contra = TypeVar("S_contra", bound=Seated, contravariant=True)
M = TypeVar("M")


class Rules(Protocol[O_contra, S, M]):
    """The law of a game, written once. `M` is its menu: the legal moves, packed."""

    def start(self, options: O_contra, /) -> S:
        """The position before the first token."""

    def awaits(self, options: O_contra, state: S, /) -> int:
        """CHOICE, CHANCE or OVER."""

    def legal(self, options: O_contra, state: S, /) -> M:
        """The legal moves; asked only while a choice is awaited, and then never empty."""

    def count(self, menu: M, /) -> int:
        """How many moves a menu holds."""

    def nth(self, menu: M, index: int, /) -> int:
        """The code of one move of a menu."""

    def codes(self, menu: M, /) -> Sequence[int]:
        """All moves of a menu, in the order of `nth` and faster; not compiled."""

    def after_move(self, options: O_contra, state: S, move: int, /) -> S:
        """The state after a legal move and all that the rules then do by themselves."""

    def cases(self, options: O_contra, state: S, /) -> int:
        """How many equally likely cases the awaited throw has."""

    def cast(self, options: O_contra, state: S, case: int, /) -> int:
        """The code of the throw in one of those cases."""

    def after_throw(self, options: O_contra, state: S, throw: int, /) -> S:
        """The state after a throw and all that the rules then do by themselves."""

    def winners(self, options: O_contra, state: S, /) -> int:
        """The seats that win or share the win, as a mask, once the game is over."""

    def odds(self, options: O_contra, state: S, /) -> Sequence[tuple[int, int]]:
        """Each possible throw with the number of its cases; not compiled."""


class Notation(Protocol[O_contra, S]):
    """How a game is written."""

    def write_move(self, options: O_contra, state: S, move: int, /) -> str:
        """Spell a legal move."""

    def write_throw(self, options: O_contra, state: S, throw: int, /) -> str:
        """Spell a possible throw."""

    def find(self, options: O_contra, state: S, token: str, /) -> int | None:
        """The code of the legal move or possible throw spelled so, None where there is none.

        Raises MalformedNotation for text that is no token of this game at all.
        """

    def write_position(self, options: O_contra, state: S, /) -> str:
        """The position as one line."""

    def read_position(self, options: O_contra, text: str, /) -> S:
        """The state of a position line; raises MalformedNotation or ImpossiblePosition."""


class Refusals(Protocol[O_contra, S_contra]):
    """Why not, clause by clause."""

    def refusal(self, options: O_contra, state: S_contra, token: str, /) -> Refusal | None:
        """The clause that forbids a token, None for a legal move or a possible throw.

        Raises MalformedNotation for text that is no token of this game at all.
        """


class Story(Protocol[O_contra, S_contra]):
    """What happened, for people."""

    def narrate(self, options: O_contra, state: S_contra, code: int, /) -> tuple[Event, ...]:
        """All that a move (or, while a throw is awaited, a throw) makes happen, in order."""


class Drawing(Protocol[O_contra, S_contra]):
    """The board, drawn."""

    def lines(self, options: O_contra, state: S_contra, language: Language, /) -> tuple[Line, ...]:
        """The board and all a player needs to see, in characters."""

    def svg(self, options: O_contra, state: S_contra, language: Language, /) -> str:
        """The same as one SVG document."""


class OptionsPage(Protocol[O]):
    """The variants of a game."""

    @property
    def OPTIONS(self) -> tuple[Option, ...]:  # noqa: N802 - a module constant
        """All options but `players`, in the order in which they are written."""

    def read_options(self, given: Mapping[str, str], /) -> O:
        """The options of a game; raises BadOption."""

    def write_options(self, options: O, /) -> dict[str, str]:
        """All options by name, `players` first."""


def alone(options: Playered, seat: int) -> int:
    """Nobody wins with a seat but itself."""
    return 1 << seat


@dataclass(frozen=True)
class Rulebook(Generic[O, S, M]):
    """A game's card: its facts, and its modules."""

    id: str
    title: Words
    about: Words
    """One sentence for somebody who has never heard of the game."""
    players: tuple[int, int]
    """The fewest and the most seats."""
    minutes: tuple[int, int]
    options: OptionsPage[O]
    rules: Rules[O, S, M]
    notation: Notation[O, S]
    refusals: Refusals[O, S]
    story: Story[O, S]
    drawing: Drawing[O, S]
    display: Display[O, S]
    words: Catalogue
    seat_name: Callable[[O, S, int], Words]
    """What a seat is called on the board: a colour, or a number from one."""
    result: Callable[[int, int], tuple[Fraction, ...]]
    """How winners share: `outcome.shared` or `outcome.each`."""
    chance: bool
    """Whether the game has throws at all."""
    presets: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Names for whole sets of options, accepted as `preset=NAME` and never written."""
    partners: Callable[[O, int], int] = alone
    """The seats that win or lose with a seat, itself among them, as a mask."""


AnyRulebook = Rulebook[Any, Any, Any]
