"""Cells and lines as they are written."""

from functools import cache, lru_cache

from colonnade.games.corintho.core.board import CELL_NAMES, LINE_CELLS, LINE_OF_FOUR, SISTER
from colonnade.games.corintho.core.lines import standing
from colonnade.games.corintho.core.state import tops
from colonnade.kernel import bits


@lru_cache(maxsize=4096)
def lines_on(pieces: int) -> int:
    """The lines that stand on a board; story, prompt and scene all ask for them."""
    return standing(tops(pieces))


def write_lines(lines: int) -> tuple[str, ...]:
    """Spell lines by their cells, the two three-cell lines of four cells as one."""
    spelled = []
    for line in bits.positions(lines):
        is_four = SISTER[line] >= 0 and lines >> SISTER[line] & 1
        spelled.append(write_cells(LINE_OF_FOUR[line] if is_four else LINE_CELLS[line]))
    return tuple(dict.fromkeys(spelled))


@cache
def write_cells(cells: int) -> str:
    """The names of some cells: `a1 b1 c1`."""
    return " ".join(name for cell, name in enumerate(CELL_NAMES) if cells >> cell & 1)
