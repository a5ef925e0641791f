"""What can be asked of a position of Senet, in its notation."""

import pytest

from colonnade.games.senet import SENET, notation, options, refusals, rules, story
from colonnade.games.senet.options import Options
from colonnade.games.senet.state import State
from colonnade.kernel.awaited import CHANCE
from colonnade.kernel.errors import ImpossiblePosition

COINS = options.read_options({})


def at(position: str, given: Options = COINS) -> State:
    return notation.read_position(given, position)


def legal(position: str, given: Options = COINS) -> set[str]:
    state = at(position, given)
    menu = rules.legal(given, state)
    codes = [rules.nth(menu, index) for index in range(rules.count(menu))]
    return {notation.write_move(given, state, code) for code in codes}


def play(position: str, *tokens: str, given: Options = COINS) -> str:
    state = at(position, given)
    for token in tokens:
        code = notation.find(given, state, token)
        assert code is not None, f"{token} is refused"
        thrown = rules.awaits(given, state) == CHANCE
        state = (rules.after_throw if thrown else rules.after_move)(given, state, code)
    return notation.write_position(given, state)


def why(position: str, token: str, given: Options = COINS) -> tuple[str, str]:
    found = refusals.refusal(given, at(position, given), token)
    assert found is not None, f"{token} is legal"
    assert found.reason in SENET.words
    return found.clause, found.reason


def told(position: str, token: str, given: Options = COINS) -> list[str]:
    state = at(position, given)
    code = notation.find(given, state, token)
    assert code is not None, f"{token} is refused"
    return [event.kind for event in story.narrate(given, state, code)]


def impossible(position: str, given: Options = COINS) -> str:
    with pytest.raises(ImpossiblePosition) as caught:
        at(position, given)
    return caught.value.clause
