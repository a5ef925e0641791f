"""The game object for scripts and notebooks, over the pure functions of the rulebooks.

A `Game` remembers where it started and every token since; everything it answers is worked out
from those. People who build engines use `rulebook(game).rules` instead.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from fractions import Fraction
from typing import Any, Protocol

from colonnade.games import rulebook
from colonnade.kernel import errors
from colonnade.kernel.awaited import CHANCE, CHOICE, OVER, Awaited, Chance, Choice, Over
from colonnade.kernel.event import Event
from colonnade.kernel.perft import perft
from colonnade.kernel.picture import plain_text
from colonnade.kernel.record import Record
from colonnade.kernel.refusal import Refusal
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.kernel.words import Language, Words, sentence, sentences


class Randomness(Protocol):
    """Whatever can draw a whole number below another: `random.Random`, `secrets`-like sources."""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to `stop` − 1, all equally likely."""


@dataclass(frozen=True, slots=True)
class Why:
    """Why a token is refused: the clause, and one sentence in each language."""

    clause: str
    text: Words

    def __str__(self) -> str:
        return f"{self.clause}: {self.text.en}"


class Game:
    """A game being played.

    >>> game = Game("senet", throws="die")
    >>> game.play("d1")[0].kind
    'threw'
    >>> game.legal
    ['10-11']
    """

    def __init__(self, game: str, /, *, position: str | None = None, **options: object) -> None:
        self.rulebook: AnyRulebook = rulebook(game)
        given = {name: str(value) for name, value in options.items()}
        self._options: Any = self.rulebook.options.read_options(given)
        notation, rules = self.rulebook.notation, self.rulebook.rules
        self._started_at = position
        self._states: list[Any] = [
            rules.start(self._options)
            if position is None
            else notation.read_position(self._options, position)
        ]
        self._tokens: list[str] = []

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
            return Chance(tuple(self.chances.items()))
        winners = rules.winners(self._options, state)
        return Over(self.rulebook.result(winners, self.players))

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
        """One number a seat once the game is over, None before."""
        awaited = self.awaits if self.is_over else None
        return awaited.result if isinstance(awaited, Over) else None

    @property
    def legal(self) -> list[str]:
        """The legal moves, spelled and sorted; empty unless a choice is awaited."""
        rules, state = self.rulebook.rules, self.state
        if rules.awaits(self._options, state) != CHOICE:
            return []
        moves = rules.codes(rules.legal(self._options, state))
        write = self.rulebook.notation.write_move
        return sorted(write(self._options, state, move) for move in moves)

    @property
    def chances(self) -> dict[str, Fraction]:
        """The possible throws, spelled and sorted, with their probabilities."""
        rules, state = self.rulebook.rules, self.state
        if rules.awaits(self._options, state) != CHANCE:
            return {}
        cases = rules.cases(self._options, state)
        write = self.rulebook.notation.write_throw
        odds = {
            write(self._options, state, throw): Fraction(weight, cases)
            for throw, weight in rules.odds(self._options, state)
        }
        return dict(sorted(odds.items()))

    @property
    def position(self) -> str:
        """The position as one line, complete: the game goes on from it exactly as from here."""
        return self.rulebook.notation.write_position(self._options, self.state)

    @property
    def tokens(self) -> tuple[str, ...]:
        """Every move and throw so far."""
        return tuple(self._tokens)

    @property
    def seat_names(self) -> tuple[Words, ...]:
        """What each seat is called on the board: a colour, or a number."""
        name = self.rulebook.seat_name
        return tuple(name(self._options, self.state, seat) for seat in range(self.players))

    def called(self, seats: Sequence[str]) -> tuple[Words, ...]:
        """What the seats are called: by their people, or else by their colours in both languages.

        A record that was kept at a keyboard names empty chairs by the colours it was played in.
        """
        colours, options = self.seat_names, self._options
        if len(seats) != self.players:
            return colours
        called: list[Words] = []
        for seat, (name, colour) in enumerate(zip(seats, colours, strict=True)):
            first = self.rulebook.seat_name(options, self._states[0], seat)
            is_colour = name in {"", *colour, *first}
            called.append(colour if is_colour else Words(name, name))
        return tuple(called)

    def why(self, token: str) -> Why | None:
        """Which clause forbids a token and why, None when it is legal."""
        refusal = self.rulebook.refusals.refusal(self._options, self.state, token)
        return None if refusal is None else Why(refusal.clause, self._said(refusal))

    def _said(self, refusal: Refusal) -> Words:
        """A refusal as a sentence."""
        return sentences(self.rulebook.words[refusal.reason], refusal.facts, self.seat_names)

    def perft(self, depth: int) -> int:
        """How many sequences of tokens of this length there are from here."""
        return perft(self.rulebook.rules, self._options, self.state, depth)

    # What can be done

    def play(self, token: str) -> tuple[Event, ...]:
        """Play a move or enter a throw; returns what happened. Raises IllegalToken."""
        code = self.rulebook.notation.find(self._options, self.state, token)
        if code is None:
            refusal = self.rulebook.refusals.refusal(self._options, self.state, token)
            assert refusal is not None, f"{token} is neither found nor refused at {self.position}"
            raise errors.IllegalToken(token, refusal, self._said(refusal))
        return self._advance(code, token)

    def throw(self, rng: Randomness) -> str:
        """Make the awaited throw with the caller's randomness; returns its token."""
        rules, state = self.rulebook.rules, self.state
        if rules.awaits(self._options, state) != CHANCE:
            raise errors.ColonnadeError(Words("no throw is awaited", "aucun lancer n’est attendu"))
        case = rng.randrange(rules.cases(self._options, state))
        code = rules.cast(self._options, state, case)
        token = self.rulebook.notation.write_throw(self._options, state, code)
        self._advance(code, token)
        return token

    def undo(self) -> str:
        """Take the last token back, a throw as well as a move; returns it."""
        if not self._tokens:
            raise errors.ColonnadeError(Words("nothing to take back", "il n’y a rien à reprendre"))
        self._states.pop()
        return self._tokens.pop()

    def copy(self) -> "Game":
        """An independent game at the same point."""
        twin = object.__new__(Game)
        twin.rulebook, twin._options = self.rulebook, self._options
        twin._started_at = self._started_at
        twin._states, twin._tokens = list(self._states), list(self._tokens)
        return twin

    def _advance(self, code: int, token: str) -> tuple[Event, ...]:
        rules, state = self.rulebook.rules, self.state
        events = self.rulebook.story.narrate(self._options, state, code)
        step = (
            rules.after_throw if rules.awaits(self._options, state) == CHANCE else rules.after_move
        )
        self._states.append(step(self._options, state, code))
        self._tokens.append(token)
        return events

    # What can be shown and kept

    def log(self, language: Language = "en", names: Sequence[str] = ()) -> list[tuple[str, str]]:
        """Each token so far with what it made happen, in words."""
        story: list[tuple[str, str]] = []
        for state, token in zip(self._states[:-1], self._tokens, strict=True):
            code = self.rulebook.notation.find(self._options, state, token)
            assert code is not None, f"{token} was played but is not found again"
            events = self.rulebook.story.narrate(self._options, state, code)
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
        shown = names or [name.to(language) for name in self.seat_names]
        words = self.rulebook.words
        return " ".join(
            sentence(words[event.kind], event.facts, language, shown) for event in events
        )

    def record(self, seats: Iterable[str] = (), on: date | None = None) -> Record:
        """The game as a record; `str()` of it is the text to keep."""
        headers = {} if self._started_at is None else {"Position": self._started_at}
        return Record(
            game=self.id,
            options=self.options,
            tokens=self.tokens,
            seats=tuple(seats),
            date="" if on is None else on.strftime("%Y.%m.%d"),
            result=self.result,
            headers=headers,
        )

    def board(self, language: Language = "en") -> str:
        """The board drawn with characters."""
        return plain_text(self.rulebook.drawing.lines(self._options, self.state, language))

    def svg(self, language: Language = "en") -> str:
        """The board as an SVG document."""
        return self.rulebook.drawing.svg(self._options, self.state, language)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        return self.board()

    def __repr__(self) -> str:
        return f"<Game {self.id} {self.position!r}>"
