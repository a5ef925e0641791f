"""What Corintho awaits of the seat to act: a piece, a stack, or an answer to a line."""

from typing import Final

from colonnade.games.corintho.core.board import PLACING_ON_LINE, STEPPING_IN_LINE
from colonnade.games.corintho.core.building import placements, receiving, steps
from colonnade.games.corintho.core.lines import extending
from colonnade.games.corintho.core.options import EXTEND_WINS, Options
from colonnade.games.corintho.core.rules import legal
from colonnade.games.corintho.core.state import Menu, State, tops
from colonnade.kernel import bits
from colonnade.kernel.event import Event
from colonnade.kernel.i18n import Fact, Text
from colonnade.kernel.prompt import Prompt, Situation

from .spelling import lines_on, write_lines

AWAITED: Final[dict[str, Prompt]] = {
    "first_piece": Prompt(
        Text("Choose a piece and place it.", "Choisis une pièce et pose-la."),
        Text("{seat} places the first piece.", "{seat} pose la première pièce."),
    ),
    "place": Prompt(
        Text("Place a piece.", "Pose une pièce."),
        Text("{seat} places a piece.", "{seat} pose une pièce."),
    ),
    "place_or_move": Prompt(
        Text("Place a piece, or move a stack.", "Pose une pièce, ou déplace une pile."),
        Text(
            "{seat} places a piece or moves a stack.", "{seat} pose une pièce ou déplace une pile."
        ),
    ),
    "move": Prompt(
        Text("Move a stack: you can place nothing.", "Déplace une pile : tu ne peux rien poser."),
        Text(
            "{seat} can place nothing and moves a stack.",
            "{seat} ne peut rien poser et déplace une pile.",
        ),
    ),
    # A line, and what can be done about it.
    "break_or_win": Prompt(
        Text(
            "{owner} has a line ({line}): lengthen it to four and win, or break it.",
            "{owner} a un alignement ({line}) : allonge-le à quatre pour gagner, ou casse-le.",
        ),
        Text(
            "{seat} must break {owner}’s line ({line}), or lengthen it and win.",
            "{seat} doit casser l’alignement de {owner} ({line}), ou l’allonger pour gagner.",
        ),
    ),
    "win": Prompt(
        Text(
            "{owner} has a line ({line}): lengthen it to four and win!",
            "{owner} a un alignement ({line}) : allonge-le à quatre et gagne !",
        ),
        Text(
            "{seat} can only lengthen {owner}’s line ({line}), and wins.",
            "{seat} ne peut qu’allonger l’alignement de {owner} ({line}) : c’est gagné.",
        ),
    ),
    "break_or_extend": Prompt(
        Text(
            "{owner} has a line ({line}): break it, or lengthen it to four.",
            "{owner} a un alignement ({line}) : casse-le, ou allonge-le à quatre.",
        ),
        Text(
            "{seat} must break or lengthen {owner}’s line ({line}).",
            "{seat} doit casser ou allonger l’alignement de {owner} ({line}).",
        ),
    ),
    "extend": Prompt(
        Text(
            "{owner} has a line ({line}): you can only lengthen it to four.",
            "{owner} a un alignement ({line}) : tu ne peux que l’allonger à quatre.",
        ),
        Text(
            "{seat} must lengthen {owner}’s line ({line}).",
            "{seat} doit allonger l’alignement de {owner} ({line}).",
        ),
    ),
    "break": Prompt(
        Text(
            "{owner} has a line ({line}): break it!",
            "{owner} a un alignement ({line}) : casse-le !",
        ),
        Text(
            "{seat} must break {owner}’s line ({line}).",
            "{seat} doit casser l’alignement de {owner} ({line}).",
        ),
    ),
    "several_or_win": Prompt(
        Text(
            "Several lines ({line}): lengthen one to four and win, or break them all.",
            "Plusieurs alignements ({line}) : allonges-en un pour gagner, ou casse-les tous.",
        ),
        Text(
            "{seat} must break every line ({line}), or lengthen one and win.",
            "{seat} doit casser tous les alignements ({line}), ou en allonger un pour gagner.",
        ),
    ),
    "several_win": Prompt(
        Text(
            "Several lines ({line}): lengthen one to four and win!",
            "Plusieurs alignements ({line}) : allonges-en un à quatre et gagne !",
        ),
        Text(
            "{seat} can only lengthen one of the lines ({line}), and wins.",
            "{seat} ne peut qu’allonger un des alignements ({line}) : c’est gagné.",
        ),
    ),
    "several_or_extend": Prompt(
        Text(
            "Several lines ({line}): each must be broken or lengthened.",
            "Plusieurs alignements ({line}) : il faut casser ou allonger chacun.",
        ),
        Text(
            "{seat} must break or lengthen every line ({line}).",
            "{seat} doit casser ou allonger chaque alignement ({line}).",
        ),
    ),
    "several_break": Prompt(
        Text(
            "Several lines ({line}): break them all with one move!",
            "Plusieurs alignements ({line}) : casse-les tous d’un seul coup !",
        ),
        Text(
            "{seat} must break every line ({line}) with one move.",
            "{seat} doit casser tous les alignements ({line}) d’un seul coup.",
        ),
    ),
}


def awaited(options: Options, state: State) -> Situation:
    """What the seat to act is to do; nothing once the game is over."""
    if state.winners:
        return ()
    lines = lines_on(state.pieces)
    facts: dict[str, Fact] = {"seat": state.seat}
    if lines == 0:
        return (Event(_building(options, state), facts),)
    facts["owner"] = (state.seat - 1) % options.players
    facts["line"] = ", ".join(write_lines(lines))
    return (Event(_answer(options, state, lines), facts),)


def _building(options: Options, state: State) -> str:
    """What can be done while no line stands."""
    if state.pieces == 0:
        return "first_piece"
    receivers = receiving(options, state)
    if steps(state, receivers) == 0:
        return "place"
    return "place_or_move" if placements(options, state, state.seat, receivers) else "move"


def _answer(options: Options, state: State, lines: int) -> str:
    """Which answers there are to the lines (C10, C11)."""
    menu = legal(options, state)
    shown = tops(state.pieces)
    broken, longer = menu, Menu(0, 0)
    for line in bits.positions(lines):
        more = extending(shown, menu, line)
        longer = Menu(longer.placements | more.placements, longer.steps | more.steps)
        broken = Menu(
            broken.placements & PLACING_ON_LINE[line], broken.steps & STEPPING_IN_LINE[line]
        )
    breaks, extends = any(broken), any(longer)
    several = len(write_lines(lines)) > 1
    if options.extend == EXTEND_WINS and extends:
        if several:
            return "several_or_win" if breaks else "several_win"
        return "break_or_win" if breaks else "win"
    if several:
        return "several_or_extend" if extends else "several_break"
    if extends:
        return "break_or_extend" if breaks else "extend"
    return "break"
