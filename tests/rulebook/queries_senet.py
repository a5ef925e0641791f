"""What can be asked of a position of Senet, in its notation."""

import pytest

from colonnade.games.senet import SENET
from colonnade.games.senet.core import options
from colonnade.games.senet.core.options import Options
from colonnade.games.senet.core.state import State
from colonnade.games.senet.text import notation
from colonnade.kernel.errors import ImpossiblePosition
from rulebook import queries

COINS = options.read_options({})


def state_at(position: str, given: Options = COINS) -> State:
    return notation.read_position(given, position)


def legal(position: str, given: Options = COINS) -> set[str]:
    return queries.legal(SENET, given, position)


def play(position: str, *tokens: str, given: Options = COINS) -> str:
    return queries.after(SENET, given, position, *tokens)


def why(position: str, token: str, given: Options = COINS) -> tuple[str, str]:
    refused = queries.why(SENET, given, position, token)
    assert refused is not None, f"{token} is legal"
    return refused


def event_kinds(position: str, token: str, given: Options = COINS) -> list[str]:
    return [event.kind for event in queries.events(SENET, given, position, token)]


def impossible(position: str, given: Options = COINS) -> str:
    with pytest.raises(ImpossiblePosition) as caught:
        state_at(position, given)
    return caught.value.clause
