"""The board of Corintho in characters; `painting` draws it as SVG."""

from typing import Final

from colonnade.kernel.picture import Line, Span, Style
from colonnade.kernel.words import Language, Words

from .board import CELL_NAMES, KINDS
from .lines import standing
from .notation import PIECES, write_lines
from .options import Options
from .painting import painted
from .positions import ROWS, stack_on
from .state import State, reserve, tops, turns_frozen
from .words import KIND_NAMES, seat_name

CELL_WIDTH: Final = 8
SEAT_STYLES: Final[tuple[Style, ...]] = ("seat0", "seat1", "seat2", "seat3")

LEGEND: Final = (
    Words(
        "b base, c column, k capital; a stack reads from bottom to top.",
        "b base, c colonne, k chapiteau ; une pile se lit de bas en haut.",
    ),
    Words(
        "~2 is a stack frozen for the next 2 turns.",
        "~2 est une pile gelée pendant les 2 prochains tours.",
    ),
)


def lines(options: Options, state: State, language: Language) -> tuple[Line, ...]:
    """The board, what is awaited, the standing lines and the reserves, in characters."""
    drawn: list[Line] = [(Span(headline(options, state).to(language), "strong"),), ()]
    names = "".join(f"{name:<{CELL_WIDTH}}" for name in "abcd")
    drawn.append((Span(f"     {names}".rstrip(), "quiet"),))
    drawn.extend(row_line(state, row) for row in ROWS)
    drawn.append(())
    for line in write_lines(standing(tops(state.pieces))):
        drawn.append((Span(Words(f"Line: {line}", f"Ligne : {line}").to(language), "strong"),))
    drawn.extend(reserve_line(options, state, seat, language) for seat in range(options.players))
    drawn.append(())
    drawn.extend((Span(sentence.to(language), "quiet"),) for sentence in LEGEND)
    return tuple(drawn)


def row_line(state: State, row: int) -> Line:
    """One row of the board."""
    shown = standing_cells(state)
    spans = [Span(f"  {row // 4 + 1}  ", "quiet")]
    for cell in range(row, row + 4):
        stack = stack_on(state.pieces, cell)
        text = "".join(PIECES[kind] for kind in range(KINDS) if stack >> kind & 1) or "."
        if state.frozen >> cell & 1:
            text += f"~{turns_frozen(state, cell)}"
        style: Style = "strong" if CELL_NAMES[cell] in shown else "plain" if stack else "quiet"
        spans.append(Span(f"{text:<{CELL_WIDTH}}", style))
    return tuple(spans)


def standing_cells(state: State) -> set[str]:
    """The names of the cells of all standing lines."""
    return set(" ".join(write_lines(standing(tops(state.pieces)))).split())


def reserve_line(options: Options, state: State, seat: int, language: Language) -> Line:
    """One seat's pieces in hand, with an arrow when it is to act."""
    acts = state.winners == 0 and state.seat == seat
    held = ", ".join(
        f"{name.to(language)} {reserve(state, seat) >> 3 * kind & 7}"
        for kind, name in enumerate(KIND_NAMES)
    )
    name = seat_name(options, state, seat).to(language)
    return (Span(f"{'>' if acts else ' '} {name}", SEAT_STYLES[seat]), Span(f" : {held}"))


def headline(options: Options, state: State) -> Words:
    """Whose turn it is and whether a line must be answered, or how the game ended."""
    if state.winners == (1 << options.players) - 1:
        return Words("The game is a draw.", "La partie est nulle.")
    if state.winners:
        name = seat_name(options, state, state.winners.bit_length() - 1)
        return Words(f"{name.en} has won.", f"{name.fr} a gagné.")
    name = seat_name(options, state, state.seat)
    if standing(tops(state.pieces)):
        return Words(f"{name.en} must answer the line.", f"{name.fr} doit contrer la ligne.")
    return Words(f"{name.en} to play.", f"{name.fr} doit jouer.")


def svg(options: Options, state: State, language: Language) -> str:
    """The same as one SVG document."""
    names = [seat_name(options, state, seat).to(language) for seat in range(options.players)]
    return painted(state, headline(options, state).to(language), names, language)
