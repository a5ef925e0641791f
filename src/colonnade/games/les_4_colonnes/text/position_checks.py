"""Whether a position breaks a clause, and whether the rules would still do something by themselves.

A position that no game reaches, but that breaks nothing, passes.
"""

from colonnade.games.les_4_colonnes.core.board import FOOT, LETTERS, REFUGE, START, TIP, name
from colonnade.games.les_4_colonnes.core.movement import can_play, partner, seen_by
from colonnade.games.les_4_colonnes.core.options import Options, colour_of
from colonnade.games.les_4_colonnes.core.state import (
    LAST,
    ONE_DIE_AGAIN,
    SECOND,
    State,
    with_choice,
)
from colonnade.games.les_4_colonnes.core.tokens import barriers, place_in, tokens_at
from colonnade.games.les_4_colonnes.core.turn import bonus_menu, dice_menu, is_home, is_six
from colonnade.kernel import bits
from colonnade.kernel.errors import refuse_if
from colonnade.kernel.i18n import Text


def checked(options: Options, state: State) -> State:
    """The same state with its menu; raises ImpossiblePosition."""
    _check_squares(options, state)
    _check_result(options, state)
    if state.won:
        return state
    _check_dice(options, state)
    _check_six(options, state)
    _check_duty(options, state)
    _check_last(options, state)
    return with_choice(
        state, state.dice, state.duty, state.last, state.bonus, _checked_menu(options, state)
    )


def _check_squares(options: Options, state: State) -> None:
    """No square holds three tokens (L4), and no white one two players' who are not partners."""
    for seat in range(options.players):
        for place in sorted({place_in(state[seat], slot) for slot in range(4)}):
            if not START <= place < TIP:
                continue
            others = {
                other: bits.count(tokens_at(state[other], seen_by(options, other, seat, place)))
                for other in range(options.players)
                if other != seat and place <= FOOT
            }
            spot = name(colour_of(options, seat), place)
            refuse_if(
                bits.count(tokens_at(state[seat], place)) + sum(others.values()) > 2,
                "L4",
                Text(f"more than two tokens on {spot}", f"plus de deux jetons en {spot}"),
            )
            if not REFUGE[place]:
                for other, theirs in others.items():
                    refuse_if(
                        theirs and other != partner(options, seat),
                        "L15",
                        Text(
                            f"two players who are not partners on {spot}",
                            f"deux joueurs qui ne sont pas partenaires en {spot}",
                        ),
                    )


def _check_result(options: Options, state: State) -> None:
    """A result is the board's, and a turn would begin (L18, L19)."""
    home = [seat for seat in range(options.players) if is_home(options, state, seat)]
    if not state.won:
        refuse_if(
            options.finish and home,
            "L18",
            Text(
                "all tokens are at the tip: the game is over",
                "tous les jetons sont à la pointe : la partie est finie",
            ),
        )
        return
    side = 1 << state.seat | 1 << partner(options, state.seat)
    refuse_if(
        state.won != side,
        "L19",
        Text(
            "one player wins, or both partners of a team",
            "un joueur gagne, ou les deux partenaires d’une équipe",
        ),
    )
    refuse_if(
        state.seat not in home or (options.finish and len(home) != bits.count(side)),
        "L18",
        Text("the result is not the board’s", "le résultat n’est pas celui du plateau"),
    )
    refuse_if(
        state.dice or state.sixes or state.six or state.last or state.bonus,
        "L19",
        Text(
            "nothing is pending once the game is over",
            "rien ne reste à jouer dans une partie finie",
        ),
    )


def _check_dice(options: Options, state: State) -> None:
    """The dice are as many as are played with (L6, L12, L17)."""
    two_unplayed = state.dice >> SECOND
    refuse_if(
        options.dice == 0 and (two_unplayed or state.dice == ONE_DIE_AGAIN),
        "L6",
        Text("the game is played with one die", "la partie se joue avec un dé"),
    )
    whole = options.dice == 0 or two_unplayed
    refuse_if(
        state.bonus and state.dice and (whole or state.dice == ONE_DIE_AGAIN),
        "L17",
        Text("a bonus is earned with a die", "un bonus se gagne avec un dé"),
    )
    if state.dice == ONE_DIE_AGAIN:
        friend = partner(options, state.seat)
        refuse_if(
            not can_play(options, state, state.seat) and not can_play(options, state, friend),
            "L12",
            Text(
                "no die could be played: it is not thrown again",
                "aucun dé n’aurait pu être joué : on ne relance pas",
            ),
        )


def _is_untouched(options: Options, state: State) -> bool:
    """Whether no die of the throw on the table has been played."""
    return (state.dice >> SECOND if options.dice else state.dice) != 0


def _check_six(options: Options, state: State) -> None:
    """The count of sixes agrees with the throw on the table (L7, L8)."""
    refuse_if(
        state.sixes > 2, "L8", Text("the third six ends the turn", "le troisième six finit le tour")
    )
    refuse_if(
        state.six and not state.sixes,
        "L7",
        Text("the current six is not counted", "le six du lancer n’est pas compté"),
    )
    refuse_if(
        state.six and not state.dice and not state.bonus,
        "L7",
        Text("the throw is finished", "le lancer est fini"),
    )
    refuse_if(
        _is_untouched(options, state) and is_six(state.dice) != bool(state.six),
        "L7",
        Text(
            "the dice and the count of sixes disagree",
            "les dés et le nombre de six ne vont pas ensemble",
        ),
    )


def _check_duty(options: Options, state: State) -> None:
    """The duty of L10 holds as long as the barrier stands, and from the throw on."""
    barrier = bool(barriers(state[state.seat]))
    refuse_if(
        state.duty and not barrier,
        "L10",
        Text("there is no barrier to open", "il n’y a pas de barrière à ouvrir"),
    )
    refuse_if(
        _is_untouched(options, state) and state.six and barrier and not state.duty,
        "L10",
        Text("the barrier is to be opened", "la barrière doit être ouverte"),
    )


def _check_last(options: Options, state: State) -> None:
    """The token last moved by a die stands there and is the thrower's or their partner's (L8)."""
    if state.last:
        seat, place = divmod(state.last, LAST)
        letter = LETTERS[colour_of(options, seat)]
        refuse_if(
            seat not in (state.seat, partner(options, state.seat)),
            "L8",
            Text(f"{letter} is not moved in this turn", f"{letter} ne bouge pas dans ce tour"),
        )
        refuse_if(
            not tokens_at(state[seat], place),
            "L8",
            Text(
                f"no token of {letter} was moved there",
                f"aucun jeton de {letter} n’est arrivé là",
            ),
        )


def _checked_menu(options: Options, state: State) -> int:
    """The legal moves of a position at rest."""
    if state.bonus:
        menu = bonus_menu(options, state)
        refuse_if(
            not menu,
            "L17",
            Text(
                "nobody can use the bonus: it is lost",
                "personne ne peut profiter du bonus : il est perdu",
            ),
        )
        return menu
    if not state.dice or state.dice == ONE_DIE_AGAIN:
        return 0
    menu = dice_menu(options, state)
    refuse_if(
        not menu,
        "L12",
        Text(
            "no die can be played: the throw is finished",
            "aucun dé ne peut être joué : le lancer est fini",
        ),
    )
    return menu
