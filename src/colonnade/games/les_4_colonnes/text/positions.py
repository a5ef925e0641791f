"""Positions of Les 4 colonnes as one line: the tokens of each seat, then how far the turn is."""

from functools import lru_cache
from typing import Final

from colonnade.games.les_4_colonnes.core.board import LETTERS, NAMES, PLACES, WORKSHOP, name
from colonnade.games.les_4_colonnes.core.dice import read_dice, write_dice
from colonnade.games.les_4_colonnes.core.options import Options, colour_of
from colonnade.games.les_4_colonnes.core.state import LAST, ONE_DIE_AGAIN, State
from colonnade.games.les_4_colonnes.core.tokens import SLOT, place_in
from colonnade.kernel import bits
from colonnade.kernel.errors import refuse_if
from colonnade.kernel.i18n import Text
from colonnade.kernel.outcome import each, write_result
from colonnade.kernel.text_field import Field, fields_of

from .position_checks import checked

BONUSES: Final = {"-": 0, "10": 10, "20": 20}
NO_PLACE: Final = Text("no such place", "ce lieu n’existe pas")


def write_position(options: Options, state: State) -> str:
    """The position as one line: tokens by seat, then `seat dice sixes last bonus`."""
    fields = [
        _write_tokens(colour_of(options, seat), state[seat]) for seat in range(options.players)
    ]
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


@lru_cache(maxsize=8192)
def _write_tokens(colour: int, tokens: int) -> str:
    """The tokens of a seat in order of the road: `Y:A,A,5,F8`."""
    places = [name(colour, place_in(tokens, slot)) for slot in range(4)]
    return f"{LETTERS[colour]}:{','.join(places)}"


def write_last(options: Options, state: State) -> str:
    """The token last moved by a die: `Y32`, or `-`."""
    if not state.last:
        return "-"
    colour = colour_of(options, state.last // LAST)
    return f"{LETTERS[colour]}{name(colour, state.last % LAST)}"


def read_position(options: Options, text: str) -> State:
    """The state of a position line; raises MalformedNotation or ImpossiblePosition."""
    number = options.players + 5
    what = Text(f"a position has {number} fields", f"une position a {number} champs")
    fields = fields_of(text, number, what, len(text))
    tokens = [
        _read_tokens(colour_of(options, seat), fields[seat]) for seat in range(options.players)
    ]
    whose, dice, sixes, last, bonus = fields[options.players :]
    seat, won = _read_seat(options, whose)
    count, six, duty = _read_sixes(sixes)
    bonus.choose(BONUSES, Text("the bonus is 20, 10 or -", "le bonus est 20, 10 ou -"))
    first, second, third, fourth = [*tokens, 0, 0][:4]
    return checked(
        options,
        State(
            first,
            second,
            third,
            fourth,
            seat=seat,
            dice=_read_unplayed(dice),
            sixes=count,
            six=six,
            duty=duty,
            last=_read_last(options, last),
            bonus=BONUSES[bonus.word],
            won=won,
            menu=0,
        ),
    )


def _read_tokens(colour: int, field: Field) -> int:
    """Four places of a colour's road, in its order."""
    field.refuse_if(
        field.word[:2] != f"{LETTERS[colour]}:",
        Text(
            f"the tokens of {LETTERS[colour]} are expected",
            f"il faut les jetons de {LETTERS[colour]}",
        ),
    )
    tokens = 0
    before = 0
    names = Field(field.word[2:], field.text, field.at + 2).split(",")
    for slot, spelled in enumerate(names):
        spelled.choose(NAMES, NO_PLACE)
        place = place_of(colour, spelled.word)
        if place < before:
            raise spelled.fault(
                Text(
                    "places are written in order of the road",
                    "les lieux s’écrivent dans l’ordre du chemin",
                )
            )
        before = place
        tokens |= place << SLOT * slot
    field.refuse_if(
        len(names) != 4,
        Text("a colour has four tokens", "une couleur a quatre jetons"),
        len(field.word),
    )
    return tokens


def _read_seat(options: Options, field: Field) -> tuple[int, int]:
    """The seat to act and no winners, or the winners of a game that is over."""
    if field.word[:1] == "=":
        numbers = field.word[1:].split(",")
        field.refuse_if(
            len(numbers) != options.players or not {"0", "1"}.issuperset(numbers),
            Text(
                "a result is a 0 or a 1 for each seat",
                "un résultat est un 0 ou un 1 pour chaque place",
            ),
        )
        won = sum(1 << seat for seat, number in enumerate(numbers) if number == "1")
        refuse_if(
            not won,
            "L19",
            Text("a game that is over has a winner", "une partie finie a un gagnant"),
        )
        return bits.lowest(won), won
    for seat in range(options.players):
        if field.word == LETTERS[colour_of(options, seat)]:
            return seat, 0
    raise field.fault(
        Text(
            "a colour of the game, or = and a result, is expected",
            "il faut une couleur de la partie, ou = et un résultat",
        )
    )


def _read_unplayed(field: Field) -> int:
    """The unplayed dice: `-`, `?`, one or two faces."""
    if field.word in ("-", "?"):
        return ONE_DIE_AGAIN if field.word == "?" else 0
    return read_dice(field)


def _read_sixes(field: Field) -> tuple[int, int, int]:
    """How many sixes, whether the throw is one, whether a barrier is to be opened."""
    field.refuse_if(
        field.word[:1] == "" or field.word[0] not in "0123456789",
        Text("a number of sixes is expected", "il faut un nombre de six"),
    )
    field.refuse_if(
        field.word[1:] not in ("", "+", "+b"),
        Text("only + or +b follow the number of sixes", "seul + ou +b suit le nombre de six"),
        1,
    )
    return int(field.word[0]), int("+" in field.word), int("b" in field.word)


def _read_last(options: Options, field: Field) -> int:
    """The token last moved by a die."""
    if field.word == "-":
        return 0
    for seat in range(options.players):
        colour = colour_of(options, seat)
        if field.word[:1] == LETTERS[colour]:
            if field.word[1:] not in NAMES:
                raise field.fault(NO_PLACE, 1)
            place = place_of(colour, field.word[1:])
            refuse_if(
                place == WORKSHOP,
                "L8",
                Text(
                    "a token that a die moved is not in the workshop",
                    "un jeton qu’un dé a bougé n’est pas à l’atelier",
                ),
            )
            return LAST * seat + place
    raise field.fault(
        Text(
            "a colour of the game and a place, or -, is expected",
            "il faut une couleur de la partie et un lieu, ou -",
        )
    )


def place_of(colour: int, spelled: str) -> int:
    """The place of a colour's road with this name; raises ImpossiblePosition off that road."""
    refuse_if(
        spelled not in PLACES[colour],
        "L3",
        Text(
            f"{LETTERS[colour]} never treads square {spelled}",
            f"{LETTERS[colour]} ne passe jamais par la case {spelled}",
        ),
    )
    return PLACES[colour][spelled]
