"""Answers about positions, moves and records, without a table: a value, or why there is none."""

from collections.abc import Callable, Mapping
from functools import lru_cache, wraps
from typing import Any, ParamSpec, TypeVar

from colonnade.games import rulebook
from colonnade.kernel.errors import ColonnadeError, MalformedNotation
from colonnade.kernel.grammar import SEAT_FACTS
from colonnade.kernel.options import parse_assignments
from colonnade.kernel.refusal import Refusal
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.kernel.steps import run_steps
from colonnade.library import Game
from colonnade.table.words import REFUSALS, STORY
from colonnade.wire.messages import encode
from colonnade.wire.position_bodies import (
    Frame,
    GameWords,
    ReplayAsked,
    Replayed,
    ToldMoves,
    Touch,
    Trial,
    Why,
)

from .position_frames import described_moves, frame, frame_after, game_at, replay

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")


def or_refusal(answer: Callable[Asked, Answer]) -> Callable[Asked, Answer | Refusal]:
    """What cannot be read is refused, in the library's own words."""

    @wraps(answer)
    def answered(*values: Asked.args, **named: Asked.kwargs) -> Answer | Refusal:
        try:
            return answer(*values, **named)
        except ColonnadeError as error:
            return unreadable(error)

    return answered


def unreadable(error: ColonnadeError) -> Refusal:
    """What cannot be read, told in the library's own words."""
    return Refusal("unreadable", error.said)


@or_refusal
def layout_of(book: AnyRulebook, options: str) -> Mapping[str, Any]:
    """Where the places of a board are."""
    return book.display.layout(book.options.read_options(parse_assignments(options.split())))


@or_refusal
def frame_of(asked: Trial) -> Frame | Refusal:
    """A position, or what a token makes of it."""
    game = game_at(asked)
    if not asked.token:
        return frame(game, chances=asked.chances)
    return refusal_of(game, asked.token) or frame_after(game, asked.token, chances=asked.chances)


@or_refusal
def why(asked: Touch) -> Why:
    """The clause that forbids what was touched."""
    game = game_at(asked)
    token = asked.token or touched_token(game, asked)
    return Why(token, refusal_of(game, token) if token else None)


@or_refusal
def moves_of(asked: Trial) -> ToldMoves:
    """Every legal move with what it would make happen."""
    return ToldMoves(described_moves(game_at(asked)))


@or_refusal
def replay_of(asked: ReplayAsked) -> Replayed:
    """Some moments of a recorded game."""
    return run_steps(replay(asked))


def touched_token(game: Game, asked: Touch) -> str:
    """The token that touching two places would spell, empty where it would spell none."""
    if not asked.target:
        return ""
    attempt = game.rulebook.display.attempt
    return attempt(game.rules_options, game.state, asked.source or None, asked.target) or ""


def refusal_of(game: Game, token: str) -> Refusal | None:
    """Why a token is not legal, None where it is."""
    try:
        return game.why(token)
    except MalformedNotation:
        return Refusal("malformed", REFUSALS["malformed"])


@lru_cache
def game_words(game: str) -> bytes:
    """The sentences of a game and of its table, written once."""
    book = rulebook(game)
    return encode(
        GameWords(
            game=book.words,
            table=STORY,
            seat_facts=tuple(sorted(SEAT_FACTS)),
        )
    )
