"""Columbiz as a learner sees it.

Dice are ranked: none first, then every one die, then every two … up to eight; dice of one number
in the order of their values, lowest first. Throws: that rank, 0 to 3002. Moves: 0 to 35 place a
pawn, column by column, cells 1 to 6; 36 ends the turn; 37 to 1752 keep the dice of rank 0 to 1715
and throw the others again, at least one.
"""

from itertools import combinations_with_replacement
from typing import Final

from colonnade.games.columbiz.board import CELLS, COLUMNS, cell_at
from colonnade.games.columbiz.dice import DICE, DIE, VALUES, number_of_dice, showing
from colonnade.games.columbiz.options import Options
from colonnade.games.columbiz.placing import LIMIT
from colonnade.games.columbiz.rules import END, KEEP, PAWNS, THROWS
from colonnade.games.columbiz.state import State, captured_by, line_points_of, reserve_of

from .numbering import Numbering
from .sight import Block, Sight, around, bits_at, one_of

BOARD: Final = tuple(
    cell_at(column, number) for column in range(1, COLUMNS + 1) for number in range(1, CELLS + 1)
)
RANKED: Final = tuple(
    sum(dice) for number in range(DICE + 1) for dice in combinations_with_replacement(DIE, number)
)
# A pawn in the middle of six scores four points in each of four directions (K8).
MOST_POINTS_A_PAWN: Final = 16


def blocks(options: Options) -> tuple[Block, ...]:
    """Longer with more players, otherwise the same for every variant."""
    players = options.players
    pawns = PAWNS[players]
    return (
        Block("pawns", COLUMNS * CELLS * players, 1, "cells 1@1 1@2 … 6@6 of self, next seat, …"),
        Block("dice", VALUES, DICE, "how many show 1 to 6; while a throw is awaited, those kept"),
        Block("throws", 1, THROWS, "throws left in the turn"),
        Block("placed", 1, LIMIT[players], "pawns placed in the turn"),
        Block("reserve", players, pawns, "pawns still to place: self, next seat, …"),
        Block("captured", players, pawns * (players - 1), "pawns captured by self, next seat, …"),
        Block("lines", players, pawns * MOST_POINTS_A_PAWN, "points of self, next seat, …"),
        Block("seat", players, 1, "which seat self is: the last one ends a round"),
        Block("to act", players, 1, "self, next seat, …"),
    )


def look(options: Options, state: State, seat: int) -> list[int]:
    """The vector of a state as a seat sees it."""
    seats = around(options, seat)
    boards = state[:4]
    vector: list[int] = []
    for other in seats:
        vector += bits_at(boards[other], BOARD)
    vector += [showing(state.dice, value) for value in range(1, VALUES + 1)]
    vector += [state.throws, state.placed]
    vector += [reserve_of(state, other) for other in seats]
    vector += [captured_by(state, other) for other in seats]
    vector += [line_points_of(state, other) for other in seats]
    vector += one_of(options.players, seat)
    vector += one_of(options.players, seats.index(state.seat))
    return vector


SIGHT: Final = Sight(
    version=0,
    actions=Numbering(
        (*BOARD, END, *(KEEP + dice for dice in RANKED if number_of_dice(dice) < DICE))
    ),
    throws=Numbering(RANKED),
    blocks=blocks,
    look=look,
)
