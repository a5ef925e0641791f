"""One token of a game as a review tells it: the luck of a throw, the cost of a move."""

from collections.abc import Sequence
from dataclasses import dataclass

from colonnade.game import Game
from colonnade.table.view import Said

from .hints import DIGITS, rounded
from .judged import Judged
from .judging import Chances
from .telling import told_move
from .verdicts import BAD, Verdict, verdict


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
    told: Said | None
    """A bad move in words, with what would have been better; None for all others."""


def step_of(game: Game, found: Judged, before: Chances, names: Sequence[Said]) -> Step:
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
        told=told_move(game, found, names, called) if called in BAD else None,
    )
