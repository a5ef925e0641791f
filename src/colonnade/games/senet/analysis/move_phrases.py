"""What a move or a throw of Senet is in words, by the first event of its story."""

from typing import Final

from colonnade.analysis.game_analysis import MovePhrase
from colonnade.kernel.i18n import Text

PHRASES: Final = {
    "threw": MovePhrase(
        Text("throws {throw}", "fait {throw}"), Text("throw {throw}", "faire {throw}")
    ),
    "advanced": MovePhrase(
        Text("moves from {from} to {to}", "avance de {from} à {to}"),
        Text("move from {from} to {to}", "avancer de {from} à {to}"),
    ),
    "retreated": MovePhrase(
        Text("goes back from {from} to {to}", "recule de {from} à {to}"),
        Text("go back from {from} to {to}", "reculer de {from} à {to}"),
    ),
    "swapped": MovePhrase(
        Text(
            "moves from {from} to {to} and swaps places",
            "va de {from} à {to} et prend la place de l’autre",
        ),
        Text(
            "move from {from} to {to} and swap places",
            "aller de {from} à {to} et prendre la place de l’autre",
        ),
    ),
    "entered": MovePhrase(
        Text("enters on {to}", "entre en {to}"), Text("enter on {to}", "entrer en {to}")
    ),
    "left": MovePhrase(
        Text("takes the pawn on {from} out", "sort le pion de {from}"),
        Text("take the pawn on {from} out", "sortir le pion de {from}"),
    ),
}
