"""What a move or a throw of Columbiz is in words, by the first event of its story."""

from typing import Final

from colonnade.analysis.game_analysis import MovePhrase
from colonnade.kernel.i18n import Text

PHRASES: Final = {
    "thrown": MovePhrase(
        Text("throws {dice}", "lance {dice}"), Text("throw {dice}", "lancer {dice}")
    ),
    "kept": MovePhrase(
        Text("sets {dice} aside", "met {dice} de côté"),
        Text("set {dice} aside", "mettre {dice} de côté"),
    ),
    "all_again": MovePhrase(
        Text("throws all eight dice again", "relance les huit dés"),
        Text("throw all eight dice again", "relancer les huit dés"),
    ),
    "ended": MovePhrase(
        Text("ends the turn", "termine son tour"), Text("end the turn", "terminer le tour")
    ),
    "placed": MovePhrase(
        Text(
            "places a pawn in column {column}, cell {cell}",
            "pose un pion colonne {column}, case {cell}",
        ),
        Text(
            "place a pawn in column {column}, cell {cell}",
            "poser un pion colonne {column}, case {cell}",
        ),
    ),
}
