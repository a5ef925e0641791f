"""The short texts that stand around a drawn board: whose turn, what to do, what is counted."""

from typing import Final

from colonnade.kernel.awaited import CHANCE, OVER
from colonnade.kernel.words import Language, Words

from .options import Options
from .placing import LIMIT, placements
from .rules import awaits, in_cup, winners
from .state import State
from .words import SEATS

LETTERS: Final[tuple[Words, ...]] = (
    Words("Y", "J"),
    Words("R", "R"),
    Words("G", "V"),
    Words("B", "B"),
)
RESERVE: Final = Words("reserve", "réserve")
LINES: Final = Words("lines", "lignes")
CAPTURED: Final = Words("captured", "capturés")
TOTAL: Final = Words("total", "total")
COLUMN: Final = Words("column", "colonne")
CELL: Final = Words("cell", "case")
PAYABLE: Final = Words("+ a cell that the dice can pay", "+ une case que les dés peuvent payer")

THROW: Final = Words("{name}: throw the dice", "{name} : lance les dés")
PLACE_OR_THROW: Final = Words(
    "{name}: place a pawn, or throw again", "{name} : pose un pion, ou relance"
)
THROW_AGAIN: Final = Words(
    "{name}: nothing fits, throw again", "{name} : rien ne va, relance les dés"
)
PLACE: Final = Words("{name}: place a pawn", "{name} : pose un pion")
PLACE_OR_END: Final = Words(
    "{name}: place another pawn, or end", "{name} : pose encore un pion, ou termine"
)
WINS: Final = Words("Game over: {name} wins", "Partie finie : {name} gagne")
SHARE: Final = Words("Game over: {name} share the win", "Partie finie : {name} à égalité")
IN_CUP: Final = Words("in the cup: {number}", "dans le cornet : {number}")
THROWS_LEFT: Final = Words("throws left: {number}", "lancers restants : {number}")
PLACED: Final = Words("pawns placed: {number} of {most}", "pions posés : {number} sur {most}")


def letter(seat: int, language: Language) -> str:
    """The mark of a seat on its pawns."""
    return LETTERS[seat].to(language)


def status(options: Options, state: State, language: Language) -> str:
    """Whose turn it is and what is to be done, or who has won."""
    stage = awaits(options, state)
    if stage == OVER:
        best = winners(options, state)
        names = [SEATS[seat].to(language) for seat in range(4) if best >> seat & 1]
        words = WINS if len(names) == 1 else SHARE
        return words.to(language).format(name=", ".join(names))
    if stage == CHANCE:
        words = THROW
    elif state.placed:
        words = PLACE_OR_END
    elif state.throws == 0:
        words = PLACE
    else:
        words = PLACE_OR_THROW if placements(options, state) else THROW_AGAIN
    return words.to(language).format(name=SEATS[state.seat].to(language))


def turn_counts(options: Options, state: State, language: Language) -> tuple[str, ...]:
    """What is left of the turn: dice in the cup, throws, pawns placed."""
    stage = awaits(options, state)
    if stage == OVER:
        return ()
    most = LIMIT[options.players]
    counts = (
        THROWS_LEFT.to(language).format(number=state.throws),
        PLACED.to(language).format(number=state.placed, most=most),
    )
    if stage == CHANCE:
        return (IN_CUP.to(language).format(number=in_cup(state)), *counts)
    return counts
