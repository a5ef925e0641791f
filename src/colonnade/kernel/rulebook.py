"""The protocols a game implements; each game's folder satisfies them module by module (PEP 544).

`Rules` is the part that is also compiled: pure functions over NamedTuples of ints. The other
protocols serve people and are ordinary Python.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Final, Generic, Protocol, TypeVar

from .awaited import CHANCE
from .capability import Lazy
from .display import Display
from .event import Event, EventKind
from .i18n import Catalogue, Language, Text
from .options import Option
from .prompt import Situation
from .refusal import Breach
from .seat_name import SeatName
from .snapshot import Snapshot
from .styled_text import Line


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
    """The rules of a game, written once. `M` is the type of its menu: the legal moves, packed."""

    def start(self, options: O_contra, /) -> S:
        """The position before the first token."""

    def awaits(self, options: O_contra, state: S, /) -> int:
        """CHOICE, CHANCE or OVER."""

    def legal(self, options: O_contra, state: S, /) -> M:
        """The legal moves; called only while a choice is awaited, and then never empty."""

    def count(self, menu: M, /) -> int:
        """How many moves a menu holds."""

    def nth(self, menu: M, index: int, /) -> int:
        """The code of one move of a menu."""

    def codes(self, menu: M, /) -> Sequence[int]:
        """All moves of a menu, in the order of `nth` and faster; not compiled."""

    def after_move(self, options: O_contra, state: S, move: int, /) -> S:
        """The state after a legal move and everything that follows from it automatically."""

    def cases(self, options: O_contra, state: S, /) -> int:
        """How many equally likely cases the awaited throw has."""

    def cast(self, options: O_contra, state: S, case: int, /) -> int:
        """The code of the throw in one of those cases."""

    def after_throw(self, options: O_contra, state: S, throw: int, /) -> S:
        """The state after a throw and everything that follows from it automatically."""

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
        """The code of the legal move or possible throw with this spelling, or None.

        Raises MalformedNotation for text that is no token of this game at all.
        """

    def write_position(self, options: O_contra, state: S, /) -> str:
        """The position as one line."""

    def read_position(self, options: O_contra, text: str, /) -> S:
        """The state of a position line; raises MalformedNotation or ImpossiblePosition."""


class Refusals(Protocol[O_contra, S_contra]):
    """Why a token is illegal, clause by clause."""

    def refusal(self, options: O_contra, state: S_contra, token: str, /) -> Breach | None:
        """The clause that forbids a token, None for a legal move or a possible throw.

        Raises MalformedNotation for text that is no token of this game at all.
        """


class Story(Protocol[O_contra, S_contra]):
    """What happened, for people."""

    def narrate(
        self, options: O_contra, state: S_contra, code: int, after: S_contra, /
    ) -> tuple[Event, ...]:
        """Everything that a move (or, while a throw is awaited, a throw) makes happen, in order.

        `after` is the state that the rules give, so that they are not run again.
        """


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


def unturned(options: O, first: int) -> O:
    """Options that do not depend on who sits where."""
    return options


def alone(options: Playered, seat: int) -> int:
    """The mask of the seat alone: it has no partners."""
    return 1 << seat


CAPABILITIES: Final = ("bot", "analysis", "lab", "env", "paper")
"""What a game may offer besides being played; field names of `Rulebook`."""


@dataclass(frozen=True, eq=False, repr=False)
class Rulebook(Generic[O, S, M]):
    """The descriptor of a game: its facts, its modules, and what else it offers."""

    id: str
    package: str
    """The import name of the game's folder, where its rules pages lie."""
    title: Text
    about: Text
    """One sentence for people who do not know the game."""
    players: tuple[int, int]
    """The fewest and the most seats."""
    minutes: tuple[int, int]
    age: int
    """The age from which children can play it; the rulebook's where it gives one."""
    options: OptionsPage[O]
    rules: Rules[O, S, M]
    notation: Notation[O, S]
    refusals: Refusals[O, S]
    story: Story[O, S]
    drawing: Drawing[O, S]
    display: Display[O, S]
    snapshot: Callable[[O, S], Snapshot]
    """The position as plain values, for scripts."""
    words: Catalogue
    events: Mapping[str, EventKind]
    """Every kind of event that `story` tells, with its facts."""
    awaited: Callable[[O, S], Situation]
    """What the seat to act has to do, as events with the game's own sentences; empty once the game
    is over."""
    seat_name: Callable[[O, S, int], SeatName]
    """The name of a seat on the board: a colour, or a number from one."""
    summary: Callable[[O], tuple[Text, ...]]
    """A turn in a few sentences, by the options chosen."""
    result: Callable[[int, int], tuple[Fraction, ...]]
    """How winners share: `outcome.shares_of_win` or `outcome.each`."""
    chance: bool
    """Whether the game has throws."""
    presets: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Named sets of options, accepted as `preset=NAME` and never written."""
    turned: Callable[[O, int], O] = unturned
    """The options when everybody moves to another seat and keeps the colour; `first` becomes seat
    0."""
    begins: str = "seated"
    """How the rulebook decides who begins: a value of `table.beginning.Begins`."""
    partners: Callable[[O, int], int] = alone
    """The mask of the seats that win or lose with a seat, itself included."""
    spelled: Callable[[O, S], dict[str, int]] | None = None
    """The legal moves by their spelling, sorted, where the game knows a faster way than to spell
    and sort them one by one; `point.spelled_moves` is what others call."""
    tokens: Sequence[tuple[str, Text]] = ()
    """How each kind of move and throw is spelled, and what it means, for help."""
    narrow: Callable[[O, S, Language], tuple[Line, ...]] | None = None
    """The board in characters for windows too narrow for `drawing`."""
    bot: Lazy | None = None
    """A `bots.api.registry.GameBot`: the search, settings and progress measure of this game."""
    analysis: Lazy | None = None
    """An `analysis.game_analysis.GameAnalysis`: phrases and reasons for hints and reviews."""
    lab: Lazy | None = None
    """A `lab.observers.GameCounters`: what the lab counts in this game alone."""
    env: Lazy | None = None
    """An `envs.encoding.Encoding`: moves as numbers and positions as vectors, for learners."""
    paper: Lazy | None = None
    """A `printing.kit.Kit`: the sheets to print."""

    def __repr__(self) -> str:
        return f"<Rulebook {self.id}>"

    @property
    def offers(self) -> tuple[str, ...]:
        """The names of the capabilities that this game has."""
        return tuple(name for name in CAPABILITIES if getattr(self, name) is not None)

    def step(self, options: O, state: S, code: int) -> S:
        """The state after a move or, while a throw is awaited, after a throw."""
        rules = self.rules
        is_throw = rules.awaits(options, state) == CHANCE
        return (rules.after_throw if is_throw else rules.after_move)(options, state, code)

    def consequences(self, options: O, state: S, code: int) -> tuple[Event, ...]:
        """What a move or a throw would make happen."""
        return self.story.narrate(options, state, code, self.step(options, state, code))


AnyRules = Rules[Any, Any, Any]
AnyRulebook = Rulebook[Any, Any, Any]
