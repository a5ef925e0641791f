"""Games by name, and from their records."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Final, Literal, overload

from colonnade.games import (
    ColumbizSnapshot,
    CorinthoSnapshot,
    Les4ColonnesSnapshot,
    SenetSnapshot,
)
from colonnade.kernel import errors
from colonnade.kernel.i18n import Text
from colonnade.kernel.outcome import others_win
from colonnade.kernel.record import Record

from .game import Game

FAULTY: Final[Mapping[type[errors.ColonnadeError], str]] = {
    errors.UnknownGame: "Game",
    errors.BadOption: "Options",
}
"""The header that is at fault when a game cannot begin; else the position is."""


@overload
def new(
    game: Literal["senet"], /, *, position: str | None = None, **options: object
) -> Game[SenetSnapshot]: ...
@overload
def new(
    game: Literal["corintho"], /, *, position: str | None = None, **options: object
) -> Game[CorinthoSnapshot]: ...
@overload
def new(
    game: Literal["columbiz"], /, *, position: str | None = None, **options: object
) -> Game[ColumbizSnapshot]: ...
@overload
def new(
    game: Literal["les-4-colonnes"], /, *, position: str | None = None, **options: object
) -> Game[Les4ColonnesSnapshot]: ...
@overload
def new(game: str, /, *, position: str | None = None, **options: object) -> Game: ...
def new(game: str, /, *, position: str | None = None, **options: object) -> Game:
    """A new game, at its start or at a position: `new("senet", throws="die")`."""
    return Game(game, position=position, **options)


def started(game: str, options: Mapping[str, object], position: str | None = None) -> Game:
    """A new game, with its options as a mapping."""
    if "position" in options:
        raise errors.BadOption(
            Text("position is not an option of a game", "la position n’est pas une option du jeu")
        )
    return Game(game, position=position, **options)


def replay(record: Record) -> Game:
    """Replay a record; raises BadRecord at the first token that is not legal."""
    game, fault = replayed(record)
    if fault is not None:
        raise fault
    return game


def replayed(record: Record) -> tuple[Game, errors.BadRecord | None]:
    """The game of a record as far as it can be played, and what is wrong with the rest.

    Raises BadRecord where not even the first position can be set up.
    """
    try:
        game = started(record.game, record.options, record.headers.get("Position"))
    except errors.ColonnadeError as error:
        header = FAULTY.get(type(error), "Position")
        raise errors.BadRecord(error.said, record.header_lines.get(header, 0)) from None
    for index, token in enumerate(record.tokens):
        try:
            game.play(token)
        except errors.ColonnadeError as error:
            line = record.lines[index] if record.lines else 0
            return game, errors.BadRecord(at_token(index + 1, error), line)
    return game, header_fault(game, record)


def header_fault(game: Game, record: Record) -> errors.BadRecord | None:
    """What the headers of a record say wrongly of the game that its tokens play."""
    if record.result is not None and record.result not in possible_results(game, record):
        return errors.BadRecord(
            Text(
                "[Result] is not the result of these tokens",
                "[Result] n’est pas le résultat de ces coups et lancers",
            ),
            record.header_lines.get("Result", 0),
        )
    return seat_count_fault(game, record)


def seat_count_fault(game: Game, record: Record) -> errors.BadRecord | None:
    """The fault of a record that does not name as many seats as play."""
    named = len(record.seats)
    if named in (0, game.players):
        return None
    return errors.BadRecord(
        Text(
            f"[Seats] names {named} of {game.players} seats",
            f"[Seats] nomme {named} des {game.players} places",
        ),
        record.header_lines.get("Seats", 0),
    )


def at_token(number: int, error: errors.ColonnadeError) -> Text:
    """A fault of one of a record's tokens, counted from one."""
    what = error.said
    return Text(f"token {number}: {what.en}", f"coup ou lancer n° {number} : {what.fr}")


def possible_results(game: Game, record: Record) -> set[tuple[Fraction, ...] | None]:
    """The result of the tokens or, in a record in which somebody resigned, of that."""
    if game.is_over or record.headers.get("Termination") != "resignation":
        return {game.result}
    results = {others_win(game.rulebook, game.rules_options, seat) for seat in range(game.players)}
    return results - {None}
