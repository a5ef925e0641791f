"""HTTP: positions, moves and records to look at, without a table; nothing here is kept."""

import asyncio
from functools import lru_cache

from starlette.responses import Response

from colonnade.game import Game, possible_results, started
from colonnade.games import rulebook
from colonnade.kernel.awaited import CHANCE, CHOICE
from colonnade.kernel.display import Gesture
from colonnade.kernel.errors import BadRecord, ColonnadeError, MalformedNotation
from colonnade.kernel.event import Event
from colonnade.kernel.options import parse_assignments
from colonnade.kernel.record import Record, read_record
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.kernel.words import SEAT_FACTS
from colonnade.table.view import Awaits, Said
from colonnade.table.words import REFUSALS, STORY
from colonnade.wire import study
from colonnade.wire.messages import Refusal, encode
from colonnade.wire.study import Frame

from .answers import json_answer, public_answer, refused_answer
from .catalogue import book_of, said
from .endpoint import Visit

RECORD_BYTES = 65_536
"""Room for the longest record anybody plays."""


async def show_words(visit: Visit) -> Response:
    """One game's sentences, in both languages."""
    return public_answer(visit.request, game_words(book_of(visit).id))


async def show_layout(visit: Visit) -> Response:
    """Where the places of a board are."""
    book = book_of(visit)
    try:
        given = parse_assignments(visit.request.query_params.get("options", "").split())
        options = book.options.read_options(given)
    except ColonnadeError as error:
        return refused_answer(unreadable(error))
    return public_answer(visit.request, encode(book.display.layout(options)))


async def show_frame(visit: Visit) -> Response:
    """A position, or what a token makes of it."""
    asked: study.Trial = visit.body
    try:
        game = standing(asked)
        if not asked.token:
            return json_answer(frame(game))
        why = refusal_of(game, asked.token)
        if why is not None:
            return refused_answer(why)
        return json_answer(advanced(game, asked.token))
    except ColonnadeError as error:
        return refused_answer(unreadable(error))


async def explain(visit: Visit) -> Response:
    """Which clause forbids what somebody touched."""
    asked: study.Touch = visit.body
    try:
        game = standing(asked)
        token = asked.token or touched(game, asked)
        return json_answer(study.Why(token, refusal_of(game, token) if token else None))
    except ColonnadeError as error:
        return refused_answer(unreadable(error))


async def tell_moves(visit: Visit) -> Response:
    """Every legal move with what it would make happen."""
    asked: study.Trial = visit.body
    try:
        game = standing(asked)
    except ColonnadeError as error:
        return refused_answer(unreadable(error))
    moves = (study.ToldMove(token, events_of(game, token)) for token in game.legal)
    return json_answer(study.ToldMoves(tuple(moves)))


async def replay_record(visit: Visit) -> Response:
    """Some moments of a recorded game."""
    asked: study.ReplayAsked = visit.body
    try:
        # A long record takes a while; tables must not wait for it.
        replayed = await asyncio.to_thread(replay, asked)
    except ColonnadeError as error:
        return refused_answer(unreadable(error))
    return json_answer(replayed)


def replay(asked: study.ReplayAsked) -> study.Replayed:
    """Play the record again, showing the moments that were asked for; raises BadRecord."""
    record = read_record(asked.record)
    try:
        game = started(record.game, record.options, record.headers.get("Position"))
    except ColonnadeError as error:
        raise BadRecord(str(error), 1) from None
    wanted = range(asked.first, asked.first + asked.count)
    frames = [frame(game)] if 0 in wanted else []
    for index, token in enumerate(record.tokens, start=1):
        try:
            if index in wanted:
                frames.append(advanced(game, token))
            else:
                game.play(token)
        except ColonnadeError as error:
            line = record.lines[index - 1]
            raise BadRecord(f"token {index}: {error}", line) from None
    check_claims(record, game)
    return study.Replayed(
        game=game.id,
        options=game.options,
        seats=record.seats,
        date=record.date,
        headers=record.headers,
        result=None if record.result is None else tuple(str(share) for share in record.result),
        tokens=record.tokens,
        first=asked.first,
        frames=tuple(frames),
    )


def check_claims(record: Record, game: Game) -> None:
    """Refuse a record whose headers do not fit its tokens."""
    if record.result is not None and record.result not in possible_results(game, record):
        raise BadRecord("[Result] is not the result of these tokens", 1)
    if record.seats and len(record.seats) != game.players:
        raise BadRecord(f"[Seats] names {len(record.seats)} of {game.players} seats", 1)


def standing(asked: study.Standing) -> Game:
    """The game at the position that was asked for; raises ColonnadeError."""
    return started(asked.game, asked.options, asked.position or None)


def frame(
    game: Game,
    token: str = "",
    seat: int | None = None,
    events: tuple[Event, ...] = (),
    *,
    thrown: bool = False,
) -> Frame:
    """The game as it stands."""
    book, options, state = game.rulebook, game.rules_options, game.state
    result = game.result
    return Frame(
        position=game.position,
        awaits=awaits(game),
        legal=tuple(game.legal),
        gestures=gestures(book, game),
        scene=book.display.scene(options, state),
        colours=tuple(said(name) for name in game.seat_names),
        chances=tuple(game.chances),
        result=None if result is None else tuple(str(share) for share in result),
        token=token,
        seat=seat,
        thrown=thrown,
        events=events,
    )


def advanced(game: Game, token: str) -> Frame:
    """The game after one more token; raises IllegalToken."""
    seat, thrown = game.seat, awaits(game).kind == "throw"
    events = game.play(token)
    return frame(game, token, seat, events, thrown=thrown)


def awaits(game: Game) -> Awaits:
    """What is awaited, as a table says it."""
    stage = game.rulebook.rules.awaits(game.rules_options, game.state)
    if stage == CHOICE:
        return Awaits("choice", game.seat)
    return Awaits("throw", game.seat) if stage == CHANCE else Awaits("nothing")


def gestures(book: AnyRulebook, game: Game) -> dict[str, Gesture]:
    """How each legal move is made by hand."""
    options, state, made = game.rules_options, game.state, dict[str, Gesture]()
    for token in game.legal:
        code = book.notation.find(options, state, token)
        assert code is not None, f"{token} is legal but not found"
        gesture = book.display.gesture(options, state, code)
        if gesture is not None:
            made[token] = gesture
    return made


def touched(game: Game, asked: study.Touch) -> str:
    """The token that touching two places would spell, empty where it would spell none."""
    if not asked.target:
        return ""
    attempt = game.rulebook.display.attempt
    return attempt(game.rules_options, game.state, asked.source or None, asked.target) or ""


def refusal_of(game: Game, token: str) -> Refusal | None:
    """Why a token is not legal, None where it is."""
    try:
        why = game.why(token)
    except MalformedNotation:
        return Refusal("malformed", said(REFUSALS["malformed"]))
    return None if why is None else Refusal("rule", said(why.text), why.clause)


def events_of(game: Game, token: str) -> tuple[Event, ...]:
    """What a legal move would make happen."""
    options, state = game.rules_options, game.state
    code = game.rulebook.notation.find(options, state, token)
    assert code is not None, f"{token} is legal but not found"
    return game.rulebook.story.narrate(options, state, code)


def unreadable(error: ColonnadeError) -> Refusal:
    """What cannot be read, told in the library's own words."""
    return Refusal("unreadable", Said(str(error), str(error)))


@lru_cache
def game_words(game: str) -> bytes:
    """The sentences of a game and of its table, written once."""
    book = rulebook(game)
    return encode(
        study.GameWords(
            game={key: said(words) for key, words in book.words.items()},
            table={key: said(words) for key, words in STORY.items()},
            seat_facts=tuple(sorted(SEAT_FACTS)),
        )
    )
