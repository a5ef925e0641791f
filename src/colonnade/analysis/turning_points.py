"""The throws and moves by which a game turned, with what would have been better."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from colonnade.kernel.i18n import Text
from colonnade.library import Game

from .evaluator import Chances
from .grades import Verdict
from .hints import Advice, advice, rounded
from .reasons import THEIRS, Voice
from .sentences import throw_sentences
from .steps import Step
from .token_values import EvaluatedToken

TURNING: Final = 0.05
"""The least change of the chances, as a share of the win, of a turning point."""
MOST: Final = 6


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A token that changed the game."""

    number: int
    token: str
    seat: int
    kind: Literal["throw", "move"]
    verdict: Verdict
    position: str
    """The position before it."""
    shift: Chances
    """What it gave each seat: compared with the mean throw, or with the best move."""
    told: Text
    """What happened, in words."""
    played: Advice | None
    """The move played; None for a throw."""
    better: Advice | None
    """The move that would have been better; None for a throw."""


def turning_points(
    game: Game, found: Sequence[EvaluatedToken], steps: Sequence[Step], names: Sequence[Text]
) -> tuple[TurningPoint, ...]:
    """The throws that helped or hurt most and the moves that cost most, in order of play."""
    swings = sorted(
        ((swing(step), step.number) for step in steps if swing(step) >= TURNING),
        key=lambda one: (-one[0], one[1]),
    )
    numbers = sorted(number for _, number in swings[:MOST])
    return tuple(
        turning_point(game, found[number - 1], steps[number - 1], names) for number in numbers
    )


def swing(step: Step) -> float:
    """The largest change of a seat's chances."""
    return max(map(abs, step.luck), default=0.0) if step.verdict == "throw" else step.cost


def turning_point(
    game: Game, found: EvaluatedToken, step: Step, names: Sequence[Text]
) -> TurningPoint:
    """One turning point in words."""
    book, options, state = game.rulebook, game.rules_options, found.state
    played = better = None
    if found.moves:
        voice = Voice(names, THEIRS)
        played = advice(book, options, state, found.moves, found.code, voice)
        better = advice(book, options, state, found.moves, found.best, voice)
    return TurningPoint(
        number=step.number,
        token=step.token,
        seat=step.seat,
        kind="throw" if found.is_throw else "move",
        verdict=step.verdict,
        position=book.notation.write_position(options, state),
        shift=rounded(found.shift),
        told=step.told or throw_sentences(game, found, names),
        played=played,
        better=better,
    )
