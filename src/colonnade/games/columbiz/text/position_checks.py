"""Which positions cannot be: pawns that do not add up, a turn that no rule leaves so."""

from itertools import product
from typing import Final

from colonnade.games.columbiz.core.board import CELLS, DIRECTIONS
from colonnade.games.columbiz.core.dice import number_of_dice
from colonnade.games.columbiz.core.options import Options
from colonnade.games.columbiz.core.placing import LIMIT, placements
from colonnade.games.columbiz.core.rules import FORFEIT, PAWNS, THROWS, in_cup, is_last_round
from colonnade.games.columbiz.core.state import State, captured_by, line_points_of, reserve_of
from colonnade.kernel import bits
from colonnade.kernel.errors import ImpossiblePosition, refuse_if
from colonnade.kernel.i18n import Text

# What one pawn scores at most: a line of six in each direction (K8).
BEST_PAWN: Final = len(DIRECTIONS) * (CELLS - 2)


def check_pawns(options: Options, state: State) -> None:
    """K2: refuse pawns that are neither on the board, in reserve, captured nor set aside."""
    pawns = PAWNS[options.players]
    gone = [
        pawns - bits.count(state[seat]) - reserve_of(state, seat) for seat in range(options.players)
    ]
    for seat, number in enumerate(gone):
        refuse_if(
            number < 0,
            "K2",
            Text(
                f"seat {seat} has more than {pawns} pawns",
                f"la place {seat} a plus de {pawns} pions",
            ),
        )
        refuse_if(
            line_points_of(state, seat) > pawns * BEST_PAWN,
            "K8",
            Text(
                f"seat {seat} has more points than lines can give",
                f"la place {seat} a plus de points que les lignes n’en donnent",
            ),
        )
    refuse_if(
        not can_be_captured(options, state, gone),
        "K2",
        Text("the pawns do not add up", "le compte des pions n’y est pas"),
    )


def can_be_captured(options: Options, state: State, gone: list[int]) -> bool:
    """Whether the pawns gone from each seat can be those captured and those set aside (K6, K7).

    Pawns are set aside by threes, or fewer when they are the last of a reserve; no seat captures
    its own. A position does not say whose pawns were captured, so any distribution will do.
    """
    captured = [captured_by(state, seat) for seat in range(options.players)]
    everything = sum(captured)
    losses = [
        range(number, -1, -FORFEIT if reserve_of(state, seat) else -1)
        for seat, number in enumerate(gone)
    ]
    return any(
        sum(lost) == everything
        and all(mine + own <= everything for mine, own in zip(captured, lost, strict=True))
        for lost in product(*losses)
    )


def check_turn(options: Options, state: State) -> None:
    """K3, K4, K5, K9: refuse dice, throws and placed pawns that do not go together."""
    for seat in range(state.seat, options.players):
        refuse_if(
            reserve_of(state, seat) == 0,
            "K9",
            Text(
                f"seat {seat} would have to play without pawns",
                f"la place {seat} devrait jouer sans pions",
            ),
        )
    refuse_if(
        state.throws > THROWS,
        "K3",
        Text(f"a turn has {THROWS} throws", f"un tour a {THROWS} lancers"),
    )
    refuse_if(
        state.throws == THROWS and number_of_dice(state.dice) > 0,
        "K3",
        Text(
            "dice are shown before the first throw",
            "des dés sont montrés avant le premier lancer",
        ),
    )
    refuse_if(
        state.placed > LIMIT[options.players],
        "K5",
        Text(
            f"a turn has {LIMIT[options.players]} pawns at most",
            f"un tour a {LIMIT[options.players]} pions au plus",
        ),
    )
    refuse_if(
        state.placed and state.throws,
        "K4",
        Text(
            "throws are left although a pawn was placed",
            "il reste des lancers alors qu’un pion est posé",
        ),
    )
    refuse_if(
        state.placed > bits.count(state[state.seat]),
        "K4",
        Text(
            "the pawns placed this turn are not on the board",
            "les pions posés ce tour-ci ne sont pas sur le plateau",
        ),
    )
    refuse_if(
        state.throws == 0 and not state.placed <= in_cup(state) <= state.placed * CELLS,
        "K4",
        Text(
            f"{state.placed} pawns cannot have cost the dice spent",
            f"{state.placed} pions n’ont pas pu coûter les dés dépensés",
        ),
    )


def check_rest(options: Options, state: State) -> None:
    """K5, K6: refuse a turn that would already have ended by itself."""
    if state.throws == 0 and placements(options, state) == 0:
        refuse_if(
            state.placed == 0,
            "K6",
            Text(
                "nothing can be placed: the turn has ended",
                "rien ne peut être posé : le tour est fini",
            ),
        )
        raise ImpossiblePosition(
            "K5",
            Text(
                "nothing more can be placed: the turn has ended",
                "plus rien ne peut être posé : le tour est fini",
            ),
        )


def check_over(options: Options, state: State) -> None:
    """K9: refuse a finished game with an unfinished turn, or without an empty reserve."""
    refuse_if(
        state.dice or state.throws or state.placed,
        "K9",
        Text(
            "a finished game has no dice, throws or pawns of a turn",
            "une partie finie n’a ni dés, ni lancers, ni pions d’un tour",
        ),
    )
    refuse_if(
        not is_last_round(options, state),
        "K9",
        Text(
            "the game goes on while every reserve has pawns",
            "la partie continue tant que chaque réserve a des pions",
        ),
    )
