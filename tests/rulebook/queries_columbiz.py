"""What can be asked of a position of Columbiz, in its notation."""

from colonnade.games.columbiz import COLUMBIZ
from colonnade.games.columbiz.core import rules
from colonnade.games.columbiz.core.options import Options, read_options
from colonnade.games.columbiz.text import notation
from colonnade.kernel.event import Event
from rulebook import queries

TWO = read_options({})


def after(position: str, *tokens: str, options: Options = TWO) -> str:
    return queries.after(COLUMBIZ, options, position, *tokens)


def legal(position: str, options: Options = TWO) -> set[str]:
    return queries.legal(COLUMBIZ, options, position)


def why(position: str, token: str, options: Options = TWO) -> tuple[str, str] | None:
    return queries.why(COLUMBIZ, options, position, token)


def events(position: str, token: str, options: Options = TWO) -> list[Event]:
    return queries.events(COLUMBIZ, options, position, token)


def event_kinds(position: str, token: str, options: Options = TWO) -> list[str]:
    return [event.kind for event in events(position, token, options)]


def awaits(position: str, options: Options = TWO) -> int:
    return rules.awaits(options, notation.read_position(options, position))
