"""One token of a game as the judge sees it: all that could come, and what came."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from colonnade.game import Game
from colonnade.kernel.awaited import CHANCE

from .judging import Chances, Judge, expected


@dataclass(frozen=True, slots=True)
class Judged:
    """A token with what the review still needs of it."""

    number: int
    token: str
    state: Any
    """The state before it."""
    code: int
    is_throw: bool
    before: Chances | None
    """None where the only move was played: what follows says what it is worth."""
    after: Chances | None
    odds: Fraction = Fraction(0)
    choices: int = 1
    moves: Mapping[int, Chances] = field(default_factory=dict)
    """The legal moves, the best first; none for a throw or where there was only one."""
    throws: Mapping[int, tuple[float, Chances]] = field(default_factory=dict)
    """The throws that could come, with their probabilities; none for a move."""

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

    def beaten(self, seat: int) -> float:
        """How likely a throw was that would have given a seat less."""
        return sum(
            chance for chance, worth in self.throws.values() if worth[seat] < self._got(seat)
        )

    def outdone(self, seat: int) -> float:
        """How likely a throw was that would have given a seat more."""
        return sum(
            chance for chance, worth in self.throws.values() if worth[seat] > self._got(seat)
        )

    def _got(self, seat: int) -> float:
        assert self.after is not None
        return self.after[seat]


def judged(judge: Judge, game: Game, number: int, state: Any, token: str) -> Judged:  # noqa: ANN401
    """Judge one token of a game."""
    book, options = game.rulebook, game.rules_options
    code = book.notation.find(options, state, token)
    assert code is not None, f"{token} was played but is not found again"
    if book.rules.awaits(options, state) == CHANCE:
        throws = judge.outcomes(state)
        weights = dict(book.rules.odds(options, state))
        return Judged(
            number,
            token,
            state,
            code,
            True,
            expected(throws),
            throws[code][1],
            Fraction(weights[code], book.rules.cases(options, state)),
            len(throws),
            throws=throws,
        )
    choices = book.rules.count(book.rules.legal(options, state))
    if choices == 1:
        return Judged(number, token, state, code, False, None, None)
    moves = judge.moves(state, also=code)
    best = next(iter(moves.values()))
    return Judged(
        number, token, state, code, False, best, moves[code], choices=choices, moves=moves
    )
