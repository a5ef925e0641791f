"""Frames of a game without a table: a position, a position after a token, a record's moments."""

from colonnade.kernel.errors import BadRecord, ColonnadeError
from colonnade.kernel.event import Event
from colonnade.kernel.point import awaits, point_fields
from colonnade.kernel.record import bot_level, read_record
from colonnade.kernel.steps import Steps
from colonnade.library import Game, started
from colonnade.library.replay import at_token, header_fault
from colonnade.wire import position_bodies
from colonnade.wire.position_bodies import Frame


def game_at(asked: position_bodies.PositionRequest) -> Game:
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
    stage = book.rules.awaits(options, state)
    return Frame(
        *point_fields(
            book,
            options,
            state,
            awaits(book, options, state, stage),
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
    events = game.play(token)
    return frame(game, token, seat, events, thrown=thrown, chances=chances)


def described_moves(game: Game) -> tuple[position_bodies.ToldMove, ...]:
    """Every legal move with what it would make happen."""
    book, options, state = game.rulebook, game.rules_options, game.state
    return tuple(
        position_bodies.ToldMove(token, book.consequences(options, state, code))
        for token, code in game.moves.items()
    )


def recorded_seat(game: Game, seat: int, name: str) -> position_bodies.RecordedSeat:
    """Who sat in a seat, by the name that a record has for it."""
    level = bot_level(name)
    if level is not None:
        return position_bodies.RecordedSeat("", level)
    return position_bodies.RecordedSeat("" if game.is_seat_name(seat, name) else name, "")


def replay(
    asked: position_bodies.ReplayAsked,
) -> Steps[position_bodies.Replayed]:
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
    return position_bodies.Replayed(
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
