"""The game object for scripts and notebooks, over the pure functions of the rulebooks.

A `Game` holds its start and every token since; everything else is computed from those. Engines use
`rulebook(game).rules` instead.
"""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Generic, Protocol, cast

from colonnade.games import rulebook
from colonnade.kernel import errors
from colonnade.kernel.awaited import CHANCE, CHOICE, OVER, Awaited, Chance, Choice, Over
from colonnade.kernel.event import Event
from colonnade.kernel.i18n import LANGUAGES, Language, Text, quoted, sentence
from colonnade.kernel.options import option_text
from colonnade.kernel.perft import perft
from colonnade.kernel.point import spelled_moves
from colonnade.kernel.record import Record
from colonnade.kernel.refusal import Refusal, refused_by_rule
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.kernel.seat_name import SeatName
from colonnade.kernel.snapshot import Snapshot
from colonnade.kernel.styled_text import plain_text

if TYPE_CHECKING:
    from datetime import date

    from typing_extensions import TypeVar

    # Type checkers alone know defaults of type variables in all versions of Python.
    S_co = TypeVar("S_co", bound=Snapshot, default=Snapshot, covariant=True)
else:
    from typing import TypeVar

    S_co = TypeVar("S_co", bound=Snapshot, covariant=True)


class Randomness(Protocol):
    """A source of random whole numbers: `random.Random`, `secrets.SystemRandom` and the like."""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to `stop` − 1, all equally likely."""


def check_language(language: str) -> None:
    """Refuse a language that no text is in."""
    if language not in LANGUAGES:
        there_are = ", ".join(LANGUAGES)
        raise errors.ColonnadeError(
            Text(
                f"no language {language!r}; there are {there_are}",
                f"pas de langue {quoted(language).fr} ; il y a {there_are}",
            )
        )


class Game(Generic[S_co]):
    """A game being played.

    >>> game = Game("senet", throws="die")
    >>> game.play("d1")[0].kind
    'threw'
    >>> game.legal
    ['10-11']

    Two games are equal when they have the same options, the same start and the same tokens.
    Because a game changes, it is not hashable; `key` is the hashable position.

    >>> game == game.copy()
    True
    """

    def __init__(self, game: str, /, *, position: str | None = None, **options: object) -> None:
        self.rulebook: AnyRulebook = rulebook(game)
        given = {name: option_text(value) for name, value in options.items()}
        self._options: Any = self.rulebook.options.read_options(given)
        notation, rules = self.rulebook.notation, self.rulebook.rules
        self._started_at = position
        self._states: list[Any] = [
            rules.start(self._options)
            if position is None
            else notation.read_position(self._options, position)
        ]
        self._tokens: list[str] = []

    @classmethod
    def at(cls, book: AnyRulebook, options: Any, state: Any) -> "Game[S_co]":  # noqa: ANN401
        """A game that begins at a state of `rulebook.rules`."""
        game = cast("Game[S_co]", object.__new__(Game))
        game.rulebook, game._options = book, options
        is_start = state == book.rules.start(options)
        game._started_at = None if is_start else book.notation.write_position(options, state)
        game._states, game._tokens = [state], []
        return game

    # What it is

    @property
    def id(self) -> str:
        """The game's id, such as `senet`."""
        return self.rulebook.id

    @property
    def options(self) -> dict[str, str]:
        """Every option of this game by name."""
        return self.rulebook.options.write_options(self._options)

    @property
    def players(self) -> int:
        """The number of seats."""
        return int(self._options.players)

    @property
    def rules_options(self) -> Any:  # noqa: ANN401 - each game has its own type
        """The options as the tuple that `rulebook.rules` takes."""
        return self._options

    @property
    def state(self) -> Any:  # noqa: ANN401 - each game has its own type
        """The state as the tuple that `rulebook.rules` takes."""
        return self._states[-1]

    # What can be asked

    @property
    def awaits(self) -> Awaited:
        """What happens next: `Choice(seat)`, `Chance(odds)` or `Over(result)`."""
        rules, state = self.rulebook.rules, self.state
        stage = rules.awaits(self._options, state)
        if stage == CHOICE:
            return Choice(state.seat)
        if stage == CHANCE:
            return Chance(lambda: tuple(self._odds(state).items()))
        return Over(self.rulebook.result(rules.winners(self._options, state), self.players))

    @property
    def is_chance(self) -> bool:
        """Whether a throw is awaited; much cheaper than asking for the odds."""
        return self.rulebook.rules.awaits(self._options, self.state) == CHANCE

    @property
    def seat(self) -> int | None:
        """The seat that chooses or throws, None when the game is over."""
        return None if self.is_over else int(self.state.seat)

    @property
    def is_over(self) -> bool:
        """Whether nothing more is awaited."""
        return self.rulebook.rules.awaits(self._options, self.state) == OVER

    @property
    def result(self) -> tuple[Fraction, ...] | None:
        """One number per seat once the game is over, None before."""
        awaited = self.awaits if self.is_over else None
        return awaited.result if isinstance(awaited, Over) else None

    @property
    def legal(self) -> list[str]:
        """The legal moves, spelled and sorted; empty unless a choice is awaited."""
        return list(self.moves)

    @property
    def moves(self) -> dict[str, int]:
        """The same with the code of each, as `rulebook.rules` takes it."""
        book, state = self.rulebook, self.state
        if book.rules.awaits(self._options, state) != CHOICE:
            return {}
        return spelled_moves(book, self._options, state)

    @property
    def chances(self) -> dict[str, Fraction]:
        """The possible throws, spelled and sorted, with their probabilities."""
        return self._odds(self.state) if self.is_chance else {}

    def _odds(self, state: Any) -> dict[str, Fraction]:  # noqa: ANN401
        rules, write = self.rulebook.rules, self.rulebook.notation.write_throw
        cases, odds = rules.cases(self._options, state), rules.odds(self._options, state)
        # Many throws are equally likely, so each fraction is reduced once.
        shares = {weight: Fraction(weight, cases) for weight in {weight for _, weight in odds}}
        spelled = {write(self._options, state, throw): shares[weight] for throw, weight in odds}
        return dict(sorted(spelled.items()))

    @property
    def snapshot(self) -> S_co:
        """The position as plain values, with a type of its own for each game.

        >>> Game("senet").snapshot.squares[7]
        'white'
        """
        return cast("S_co", self.rulebook.snapshot(self._options, self.state))

    @property
    def key(self) -> Hashable:
        """The position as a value that sets and dictionaries can hold.

        Equal for positions from which the same game goes on, whatever was played before.
        """
        return self.id, tuple(self._options), tuple(self.state)

    @property
    def position(self) -> str:
        """The position as one line, complete: the game goes on from it exactly as from here."""
        return self.rulebook.notation.write_position(self._options, self.state)

    @property
    def tokens(self) -> tuple[str, ...]:
        """Every move and throw so far."""
        return tuple(self._tokens)

    @property
    def seat_names(self) -> tuple[SeatName, ...]:
        """What each seat is called on the board: a colour, or a number."""
        name = self.rulebook.seat_name
        return tuple(name(self._options, self.state, seat) for seat in range(self.players))

    def called(self, seats: Sequence[str]) -> tuple[Text, ...]:
        """The names of the seats: those of the people, else the colours in both languages.

        A record made at a keyboard names empty seats by the colours it was played in.
        """
        colours = self.seat_names
        if len(seats) != self.players:
            return colours
        return tuple(
            colours[seat] if self.is_seat_name(seat, name) else Text(name, name)
            for seat, name in enumerate(seats)
        )

    def is_seat_name(self, seat: int, name: str) -> bool:
        """Whether a name is only that of the seat itself, now or at the start."""
        first = self.rulebook.seat_name(self._options, self._states[0], seat)
        now = self.seat_names[seat]
        return name in {"", now.en, now.fr, first.en, first.fr}

    def why(self, token: str) -> Refusal | None:
        """Which clause forbids a token and why, None when it is legal."""
        breach = self.rulebook.refusals.refusal(self._options, self.state, token)
        if breach is None:
            return None
        return refused_by_rule(breach, self.rulebook.words, self.seat_names)

    def perft(self, depth: int) -> int:
        """How many sequences of tokens of this length there are from here."""
        return perft(self.rulebook.rules, self._options, self.state, depth)

    # What can be done

    def play(self, token: str) -> tuple[Event, ...]:
        """Play a move or enter a throw; returns what happened. Raises IllegalToken."""
        code = self.rulebook.notation.find(self._options, self.state, token)
        if code is None:
            refusal = self.why(token)
            assert refusal is not None, f"{token} is neither found nor refused at {self.position}"
            raise errors.IllegalToken(token, refusal)
        return self._advance(code, token)

    def throw(self, rng: Randomness) -> str:
        """Make the awaited throw with the caller's randomness; returns its token."""
        rules, state = self.rulebook.rules, self.state
        if rules.awaits(self._options, state) != CHANCE:
            raise errors.ColonnadeError(Text("no throw is awaited", "aucun lancer n’est attendu"))
        code = rules.cast(self._options, state, rng.randrange(rules.cases(self._options, state)))
        token = self.rulebook.notation.write_throw(self._options, state, code)
        self._advance(code, token)
        return token

    def undo(self) -> str:
        """Take the last token back, a throw as well as a move; returns it."""
        if not self._tokens:
            raise errors.ColonnadeError(Text("nothing to take back", "il n’y a rien à reprendre"))
        self._states.pop()
        return self._tokens.pop()

    def copy(self) -> "Game[S_co]":
        """An independent game at the same point."""
        twin = cast("Game[S_co]", object.__new__(Game))
        twin.rulebook, twin._options = self.rulebook, self._options
        twin._started_at = self._started_at
        twin._states, twin._tokens = list(self._states), list(self._tokens)
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> "Game[S_co]":
        return self.copy()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return (self.id, self._options, self._states[0], self._tokens) == (
            other.id,
            other._options,
            other._states[0],
            other._tokens,
        )

    # A pickle holds values only: the rulebook, which is made of modules, is found again by its id.

    def __getstate__(self) -> dict[str, Any]:
        return {
            "game": self.id,
            "options": self._options,
            "started_at": self._started_at,
            "states": self._states,
            "tokens": self._tokens,
        }

    def __setstate__(self, kept: Mapping[str, Any]) -> None:
        self.rulebook = rulebook(kept["game"])
        self._options, self._started_at = kept["options"], kept["started_at"]
        self._states, self._tokens = list(kept["states"]), list(kept["tokens"])

    def _advance(self, code: int, token: str) -> tuple[Event, ...]:
        book, state = self.rulebook, self.state
        after = book.step(self._options, state, code)
        self._states.append(after)
        self._tokens.append(token)
        return book.story.narrate(self._options, state, code, after)

    # What can be shown and kept

    def log(self, language: Language = "en", names: Sequence[str] = ()) -> list[tuple[str, str]]:
        """Each token so far with what it made happen, in words."""
        story: list[tuple[str, str]] = []
        for (state, after), token in zip(pairwise(self._states), self._tokens, strict=True):
            code = self.rulebook.notation.find(self._options, state, token)
            assert code is not None, f"{token} was played but is not found again"
            events = self.rulebook.story.narrate(self._options, state, code, after)
            shown = names or [
                self.rulebook.seat_name(self._options, state, seat).to(language)
                for seat in range(self.players)
            ]
            story.append((token, self.tell(events, language, shown)))
        return story

    def tell(
        self, events: Iterable[Event], language: Language = "en", names: Sequence[str] = ()
    ) -> str:
        """Events in words, seats called by the names given or by their colours."""
        check_language(language)
        shown = names or [name.to(language) for name in self.seat_names]
        words = self.rulebook.words
        return " ".join(
            sentence(words[event.kind], event.facts, language, shown) for event in events
        )

    def record(self, seats: Iterable[str] = (), on: "date | None" = None) -> Record:
        """The game as a record; `str()` of it is the text to keep."""
        named = tuple(seats)
        if len(named) not in (0, self.players):
            raise errors.ColonnadeError(
                Text(
                    f"{len(named)} seats are named, the game has {self.players}",
                    f"{len(named)} places sont nommées, la partie en a {self.players}",
                )
            )
        return Record(
            game=self.id,
            options=self.options,
            tokens=self.tokens,
            seats=named,
            date="" if on is None else on.strftime("%Y.%m.%d"),
            result=self.result,
            headers={} if self._started_at is None else {"Position": self._started_at},
        )

    def board(self, language: Language = "en") -> str:
        """The board drawn with characters."""
        check_language(language)
        return plain_text(self.rulebook.drawing.lines(self._options, self.state, language))

    def svg(self, language: Language = "en") -> str:
        """The board as an SVG document."""
        check_language(language)
        return self.rulebook.drawing.svg(self._options, self.state, language)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        return self.board()

    def __repr__(self) -> str:
        return f"<Game {self.id} {self.position!r}>"
