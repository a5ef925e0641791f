"""A whole game reviewed: chances at every step, luck and play of every seat, turning points.

Between two positions a seat's chances change for three reasons only: a throw was luckier than
the mean over all throws; a move was worse than the best one; or the judge, having seen one token
more, thinks otherwise of the same position. The first is luck, the second is play, and the third
is what the judge can not explain: it gives the interval.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from colonnade.game import Game, possible_results, started
from colonnade.kernel.errors import BadRecord, ColonnadeError
from colonnade.kernel.record import Record
from colonnade.table.view import Said

from .accounts import PlayerReview, account
from .hints import rounded
from .judging import Chances, Effort, Judge, value_of
from .steps import Judged, Step, judged, step_of
from .turning import TurningPoint, turning_points

Progress = Callable[[int, int], None]
"""Told how many tokens of how many are judged."""


@dataclass(frozen=True, slots=True)
class Review:
    """What can be said about a game."""

    game: str
    options: dict[str, str]
    players: tuple[PlayerReview, ...]
    start: Chances
    """What each seat could expect before the first token."""
    steps: tuple[Step, ...]
    turning_points: tuple[TurningPoint, ...]
    is_over: bool
    """Whether the tokens play the game to its end."""
    problem: Said | None
    """What is wrong with the record; then only the part before it is reviewed."""
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
    if isinstance(source, Game):
        game, problem, names = source, None, names_of(source, ())
    else:
        game, problem = replayed(source)
        names = names_of(game, source.seats)
    judge = Judge(game.rulebook, game.rules_options, effort)
    found: list[Judged] = []
    for number, (state, token) in enumerate(moments(game), start=1):
        found.append(judged(judge, game, number, state, token))
        if progress is not None:
            progress(number, len(game.tokens))
    values = values_of(found, value_of(judge, game.state))
    steps = tuple(step_of(game, one, values[index]) for index, one in enumerate(found))
    return Review(
        game=game.id,
        options=game.options,
        players=tuple(account(seat, name, found, steps, values) for seat, name in enumerate(names)),
        start=rounded(values[0]),
        steps=steps,
        turning_points=turning_points(game, found, steps, names),
        is_over=game.is_over,
        problem=problem,
        sims=judge.sims,
        is_hurried=judge.is_hurried,
    )


def names_of(game: Game, seats: Sequence[str]) -> tuple[Said, ...]:
    """What the seats are called: by their people, or by their colours."""
    if len(seats) == game.players:
        return tuple(Said(name, name) for name in seats)
    return tuple(Said(colour.en, colour.fr) for colour in game.seat_names)


def replayed(record: Record) -> tuple[Game, Said | None]:
    """The game of a record as far as it can be played, and what is wrong with the rest."""
    try:
        game = started(record.game, record.options, record.headers.get("Position"))
    except ColonnadeError as error:
        raise BadRecord(str(error), 1) from None
    for index, token in enumerate(record.tokens):
        try:
            game.play(token)
        except ColonnadeError as error:
            line = record.lines[index] if record.lines else 0
            return game, Said(
                f"line {line}, token {index + 1}: {error}",
                f"ligne {line}, jeton {index + 1} : {error}",
            )
    if record.result is not None and record.result not in possible_results(game, record):
        return game, Said(
            "[Result] is not the result of these tokens",
            "[Result] n’est pas le résultat de ces jetons",
        )
    return game, None


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
