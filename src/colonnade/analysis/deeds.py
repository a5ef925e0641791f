"""What a move or a throw is in words: told by the first event of its story.

A deed is said in two ways: as somebody does it, and as it could be done.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from colonnade.kernel.awaited import CHANCE
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.kernel.words import Fact, Words, phrases


class Deed(NamedTuple):
    """One thing that can be done."""

    done: Words
    """After the name of whoever does it: "sets 3 3 5 aside"."""
    to_do: Words
    """As advice: "set 3 3 5 aside"."""


SENET: Final = {
    "threw": Deed(Words("throws {throw}", "fait {throw}"), Words("throw {throw}", "faire {throw}")),
    "advanced": Deed(
        Words("moves from {from} to {to}", "avance de {from} à {to}"),
        Words("move from {from} to {to}", "avancer de {from} à {to}"),
    ),
    "retreated": Deed(
        Words("goes back from {from} to {to}", "recule de {from} à {to}"),
        Words("go back from {from} to {to}", "reculer de {from} à {to}"),
    ),
    "swapped": Deed(
        Words("moves from {from} to {to} and swaps", "avance de {from} à {to} et échange"),
        Words("move from {from} to {to} and swap", "avancer de {from} à {to} et échanger"),
    ),
    "entered": Deed(
        Words("enters on {to}", "entre en {to}"), Words("enter on {to}", "entrer en {to}")
    ),
    "left": Deed(
        Words("takes the pawn on {from} out", "sort le pion de {from}"),
        Words("take the pawn on {from} out", "sortir le pion de {from}"),
    ),
}

CORINTHO: Final = {
    "base_placed": Deed(
        Words("places a base on {to}", "pose une base en {to}"),
        Words("place a base on {to}", "poser une base en {to}"),
    ),
    "column_placed": Deed(
        Words("places a column on {to}", "pose une colonne en {to}"),
        Words("place a column on {to}", "poser une colonne en {to}"),
    ),
    "capital_placed": Deed(
        Words("places a capital on {to}", "pose un chapiteau en {to}"),
        Words("place a capital on {to}", "poser un chapiteau en {to}"),
    ),
    "column_stacked": Deed(
        Words("puts a column on the stack in {to}", "pose une colonne sur la pile en {to}"),
        Words("put a column on the stack in {to}", "poser une colonne sur la pile en {to}"),
    ),
    "capital_stacked": Deed(
        Words("puts a capital on the stack in {to}", "pose un chapiteau sur la pile en {to}"),
        Words("put a capital on the stack in {to}", "poser un chapiteau sur la pile en {to}"),
    ),
    "stack_moved": Deed(
        Words("moves the stack in {from} onto {to}", "déplace la pile de {from} sur {to}"),
        Words("move the stack in {from} onto {to}", "déplacer la pile de {from} sur {to}"),
    ),
}

COLUMBIZ: Final = {
    "thrown": Deed(Words("throws {dice}", "lance {dice}"), Words("throw {dice}", "lancer {dice}")),
    "kept": Deed(
        Words("sets {dice} aside", "met {dice} de côté"),
        Words("set {dice} aside", "mettre {dice} de côté"),
    ),
    "all_again": Deed(
        Words("throws all eight dice again", "relance les huit dés"),
        Words("throw all eight dice again", "relancer les huit dés"),
    ),
    "ended": Deed(
        Words("ends the turn", "termine son tour"), Words("end the turn", "terminer le tour")
    ),
    "placed": Deed(
        Words(
            "places a pawn in column {column}, cell {cell}",
            "pose un pion colonne {column}, case {cell}",
        ),
        Words(
            "place a pawn in column {column}, cell {cell}",
            "poser un pion colonne {column}, case {cell}",
        ),
    ),
}

LES_4_COLONNES: Final = {
    "threw": Deed(Words("throws {dice}", "lance {dice}"), Words("throw {dice}", "lancer {dice}")),
    "exited": Deed(
        Words("brings a token out of the workshop", "sort un jeton de l’atelier"),
        Words("bring a token out of the workshop", "sortir un jeton de l’atelier"),
    ),
    "advanced": Deed(
        Words("goes from {from} to {to}", "va de {from} à {to}"),
        Words("go from {from} to {to}", "aller de {from} à {to}"),
    ),
    "bonus_used": Deed(
        Words(
            "uses the bonus of {squares} from {from} to {to}",
            "prend le bonus de {squares} de {from} à {to}",
        ),
        Words(
            "use the bonus of {squares} from {from} to {to}",
            "prendre le bonus de {squares} de {from} à {to}",
        ),
    ),
    "bonus_declined": Deed(
        Words("leaves the bonus of {squares}", "laisse le bonus de {squares}"),
        Words("leave the bonus of {squares}", "laisser le bonus de {squares}"),
    ),
    # With a partner's token.
    "exited for a partner": Deed(
        Words(
            "brings a token of {owner} out of the workshop", "sort un jeton de {owner} de l’atelier"
        ),
        Words(
            "bring a token of {owner} out of the workshop",
            "sortir un jeton de {owner} de l’atelier",
        ),
    ),
    "advanced for a partner": Deed(
        Words(
            "moves a token of {owner} from {from} to {to}",
            "avance un jeton de {owner} de {from} à {to}",
        ),
        Words(
            "move a token of {owner} from {from} to {to}",
            "avancer un jeton de {owner} de {from} à {to}",
        ),
    ),
    "bonus_used for a partner": Deed(
        Words(
            "uses the bonus of {squares} for {owner}, from {from} to {to}",
            "prend le bonus de {squares} pour {owner}, de {from} à {to}",
        ),
        Words(
            "use the bonus of {squares} for {owner}, from {from} to {to}",
            "prendre le bonus de {squares} pour {owner}, de {from} à {to}",
        ),
    ),
}

GAMES: Final[dict[str, dict[str, Deed]]] = {
    "senet": SENET,
    "corintho": CORINTHO,
    "columbiz": COLUMBIZ,
    "les-4-colonnes": LES_4_COLONNES,
}
"""By game and by the kind of the first event."""
UNKNOWN: Final = Deed(Words("plays {token}", "joue {token}"), Words("{token}", "{token}"))
"""In a game for which nobody has written deeds."""


def deed(
    book: AnyRulebook,
    options: Any,  # noqa: ANN401
    state: Any,  # noqa: ANN401
    code: int,
    names: Sequence[Words],
) -> Deed:
    """A move or a throw in words, seats being called by the names given."""
    if book.id not in GAMES:
        throws = book.rules.awaits(options, state) == CHANCE
        write = book.notation.write_throw if throws else book.notation.write_move
        return filled(UNKNOWN, {"token": write(options, state, code)}, names)
    first = book.story.narrate(options, state, code)[0]
    facts, kind = first.facts, first.kind
    if facts.get("owner", facts.get("seat")) != facts.get("seat"):
        kind = f"{kind} for a partner"
    return filled(GAMES[book.id][kind], facts, names)


def filled(template: Deed, facts: Mapping[str, Fact], names: Sequence[Words]) -> Deed:
    """A deed with its facts."""
    return Deed(
        phrases(template.done, facts, names),
        phrases(template.to_do, facts, names),
    )
