"""A whole game reviewed: chances at every step, luck and play of every seat, turning points.

Between two positions a seat's chances change for three reasons only: a throw was luckier than
the mean over all throws; a move was worse than the best one; or the judge, having seen one token
more, thinks otherwise of the same position. The first is luck, the second is play, and the third
is what the judge can not explain: it gives the interval.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from colonnade.game import Game, replayed
from colonnade.kernel.record import Record
from colonnade.table.view import Said

from .accounts import PlayerReview, account
from .hints import rounded
from .judged import Judged, judged
from .judging import Chances, Effort, Judge, value_of
from .names import names_of
from .steps import Step, step_of
from .summary import summary_of
from .turning import TurningPoint, turning_points

Progress = Callable[[int, int], None]
"""Told how many tokens of how many are judged."""


@dataclass(frozen=True, slots=True)
class Review:
    """What can be said about a game."""

    game: str
    options: dict[str, str]
    seats: tuple[str, ...]
    """Who sat there, as the record has it; nobody where it says nothing."""
    summary: Said
    """Who won, whether by luck or by play, and who played best."""
    players: tuple[PlayerReview, ...]
    start: Chances
    """What each seat could expect before the first token."""
    steps: tuple[Step, ...]
    turning_points: tuple[TurningPoint, ...]
    is_over: bool
    """Whether the tokens play the game to its end."""
    problem: Said | None
    """What is wrong with the record; then only what can be replayed is reviewed."""
    sims: int
    """Simulations for each position, 0 where time was given instead."""
    is_hurried: bool
    """Whether time ran out, so that the last positions were only glanced at."""


def review(
    source: Game | Record,
    effort: Effort = Effort(),  # noqa: B008
    progress: Progress | None = None,
) -> Review:
    """Review a game, as far as it goes; raises BadRecord where nothing can be replayed."""
    game, fault = (source, None) if isinstance(source, Game) else replayed(source)
    seats = () if isinstance(source, Game) else source.seats
    names = names_of(game, seats)
    judge = Judge(game.rulebook, game.rules_options, effort)
    found: list[Judged] = []
    for number, (state, token) in enumerate(moments(game), start=1):
        found.append(judged(judge, game, number, state, token))
        if progress is not None:
            progress(number, len(game.tokens))
    values = values_of(found, value_of(judge, game.state))
    steps = tuple(step_of(game, one, values[index], names) for index, one in enumerate(found))
    players = tuple(account(seat, name, found, steps, values) for seat, name in enumerate(names))
    return Review(
        game=game.id,
        options=game.options,
        seats=seats,
        summary=summary_of(game, players),
        players=players,
        start=rounded(values[0]),
        steps=steps,
        turning_points=turning_points(game, found, steps, names),
        is_over=game.is_over,
        problem=None if fault is None else Said(*fault.said),
        sims=judge.sims,
        is_hurried=judge.is_hurried,
    )


def moments(game: Game) -> list[tuple[Any, str]]:
    """Every token with the state before it."""
    twin, found = game.copy(), list[tuple[Any, str]]()
    while twin.tokens:
        token = twin.undo()
        found.append((twin.state, token))
    return found[::-1]


def values_of(found: Sequence[Judged], last: Chances) -> list[Chances]:
    """What each position is worth: the mean of its throws, its best move, or what must follow."""
    values = [last]
    for one in reversed(found):
        values.append(values[-1] if one.before is None else one.before)
    return values[::-1]
