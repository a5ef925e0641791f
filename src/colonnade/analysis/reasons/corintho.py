"""Why a move of Corintho is good or bad."""

from collections.abc import Iterator
from typing import Final

from colonnade.games.corintho import rules
from colonnade.games.corintho.lines import standing
from colonnade.games.corintho.options import Options
from colonnade.games.corintho.state import State, tops
from colonnade.games.corintho.story import narrate
from colonnade.kernel.awaited import OVER
from colonnade.kernel.words import Words

from .reason import Reason

WORDS: Final[dict[str, Words]] = {
    "wins": Words("wins the game", "gagne la partie"),
    "draws": Words("ends the game in a draw", "rend la partie nulle"),
    "breaks": Words("breaks the line {line}", "casse la ligne {line}"),
    "extends": Words("lengthens the line to {line}", "allonge la ligne à {line}"),
    "threatens": Words("forces an answer to the line {line}", "force à répondre à la ligne {line}"),
    "threatens_twice": Words(
        "forces an answer to {number} lines at once", "force à répondre à {number} lignes à la fois"
    ),
    "one_answer": Words("leaves {owner} a single answer", "ne laisse qu’une réponse à {owner}"),
    "few_answers": Words(
        "leaves {owner} only {number} answers", "ne laisse que {number} réponses à {owner}"
    ),
    "loses": Words("lets {owner} win at once", "laisse {owner} gagner aussitôt"),
    "no_win": Words(
        "leaves {owner} no way to win at once", "ne laisse à {owner} aucun gain immédiat"
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
    for event in narrate(options, state, move):
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
    for event in narrate(options, state, move):
        match event.kind:
            case "line_broken":
                yield Reason("breaks", event.facts)
            case "line_extended":
                yield Reason("extends", event.facts)
            case "bases_lined_up" | "columns_lined_up" | "capitals_lined_up":
                lined_up.append(event.facts)
    if len(lined_up) == 1:
        yield Reason("threatens", lined_up[0])
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
