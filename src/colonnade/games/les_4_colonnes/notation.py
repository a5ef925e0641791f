"""How tokens and positions are written."""

from typing import Final, NamedTuple, TypeAlias

from colonnade.kernel import bits
from colonnade.kernel.awaited import CHANCE, CHOICE
from colonnade.kernel.errors import ImpossiblePosition, MalformedNotation
from colonnade.kernel.outcome import each, write_result

from . import rules
from .board import LETTERS, NAMES, PLACES, WORKSHOP, name
from .moves import landing, mover
from .options import Options, colour_of
from .position import checked
from .state import DIE, LAST, ONE_DIE_AGAIN, SECOND, State
from .tokens import SLOT, place_in
from .turn import SKIP

FACES: Final = "123456"
BONUSES: Final = {"-": 0, "10": 10, "20": 20}


class Throw(NamedTuple):
    """A spelled throw."""

    dice: int


class Skip(NamedTuple):
    """The spelled `skip`."""


class Step(NamedTuple):
    """A spelled move: the colour's number and two place names."""

    colour: int
    origin: str
    landing: str


Spelled: TypeAlias = Throw | Skip | Step


def parse(token: str) -> Spelled:
    """The token spelled so, whether the rules allow it or not."""
    if token == "skip":
        return Skip()
    if token[:1] == "d":
        return Throw(_read_dice(token[1:], token, 1))
    if token[:1] == "" or token[0] not in LETTERS:
        raise MalformedNotation("a move begins with Y, B, G or R, a throw with d", token)
    origin, dash, target = token[1:].partition("-")
    if origin not in NAMES:
        raise MalformedNotation("no such place", token, 1)
    if not dash:
        raise MalformedNotation("a move needs a dash", token, len(token))
    if target not in NAMES:
        raise MalformedNotation("no such place", token, len(origin) + 2)
    return Step(LETTERS.index(token[0]), origin, target)


def _read_dice(faces: str, text: str, at: int) -> int:
    """One die or two, the lower first."""
    for offset, face in enumerate(faces):
        if face not in FACES or offset == 2:
            raise MalformedNotation("a throw is one die or two, from 1 to 6", text, at + offset)
    if not faces:
        raise MalformedNotation("a die is missing", text, at)
    if len(faces) == 1:
        return int(faces)
    if faces[0] > faces[1]:
        raise MalformedNotation("two dice are written in order", text, at)
    return int(faces[0]) | int(faces[1]) << SECOND


def write_dice(dice: int) -> str:
    """One die or two, written together."""
    return f"{dice & DIE}{dice >> SECOND or ''}"


def write_move(options: Options, state: State, move: int) -> str:
    """Spell a legal move: `Y5-10`, `YA-5`, `skip`."""
    if move == SKIP:
        return "skip"
    seat = mover(options, state, move)
    colour = colour_of(options, seat)
    left = place_in(state[seat], move & 3)
    reached = landing(state, left, move)
    return f"{LETTERS[colour]}{name(colour, left)}-{name(colour, reached)}"


def write_throw(options: Options, state: State, throw: int) -> str:
    """Spell a possible throw: `d4`, `d25`."""
    return f"d{write_dice(throw)}"


def find(options: Options, state: State, token: str) -> int | None:
    """The code of the legal move or possible throw spelled so."""
    spelled = parse(token)
    awaited = rules.awaits(options, state)
    if isinstance(spelled, Throw):
        possible = awaited == CHANCE and spelled.dice in dict(rules.odds(options, state))
        return spelled.dice if possible else None
    if awaited == CHOICE:
        for index in range(rules.count(state.menu)):
            move = bits.nth(state.menu, index)
            if write_move(options, state, move) == token:
                return move
    return None


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
        raise MalformedNotation(f"a position has {options.players + 5} fields", text, len(text))
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
        raise MalformedNotation("the bonus is 20, 10 or -", text, bonus_at)
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
        raise MalformedNotation(f"the tokens of {LETTERS[colour]} are expected", text, at)
    at += 2
    tokens = 0
    before = 0
    names = field[2:].split(",")
    for slot, spelled in enumerate(names):
        if spelled not in NAMES:
            raise MalformedNotation("no such place", text, at)
        place = place_of(colour, spelled)
        if place < before:
            raise MalformedNotation("places are written in order of the road", text, at)
        before = place
        tokens |= place << SLOT * slot
        at += len(spelled) + 1
    if len(names) != 4:
        raise MalformedNotation("a colour has four tokens", text, at - 1)
    return tokens


def _read_seat(options: Options, field: str, text: str, at: int) -> tuple[int, int]:
    """The seat to act and no winners, or the winners of a game that is over."""
    if field[:1] == "=":
        numbers = field[1:].split(",")
        if len(numbers) != options.players or not {"0", "1"}.issuperset(numbers):
            raise MalformedNotation("a result is a 0 or a 1 for each seat", text, at)
        won = sum(1 << seat for seat, number in enumerate(numbers) if number == "1")
        if not won:
            raise ImpossiblePosition("L19", "a game that is over has a winner")
        return bits.lowest(won), won
    for seat in range(options.players):
        if field == LETTERS[colour_of(options, seat)]:
            return seat, 0
    raise MalformedNotation("a colour of the game, or = and a result, is expected", text, at)


def _read_unplayed(field: str, text: str, at: int) -> int:
    """The unplayed dice: `-`, `?`, one or two faces."""
    if field in ("-", "?"):
        return ONE_DIE_AGAIN if field == "?" else 0
    return _read_dice(field, text, at)


def _read_sixes(field: str, text: str, at: int) -> tuple[int, int, int]:
    """How many sixes, whether the throw is one, whether a barrier is to be opened."""
    if field[:1] == "" or field[0] not in "0123456789":
        raise MalformedNotation("a number of sixes is expected", text, at)
    if field[1:] not in ("", "+", "+b"):
        raise MalformedNotation("only + or +b follow the number of sixes", text, at + 1)
    return int(field[0]), int("+" in field), int("b" in field)


def _read_last(options: Options, field: str, text: str, at: int) -> int:
    """The token last moved by a die."""
    if field == "-":
        return 0
    for seat in range(options.players):
        colour = colour_of(options, seat)
        if field[:1] == LETTERS[colour]:
            if field[1:] not in NAMES:
                raise MalformedNotation("no such place", text, at + 1)
            place = place_of(colour, field[1:])
            if place == WORKSHOP:
                raise ImpossiblePosition("L8", "a token that a die moved is not in the workshop")
            return LAST * seat + place
    raise MalformedNotation("a colour of the game and a place, or -, is expected", text, at)


def place_of(colour: int, spelled: str) -> int:
    """The place of a colour's road with this name; raises ImpossiblePosition off that road."""
    if spelled not in PLACES[colour]:
        raise ImpossiblePosition("L3", f"{LETTERS[colour]} never treads square {spelled}")
    return PLACES[colour][spelled]
