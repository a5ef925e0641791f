"""One token of a review: the luck of a throw, the cost of a move."""

from collections.abc import Sequence
from dataclasses import dataclass

from colonnade.kernel.i18n import Text
from colonnade.library import Game

from .evaluator import Chances
from .grades import BAD, Verdict, verdict
from .hints import DIGITS, rounded
from .sentences import move_sentences
from .token_values import EvaluatedToken


@dataclass(frozen=True, slots=True)
class Step:
    """One token of a game and its effect on the chances of all seats."""

    number: int
    """From one."""
    token: str
    seat: int
    """The seat that threw or moved."""
    verdict: Verdict
    """`throw`, or the grade of the move."""
    before: Chances
    """What each seat could expect before it."""
    after: Chances
    """What each seat could expect after it, by a search one ply deep."""
    odds: str
    """How likely the throw was, such as `1/6`; empty for a move."""
    luck: Chances
    """What the throw gave each seat compared with the mean over all throws; empty for a move."""
    choices: int
    """How many throws or legal moves there were."""
    cost: float
    """What the move lost its seat, compared with the best one; 0 for a throw."""
    best: str
    """The best move, where another one was played; else empty."""
    told: Text | None
    """A bad move in words, with the better one; None for all others."""


def step_of(game: Game, found: EvaluatedToken, before: Chances, names: Sequence[Text]) -> Step:
    """The token as a step of the review; `before` is the value of the position."""
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
        told=move_sentences(game, found, names, called) if called in BAD else None,
    )
