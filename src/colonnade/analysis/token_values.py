"""Evaluation of one token: the values of all alternatives, and of what was played."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from colonnade.kernel.awaited import CHANCE
from colonnade.library import Game

from .evaluator import Chances, Evaluator, mean_over_throws


@dataclass(frozen=True, slots=True)
class EvaluatedToken:
    """A token with its evaluation."""

    number: int
    token: str
    state: Any
    """The state before it."""
    code: int
    is_throw: bool
    before: Chances | None
    """None where the only legal move was played: its value follows from the next position."""
    after: Chances | None
    odds: Fraction = Fraction(0)
    choices: int = 1
    moves: Mapping[int, Chances] = field(default_factory=dict)
    """The legal moves, the best first; empty for a throw or a forced move."""
    throws: Mapping[int, tuple[float, Chances]] = field(default_factory=dict)
    """The possible throws, with their probabilities; empty for a move."""

    @property
    def best(self) -> int:
        """The code of the best move."""
        return next(iter(self.moves))

    @property
    def shift(self) -> Chances:
        """What the token gave each seat."""
        if self.before is None or self.after is None:
            return ()
        return tuple(after - before for before, after in zip(self.before, self.after, strict=True))

    def surpassed(self, seat: int) -> float:
        """The probability of a throw that would have been less lucky, or less unlucky."""
        assert self.after is not None
        got, sign = self.after[seat], 1 if self.shift[seat] > 0 else -1
        throws = self.throws.values()
        return sum(chance for chance, worth in throws if sign * (got - worth[seat]) > 0)


def evaluated(
    evaluator: Evaluator,
    game: Game,
    number: int,
    state: Any,  # noqa: ANN401
    token: str,
) -> EvaluatedToken:
    """Evaluate one token of a game."""
    book, options = game.rulebook, game.rules_options
    code = book.notation.find(options, state, token)
    assert code is not None, f"{token} was played but is not found again"
    if book.rules.awaits(options, state) == CHANCE:
        throws = evaluator.outcomes(state)
        weights = dict(book.rules.odds(options, state))
        return EvaluatedToken(
            number,
            token,
            state,
            code,
            True,
            mean_over_throws(throws),
            throws[code][1],
            Fraction(weights[code], book.rules.cases(options, state)),
            len(throws),
            throws=throws,
        )
    choices = book.rules.count(book.rules.legal(options, state))
    if choices == 1:
        return EvaluatedToken(number, token, state, code, False, None, None)
    moves = evaluator.moves(state, also=code)
    best = next(iter(moves.values()))
    return EvaluatedToken(
        number, token, state, code, False, best, moves[code], choices=choices, moves=moves
    )
