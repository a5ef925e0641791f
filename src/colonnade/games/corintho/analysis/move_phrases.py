"""What a move or a throw of Corintho is in words, by the first event of its story."""

from typing import Final

from colonnade.analysis.game_analysis import MovePhrase
from colonnade.kernel.i18n import Text

PHRASES: Final = {
    "base_placed": MovePhrase(
        Text("places a base on {to}", "pose une base en {to}"),
        Text("place a base on {to}", "poser une base en {to}"),
    ),
    "column_placed": MovePhrase(
        Text("places a column on {to}", "pose une colonne en {to}"),
        Text("place a column on {to}", "poser une colonne en {to}"),
    ),
    "capital_placed": MovePhrase(
        Text("places a capital on {to}", "pose un chapiteau en {to}"),
        Text("place a capital on {to}", "poser un chapiteau en {to}"),
    ),
    "column_stacked": MovePhrase(
        Text("adds a column to the stack on {to}", "pose une colonne sur la pile en {to}"),
        Text("add a column to the stack on {to}", "poser une colonne sur la pile en {to}"),
    ),
    "capital_stacked": MovePhrase(
        Text("adds a capital to the stack on {to}", "pose un chapiteau sur la pile en {to}"),
        Text("add a capital to the stack on {to}", "poser un chapiteau sur la pile en {to}"),
    ),
    "stack_moved": MovePhrase(
        Text("moves the stack from {from} onto {to}", "déplace la pile de {from} sur {to}"),
        Text("move the stack from {from} onto {to}", "déplacer la pile de {from} sur {to}"),
    ),
}
