"""What can be asked of a position of Columbiz, in its notation."""

from colonnade.games.columbiz import notation, refusals, rules, story
from colonnade.games.columbiz.options import Options, read_options
from colonnade.kernel.awaited import CHANCE
from colonnade.kernel.event import Event

TWO = read_options({})


def after(position: str, *tokens: str, options: Options = TWO) -> str:
    state = notation.read_position(options, position)
    for token in tokens:
        code = notation.find(options, state, token)
        assert code is not None, f"{token} is refused"
        thrown = rules.awaits(options, state) == CHANCE
        state = (rules.after_throw if thrown else rules.after_move)(options, state, code)
    return notation.write_position(options, state)


def legal(position: str, options: Options = TWO) -> set[str]:
    state = notation.read_position(options, position)
    menu = rules.legal(options, state)
    moves = [rules.nth(menu, index) for index in range(rules.count(menu))]
    return {notation.write_move(options, state, move) for move in moves}


def why(position: str, token: str, options: Options = TWO) -> tuple[str, str] | None:
    refused = refusals.refusal(options, notation.read_position(options, position), token)
    return None if refused is None else (refused.clause, refused.reason)


def told(position: str, token: str, options: Options = TWO) -> list[Event]:
    state = notation.read_position(options, position)
    code = notation.find(options, state, token)
    assert code is not None, f"{token} is refused"
    return list(story.narrate(options, state, code))


def kinds(position: str, token: str, options: Options = TWO) -> list[str]:
    return [event.kind for event in told(position, token, options)]


def awaits(position: str, options: Options = TWO) -> int:
    return rules.awaits(options, notation.read_position(options, position))
