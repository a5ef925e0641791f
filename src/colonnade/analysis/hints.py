"""A hint: the value of a position for each seat, and the best moves with their reasons."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final, Literal, TypeAlias

from colonnade.kernel.awaited import CHANCE, CHOICE
from colonnade.kernel.i18n import Text
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.library import Game

from .evaluator import FAVOURITES, Chances, Effort, Evaluator, value_of
from .reasons import YOURS, Voice, advised_reasons

DIGITS: Final = 4

Awaiting: TypeAlias = Literal["choice", "throw", "nothing"]


@dataclass(frozen=True, slots=True)
class Advice:
    """A move, its value, and why."""

    token: str
    chances: Chances
    """What each seat can expect after it."""
    gain: float
    """How much better it is for the seat to move than a move taken at random."""
    cost: float
    """How much worse it is than the best move; 0 for the best."""
    reasons: tuple[Text, ...]
    """In words, the most important first."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The evaluation of a position."""

    game: str
    position: str
    awaits: Awaiting
    seat: int | None
    """The seat that chooses or throws."""
    chances: Chances
    """What each seat can expect, from 0 to 1."""
    margin: float | None
    """Half the width of the 95 % interval of the chances; None where they are searched or
    learned."""
    choices: int
    """How many legal moves there are."""
    moves: tuple[Advice, ...]
    """The best of them, the best first."""


def hint(game: Game, effort: Effort = Effort(), names: Sequence[str] = ()) -> Hint:  # noqa: B008
    """What to do in the position of a game, and what it is worth.

    Reasons call the seats by their names, where names are given, else by their colours.

    >>> import colonnade
    >>> game = colonnade.new("corintho")
    >>> for token in ("c@a1", "k@d4", "c@b1", "k@a3", "c@c1"):
    ...     _ = game.play(token)
    >>> best = hint(game, Effort(sims=400)).moves[0]
    >>> best.token, best.chances
    ('c@d1', (0.0, 1.0))
    """
    book, options, state = game.rulebook, game.rules_options, game.state
    evaluator = Evaluator(book, options, effort)
    stage = book.rules.awaits(options, state)
    if stage != CHOICE:
        awaits: Awaiting = "throw" if stage == CHANCE else "nothing"
        worth, margin = with_margin(evaluator, state, value_of(evaluator, state))
        return Hint(game.id, game.position, awaits, game.seat, worth, margin, 0, ())
    found = evaluator.moves(state)
    shown = tuple(islice(found, FAVOURITES))
    after = book.rules.after_move(options, state, shown[0])
    worth, margin = with_margin(evaluator, after, found[shown[0]])
    voice = Voice(game.called(names), YOURS)
    advised = tuple(advice(book, options, state, found, code, voice) for code in shown)
    return Hint(game.id, game.position, "choice", game.seat, worth, margin, len(found), advised)


def with_margin(evaluator: Evaluator, state: Any, opinion: Chances) -> tuple[Chances, float | None]:  # noqa: ANN401
    """The value of a state with its margin: by playouts, else the evaluation given."""
    found = evaluator.estimate(state)
    if found.margins is None:
        return rounded(opinion), None
    return rounded(found.shares), round(max(found.margins), DIGITS)


def advice(
    book: AnyRulebook,
    options: Any,  # noqa: ANN401
    state: Any,  # noqa: ANN401
    found: Mapping[int, Chances],
    code: int,
    voice: Voice,
) -> Advice:
    """One of the evaluated moves, with its gain and reasons; the best comes first."""
    seat, worth = state.seat, found[code]
    best = next(iter(found.values()))[seat]
    usual = sum(other[seat] for other in found.values()) / len(found)
    return Advice(
        token=book.notation.write_move(options, state, code),
        chances=rounded(worth),
        gain=round(worth[seat] - usual, DIGITS),
        cost=round(max(0.0, best - worth[seat]), DIGITS),
        reasons=advised_reasons(book, options, state, code, voice),
    )


def rounded(worth: Chances) -> Chances:
    """Chances rounded to the digits that are meaningful."""
    return tuple(round(share, DIGITS) for share in worth)
