"""Games from their names, their records and the files that hold them."""

from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path

from colonnade.kernel import errors
from colonnade.kernel.record import Record, read_record
from colonnade.kernel.resignation import others_win
from colonnade.kernel.words import Words

from .game import Game


def new(game: str, /, **options: object) -> Game:
    """A new game: `new("senet", throws="die")`."""
    return started(game, options)


def started(game: str, options: Mapping[str, object], position: str | None = None) -> Game:
    """A game with its options as a mapping, which may come from anywhere."""
    if "position" in options:
        raise errors.BadOption(
            Words("position is not an option of a game", "la position n’est pas une option du jeu")
        )
    return Game(game, position=position, **options)


def replay(record: Record) -> Game:
    """Play a record again; raises BadRecord at the first token that is not legal."""
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
        raise errors.BadRecord(error.said, 1) from None
    for index, token in enumerate(record.tokens):
        try:
            game.play(token)
        except errors.ColonnadeError as error:
            line = record.lines[index] if record.lines else 0
            return game, errors.BadRecord(at_token(index + 1, error), line)
    return game, misheaded(game, record)


def misheaded(game: Game, record: Record) -> errors.BadRecord | None:
    """What a record's headers say wrongly of the game that its tokens play."""
    if record.result is not None and record.result not in possible_results(game, record):
        return errors.BadRecord(
            Words(
                "[Result] is not the result of these tokens",
                "[Result] n’est pas le résultat de ces coups et lancers",
            ),
            1,
        )
    return misnamed(game, record)


def misnamed(game: Game, record: Record) -> errors.BadRecord | None:
    """What is wrong with a record that does not name as many as play."""
    named = len(record.seats)
    if named in (0, game.players):
        return None
    return errors.BadRecord(
        Words(
            f"[Seats] names {named} of {game.players} seats",
            f"[Seats] nomme {named} des {game.players} places",
        ),
        1,
    )


def at_token(number: int, error: errors.ColonnadeError) -> Words:
    """What is wrong with one of a record's tokens, counted from one."""
    en, fr = error.said
    return Words(f"token {number}: {en}", f"coup ou lancer n° {number} : {fr}")


def possible_results(game: Game, record: Record) -> set[tuple[Fraction, ...] | None]:
    """The result of the tokens or, in a record that says somebody gave up, of that."""
    if game.is_over or record.headers.get("Termination") != "resignation":
        return {game.result}
    results = {others_win(game.rulebook, game.rules_options, seat) for seat in range(game.players)}
    return results - {None}


def read_file(path: str | Path) -> Record:
    """The record a file holds, not replayed."""
    data = Path(path).read_bytes()
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise errors.BadRecord(
            Words("not a text file in UTF-8", "ce n’est pas un fichier de texte en UTF-8"), line
        ) from None
    return read_record(text)


def load(path: str | Path) -> tuple[Game, Record]:
    """Read a record file and replay it."""
    record = read_file(path)
    return replay(record), record
