"""Columbiz as a learner sees it.

Dice are ranked: none first, then every one die, then every two … up to eight; dice of one number
in the order of their values, lowest first. Throws: that rank, 0 to 3002. Moves: 0 to 35 place a
pawn, column by column, cells 1 to 6; 36 ends the turn; 37 to 1752 keep the dice of rank 0 to 1715
and throw the others again, at least one.
"""

from itertools import combinations_with_replacement
from typing import Final

from colonnade.envs.encoding import ActionIndex, Block, Encoding, Vector
from colonnade.games.columbiz.core.board import CELLS, COLUMNS, cell_at
from colonnade.games.columbiz.core.dice import DICE, DIE, VALUES, number_of_dice, showing
from colonnade.games.columbiz.core.options import Options
from colonnade.games.columbiz.core.placing import LIMIT
from colonnade.games.columbiz.core.rules import END, KEEP, PAWNS, THROWS
from colonnade.games.columbiz.core.state import State, captured_by, line_points_of, reserve_of

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


def write(options: Options, state: State, seat: int, into: Vector) -> None:
    """The vector of a state as a seat sees it, into zeros."""
    players = options.players
    place = 0
    for step in range(players):
        board = state[(seat + step) % players]
        for cell in BOARD:
            into[place] = board >> cell & 1
            place += 1
    for value in range(1, VALUES + 1):
        into[place] = showing(state.dice, value)
        place += 1
    into[place] = state.throws
    into[place + 1] = state.placed
    place += 2
    for step in range(players):
        other = (seat + step) % players
        into[place + step] = reserve_of(state, other)
        into[place + players + step] = captured_by(state, other)
        into[place + 2 * players + step] = line_points_of(state, other)
    place += 3 * players
    into[place + seat] = 1
    into[place + players + (state.seat - seat) % players] = 1


def state_of(row: Vector) -> State:
    """The state whose fields a row of numbers holds."""
    return State(
        row[0],
        row[1],
        row[2],
        row[3],
        row[4],
        row[5],
        row[6],
        row[7],
        row[8],
        row[9],
        row[10],
    )


def longest(options: Options) -> int:
    """Every turn places or loses a pawn for good, and has three throws, two keeps and one end."""
    pawns = PAWNS[options.players]
    return options.players * (pawns + 1) * (2 * THROWS) + options.players * pawns


ENCODING: Final = Encoding(
    version=0,
    actions=ActionIndex(
        (*BOARD, END, *(KEEP + dice for dice in RANKED if number_of_dice(dice) < DICE))
    ),
    throws=ActionIndex(RANKED),
    blocks=blocks,
    write=write,
    state_of=state_of,
    longest=longest,
)
