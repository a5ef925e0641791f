"""Why a move of Columbiz is good or bad."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from colonnade.analysis.game_analysis import Reason
from colonnade.bots.value.estimates import likely_moves
from colonnade.games.columbiz import COLUMBIZ
from colonnade.games.columbiz.core.board import CELLS, COLUMNS, cell_at, column_of, number_of
from colonnade.games.columbiz.core.dice import VALUES, showing
from colonnade.games.columbiz.core.options import Options
from colonnade.games.columbiz.core.placing import line_points, place
from colonnade.games.columbiz.core.rules import END, KEEP, after_move
from colonnade.games.columbiz.core.state import State, occupied
from colonnade.games.columbiz.text.story import narrate
from colonnade.kernel.i18n import Fact, Text

WORDS: Final[dict[str, Text]] = {
    "wins": Text("wins the game", "gagne la partie"),
    "captures_one": Text("captures one of {victim}’s pawns", "capture un pion de {victim}"),
    "captures": Text(
        "captures {number} of {victim}’s pawns", "capture {number|pion|pions} de {victim}"
    ),
    "lines": Text(
        "scores {points|point|points} with lines", "marque {points|point|points} avec des lignes"
    ),
    "breaks": Text("breaks one of {owner}’s lines", "casse une ligne de {owner}"),
    "takes": Text(
        "takes the cell where {owner} would score {points|point|points}",
        "prend la case où {owner} marquerait {points|point|points}",
    ),
    "prepares": Text(
        "prepares a line worth {points|point|points}",
        "prépare une ligne qui vaut {points|point|points}",
    ),
    "safe": Text("stands where nobody can capture", "se place à l’abri de toute capture"),
    "exposes": Text(
        "leaves the pawn low, open to capture from above",
        "laisse le pion bien bas, à portée d’une capture",
    ),
    "ends": Text("keeps pawns in reserve", "garde des pions en réserve"),
    "aims": Text(
        "aims at column {column}, cell {cell}: {chance}% of throws lead there",
        "vise la colonne {column}, case {cell} : {chance}\N{NO-BREAK SPACE}% des lancers y mènent",
    ),
    "one_column": Text("aims at column {first}", "vise la colonne {first}"),
    "two_columns": Text(
        "aims at columns {first} and {second}", "vise les colonnes {first} et {second}"
    ),
    "scattered": Text("keeps a die for several columns", "garde un dé pour plusieurs colonnes"),
    "all_again": Text("hopes for better dice", "espère de meilleurs dés"),
}

AGAINST: Final = frozenset({"exposes"})
"""What speaks against a move."""
PLAIN: Final[frozenset[str]] = frozenset()
"""What only says the move again."""
OFTEN: Final = 0.2
"""How likely a pawn must be to be an aim."""


def reasons(options: Options, state: State, move: int) -> Iterator[Reason]:
    """The reasons of a move, the most telling first."""
    if move >= KEEP:
        aims = list(_aims(options, after_move(options, state, move)))
        yield from aims
        yield from (one for one in _keeping(move - KEEP) if not aims or one.key != "one_column")
    elif move == END:
        yield Reason("ends")
    else:
        yield from _placing(options, state, move)


def _aims(options: Options, after: State) -> Iterator[Reason]:
    """The best pawn in a column that dice are kept for, of those that throws often lead to."""
    for cell, chance in likely_moves(COLUMBIZ, options, after).items():
        if chance >= OFTEN and showing(after.dice, column_of(cell)):
            where: dict[str, Fact] = {"column": column_of(cell), "cell": number_of(cell)}
            yield Reason("aims", {**where, "chance": round(100 * chance)})
            return


def _keeping(kept: int) -> Iterator[Reason]:
    """What the dice set aside are for: the columns they pay best."""
    if not kept:
        yield Reason("all_again")
        return
    groups = sorted(((showing(kept, value), value) for value in range(1, VALUES + 1)), reverse=True)
    best = sorted(value for number, value in groups if number > groups[0][0] // 2)
    if len(best) == 1:
        yield Reason("one_column", {"first": best[0]})
    elif len(best) == 2:
        yield Reason("two_columns", {"first": best[0], "second": best[1]})
    else:
        yield Reason("scattered")


def _placing(options: Options, state: State, cell: int) -> Iterator[Reason]:
    """What a pawn takes, scores, prevents and prepares."""
    seat = state.seat
    events = narrate(options, state, cell, after_move(options, state, cell))
    kinds = Counter(event.kind for event in events)
    if any(event.kind == "won" and event.facts["seat"] == seat for event in events):
        yield Reason("wins")
    victims = Counter(event.facts["victim"] for event in events if event.kind == "captured")
    for victim, number in victims.items():
        key = "captures" if number > 1 else "captures_one"
        yield Reason(key, {"victim": victim, "number": number})
    scored = line_points(options, state[seat], cell)
    if scored:
        yield Reason("lines", {"points": scored})
    for event in events:
        if event.kind == "line_broken":
            yield Reason("breaks", event.facts)
    for owner in range(options.players):
        points = line_points(options, state[owner], cell) if owner != seat else 0
        if points:
            yield Reason("takes", {"owner": owner, "points": points})
    if kinds["over"]:
        return
    after = place(options, state, cell)
    gained = promise(options, after, seat) - promise(options, state, seat)
    if gained > 0:
        yield Reason("prepares", {"points": gained})
    yield Reason("exposes" if is_below_a_gap(after, cell) else "safe")


def promise(options: Options, state: State, seat: int) -> int:
    """The points that a seat would score with one pawn more, over all empty cells."""
    free = ~occupied(state)
    cells = (
        cell_at(column, number)
        for column in range(1, COLUMNS + 1)
        for number in range(1, CELLS + 1)
    )
    return sum(line_points(options, state[seat], cell) for cell in cells if free >> cell & 1)


def is_below_a_gap(state: State, cell: int) -> bool:
    """Whether an empty cell above could hold the pawn that captures this one (K7)."""
    taken = occupied(state)
    above = range(number_of(cell) + 1, CELLS + 1)
    return any(not taken >> cell_at(column_of(cell), number) & 1 for number in above)
