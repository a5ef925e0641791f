"""Why a move of Corintho is good or bad."""

from collections.abc import Iterator
from random import Random
from typing import Final

from colonnade.analysis.game_analysis import Reason
from colonnade.bots.api.level_names import STRONGEST
from colonnade.bots.api.levels import LevelChooser
from colonnade.bots.api.thinking import Budget
from colonnade.games.corintho import CORINTHO
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
    "loses": Text(
        "lets {owner} win at once with the line {line}",
        "laisse {owner} gagner aussitôt avec l’alignement {line}",
    ),
    "no_win": Text(
        "keeps {owner} from winning at once with the line {line}",
        "empêche {owner} de gagner aussitôt avec l’alignement {line}",
    ),
    "forces_win": Text(
        "forces a win, whatever {owner} answers, such as with the line {line}",
        "force la victoire quoi que réponde {owner}, par exemple avec l’alignement {line}",
    ),
    "loses_by_force": Text(
        "lets {owner} force a win, such as with the line {line}",
        "laisse {owner} forcer la victoire, par exemple avec l’alignement {line}",
    ),
}

AGAINST: Final = frozenset({"loses", "loses_by_force"})
"""What speaks against a move."""
PLAIN: Final[frozenset[str]] = frozenset()
"""What only says the move again."""

FEW: Final = 3
NODES: Final = 2_000
"""Of the search that looks for a forced win: some hundredths of a second without a compiler."""
LINES: Final = (
    "bases_lined_up",
    "columns_lined_up",
    "capitals_lined_up",
    "line_extended",
)


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
    threat = line_that_wins(options, after)
    stopped = "" if threat else line_that_would_win(options, state, after.seat)
    if threat:
        yield Reason("loses", {**rival, "line": threat})
    elif stopped:
        yield Reason("no_win", {**rival, "line": stopped})
    if not threat and options.players == 2:
        yield from _forced(options, after, state.seat)
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


def _forced(options: Options, after: State, seat: int) -> Iterator[Reason]:
    """A win that a search sees to the end, for the seat that has moved or for the other."""
    forced, state = list[int](), after
    while rules.count(menu := rules.legal(options, state)) == 1:
        forced.append(rules.nth(menu, 0))
        state = rules.after_move(options, state, forced[-1])
    if state.winners:
        return
    bot = LevelChooser(STRONGEST, Random(0), Budget(sims=NODES))
    found = bot.think(CORINTHO, options, state).search
    if found is None or max(found.values) < 1.0:
        return
    wins = found.values[seat] == 1.0
    line, state = "", after
    for move in (*forced, *found.line):
        before, state = state, rules.after_move(options, state, move)
        if (before.seat == seat) == wins:
            line = last_line(options, before, move, state) or line
    if line:
        yield Reason(
            "forces_win" if wins else "loses_by_force", {"owner": after.seat, "line": line}
        )


def last_line(options: Options, state: State, move: int, after: State) -> str:
    """The line that a move makes or lengthens, empty without one."""
    events = narrate(options, state, move, after)
    lines = [str(event.facts["line"]) for event in events if event.kind in LINES]
    return lines[-1] if lines else ""


def line_that_wins(options: Options, state: State) -> str:
    """The line by which the seat to act can win at once; empty where it cannot."""
    seat = state.seat
    for move in rules.codes(rules.legal(options, state)):
        after = rules.after_move(options, state, move)
        if rules.awaits(options, after) == OVER and after.winners == 1 << seat:
            return last_line(options, state, move, after)
    return ""


def line_that_would_win(options: Options, state: State, seat: int) -> str:
    """The same if it were a seat's turn; empty where a line stands to be answered."""
    if standing(tops(state.pieces)):
        return ""
    theirs = State(seat, *state[1:])
    return line_that_wins(options, theirs) if rules.count(rules.legal(options, theirs)) else ""
