"""A point of a game, with its actions and vectors; all environments are built on it.

A position is immutable: its successors are computed from it, so that a learner can look ahead
through every move and every throw.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from colonnade.games import rulebook
from colonnade.kernel.awaited import CHANCE, CHOICE, OVER
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.library import Randomness

from .encoding import Encoding
from .registry import encoding_of, game_of

Vector = NDArray[np.int16]
Mask = NDArray[np.int8]


class Thrown(NamedTuple):
    """One possible result of the awaited throw."""

    throw: int
    probability: float
    position: "Position"


class Moved(NamedTuple):
    """One legal move, and the afterstate: the position before any throw."""

    action: int
    position: "Position"


@dataclass(frozen=True, slots=True)
class Position:
    """A game, its options and its state, as the rules have them."""

    game: str
    options: Any
    state: Any

    @property
    def book(self) -> AnyRulebook:
        """The game's rulebook."""
        return rulebook(self.game)

    @property
    def encoding(self) -> Encoding:
        """The game's numberings and vectors."""
        return encoding_of(self.game)

    # What is awaited

    @property
    def players(self) -> int:
        """The number of seats."""
        return int(self.options.players)

    @property
    def seat(self) -> int:
        """The seat that chooses or throws."""
        return int(self.state.seat)

    @property
    def awaits(self) -> int:
        """CHOICE, CHANCE or OVER of `colonnade.kernel.awaited`."""
        return self.book.rules.awaits(self.options, self.state)

    @property
    def is_over(self) -> bool:
        """Whether nothing more is awaited."""
        return self.awaits == OVER

    @property
    def is_throw(self) -> bool:
        """Whether a throw is awaited."""
        return self.awaits == CHANCE

    # Moves

    def actions(self) -> list[int]:
        """The numbers of the legal moves, in order; none unless a choice is awaited."""
        if self.awaits != CHOICE:
            return []
        rules, numbers = self.book.rules, self.encoding.actions.numbers
        menu = rules.legal(self.options, self.state)
        return sorted(numbers[code] for code in rules.codes(menu))

    def mask(self) -> Mask:
        """A one for each legal move."""
        mask = np.zeros(len(self.encoding.actions), np.int8)
        mask[self.actions()] = 1
        return mask

    def after(self, action: int) -> "Position":
        """The afterstate of a legal move; raises ColonnadeError for any other."""
        if action not in self.actions():
            raise ColonnadeError(f"action {action} is not legal at {self}")
        code = self.encoding.actions.codes[action]
        return self.at(self.book.rules.after_move(self.options, self.state, code))

    def afterstates(self) -> list[Moved]:
        """Every legal move with its afterstate."""
        codes, after = self.encoding.actions.codes, self.book.rules.after_move
        return [
            Moved(action, self.at(after(self.options, self.state, codes[action])))
            for action in self.actions()
        ]

    # Throws

    def odds(self) -> list[tuple[int, float]]:
        """The numbers of the possible throws, in order, with their probabilities."""
        if self.awaits != CHANCE:
            return []
        rules, numbers = self.book.rules, self.encoding.throws.numbers
        cases = rules.cases(self.options, self.state)
        odds = rules.odds(self.options, self.state)
        return sorted((numbers[code], weight / cases) for code, weight in odds)

    def thrown(self, throw: int) -> "Position":
        """The position after a possible throw; raises ColonnadeError for any other."""
        if throw not in dict(self.odds()):
            raise ColonnadeError(f"throw {throw} is not possible at {self}")
        code = self.encoding.throws.codes[throw]
        return self.at(self.book.rules.after_throw(self.options, self.state, code))

    def throws(self) -> list[Thrown]:
        """Every possible throw with its probability and where it leads."""
        codes, after = self.encoding.throws.codes, self.book.rules.after_throw
        return [
            Thrown(throw, probability, self.at(after(self.options, self.state, codes[throw])))
            for throw, probability in self.odds()
        ]

    def settled(self, rng: Randomness) -> "Position":
        """The next position in which somebody chooses, or the end; throws are drawn."""
        rules, options, state = self.book.rules, self.options, self.state
        while rules.awaits(options, state) == CHANCE:
            case = rng.randrange(rules.cases(options, state))
            state = rules.after_throw(options, state, rules.cast(options, state, case))
        return self.at(state)

    # What is seen and earned

    def observation(self, seat: int) -> Vector:
        """The position as a seat sees it."""
        return np.array(self.encoding.observe(self.options, self.state, seat), np.int16)

    def rewards(self) -> tuple[float, ...]:
        """The reward of each seat once the game is over: 1 for a win, and zero in sum.

        Of n sides one wins 1 and the others lose 1/(n - 1); a win shared by all is worth nothing.
        """
        if not self.is_over:
            return (0.0,) * self.players
        winners = self.book.rules.winners(self.options, self.state)
        return rewards_of(self.book, self.options, winners)

    # Words

    def token(self, number: int) -> str:
        """A legal move or possible throw as the notation spells it."""
        notation, options, state = self.book.notation, self.options, self.state
        if self.is_throw:
            return notation.write_throw(options, state, self.encoding.throws.codes[number])
        return notation.write_move(options, state, self.encoding.actions.codes[number])

    def __str__(self) -> str:
        return self.book.notation.write_position(self.options, self.state)

    def at(self, state: Any) -> "Position":  # noqa: ANN401 - each game has its own type
        """The same game with the same options, in another state."""
        return Position(self.game, self.options, state)


def rewards_of(book: AnyRulebook, options: Any, winners: int) -> tuple[float, ...]:  # noqa: ANN401
    """The reward of each seat when the seats of a mask have won."""
    won = book.result(winners, options.players)
    partners = book.partners(options, 0).bit_count()
    sides = options.players // partners
    part = Fraction(sides * partners) / sum(won)
    return tuple(float((share * part - 1) / (sides - 1)) for share in won)


def begin(
    name: str, options: Mapping[str, object] | None = None, line: str | None = None
) -> Position:
    """The start of a game, or the position of a line; names and options as in the library."""
    game = game_of(name)
    book = rulebook(game)
    read = book.options.read_options(
        {option: str(value) for option, value in (options or {}).items()}
    )
    state = book.rules.start(read) if line is None else book.notation.read_position(read, line)
    return Position(game, read, state)
