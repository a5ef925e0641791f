"""Why a move is not legal, clause by clause, in the order of the rules."""

from typing import Final

from colonnade.games.corintho.core.board import BASE, CELL_NAMES, CELLS
from colonnade.games.corintho.core.building import fitting, in_hand, permitted
from colonnade.games.corintho.core.lines import answers, ends_extended, standing
from colonnade.games.corintho.core.options import EXTEND_WINS, FROZEN_ALL, ON_STACK_YES, Options
from colonnade.games.corintho.core.state import State, bottoms, occupied, tops, turns_frozen
from colonnade.games.corintho.text.spelling import write_lines
from colonnade.kernel.i18n import Fact
from colonnade.kernel.refusal import breach_if, first_breach

from .notation import Moving, Placing, code_of, holds, parse

NONE_LEFT: Final = ("no_base_left", "no_column_left", "no_capital_left")
NEEDS: Final = ("base_needs_empty_cell", "column_needs_base", "capital_needs_column")


@first_breach
def refusal(options: Options, state: State, token: str) -> None:
    """The clause that forbids a token, None for a legal move."""
    asked = parse(token)
    check_not_over(options, state)
    if isinstance(asked, Placing):
        check_placing(options, state, asked)
    else:
        check_moving(options, state, asked)
    check_answer(options, state, code_of(asked))


def check_not_over(options: Options, state: State) -> None:
    """Nothing is legal any more: won by extending (C11), won (C10) or drawn (C13)."""
    breach_if(state.winners == (1 << options.players) - 1, "C13", "game_drawn")
    winner = {"seat": state.winners.bit_length() - 1}
    is_extended = state.winners and ends_extended(options, state)
    breach_if(is_extended, "C11", "game_won_by_extending", winner)
    breach_if(state.winners, "C10", "game_won", winner)


def check_placing(options: Options, state: State, asked: Placing) -> None:
    """Which of C4, C5 and C7 forbids to place this piece here."""
    placement = CELLS * asked.kind + asked.cell
    is_held = in_hand(state, state.seat) >> placement & 1
    breach_if(not is_held, "C4", NONE_LEFT[asked.kind], {"seat": state.seat})
    # A piece on an occupied cell is judged by C5, which lets no base be placed on anything.
    if occupied(state.pieces) >> asked.cell & 1:
        cell = {"to": CELL_NAMES[asked.cell]}
        breach_if(asked.kind == BASE, "C5", NEEDS[BASE], cell)
        breach_if(options.place_on_stack != ON_STACK_YES, "C5", "no_placing_on_stacks", cell)
        breach_if(not fitting(state.pieces) >> placement & 1, "C5", NEEDS[asked.kind], cell)
        check_touchable(options, state, asked.cell)


def check_moving(options: Options, state: State, asked: Moving) -> None:
    """Which of C6 and C7 forbids to move this stack there."""
    ends = {"from": CELL_NAMES[asked.source], "to": CELL_NAMES[asked.destination]}
    taken = occupied(state.pieces)
    breach_if(not taken >> asked.source & 1, "C6", "no_stack_there", ends)
    breach_if(code_of(asked) is None, "C6", "not_neighbours", ends)
    breach_if(not taken >> asked.destination & 1, "C6", "onto_empty_cell", ends)
    breach_if(not fits_onto(state.pieces, asked), "C6", "wrong_order", ends)
    facts: dict[str, Fact] = {**ends, "turns": turns_frozen(state, asked.source)}
    breach_if(state.frozen >> asked.source & 1, "C7", "frozen", facts)
    check_touchable(options, state, asked.destination)


def fits_onto(pieces: int, asked: Moving) -> bool:
    """Whether the bottom of one stack naturally follows the top of the other (C6)."""
    bottom = bottoms(pieces) >> asked.source
    room = fitting(pieces) >> asked.destination
    return any(bottom & room & 1 << CELLS * kind for kind in range(3))


def check_touchable(options: Options, state: State, cell: int) -> None:
    """Whether something may be put on a stack that may be frozen (C7)."""
    is_frozen = options.frozen == FROZEN_ALL and state.frozen >> cell & 1
    facts: dict[str, Fact] = {"to": CELL_NAMES[cell], "turns": turns_frozen(state, cell)}
    breach_if(is_frozen, "C7", "untouchable", facts)


def check_answer(options: Options, state: State, code: int | None) -> None:
    """Whether a permitted move leaves a line that it must answer (C10, C11)."""
    shown = tops(state.pieces)
    if lines := standing(shown):
        menu = permitted(options, state, state.seat)
        owner = (state.seat - 1) % options.players
        facts: dict[str, Fact] = {"owner": owner, "line": ", ".join(write_lines(lines))}
        is_answer = holds(answers(EXTEND_WINS, shown, menu, lines), code)
        breach_if(not is_answer, "C10", "line_unanswered", facts)
        is_answer = holds(answers(options.extend, shown, menu, lines), code)
        breach_if(not is_answer, "C11", "other_line_unanswered", facts)
