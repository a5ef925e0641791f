"""Lines: which stand, and which moves answer them (C8 to C12)."""

from colonnade.kernel import bits

from .board import (
    BOARD,
    COLUMN_STARTS,
    EAST,
    FALLING_STARTS,
    FOURTH,
    LANES,
    LINE_START,
    LINES,
    NORTH,
    PLACING_BEYOND,
    PLACING_ON_LINE,
    RISING_STARTS,
    ROW_STARTS,
    SISTER,
    SOUTH,
    STEPPING_BEYOND,
    STEPPING_IN_LINE,
    WEST,
)
from .building import freeze_turns
from .options import EXTEND_WINS, Options
from .state import Menu, State, tops, turns_frozen


def standing(shown: int) -> int:
    """The three-cell lines whose stacks show the same piece, given the tops in lanes (C8)."""
    rows = shown & shown >> 1 & shown >> 2 & ROW_STARTS
    columns = shown & shown >> 4 & shown >> 8 & COLUMN_STARTS
    rising = shown & shown >> 5 & shown >> 10 & RISING_STARTS
    falling = shown & shown >> 3 & shown >> 6 & FALLING_STARTS
    # Columns fill the lower half of a lane, diagonals the upper.
    others = columns | (rising | falling) << 8
    if (rows | others) == 0:
        return 0
    return (rows | rows >> 16 | rows >> 32) & BOARD | (
        (others | others >> 16 | others >> 32) & BOARD
    ) << 16


def kind_of(shown: int, line: int) -> int:
    """The piece that a standing line shows."""
    return bits.lowest(shown & LANES << LINE_START[line]) >> 4


def extending(shown: int, menu: Menu, line: int) -> Menu:
    """The moves of a menu that make a standing line of three one of four (C10b).

    A stack moved there must show the line's piece and not come out of the line.
    """
    kind = kind_of(shown, line)
    same = shown >> 16 * kind & BOARD
    return Menu(
        menu.placements & PLACING_BEYOND[line] & BOARD << 16 * kind,
        menu.steps & STEPPING_BEYOND[line] & leaving(same),
    )


def leaving(cells: int) -> int:
    """The steps out of a set of cells."""
    return cells << EAST | cells >> 1 << WEST | (cells & 0x0FFF) << NORTH | cells >> 4 << SOUTH


def answers(extend: int, shown: int, menu: Menu, lines: int) -> Menu:
    """The moves of a menu that answer standing lines: all broken, or one extended (C10).

    With `extend=stands` each of them must be broken or extended (C11). A line is broken exactly
    when one of its cells is touched: a stack put on another always changes what it shows.
    """
    placements, steps = menu.placements, menu.steps
    longer_placements, longer_steps = 0, 0
    while lines != 0:
        line = bits.lowest(lines)
        lines &= lines - 1
        longer = extending(shown, menu, line)
        if extend == EXTEND_WINS:
            longer_placements |= longer.placements
            longer_steps |= longer.steps
            placements &= PLACING_ON_LINE[line]
            steps &= STEPPING_IN_LINE[line]
        else:
            placements &= PLACING_ON_LINE[line] | longer.placements
            steps &= STEPPING_IN_LINE[line] | longer.steps
    return Menu(placements | longer_placements, steps | longer_steps)


def wins_by_extending(options: Options, before: int, after: int) -> bool:
    """Whether an answer, given the lines around it, wins at once (C11).

    An answer after which a line still stands did not break it, so it has extended one (C10).
    """
    return options.extend == EXTEND_WINS and (before & after) != 0


def ends_extended(options: Options, state: State) -> bool:
    """Whether the board shows that the last move won by extending a line (C11).

    The stack touched last, the one frozen for the full time, then ends a line of four.
    """
    if options.extend != EXTEND_WINS:
        return False
    lines = standing(tops(state.pieces))
    for line in range(LINES):
        if lines >> line & 1 and SISTER[line] >= 0 and lines >> SISTER[line] & 1:
            if turns_frozen(state, FOURTH[line]) == freeze_turns(options):
                return True
    return False
