"""What happened, for people: every step of a throw or a move, in order.

The functions of the rules give the steps; nothing is decided here.
"""

from collections.abc import Iterator
from typing import Final

from colonnade.games.les_4_colonnes.core import rules
from colonnade.games.les_4_colonnes.core.board import FOOT, REFUGE, TIP, WORKSHOP, name
from colonnade.games.les_4_colonnes.core.movement import captured, partner
from colonnade.games.les_4_colonnes.core.moves import declined, distance, landing, moved, mover
from colonnade.games.les_4_colonnes.core.options import Options, colour_of
from colonnade.games.les_4_colonnes.core.state import DIE, LAST, NO_SEAT, SECOND, State
from colonnade.games.les_4_colonnes.core.tokens import barriers, place_in
from colonnade.games.les_4_colonnes.core.turn import (
    PARTNERS,
    SKIP,
    is_home,
    is_thrown_again,
    opening,
    sent_back_to,
    stopped_dice,
)
from colonnade.kernel.awaited import CHANCE
from colonnade.kernel.event import Event, EventKind
from colonnade.kernel.i18n import Fact, Text

from .awaited import spoken

SEAT: Final = ("seat",)
DICE: Final = ("seat", "dice")
SQUARES: Final = ("seat", "squares")
BACK: Final = ("owner", "from", "to")
WAY: Final = ("seat", "owner", "from", "to")
BARRIER: Final = ("owner", "at")

EVENTS: Final[dict[str, EventKind]] = {
    "threw": EventKind(Text("throw", "lancer"), DICE),
    "six": EventKind(Text("six thrown", "six lancé"), ("seat", "sixes")),
    "third_six": EventKind(Text("third six", "troisième six"), SEAT),
    "nothing_sent_back": EventKind(Text("third six: no token", "troisième six sans jeton"), SEAT),
    "spared": EventKind(Text("third six: token spared", "troisième six : jeton épargné"), BACK),
    "stays_on_start": EventKind(
        Text("third six: stays on its start", "troisième six : reste au départ"), BACK
    ),
    "sent_to_start": EventKind(
        Text("third six: back to the start", "troisième six : retour au départ"), BACK
    ),
    "sent_to_workshop": EventKind(
        Text("third six: back to the workshop", "troisième six : retour à l’atelier"), BACK
    ),
    "exited": EventKind(Text("token leaves the workshop", "sortie de l’atelier"), WAY),
    "advanced": EventKind(Text("move forward", "avance"), (*WAY, "squares")),
    "bonus_used": EventKind(Text("bonus played", "bonus joué"), (*WAY, "squares")),
    "captured": EventKind(Text("capture", "prise"), (*WAY, "victim")),
    "tip": EventKind(Text("token at the tip", "jeton à la pointe"), WAY),
    "barrier_opened": EventKind(Text("barrier opened", "barrière ouverte"), BARRIER),
    "barrier_made": EventKind(Text("barrier made", "barrière formée"), BARRIER),
    "bonus_won": EventKind(Text("bonus won", "bonus gagné"), SQUARES),
    "bonus_lost": EventKind(Text("bonus lost", "bonus perdu"), SQUARES),
    "bonus_declined": EventKind(Text("bonus declined", "bonus refusé"), SQUARES),
    "all_home": EventKind(Text("all tokens at the tip", "tous les jetons à la pointe"), SEAT),
    "offered": EventKind(
        Text("dice offered to the partner", "dés offerts au partenaire"),
        ("seat", "partner", "dice"),
    ),
    "must_open": EventKind(Text("must open a barrier", "doit ouvrir une barrière"), SEAT),
    "die_again": EventKind(Text("one die thrown again", "un dé relancé"), DICE),
    "dice_lost": EventKind(Text("dice lost", "dés perdus"), DICE),
    "throws_again": EventKind(Text("throws again", "relance"), SEAT),
    "turn_passes": EventKind(Text("turn passes", "changement de tour"), SEAT),
    "turn_to_build": EventKind(Text("turn to build", "tour de construire"), SEAT),
    "built": EventKind(Text("double 3: built", "double 3 : construit"), SEAT),
    "not_built": EventKind(Text("no double 3", "pas de double 3"), SEAT),
    "won": EventKind(Text("win", "victoire"), SEAT),
    "team_won": EventKind(Text("win of a team", "victoire d’équipe"), ("seat", "partner")),
}
"""Every kind of event, with its facts: places and dice are texts, others ints."""


def narrate(options: Options, state: State, code: int, after: State) -> tuple[Event, ...]:
    """All that a move (or, while a throw is awaited, a throw) makes happen, in order."""
    if rules.awaits(options, state) == CHANCE:
        return tuple(_throw(options, state, code, after))
    return tuple(_move(options, state, code, after))


def _throw(options: Options, state: State, throw: int, after: State) -> Iterator[Event]:
    """A throw: to build, of one die again, or of a new throw that may be a six."""
    seat = state.seat
    yield Event("threw", {"seat": seat, "dice": spoken(throw)})
    if is_home(options, state, seat):
        if throw == rules.BUILDING:
            yield Event("built", {"seat": seat})
            yield from _won(options, after)
        else:
            yield Event("not_built", {"seat": seat})
            yield _next_turn(options, state)
    elif rules.is_third_six(state, throw):
        yield from _third_six(options, state, after)
        yield _next_turn(options, state)
    else:
        lying = rules.thrown(state, throw)
        if lying.sixes > state.sixes:
            yield Event("six", {"seat": seat, "sixes": lying.sixes})
        yield from _settling(options, lying, after)


def _third_six(options: Options, state: State, after: State) -> Iterator[Event]:
    """The token last moved by a die goes back, or is spared (L8)."""
    yield Event("third_six", {"seat": state.seat})
    if not state.last:
        yield Event("nothing_sent_back", {"seat": state.seat})
        return
    owner, place = divmod(state.last, LAST)
    back = sent_back_to(options, state)
    colour = colour_of(options, owner)
    facts: dict[str, Fact] = {
        "owner": owner,
        "from": name(colour, place),
        "to": name(colour, back),
    }
    if place > FOOT:
        yield Event("spared", facts)
    elif back == place:
        yield Event("stays_on_start", facts)
    else:
        yield Event("sent_to_workshop" if back == WORKSHOP else "sent_to_start", facts)
        yield from _barrier_changed(options, state, after, owner)


def _move(options: Options, state: State, move: int, after: State) -> Iterator[Event]:
    """A bonus is declined, or a token moves; then what follows by itself."""
    if move == SKIP:
        yield Event("bonus_declined", {"seat": state.seat, "squares": state.bonus})
        yield from _settling(options, declined(state), after)
        return
    there = moved(options, state, move)
    yield from _step(options, state, move)
    yield from _barrier_changed(options, state, there, mover(options, state, move))
    if is_home(options, there, state.seat):
        yield from _arrived(options, there, after)
    else:
        if there.bonus:
            yield Event("bonus_won", {"seat": state.seat, "squares": there.bonus})
        yield from _settling(options, there, after)


def _step(options: Options, state: State, move: int) -> Iterator[Event]:
    """The token's own step, and what it captures or reaches."""
    owner = mover(options, state, move)
    left = place_in(state[owner], move & 3)
    reached = landing(state, left, move)
    colour = colour_of(options, owner)
    facts: dict[str, Fact] = {
        "seat": state.seat,
        "owner": owner,
        "from": name(colour, left),
        "to": name(colour, reached),
    }
    if left == WORKSHOP:
        yield Event("exited", facts)
    elif state.bonus:
        yield Event("bonus_used", {**facts, "squares": state.bonus})
    else:
        yield Event("advanced", {**facts, "squares": distance(state, move)})
    victim = captured(options, state, owner, left, reached)
    if victim != NO_SEAT:
        yield Event("captured", {**facts, "victim": victim, "from": facts["to"], "to": "A"})
    if reached == TIP:
        yield Event("tip", facts)


def _barrier_changed(options: Options, before: State, after: State, seat: int) -> Iterator[Event]:
    """The barriers of a seat that a step opened or made (L13)."""
    old, new = barriers(before[seat]), barriers(after[seat])
    if old == new:
        return
    colour = colour_of(options, seat)
    for place, refuge in enumerate(REFUGE):
        if refuge & old & ~new:
            yield Event("barrier_opened", {"owner": seat, "at": name(colour, place)})
        if refuge & new & ~old:
            yield Event("barrier_made", {"owner": seat, "at": name(colour, place)})


def _arrived(options: Options, there: State, after: State) -> Iterator[Event]:
    """The last token is at the tip: the game is won, or the building begins (L18)."""
    yield Event("all_home", {"seat": there.seat})
    if options.finish:
        yield from _won(options, after)
        return
    yield Event("bonus_lost", {"seat": there.seat, "squares": there.bonus})
    if there.dice:
        yield Event("dice_lost", {"seat": there.seat, "dice": spoken(there.dice)})
    yield _finished(options, there)


def _settling(options: Options, state: State, after: State) -> Iterator[Event]:
    """What follows automatically until a seat chooses or throws (L7, L9-L12, L17)."""
    if state.bonus:
        if after.bonus:
            return
        yield Event("bonus_lost", {"seat": state.seat, "squares": state.bonus})
    if state.dice:
        if after.menu:
            yield from _duties(options, state, after.menu)
            return
        if stopped_dice(options, state):
            yield from _thrown_again(options, state)
            return
        yield Event("dice_lost", {"seat": state.seat, "dice": spoken(state.dice)})
    yield _finished(options, state)


def _duties(options: Options, state: State, menu: int) -> Iterator[Event]:
    """The dice are offered to the partner (L12), or a barrier is to be opened (L10)."""
    friend = partner(options, state.seat)
    if menu >> PARTNERS:
        yield Event("offered", {"seat": state.seat, "partner": friend, "dice": spoken(state.dice)})
    elif state.duty and opening(state[state.seat], menu):
        yield Event("must_open", {"seat": state.seat})


def _thrown_again(options: Options, state: State) -> Iterator[Event]:
    """White pairs stopped one die or all of them (L12)."""
    for value in (state.dice & DIE, state.dice >> SECOND):
        if value:
            stopped = is_thrown_again(options, state, value)
            facts: dict[str, Fact] = {"seat": state.seat, "dice": str(value)}
            yield Event("die_again" if stopped else "dice_lost", facts)


def _finished(options: Options, state: State) -> Event:
    """A six throws again (L7), else the turn passes on."""
    return Event("throws_again", {"seat": state.seat}) if state.six else _next_turn(options, state)


def _next_turn(options: Options, state: State) -> Event:
    """The next seat's turn, to throw or to build."""
    seat = (state.seat + 1) % options.players
    return Event(
        "turn_to_build" if is_home(options, state, seat) else "turn_passes", {"seat": seat}
    )


def _won(options: Options, state: State) -> Iterator[Event]:
    """The game ends (L19)."""
    if options.teams:
        yield Event("team_won", {"seat": state.seat, "partner": partner(options, state.seat)})
    else:
        yield Event("won", {"seat": state.seat})
