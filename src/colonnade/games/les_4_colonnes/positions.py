"""Positions of Les 4 colonnes as one line: the tokens of each seat, then how far the turn is."""

from typing import Final

from colonnade.kernel import bits
from colonnade.kernel.errors import ImpossiblePosition, MalformedNotation
from colonnade.kernel.outcome import each, write_result
from colonnade.kernel.words import Words

from .board import LETTERS, NAMES, PLACES, WORKSHOP, name
from .dice import read_dice, write_dice
from .options import Options, colour_of
from .soundness import checked
from .state import LAST, ONE_DIE_AGAIN, State
from .tokens import SLOT, place_in

BONUSES: Final = {"-": 0, "10": 10, "20": 20}


def write_position(options: Options, state: State) -> str:
    """The position as one line: tokens by seat, then `seat dice sixes last bonus`."""
    fields = [_write_tokens(options, state, seat) for seat in range(options.players)]
    if state.won:
        result = write_result(each(state.won, options.players), ",")
        return " ".join([*fields, f"={result} - 0 - -"])
    dice = write_dice(state.dice) if state.dice else "-"
    fields += [
        LETTERS[colour_of(options, state.seat)],
        "?" if state.dice == ONE_DIE_AGAIN else dice,
        f"{state.sixes}{'+' * state.six}{'b' * state.duty}",
        write_last(options, state),
        str(state.bonus or "-"),
    ]
    return " ".join(fields)


def _write_tokens(options: Options, state: State, seat: int) -> str:
    """The tokens of a seat in order of the road: `Y:A,A,5,F8`."""
    colour = colour_of(options, seat)
    places = [name(colour, place_in(state[seat], slot)) for slot in range(4)]
    return f"{LETTERS[colour]}:{','.join(places)}"


def write_last(options: Options, state: State) -> str:
    """The token last moved by a die: `Y32`, or `-`."""
    if not state.last:
        return "-"
    colour = colour_of(options, state.last // LAST)
    return f"{LETTERS[colour]}{name(colour, state.last % LAST)}"


def read_position(options: Options, text: str) -> State:
    """The state of a position line; raises MalformedNotation or ImpossiblePosition."""
    fields = text.split(" ")
    if len(fields) != options.players + 5:
        raise MalformedNotation(
            Words(
                f"a position has {options.players + 5} fields",
                f"une position a {options.players + 5} champs",
            ),
            text,
            len(text),
        )
    starts = [len(" ".join(fields[:index])) + (index > 0) for index in range(len(fields))]
    tokens = [
        _read_tokens(colour_of(options, seat), fields[seat], text, starts[seat])
        for seat in range(options.players)
    ]
    seat_at, dice_at, sixes_at, last_at, bonus_at = starts[options.players :]
    whose, dice, sixes, last, bonus = fields[options.players :]
    seat, won = _read_seat(options, whose, text, seat_at)
    count, six, duty = _read_sixes(sixes, text, sixes_at)
    if bonus not in BONUSES:
        raise MalformedNotation(
            Words("the bonus is 20, 10 or -", "le bonus est 20, 10 ou -"), text, bonus_at
        )
    first, second, third, fourth = [*tokens, 0, 0][:4]
    return checked(
        options,
        State(
            first,
            second,
            third,
            fourth,
            seat=seat,
            dice=_read_unplayed(dice, text, dice_at),
            sixes=count,
            six=six,
            duty=duty,
            last=_read_last(options, last, text, last_at),
            bonus=BONUSES[bonus],
            won=won,
            menu=0,
        ),
    )


def _read_tokens(colour: int, field: str, text: str, at: int) -> int:
    """Four places of a colour's road, in its order."""
    if field[:2] != f"{LETTERS[colour]}:":
        raise MalformedNotation(
            Words(
                f"the tokens of {LETTERS[colour]} are expected",
                f"il faut les jetons de {LETTERS[colour]}",
            ),
            text,
            at,
        )
    at += 2
    tokens = 0
    before = 0
    names = field[2:].split(",")
    for slot, spelled in enumerate(names):
        if spelled not in NAMES:
            raise MalformedNotation(Words("no such place", "ce lieu n’existe pas"), text, at)
        place = place_of(colour, spelled)
        if place < before:
            raise MalformedNotation(
                Words(
                    "places are written in order of the road",
                    "les lieux s’écrivent dans l’ordre du chemin",
                ),
                text,
                at,
            )
        before = place
        tokens |= place << SLOT * slot
        at += len(spelled) + 1
    if len(names) != 4:
        raise MalformedNotation(
            Words("a colour has four tokens", "une couleur a quatre jetons"), text, at - 1
        )
    return tokens


def _read_seat(options: Options, field: str, text: str, at: int) -> tuple[int, int]:
    """The seat to act and no winners, or the winners of a game that is over."""
    if field[:1] == "=":
        numbers = field[1:].split(",")
        if len(numbers) != options.players or not {"0", "1"}.issuperset(numbers):
            raise MalformedNotation(
                Words(
                    "a result is a 0 or a 1 for each seat",
                    "un résultat est un 0 ou un 1 pour chaque place",
                ),
                text,
                at,
            )
        won = sum(1 << seat for seat, number in enumerate(numbers) if number == "1")
        if not won:
            raise ImpossiblePosition(
                "L19", Words("a game that is over has a winner", "une partie finie a un gagnant")
            )
        return bits.lowest(won), won
    for seat in range(options.players):
        if field == LETTERS[colour_of(options, seat)]:
            return seat, 0
    raise MalformedNotation(
        Words(
            "a colour of the game, or = and a result, is expected",
            "il faut une couleur de la partie, ou = et un résultat",
        ),
        text,
        at,
    )


def _read_unplayed(field: str, text: str, at: int) -> int:
    """The unplayed dice: `-`, `?`, one or two faces."""
    if field in ("-", "?"):
        return ONE_DIE_AGAIN if field == "?" else 0
    return read_dice(field, text, at)


def _read_sixes(field: str, text: str, at: int) -> tuple[int, int, int]:
    """How many sixes, whether the throw is one, whether a barrier is to be opened."""
    if field[:1] == "" or field[0] not in "0123456789":
        raise MalformedNotation(
            Words("a number of sixes is expected", "il faut un nombre de six"), text, at
        )
    if field[1:] not in ("", "+", "+b"):
        raise MalformedNotation(
            Words("only + or +b follow the number of sixes", "seul + ou +b suit le nombre de six"),
            text,
            at + 1,
        )
    return int(field[0]), int("+" in field), int("b" in field)


def _read_last(options: Options, field: str, text: str, at: int) -> int:
    """The token last moved by a die."""
    if field == "-":
        return 0
    for seat in range(options.players):
        colour = colour_of(options, seat)
        if field[:1] == LETTERS[colour]:
            if field[1:] not in NAMES:
                raise MalformedNotation(
                    Words("no such place", "ce lieu n’existe pas"), text, at + 1
                )
            place = place_of(colour, field[1:])
            if place == WORKSHOP:
                raise ImpossiblePosition(
                    "L8",
                    Words(
                        "a token that a die moved is not in the workshop",
                        "un jeton qu’un dé a bougé n’est pas à l’atelier",
                    ),
                )
            return LAST * seat + place
    raise MalformedNotation(
        Words(
            "a colour of the game and a place, or -, is expected",
            "il faut une couleur de la partie et un lieu, ou -",
        ),
        text,
        at,
    )


def place_of(colour: int, spelled: str) -> int:
    """The place of a colour's road with this name; raises ImpossiblePosition off that road."""
    if spelled not in PLACES[colour]:
        raise ImpossiblePosition(
            "L3",
            Words(
                f"{LETTERS[colour]} never treads square {spelled}",
                f"{LETTERS[colour]} ne passe jamais par la case {spelled}",
            ),
        )
    return PLACES[colour][spelled]
