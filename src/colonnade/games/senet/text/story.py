"""What happened, for people: everything a throw or a move brings about, in order."""

from collections.abc import Iterator
from typing import Final

from colonnade.games.senet.core import rules
from colonnade.games.senet.core.board import EXIT, PAWNS, WAITING, WATER
from colonnade.games.senet.core.movement import BACKWARD, barrage, origin_of, target_of
from colonnade.games.senet.core.options import Options
from colonnade.games.senet.core.state import UNKNOWN, State
from colonnade.kernel import bits
from colonnade.kernel.awaited import CHANCE
from colonnade.kernel.event import Event, EventKind
from colonnade.kernel.i18n import Fact, Text

SEAT: Final = ("seat",)
WAY: Final = ("seat", "from", "to")
BARRAGE: Final = ("owner", "first", "last")

EVENTS: Final[dict[str, EventKind]] = {
    "threw": EventKind(Text("throw", "lancer"), ("seat", "throw")),
    "takes_black": EventKind(
        Text("first 1: takes black", "premier 1 : prend les noirs"), ("seat", "number")
    ),
    "no_one_yet": EventKind(Text("opening throw without a 1", "ouverture sans 1"), SEAT),
    "five_moves_nothing": EventKind(Text("a 5 loses the turn", "un 5 fait passer"), SEAT),
    "nothing_to_play": EventKind(Text("no legal move", "aucun coup possible"), SEAT),
    "must_go_back": EventKind(Text("must move backward", "doit reculer"), SEAT),
    "advanced": EventKind(Text("move forward", "avance"), WAY),
    "retreated": EventKind(Text("move backward", "recul"), WAY),
    "swapped": EventKind(Text("swap with an enemy pawn", "échange de pions"), (*WAY, "victim")),
    "entered": EventKind(Text("waiting pawn enters", "entrée d’un pion en attente"), WAY),
    "left": EventKind(Text("pawn leaves the board", "sortie d’un pion"), (*WAY, "out")),
    "washed_back": EventKind(Text("water: back to square 1", "eau : retour en case 1"), WAY),
    "waits": EventKind(Text("water: waits off the board", "eau : attend hors du tablier"), WAY),
    "barrage_formed": EventKind(Text("barrage formed", "barrage formé"), BARRAGE),
    "barrage_broken": EventKind(Text("barrage broken", "barrage rompu"), BARRAGE),
    "throws_again": EventKind(Text("throws again", "relance"), ("seat", "throw")),
    "turn_passes": EventKind(Text("turn passes", "changement de tour"), SEAT),
    "won": EventKind(Text("win", "victoire"), SEAT),
}
"""Every kind of event, with its facts: squares are texts, seats and numbers are ints."""


def narrate(options: Options, state: State, code: int, after: State) -> tuple[Event, ...]:
    """All that a move (or, while a throw is awaited, a throw) makes happen, in order."""
    if rules.awaits(options, state) == CHANCE:
        return tuple(_throw_story(state, code, after))
    return tuple(_move_story(state, code, after))


def _throw_story(state: State, throw: int, after: State) -> Iterator[Event]:
    """S4–S6, S14: the throw, and why the turn passes if it does."""
    yield Event("threw", {"seat": state.seat, "throw": throw})
    if state.black == UNKNOWN and after.black != UNKNOWN:
        yield Event("takes_black", {"seat": state.seat, "number": state.seat + 1})
    elif after.menu > 1 << BACKWARD:
        yield Event("must_go_back", {"seat": state.seat})
    elif not after.menu:
        if state.black == UNKNOWN:
            yield Event("no_one_yet", {"seat": state.seat})
        elif throw == rules.LOST_THROW:
            yield Event("five_moves_nothing", {"seat": state.seat})
        else:
            yield Event("nothing_to_play", {"seat": state.seat})
        yield Event("turn_passes", {"seat": after.seat})


def _move_story(state: State, move: int, after: State) -> Iterator[Event]:
    """S7–S17: the pawn, the water, the barrages, and whose turn it is then."""
    own, enemy, own_waiting = after.own, after.enemy, after.own_waiting
    if after.seat != state.seat:
        own, enemy, own_waiting = after.enemy, after.own, after.enemy_waiting
    yield _step(state, move, own.bit_count() + own_waiting)
    if target_of(move, state.throw) == WATER:
        waits = own_waiting > state.own_waiting
        yield Event(
            "waits" if waits else "washed_back",
            {"seat": state.seat, "from": str(WATER), "to": str(WAITING) if waits else "1"},
        )
    yield from _barrages(state.seat, state.own, own)
    yield from _barrages(1 - state.seat, state.enemy, enemy)
    if not own | own_waiting:
        yield Event("won", {"seat": state.seat})
    elif after.seat == state.seat:
        yield Event("throws_again", {"seat": state.seat, "throw": state.throw})
    else:
        yield Event("turn_passes", {"seat": after.seat})


def _step(state: State, move: int, remaining: int) -> Event:
    """The pawn's own way: it leaves, enters, swaps, advances or retreats."""
    origin, target = origin_of(move), min(target_of(move, state.throw), EXIT)
    way: dict[str, Fact] = {"seat": state.seat, "from": str(origin), "to": str(target)}
    if target == EXIT:
        return Event("left", {**way, "out": PAWNS - remaining})
    if origin == WAITING:
        return Event("entered", way)
    if state.enemy >> target & 1:
        return Event("swapped", {**way, "victim": 1 - state.seat})
    return Event("retreated" if move > BACKWARD else "advanced", way)


def _barrages(owner: int, before: int, after: int) -> Iterator[Event]:
    """S11: the barrages of one side that are gone, and those that are new or grown."""
    old, new = barrage(before), barrage(after)
    if old == new:
        return
    for first, last in runs(old):
        if not new & _squares(first, last):
            yield Event("barrage_broken", {"owner": owner, "first": str(first), "last": str(last)})
    for first, last in runs(new):
        if _squares(first, last) & ~old:
            yield Event("barrage_formed", {"owner": owner, "first": str(first), "last": str(last)})


def _squares(first: int, last: int) -> int:
    """The squares from first to last, as bits."""
    return (2 << last) - (1 << first)


def runs(pawns: int) -> Iterator[tuple[int, int]]:
    """The first and last squares of each unbroken run of pawns."""
    while pawns:
        first = bits.lowest(pawns)
        beyond = bits.lowest(~(pawns >> first)) + first
        yield first, beyond - 1
        pawns &= -1 << beyond
