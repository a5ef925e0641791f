"""Why a move is not legal, clause by clause, in the order of the rules."""

from typing import Final

from colonnade.games.corintho.core.board import BASE, CELL_NAMES, CELLS
from colonnade.games.corintho.core.building import fitting, in_hand, permitted
from colonnade.games.corintho.core.lines import answers, ends_extended, standing
from colonnade.games.corintho.core.options import EXTEND_WINS, FROZEN_ALL, ON_STACK_YES, Options
from colonnade.games.corintho.core.state import State, bottoms, occupied, tops, turns_frozen
from colonnade.games.corintho.text.spelling import write_lines
from colonnade.kernel.i18n import Fact
from colonnade.kernel.refusal import Breach

from .notation import Moving, Placing, code_of, holds, parse

NONE_LEFT: Final = ("no_base_left", "no_column_left", "no_capital_left")
NEEDS: Final = ("base_needs_empty_cell", "column_needs_base", "capital_needs_column")


def refusal(options: Options, state: State, token: str) -> Breach | None:
    """The clause that forbids a token, None for a legal move."""
    asked = parse(token)
    if state.winners != 0:
        return game_over(options, state)
    if isinstance(asked, Placing):
        broken = placing_refused(options, state, asked)
    else:
        broken = moving_refused(options, state, asked)
    return broken or unanswered(options, state, code_of(asked))


def game_over(options: Options, state: State) -> Breach:
    """Nothing is legal any more: won by extending (C11), won (C10) or drawn (C13)."""
    if state.winners == (1 << options.players) - 1:
        return Breach("C13", "game_drawn")
    winner = {"seat": state.winners.bit_length() - 1}
    if ends_extended(options, state):
        return Breach("C11", "game_won_by_extending", winner)
    return Breach("C10", "game_won", winner)


def placing_refused(options: Options, state: State, asked: Placing) -> Breach | None:
    """Which of C4, C5 and C7 forbids to place this piece here."""
    placement = CELLS * asked.kind + asked.cell
    cell = {"to": CELL_NAMES[asked.cell]}
    if not in_hand(state, state.seat) >> placement & 1:
        return Breach("C4", NONE_LEFT[asked.kind], {"seat": state.seat})
    if not occupied(state.pieces) >> asked.cell & 1:
        return None
    # A piece on an occupied cell is judged by C5, which lets no base be placed on anything.
    if asked.kind == BASE:
        return Breach("C5", NEEDS[BASE], cell)
    if options.place_on_stack != ON_STACK_YES:
        return Breach("C5", "no_placing_on_stacks", cell)
    if not fitting(state.pieces) >> placement & 1:
        return Breach("C5", NEEDS[asked.kind], cell)
    return untouchable(options, state, asked.cell)


def moving_refused(options: Options, state: State, asked: Moving) -> Breach | None:
    """Which of C6 and C7 forbids to move this stack there."""
    ends = {"from": CELL_NAMES[asked.source], "to": CELL_NAMES[asked.destination]}
    if not occupied(state.pieces) >> asked.source & 1:
        return Breach("C6", "no_stack_there", ends)
    if code_of(asked) is None:
        return Breach("C6", "not_neighbours", ends)
    if not occupied(state.pieces) >> asked.destination & 1:
        return Breach("C6", "onto_empty_cell", ends)
    if not fits_onto(state.pieces, asked):
        return Breach("C6", "wrong_order", ends)
    if state.frozen >> asked.source & 1:
        return Breach("C7", "frozen", {**ends, "turns": turns_frozen(state, asked.source)})
    return untouchable(options, state, asked.destination)


def fits_onto(pieces: int, asked: Moving) -> bool:
    """Whether the bottom of one stack naturally follows the top of the other (C6)."""
    bottom = bottoms(pieces) >> asked.source
    room = fitting(pieces) >> asked.destination
    return any(bottom & room & 1 << CELLS * kind for kind in range(3))


def untouchable(options: Options, state: State, cell: int) -> Breach | None:
    """Whether nothing may be put on a frozen stack (C7)."""
    if options.frozen == FROZEN_ALL and state.frozen >> cell & 1:
        turns = turns_frozen(state, cell)
        return Breach("C7", "untouchable", {"to": CELL_NAMES[cell], "turns": turns})
    return None


def unanswered(options: Options, state: State, code: int | None) -> Breach | None:
    """Whether a permitted move leaves a line that it must answer (C10, C11)."""
    shown = tops(state.pieces)
    lines = standing(shown)
    if not lines:
        return None
    menu = permitted(options, state, state.seat)
    owner = (state.seat - 1) % options.players
    facts: dict[str, Fact] = {"owner": owner, "line": ", ".join(write_lines(lines))}
    if not holds(answers(EXTEND_WINS, shown, menu, lines), code):
        return Breach("C10", "line_unanswered", facts)
    if not holds(answers(options.extend, shown, menu, lines), code):
        return Breach("C11", "other_line_unanswered", facts)
    return None
