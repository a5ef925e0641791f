"""A whole game reviewed: chances at every step, luck and play of every seat, turning points.

Between two positions a seat's chances change for three reasons only: a throw was luckier than
the mean over all throws; a move was worse than the best one; or the evaluator, having seen one
token more, values the same position differently. The first is luck, the second is play, and the
third is what the evaluator cannot explain: after throws and best moves it gives the interval.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from colonnade.kernel.i18n import Language, Text
from colonnade.kernel.record import Record, bot_level
from colonnade.kernel.seat_name import SeatName, seats_called
from colonnade.library import Game, replayed

from .evaluator import Chances, Effort, Evaluator, value_of
from .hints import rounded
from .player_summaries import PlayerReview, player_review
from .steps import Step, step_of
from .summary import summary_of
from .token_values import EvaluatedToken, evaluated
from .turning_points import TurningPoint, turning_points

Progress = Callable[[int, int], None]
"""Called with the number of evaluated tokens and of all tokens."""


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a game."""

    game: str
    options: dict[str, str]
    seats: tuple[str, ...]
    """The players, as the record names them; empty where it does not."""
    colours: tuple[SeatName, ...]
    """The name of each seat on the board at the end: at the start some games do not know it yet."""
    summary: Text
    """Who won, whether by luck or by play, and who played best."""
    players: tuple[PlayerReview, ...]
    start: Chances
    """What each seat could expect before the first token."""
    steps: tuple[Step, ...]
    turning_points: tuple[TurningPoint, ...]
    is_over: bool
    """Whether the tokens play the game to its end."""
    problem: Text | None
    """What is wrong with the record; then only what can be replayed is reviewed."""
    sims: int
    """Simulations per position, 0 where a time was given instead."""
    is_hurried: bool
    """Whether time ran out, so that the last positions were evaluated without search."""

    def text(self, language: Language = "en") -> str:
        """The report as `colonnade analyse` prints it."""
        from .text import text_of  # which needs this class itself

        return text_of(self, language)

    def __str__(self) -> str:
        return self.text()


def review(
    source: Game | Record,
    effort: Effort = Effort(),  # noqa: B008
    progress: Progress | None = None,
) -> Review:
    """Review a game, as far as it goes; raises BadRecord where nothing can be replayed."""
    game, fault = (source, None) if isinstance(source, Game) else replayed(source)
    seats = () if isinstance(source, Game) else source.seats
    names = names_of(game, seats)
    evaluator = Evaluator(game.rulebook, game.rules_options, effort)
    found: list[EvaluatedToken] = []
    for number, (state, token) in enumerate(moments(game), start=1):
        found.append(evaluated(evaluator, game, number, state, token))
        if progress is not None:
            progress(number, len(game.tokens))
    values = values_of(found, value_of(evaluator, game.state))
    steps = tuple(step_of(game, one, values[index], names) for index, one in enumerate(found))
    players = tuple(
        player_review(seat, name, found, steps, values) for seat, name in enumerate(names)
    )
    return Review(
        game=game.id,
        options=game.options,
        seats=seats,
        colours=game.seat_names,
        summary=summary_of(game, players),
        players=players,
        start=rounded(values[0]),
        steps=steps,
        turning_points=turning_points(game, found, steps, names),
        is_over=game.is_over,
        problem=None if fault is None else fault.said,
        sims=evaluator.sims,
        is_hurried=evaluator.is_hurried,
    )


def moments(game: Game) -> list[tuple[Any, str]]:
    """Every token with the state before it."""
    twin, found = game.copy(), list[tuple[Any, str]]()
    while twin.tokens:
        token = twin.undo()
        found.append((twin.state, token))
    return found[::-1]


def values_of(found: Sequence[EvaluatedToken], last: Chances) -> list[Chances]:
    """The value of each position: the mean of its throws, its best move, or what must follow."""
    values = [last]
    for one in reversed(found):
        values.append(values[-1] if one.before is None else one.before)
    return values[::-1]


def names_of(game: Game, seats: Sequence[str]) -> tuple[Text, ...]:
    """People by their names; bots and people without a name by their colours, if they have any."""
    bots = {seat for seat, name in enumerate(seats) if bot_level(name) is not None}
    people = ["" if seat in bots else name for seat, name in enumerate(seats)]
    without = seats_called(game.seat_names, bots)
    return tuple(
        without[seat] if seat in bots else name for seat, name in enumerate(game.called(people))
    )
