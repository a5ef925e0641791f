"""Summary of one seat: its luck, the cost of its moves, its result without the luck."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from colonnade.kernel.i18n import Text
from colonnade.kernel.statistics import NORMAL

from .evaluator import Chances
from .grades import BAD, verdict
from .hints import DIGITS
from .steps import Step
from .token_values import EvaluatedToken


@dataclass(frozen=True, slots=True)
class PlayerReview:
    """The review of one seat: its luck, and what it made of it."""

    seat: int
    name: Text
    throws: int
    luck: float
    """What all throws together gave it, its own and the others'."""
    own_luck: float
    """What its own throws gave it."""
    choices: int
    """Moves with an alternative."""
    cost: float
    """What its moves lost in all, compared with the best ones."""
    accuracy: float | None
    """The share of the choices at which a mistake was possible that were none; None without any."""
    inaccuracies: int
    mistakes: int
    blunders: int
    result: float
    """Its result; in an unfinished game, its value at the end."""
    adjusted: float
    """The result without the luck of the throws; with much luck it may be below 0 or above 1."""
    low: float
    high: float
    """The upper bound of the 95 % interval of the adjusted result."""


def player_review(
    seat: int,
    name: Text,
    found: Sequence[EvaluatedToken],
    steps: Sequence[Step],
    values: Sequence[Chances],
) -> PlayerReview:
    """The review of one seat; `values` are those of all positions."""
    throws = [one for one in found if one.is_throw]
    luck = sum(one.shift[seat] for one in throws)
    own = [step for step in steps if step.seat == seat]
    chosen = [step for step in own if step.verdict not in ("throw", "forced")]
    bad = {verdict: sum(step.verdict == verdict for step in chosen) for verdict in BAD}
    risky = sum(
        step.verdict in BAD or could_be_bad(one)
        for one, step in zip(found, steps, strict=True)
        if step.seat == seat
    )
    result = values[-1][seat]
    margin = NORMAL * evaluator_error(seat, found, values) if throws else 0.0
    return PlayerReview(
        seat=seat,
        name=name,
        throws=sum(step.verdict == "throw" for step in own),
        luck=round(luck, DIGITS),
        own_luck=round(sum(one.shift[seat] for one in throws if one.state.seat == seat), DIGITS),
        choices=len(chosen),
        cost=round(sum(step.cost for step in chosen), DIGITS),
        accuracy=round(1 - sum(bad.values()) / risky, DIGITS) if risky else None,
        inaccuracies=bad["inaccuracy"],
        mistakes=bad["mistake"],
        blunders=bad["blunder"],
        result=round(result, DIGITS),
        adjusted=round(result - luck, DIGITS),
        low=round(result - luck - margin, DIGITS),
        high=round(result - luck + margin, DIGITS),
    )


def could_be_bad(one: EvaluatedToken) -> bool:
    """Whether some legal move would have been an inaccuracy or worse: else nothing is shown."""
    worths = [chances[one.state.seat] for chances in one.moves.values()]
    return len(worths) > 1 and verdict(max(worths) - min(worths)) in BAD


def evaluator_error(seat: int, found: Sequence[EvaluatedToken], values: Sequence[Chances]) -> float:
    """The error of the luck: how much one more token changes the values that it was counted by.

    Those are the values of the throws, each with its best move. What a worse move has cost may be
    misjudged as well, but that is play and no luck.
    """
    squares = 0.0
    for index, one in enumerate(found):
        if one.after is not None and (one.is_throw or one.code == one.best):
            squares += (values[index + 1][seat] - one.after[seat]) ** 2
    return sqrt(squares)
