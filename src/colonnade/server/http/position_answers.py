"""Answers about positions, moves and records, without a table: a value, or why there is none."""

from collections.abc import Callable, Mapping
from functools import lru_cache, wraps
from typing import Any, ParamSpec, TypeVar

from colonnade.games import rulebook
from colonnade.kernel.errors import BadRecord, ColonnadeError, MalformedNotation
from colonnade.kernel.event import Event
from colonnade.kernel.grammar import SEAT_FACTS
from colonnade.kernel.options import parse_assignments
from colonnade.kernel.point import awaits, point_fields
from colonnade.kernel.record import bot_level, read_record
from colonnade.kernel.refusal import Refusal
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.kernel.steps import Steps, run_steps
from colonnade.library import Game, started
from colonnade.library.replay import at_token, header_fault
from colonnade.table.words import REFUSALS, STORY
from colonnade.wire.messages import encode
from colonnade.wire.position_bodies import (
    Frame,
    GameWords,
    PositionRequest,
    RecordedSeat,
    ReplayAsked,
    Replayed,
    ToldMove,
    ToldMoves,
    Touch,
    Trial,
    Why,
)

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
    game = game_at(asked)
    book, options, state = game.rulebook, game.rules_options, game.state
    return ToldMoves(
        tuple(
            ToldMove(token, book.consequences(options, state, code))
            for token, code in game.moves.items()
        )
    )


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
    return encode(
        GameWords(
            game=rulebook(game).words,
            table=STORY,
            seat_facts=tuple(sorted(SEAT_FACTS)),
        )
    )


def game_at(asked: PositionRequest) -> Game:
    """The game at the position that was asked for; raises ColonnadeError."""
    return started(asked.game, asked.options, asked.position or None)


def frame(
    game: Game,
    token: str = "",
    seat: int | None = None,
    events: tuple[Event, ...] = (),
    *,
    thrown: bool = False,
    chances: bool = False,
) -> Frame:
    """The game as it stands."""
    book, options, state = game.rulebook, game.rules_options, game.state
    return Frame(
        *point_fields(
            book,
            options,
            state,
            awaits(book, options, state, book.rules.awaits(options, state)),
            game.moves,
            game.result,
        ),
        chances=tuple(game.chances) if chances else (),
        token=token,
        seat=seat,
        thrown=thrown,
        events=events,
    )


def frame_after(game: Game, token: str, *, chances: bool = False) -> Frame:
    """The game after one more token; raises IllegalToken."""
    seat, thrown = game.seat, game.is_chance
    return frame(game, token, seat, game.play(token), thrown=thrown, chances=chances)


def recorded_seat(game: Game, seat: int, name: str) -> RecordedSeat:
    """Who sat in a seat, by the name that a record has for it."""
    level = bot_level(name)
    if level is not None:
        return RecordedSeat("", level)
    return RecordedSeat("" if game.is_seat_name(seat, name) else name, "")


def replay(asked: ReplayAsked) -> Steps[Replayed]:
    """Play the record again, showing the moments that were asked for; raises BadRecord.

    Yields between tokens, because a record may be long.
    """
    record = read_record(asked.record)
    wanted = range(asked.first, asked.first + asked.count)
    frames: list[Frame] = []
    try:
        game = started(record.game, record.options, record.headers.get("Position"))
    except ColonnadeError as error:
        raise BadRecord(error.said, 1) from None
    if 0 in wanted:
        frames.append(frame(game))
    for index, token in enumerate(record.tokens, start=1):
        yield
        try:
            if index in wanted:
                frames.append(frame_after(game, token))
            else:
                game.play(token)
        except ColonnadeError as error:
            raise BadRecord(at_token(index, error), record.lines[index - 1]) from None
    fault = header_fault(game, record)
    if fault is not None:
        raise fault
    return Replayed(
        game=game.id,
        options=game.options,
        seats=tuple(recorded_seat(game, *seat) for seat in enumerate(record.seats)),
        date=record.date,
        headers=record.headers,
        result=None if record.result is None else tuple(str(share) for share in record.result),
        tokens=record.tokens,
        first=asked.first,
        frames=tuple(frames),
    )
