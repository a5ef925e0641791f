"""The moments of a game that is no table: as it stands, after one more token, or in a record."""

from colonnade.game import Game, replayed, started
from colonnade.game.replaying import misheaded
from colonnade.kernel.awaited import CHANCE, CHOICE
from colonnade.kernel.display import Gesture
from colonnade.kernel.errors import BadRecord, ColonnadeError
from colonnade.kernel.event import Event
from colonnade.kernel.record import Record, read_record
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.table.view import Awaits, said
from colonnade.wire import study
from colonnade.wire.study import Frame


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


def moves_told(game: Game) -> tuple[study.ToldMove, ...]:
    """Every legal move with what it would make happen."""
    options, state, found = game.rules_options, game.state, list[study.ToldMove]()
    for token in game.legal:
        code = game.rulebook.notation.find(options, state, token)
        assert code is not None, f"{token} is legal but not found"
        found.append(study.ToldMove(token, game.rulebook.story.narrate(options, state, code)))
    return tuple(found)


def replay(asked: study.ReplayAsked) -> study.Replayed:
    """Play the record again, showing the moments that were asked for; raises BadRecord."""
    record = read_record(asked.record)
    wanted = range(asked.first, asked.first + asked.count)
    frames: list[Frame] = []
    try:
        game = started(record.game, record.options, record.headers.get("Position"))
        if 0 in wanted:
            frames.append(frame(game))
        for index, token in enumerate(record.tokens, start=1):
            if index in wanted:
                frames.append(advanced(game, token))
            else:
                game.play(token)
    except ColonnadeError:
        raise fault_of(record) from None
    fault = misheaded(game, record)
    if fault is not None:
        raise fault
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


def fault_of(record: Record) -> BadRecord:
    """Where a record that cannot be played breaks off; may raise it, too."""
    _, fault = replayed(record)
    assert fault is not None, "the record was refused before"
    return fault
