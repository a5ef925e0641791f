"""Hints and reviews of Passage: what a move is called, and the reasons for it."""

from collections.abc import Iterator
from typing import Final

from colonnade.analysis.game_analysis import GameAnalysis, MovePhrase, Reason, Reasons
from colonnade.kernel.i18n import Text
from passage.core.board import FAR
from passage.core.options import Options
from passage.core.rules import after_move
from passage.core.state import State, leader

PHRASES: Final = {
    "threw": MovePhrase(
        Text("throws {throw}", "lance {throw}"), Text("throw {throw}", "lancer {throw}")
    ),
    "stepped": MovePhrase(
        Text("goes from {from} to {to}", "va de {from} à {to}"),
        Text("go from {from} to {to}", "aller de {from} à {to}"),
    ),
}
WORDS: Final = {
    "across": Text("brings a walker across", "fait traverser un marcheur"),
}


def reasons(options: Options, state: State, move: int) -> Iterator[Reason]:
    """What speaks for a move, the most telling first."""
    if leader(state[state.seat]) != FAR == leader(after_move(options, state, move)[state.seat]):
        yield Reason("across")


ANALYSIS: Final = GameAnalysis(Reasons(reasons, WORDS), PHRASES)
