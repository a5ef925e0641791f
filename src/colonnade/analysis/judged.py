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


def judged(judge: Judge, game: Game, number: int, state: Any, token: str) -> Judged:  # noqa: ANN401
    """Judge one token of a game."""
    book, options = game.rulebook, game.rules_options
    code = book.notation.find(options, state, token)
    assert code is not None, f"{token} was played but is not found again"
    if book.rules.awaits(options, state) == CHANCE:
        throws = judge.throws(state)
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
        )
    choices = book.rules.count(book.rules.legal(options, state))
    if choices == 1:
        return Judged(number, token, state, code, False, None, None)
    moves = judge.moves(state, also=code)
    best = next(iter(moves.values()))
    return Judged(
        number, token, state, code, False, best, moves[code], choices=choices, moves=moves
    )
