"""The short texts that stand around a drawn board: whose turn, what to do, what is counted."""

from typing import Final

from colonnade.games.columbiz.core.options import Options
from colonnade.games.columbiz.core.placing import LIMIT
from colonnade.games.columbiz.core.rules import awaits, in_cup, winners
from colonnade.games.columbiz.core.state import State
from colonnade.games.columbiz.text.awaited import awaited
from colonnade.games.columbiz.text.words import COLOURS, SEATS, WORDS
from colonnade.kernel.awaited import CHANCE, OVER
from colonnade.kernel.i18n import Language, Text
from colonnade.kernel.prompt import awaited_of

RESERVE: Final = Text("reserve", "réserve")
LINES: Final = Text("lines", "lignes")
CAPTURED: Final = Text("captured", "capturés")
TOTAL: Final = Text("total", "total")
COLUMN: Final = Text("column", "colonne")
CELL: Final = Text("cell", "case")
PAYABLE: Final = Text("+ a cell that the dice can pay", "+ une case que les dés peuvent payer")

WINS: Final = Text("Game over: {name} wins", "Partie finie : {name} gagne")
SHARE: Final = Text("Game over: {name} share the win", "Partie finie : {name} à égalité")
IN_CUP: Final = Text("in the cup: {number}", "dans le cornet : {number}")
THROWS_LEFT: Final = Text("throws left: {number}", "lancers restants : {number}")
PLACED: Final = Text("pawns placed: {number} of {most}", "pions posés : {number} sur {most}")


def letter(seat: int, language: Language) -> str:
    """The mark of a seat on its pawns."""
    return COLOURS[seat].letter.to(language)


def status(options: Options, state: State, language: Language) -> str:
    """Whose turn it is and what is to be done, or who has won."""
    if awaits(options, state) == OVER:
        best = winners(options, state)
        names = [SEATS[seat].to(language) for seat in range(4) if best >> seat & 1]
        return (WINS if len(names) == 1 else SHARE).to(language).format(name=", ".join(names))
    return awaited_of(WORDS, awaited(options, state), SEATS).to(language)


def turn_counts(options: Options, state: State, language: Language) -> tuple[str, ...]:
    """What is left of the turn: dice in the cup, throws, pawns placed."""
    stage = awaits(options, state)
    if stage == OVER:
        return ()
    counts = (
        THROWS_LEFT.to(language).format(number=state.throws),
        PLACED.to(language).format(number=state.placed, most=LIMIT[options.players]),
    )
    if stage == CHANCE:
        return (IN_CUP.to(language).format(number=in_cup(state)), *counts)
    return counts
