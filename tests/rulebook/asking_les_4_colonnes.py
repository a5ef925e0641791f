"""What can be asked of a position of Les 4 colonnes, in its notation."""

from colonnade.games.les_4_colonnes import notation, options, refusals, rules, story
from colonnade.games.les_4_colonnes.options import Options
from colonnade.games.les_4_colonnes.words import WORDS
from colonnade.kernel.awaited import CHANCE
from colonnade.kernel.options import parse_assignments

FOUR = "players=4"
TEAMS = "players=4 teams=yes"
DICE = "dice=2"


def read(text: str) -> Options:
    return options.read_options(parse_assignments(text.split()))


def legal(position: str, given: str = "") -> set[str]:
    chosen = read(given)
    state = notation.read_position(chosen, position)
    menu = rules.legal(chosen, state)
    moves = [rules.nth(menu, index) for index in range(rules.count(menu))]
    return {notation.write_move(chosen, state, move) for move in moves}


def after(position: str, *tokens: str, given: str = "") -> str:
    chosen = read(given)
    state = notation.read_position(chosen, position)
    for token in tokens:
        code = notation.find(chosen, state, token)
        assert code is not None, f"{token} is refused"
        thrown = rules.awaits(chosen, state) == CHANCE
        state = (rules.after_throw if thrown else rules.after_move)(chosen, state, code)
    return notation.write_position(chosen, state)


def why(position: str, token: str, given: str = "") -> tuple[str, str] | None:
    chosen = read(given)
    refused = refusals.refusal(chosen, notation.read_position(chosen, position), token)
    assert refused is None or refused.reason in WORDS
    return None if refused is None else (refused.clause, refused.reason)


def told(position: str, token: str, given: str = "") -> list[str]:
    chosen = read(given)
    state = notation.read_position(chosen, position)
    code = notation.find(chosen, state, token)
    assert code is not None, f"{token} is refused"
    events = story.narrate(chosen, state, code)
    assert all(event.kind in WORDS for event in events)
    return [event.kind for event in events]
