"""A hint: what a position is worth to each seat, and the best moves with their reasons."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final, Literal, TypeAlias

from colonnade.game import Game
from colonnade.kernel.awaited import CHANCE, CHOICE
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.table.view import Said

from .judging import FAVOURITES, Chances, Effort, Judge, value_of
from .reasons import Voice, advised_reasons, to_the_player

DIGITS: Final = 4

Awaiting: TypeAlias = Literal["choice", "throw", "nothing"]


@dataclass(frozen=True, slots=True)
class Advice:
    """A move, what it is worth, and why."""

    token: str
    chances: Chances
    """What each seat can expect after it."""
    gain: float
    """How much better it is for the seat to move than a move taken at random."""
    cost: float
    """How much worse it is than the best move; 0 for the best."""
    reasons: tuple[Said, ...]
    """In words, the most telling first."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A position, seen by somebody who knows the game."""

    game: str
    position: str
    awaits: Awaiting
    seat: int | None
    """Who chooses or throws."""
    chances: Chances
    """What each seat can expect, from 0 to 1."""
    margin: float | None
    """How far these may be wrong, 95 times of 100; None where they are searched or learned."""
    choices: int
    """How many legal moves there are."""
    moves: tuple[Advice, ...]
    """The best of them, the best first."""


def hint(game: Game, effort: Effort = Effort()) -> Hint:  # noqa: B008
    """What to do in the position of a game, and what it is worth.

    >>> import colonnade
    >>> game = colonnade.new("corintho")
    >>> for token in ("c@a1", "k@d4", "c@b1", "k@a3", "c@c1"):
    ...     _ = game.play(token)
    >>> best = hint(game, Effort(sims=400)).moves[0]
    >>> best.token, best.chances
    ('c@d1', (0.0, 1.0))
    """
    book, options, state = game.rulebook, game.rules_options, game.state
    judge = Judge(book, options, effort)
    stage = book.rules.awaits(options, state)
    if stage != CHOICE:
        awaits: Awaiting = "throw" if stage == CHANCE else "nothing"
        worth, margin = looked_into(judge, state, value_of(judge, state))
        return Hint(game.id, game.position, awaits, game.seat, worth, margin, 0, ())
    found = judge.moves(state)
    shown = tuple(islice(found, FAVOURITES))
    after = book.rules.after_move(options, state, shown[0])
    worth, margin = looked_into(judge, after, found[shown[0]])
    voice = to_the_player(book, options, state)
    advised = tuple(advice(book, options, state, found, code, voice) for code in shown)
    return Hint(game.id, game.position, "choice", game.seat, worth, margin, len(found), advised)


def looked_into(judge: Judge, state: Any, opinion: Chances) -> tuple[Chances, float | None]:  # noqa: ANN401
    """What a state is worth, and how sure that is: by games played on, else as it was judged."""
    found = judge.estimate(state)
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
    """One of the moves that were judged, with what it gains and why; the best comes first."""
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
    """Chances with as many digits as can mean anything."""
    return tuple(round(share, DIGITS) for share in worth)
