"""What can be asked of a position of Corintho, in its notation."""

from colonnade.games.corintho import notation, refusals, rules, story
from colonnade.games.corintho.options import Options, read_options
from colonnade.games.corintho.state import State
from colonnade.kernel.event import Event


def at(position: str, **given: str) -> tuple[Options, State]:
    options = read_options(given)
    return options, notation.read_position(options, position)


def legal(position: str, **given: str) -> set[str]:
    options, state = at(position, **given)
    menu = rules.legal(options, state)
    codes = [rules.nth(menu, index) for index in range(rules.count(menu))]
    return {notation.write_move(options, state, code) for code in codes}


def events(position: str, token: str, **given: str) -> list[Event]:
    options, state = at(position, **given)
    code = notation.find(options, state, token)
    assert code is not None, f"{token} is not legal"
    return list(story.narrate(options, state, code))


def told(position: str, token: str, **given: str) -> list[str]:
    return [event.kind for event in events(position, token, **given)]


def play(position: str, *tokens: str, **given: str) -> str:
    options, state = at(position, **given)
    for token in tokens:
        code = notation.find(options, state, token)
        assert code is not None, f"{token} is not legal"
        state = rules.after_move(options, state, code)
    return notation.write_position(options, state)


def why(position: str, token: str, **given: str) -> tuple[str, str]:
    options, state = at(position, **given)
    refusal = refusals.refusal(options, state, token)
    assert refusal is not None, f"{token} is legal"
    return refusal.clause, refusal.reason
