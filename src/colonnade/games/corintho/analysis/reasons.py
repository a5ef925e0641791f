"""Why a move of Corintho is good or bad."""

from collections.abc import Iterator
from typing import Final

from colonnade.analysis.game_analysis import Reason
from colonnade.games.corintho.core import rules
from colonnade.games.corintho.core.board import CELL_NAMES
from colonnade.games.corintho.core.lines import standing
from colonnade.games.corintho.core.options import Options
from colonnade.games.corintho.core.state import State, tops
from colonnade.games.corintho.text.story import narrate
from colonnade.kernel.awaited import OVER
from colonnade.kernel.i18n import Text

WORDS: Final[dict[str, Text]] = {
    "wins": Text("wins the game", "gagne la partie"),
    "draws": Text("ends the game in a draw", "rend la partie nulle"),
    "breaks": Text("breaks the line {line}", "casse l’alignement {line}"),
    "extends": Text("lengthens the line: {line}", "allonge l’alignement : {line}"),
    "threatens": Text(
        "forces an answer to the line {line}", "force à répondre à l’alignement {line}"
    ),
    "threatens_twice": Text(
        "forces an answer to {number|line|lines} at once",
        "force à répondre à {number|alignement|alignements} à la fois",
    ),
    "frozen": Text(
        "leaves {number|stack|stacks} of the line frozen, which nobody can move away",
        "laisse {number|pile gelée|piles gelées} dans l’alignement, que personne ne peut déplacer",
    ),
    "one_answer": Text("leaves {owner} a single answer", "ne laisse qu’une réponse à {owner}"),
    "few_answers": Text(
        "leaves {owner} only {number|answer|answers}",
        "ne laisse que {number|réponse|réponses} à {owner}",
    ),
    "loses": Text("lets {owner} win at once", "laisse {owner} gagner aussitôt"),
    "no_win": Text(
        "leaves {owner} no way to win at once", "ne laisse à {owner} aucun moyen de gagner aussitôt"
    ),
}

AGAINST: Final = frozenset({"loses"})
"""What speaks against a move."""
PLAIN: Final[frozenset[str]] = frozenset()
"""What only says the move again."""

FEW: Final = 3


def reasons(options: Options, state: State, move: int) -> Iterator[Reason]:
    """The reasons of a move, the most telling first."""
    after = rules.after_move(options, state, move)
    events = narrate(options, state, move, after)
    for event in events:
        match event.kind:
            case "won_by_extending" | "won_unanswered":
                yield Reason("wins")
            case "drawn" | "drawn_by_stuck_seat":
                yield Reason("draws")
    if rules.awaits(options, after) == OVER:
        return
    rival = {"owner": after.seat}
    if wins_at_once(options, after):
        yield Reason("loses", rival)
    elif can_win(options, state, after.seat):
        yield Reason("no_win", rival)
    lined_up = []
    for event in events:
        match event.kind:
            case "line_broken":
                yield Reason("breaks", event.facts)
            case "line_extended":
                yield Reason("extends", event.facts)
            case "bases_lined_up" | "columns_lined_up" | "capitals_lined_up":
                lined_up.append(event.facts)
    if len(lined_up) == 1:
        yield Reason("threatens", lined_up[0])
        cells = str(lined_up[0]["line"]).split()
        frozen = sum(after.frozen >> CELL_NAMES.index(cell) & 1 for cell in cells)
        # What was just played is always frozen; more than that is a weapon (C7).
        if frozen > 1:
            yield Reason("frozen", {"number": frozen})
    elif lined_up:
        yield Reason("threatens_twice", {"number": len(lined_up)})
    answers = rules.count(rules.legal(options, after))
    if standing(tops(after.pieces)) and answers <= FEW:
        yield Reason("one_answer" if answers == 1 else "few_answers", {**rival, "number": answers})


def wins_at_once(options: Options, state: State) -> bool:
    """Whether the seat to act has a move that wins."""
    seat = state.seat
    for move in rules.codes(rules.legal(options, state)):
        after = rules.after_move(options, state, move)
        if rules.awaits(options, after) == OVER and after.winners == 1 << seat:
            return True
    return False


def can_win(options: Options, state: State, seat: int) -> bool:
    """Whether a seat would win at once if it were its turn, and no line stands to be answered."""
    if standing(tops(state.pieces)):
        return False
    theirs = State(seat, *state[1:])
    return bool(rules.count(rules.legal(options, theirs))) and wins_at_once(options, theirs)
