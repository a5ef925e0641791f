"""HTTP: positions, moves and records to look at, without a table; nothing here is kept."""

import asyncio
from functools import lru_cache

from starlette.responses import Response

from colonnade.game import Game
from colonnade.games import rulebook
from colonnade.kernel.errors import ColonnadeError, MalformedNotation
from colonnade.kernel.options import parse_assignments
from colonnade.kernel.words import SEAT_FACTS
from colonnade.table.view import said
from colonnade.table.words import REFUSALS, STORY
from colonnade.wire import study
from colonnade.wire.messages import Refusal, encode

from .answers import json_answer, public_answer, refused_answer
from .catalogue import book_of
from .endpoint import Visit
from .moments import advanced, frame, moves_told, replay, standing

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
    return json_answer(study.ToldMoves(moves_told(game)))


async def replay_record(visit: Visit) -> Response:
    """Some moments of a recorded game."""
    asked: study.ReplayAsked = visit.body
    try:
        # A long record takes a while; tables must not wait for it.
        replayed = await asyncio.to_thread(replay, asked)
    except ColonnadeError as error:
        return refused_answer(unreadable(error))
    return json_answer(replayed)


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


def unreadable(error: ColonnadeError) -> Refusal:
    """What cannot be read, told in the library's own words."""
    return Refusal("unreadable", said(error.said))


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
