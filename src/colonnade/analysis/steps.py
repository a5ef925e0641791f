"""One token of a game, judged: the luck of a throw, the cost of a move."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from colonnade.game import Game
from colonnade.kernel.awaited import CHANCE

from .hints import DIGITS, rounded
from .judging import Chances, Judge, expected
from .verdicts import Verdict, verdict


@dataclass(frozen=True, slots=True)
class Step:
    """One token of a game and what it did to everybody's chances."""

    number: int
    """From one."""
    token: str
    seat: int
    """Who threw or moved."""
    verdict: Verdict
    """`throw`, or what the move is called by its cost."""
    before: Chances
    """What each seat could expect before it."""
    after: Chances
    """What each seat could expect after it, by one look ahead."""
    odds: str
    """How likely the throw was, such as `1/6`; empty for a move."""
    luck: Chances
    """What the throw gave each seat beyond the mean over all throws; empty for a move."""
    choices: int
    """How many throws or legal moves there were."""
    cost: float
    """What the move lost its seat beside the best one; 0 for a throw."""
    best: str
    """The best move, where another one was played; else empty."""


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


def step_of(game: Game, found: Judged, before: Chances) -> Step:
    """The token as the review tells it; `before` is what the position was worth."""
    seat, after = found.state.seat, found.after or before
    cost, best = 0.0, ""
    called: Verdict = "throw" if found.is_throw else "forced"
    if found.moves:
        cost = max(0.0, before[seat] - after[seat])
        called = verdict(cost)
        if called != "best":
            write = game.rulebook.notation.write_move
            best = write(game.rules_options, found.state, found.best)
    return Step(
        number=found.number,
        token=found.token,
        seat=seat,
        verdict=called,
        before=rounded(before),
        after=rounded(after),
        odds=str(found.odds) if found.is_throw else "",
        luck=rounded(found.shift) if found.is_throw else (),
        choices=found.choices,
        cost=round(cost, DIGITS),
        best=best,
    )
