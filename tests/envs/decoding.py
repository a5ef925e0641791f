"""States decoded from vectors, which proves that a vector holds everything.

Menus are left out: they follow from the rest.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from colonnade.games.columbiz.core.board import cell_at
from colonnade.games.columbiz.core.state import State as ColumbizState
from colonnade.games.corintho.core.state import State as CorinthoState
from colonnade.games.les_4_colonnes.core.board import FOOT, PLACES, START_SQUARES
from colonnade.games.les_4_colonnes.core.options import colour_of
from colonnade.games.les_4_colonnes.core.state import State as Les4ColonnesState
from colonnade.games.senet.core.board import BLACK_START, WHITE_START
from colonnade.games.senet.core.state import State as SenetState

Parts = Mapping[str, list[int]]


def mask_of(bits: Sequence[int], first: int = 0) -> int:
    return sum(bit << first + index for index, bit in enumerate(bits))


def turned(seat: int, values: Sequence[int]) -> list[int]:
    """What a seat sees from itself on, from seat 0 on."""
    cut = len(values) - seat
    return [*values[cut:], *values[:cut]]


def shown(one_hot: list[int]) -> int:
    """Which one it is, from one; zero for none."""
    return one_hot.index(1) + 1 if any(one_hot) else 0


def acting(parts: Parts, seat: int) -> int:
    return (seat + parts["to act"].index(1)) % len(parts["to act"])


def senet(options: Any, parts: Parts, seat: int) -> SenetState:
    to_act = acting(parts, seat)
    black = (seat + parts["black"].index(1)) % 2 if any(parts["black"]) else -1
    pawns = [mask_of(parts["own pawns"], 1), mask_of(parts["other pawns"], 1)]
    waiting = parts["waiting"]
    if to_act != seat:
        pawns, waiting = pawns[::-1], waiting[::-1]
    if black < 0:
        pawns = [BLACK_START, WHITE_START]
    return SenetState._make([*pawns, *waiting, to_act, shown(parts["throw"]), black, 0])


def corintho(options: Any, parts: Parts, seat: int) -> CorinthoState:
    counts = parts["in hand"]
    held = [
        sum(counts[3 * step + kind] << 3 * kind for kind in range(3))
        for step in range(options.players)
    ]
    turns = parts["frozen"]
    frozen = [mask_of([int(turn > later) for turn in turns]) for later in range(4)]
    return CorinthoState(
        acting(parts, seat),
        mask_of(parts["pieces"]),
        sum(pieces << 9 * other for other, pieces in enumerate(turned(seat, held))),
        frozen[0],
        frozen[1] | frozen[2] << 16 | frozen[3] << 32,
        0,
    )


def columbiz(options: Any, parts: Parts, seat: int) -> ColumbizState:
    assert parts["seat"].index(1) == seat
    boards = []
    for step in range(options.players):
        cells = parts["pawns"][36 * step : 36 * step + 36]
        boards.append(sum(pawn << cell_at(n // 6 + 1, n % 6 + 1) for n, pawn in enumerate(cells)))
    packed = {
        name: sum(value << width * other for other, value in enumerate(turned(seat, parts[name])))
        for name, width in (("reserve", 8), ("captured", 8), ("lines", 12))
    }
    state = [
        *[*turned(seat, boards), 0, 0][:4],
        acting(parts, seat),
        sum(number << 4 * value for value, number in enumerate(parts["dice"])),
        *parts["throws"],
        *parts["placed"],
        packed["reserve"],
        packed["captured"],
        packed["lines"],
    ]
    return ColumbizState._make(state)


def place_at(options: Any, seat: int, owner: int, spot: int) -> int:
    """The place on the owner's road of a spot as a seat sees it."""
    if spot >= 68:
        return 0 if spot == 68 else FOOT + spot - 68
    number = (START_SQUARES[colour_of(options, seat)] + spot - 1) % 68 + 1
    return PLACES[colour_of(options, owner)][str(number)]


def les_4_colonnes(options: Any, parts: Parts, seat: int) -> Les4ColonnesState:
    players = options.players
    tokens = []
    for step in range(players):
        counts = parts["tokens"][77 * step : 77 * step + 77]
        owner = (seat + step) % players
        places = sorted(
            place_at(options, seat, owner, spot)
            for spot, number in enumerate(counts)
            for _ in range(number)
        )
        tokens.append(sum(place << 8 * slot for slot, place in enumerate(places)))
    last = 0
    if any(parts["last"]):
        owner = (seat + parts["last owner"].index(1)) % players
        last = 128 * owner + place_at(options, seat, owner, parts["last"].index(1))
    dice = 7 if parts["one again"] == [1] else shown(parts["first die"])
    state = [
        *[*turned(seat, tokens), 0, 0][:4],
        acting(parts, seat),
        dice | shown(parts["second die"]) << 3,
        *parts["sixes"],
        *parts["six"],
        *parts["duty"],
        last,
        *parts["bonus"],
        *(0, 0),
    ]
    return Les4ColonnesState._make(state)


DECODERS: dict[str, Callable[[Any, Parts, int], Any]] = {
    "senet": senet,
    "corintho": corintho,
    "columbiz": columbiz,
    "les-4-colonnes": les_4_colonnes,
}
