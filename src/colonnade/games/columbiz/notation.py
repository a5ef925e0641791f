"""How moves and throws of Columbiz are found and written; positions are in `positions`."""

from colonnade.kernel.awaited import CHANCE, CHOICE

from .dice import number_of_dice
from .options import Options
from .positions import read_position as read_position
from .positions import write_position as write_position
from .rules import awaits, holds, in_cup, legal
from .state import State
from .tokens import code_of, read_token, write_code, write_dice


def write_move(options: Options, state: State, move: int) -> str:
    """A move: `5@3`, `keep:335`, `end`."""
    return write_code(move)


def write_throw(options: Options, state: State, throw: int) -> str:
    """A throw: `r` and its sorted dice."""
    return f"r{write_dice(throw)}"


def find(options: Options, state: State, token: str) -> int | None:
    """The code of the legal move or possible throw spelled so, None where there is none."""
    read = read_token(token)
    code = code_of(read)
    stage = awaits(options, state)
    if code is None:
        return None
    if read.verb == "throw":
        possible = stage == CHANCE and number_of_dice(code) == in_cup(state)
    else:
        possible = stage == CHOICE and holds(legal(options, state), code)
    return code if possible else None
