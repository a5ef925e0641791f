"""What can be asked of a position of Corintho, in its notation."""

from colonnade.games.corintho import CORINTHO
from colonnade.games.corintho.core.options import Options, read_options
from colonnade.games.corintho.core.state import State
from colonnade.games.corintho.text import notation
from colonnade.kernel.event import Event
from rulebook import queries


def at(position: str, **given: str) -> tuple[Options, State]:
    options = read_options(given)
    return options, notation.read_position(options, position)


def legal(position: str, **given: str) -> set[str]:
    return queries.legal(CORINTHO, read_options(given), position)


def events(position: str, token: str, **given: str) -> list[Event]:
    return queries.events(CORINTHO, read_options(given), position, token)


def event_kinds(position: str, token: str, **given: str) -> list[str]:
    return [event.kind for event in events(position, token, **given)]


def play(position: str, *tokens: str, **given: str) -> str:
    return queries.after(CORINTHO, read_options(given), position, *tokens)


def why(position: str, token: str, **given: str) -> tuple[str, str]:
    refused = queries.why(CORINTHO, read_options(given), position, token)
    assert refused is not None, f"{token} is legal"
    return refused
