"""The account of one seat: its luck, what its moves cost, and its result without the luck."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from colonnade.swift.interval import NORMAL
from colonnade.table.view import Said

from .hints import DIGITS
from .judged import Judged
from .judging import Chances
from .steps import Step
from .verdicts import BAD


@dataclass(frozen=True, slots=True)
class PlayerReview:
    """How one seat fared: what it was given, and what it made of it."""

    seat: int
    name: Said
    throws: int
    luck: float
    """What all throws together gave it, its own and the others'."""
    own_luck: float
    """What its own throws gave it."""
    choices: int
    """Moves where there was another."""
    cost: float
    """What its moves lost in all, beside the best ones."""
    accuracy: float | None
    """The part of its choices that were no inaccuracy or worse; None without choices."""
    inaccuracies: int
    mistakes: int
    blunders: int
    result: float
    """What it got; in an unfinished game, what it could expect at the end."""
    adjusted: float
    """The result without the luck of the throws; with much luck it may be below 0 or above 1."""
    low: float
    high: float
    """Where the adjusted result lies, 95 times of 100, as far as the judge can tell."""


def account(
    seat: int,
    name: Said,
    found: Sequence[Judged],
    steps: Sequence[Step],
    values: Sequence[Chances],
) -> PlayerReview:
    """Add up what a game brought to a seat; `values` are those of all positions."""
    throws = [one for one in found if one.is_throw]
    luck = sum(one.shift[seat] for one in throws)
    own = [step for step in steps if step.seat == seat]
    chosen = [step for step in own if step.verdict not in ("throw", "forced")]
    bad = {verdict: sum(step.verdict == verdict for step in chosen) for verdict in BAD}
    result = values[-1][seat]
    margin = NORMAL * unexplained(seat, found, values) if throws else 0.0
    return PlayerReview(
        seat=seat,
        name=name,
        throws=sum(step.verdict == "throw" for step in own),
        luck=round(luck, DIGITS),
        own_luck=round(sum(one.shift[seat] for one in throws if one.state.seat == seat), DIGITS),
        choices=len(chosen),
        cost=round(sum(step.cost for step in chosen), DIGITS),
        accuracy=round(1 - sum(bad.values()) / len(chosen), DIGITS) if chosen else None,
        inaccuracies=bad["inaccuracy"],
        mistakes=bad["mistake"],
        blunders=bad["blunder"],
        result=round(result, DIGITS),
        adjusted=round(result - luck, DIGITS),
        low=round(result - luck - margin, DIGITS),
        high=round(result - luck + margin, DIGITS),
    )


def unexplained(seat: int, found: Sequence[Judged], values: Sequence[Chances]) -> float:
    """How far the judge was off: it thinks otherwise of a position once it sees one token more."""
    squares = 0.0
    for index, one in enumerate(found):
        if one.after is not None:
            squares += (values[index + 1][seat] - one.after[seat]) ** 2
    return sqrt(squares)
