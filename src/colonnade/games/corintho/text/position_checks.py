"""Which positions of Corintho cannot be: pieces that do not add up, a game that is over already."""

from colonnade.games.corintho.core.board import BOARD
from colonnade.games.corintho.core.building import can_build, each_kind, next_seat
from colonnade.games.corintho.core.lines import ends_extended, standing
from colonnade.games.corintho.core.options import Options
from colonnade.games.corintho.core.rules import is_draw, is_empty, legal
from colonnade.games.corintho.core.state import State, occupied, reserve, tops
from colonnade.kernel.errors import ImpossiblePosition, refuse_if
from colonnade.kernel.i18n import Text

from .words import KIND_NAMES


def check_pieces(options: Options, state: State) -> None:
    """Refuse pieces that do not add up (C2), and frozen cells without a stack (C7)."""
    whole = options.players * each_kind(options)
    for kind, name in enumerate(KIND_NAMES):
        built = (state.pieces >> 16 * kind & BOARD).bit_count()
        held = sum(reserve(state, seat) >> 3 * kind & 7 for seat in range(options.players))
        refuse_if(
            built + held != whole,
            "C2",
            Text(
                f"{built} {name.en} on the board and {held} in hand; there are {whole}",
                f"{built} {name.fr} sur le plateau et {held} en main ; il y en a {whole}",
            ),
        )
    refuse_if(
        state.frozen & ~occupied(state.pieces),
        "C7",
        Text("a frozen cell is empty", "une case gelée est vide"),
    )


def check_rest(options: Options, state: State) -> None:
    """Refuse a game that is over, or a seat that would be skipped (C10, C11, C13)."""
    refuse_if(
        ends_extended(options, state),
        "C11",
        Text(
            "the line was lengthened to four: the game is over",
            "l’alignement a été allongé à quatre : la partie est finie",
        ),
    )
    if is_empty(legal(options, state)):
        refuse_if(
            standing(tops(state.pieces)),
            "C10",
            Text(
                "the line has no answer: the game is over",
                "l’alignement est sans réponse : la partie est finie",
            ),
        )
        raise ImpossiblePosition(
            "C13", Text("the seat to act cannot move", "la place au trait ne peut pas jouer")
        )


def check_outcome(options: Options, state: State) -> None:
    """Refuse a result that is not the board's (C10, C11, C13)."""
    if state.winners == (1 << options.players) - 1:
        check_draw(options, state)
        return
    refuse_if(
        not standing(tops(state.pieces)),
        "C10",
        Text("nobody has won: no line stands", "personne n’a gagné : il n’y a pas d’alignement"),
    )
    winner = state.winners.bit_length() - 1
    answering = state._replace(seat=next_seat(options, winner), winners=0)
    refuse_if(
        not is_empty(legal(options, answering)) and not ends_extended(options, state),
        "C10",
        Text(
            "nobody has won: the line can be answered",
            "personne n’a gagné : on peut répondre à l’alignement",
        ),
    )


def check_draw(options: Options, state: State) -> None:
    """Refuse a draw while a line stands or the game could go on (C10, C13)."""
    refuse_if(
        standing(tops(state.pieces)),
        "C10",
        Text("no draw: a line stands", "pas de nulle : il y a un alignement"),
    )
    for seat in range(options.players):
        if not can_build(options, state, seat) and is_draw(options, state):
            return
    raise ImpossiblePosition(
        "C13", Text("no draw: the game can go on", "pas de nulle : la partie peut continuer")
    )
