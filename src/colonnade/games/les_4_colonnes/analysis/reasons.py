"""Why a move of Les 4 colonnes is good or bad."""

from collections.abc import Iterator
from typing import Final

from colonnade.analysis.forecast import Prospect, compared, foreseen
from colonnade.analysis.game_analysis import Reason
from colonnade.games.les_4_colonnes import LES_4_COLONNES
from colonnade.games.les_4_colonnes.core.board import FOOT, REFUGE, TIP, WORKSHOP, name
from colonnade.games.les_4_colonnes.core.movement import (
    advances,
    blockade,
    captured,
    partner,
    seen_by,
)
from colonnade.games.les_4_colonnes.core.moves import landing, moved, mover
from colonnade.games.les_4_colonnes.core.options import Options, colour_of
from colonnade.games.les_4_colonnes.core.rules import after_move
from colonnade.games.les_4_colonnes.core.state import NO_SEAT, State
from colonnade.games.les_4_colonnes.core.tokens import place_in, tokens_at
from colonnade.games.les_4_colonnes.core.turn import SKIP
from colonnade.games.les_4_colonnes.text.story import narrate
from colonnade.kernel.i18n import Text

WORDS: Final[dict[str, Text]] = {
    "wins": Text("wins the game", "gagne la partie"),
    "captures": Text(
        "sends back {victim}’s token on {from}", "renvoie le jeton de {victim} en {from}"
    ),
    "tip": Text("brings a token to the tip", "amène un jeton au sommet"),
    "exits": Text("brings a token out of the workshop", "sort un jeton de l’atelier"),
    "bonus": Text("wins a bonus of {squares}", "gagne un bonus de {squares}"),
    "barrier": Text("makes a barrier on {at}", "forme une barrière en {at}"),
    "for_partner": Text(
        "holds up {victim}’s token on {from}, within {partner}’s reach",
        "retient le jeton de {victim} en {from}, à portée de {partner}",
    ),
    "sixes": Text(
        "keeps {your} token on {from} safe from a third six",
        "met {ton} jeton en {from} à l’abri d’un troisième six",
    ),
    "opens": Text("opens {your} barrier on {at}", "ouvre {ta} barrière en {at}"),
    "refuge": Text("enters the refuge {to}", "entre dans le refuge {to}"),
    "arrow": Text("enters {your} arrow, out of reach", "entre dans {ta} flèche, hors d’atteinte"),
    "pair": Text(
        "puts two tokens together on {to}, safe", "met deux jetons ensemble en {to}, à l’abri"
    ),
    "escapes": Text(
        "gets {your} token on {from} out of danger", "met hors de danger {ton} jeton en {from}"
    ),
    "exposes": Text(
        "leaves {your} token on {squares} in danger", "laisse {ton} jeton en {squares} en danger"
    ),
    "exposes_several": Text(
        "leaves {your} tokens on {squares} in danger", "laisse {tes} jetons en {squares} en danger"
    ),
    "no_capture": compared(
        "risks no capture by {owner} with the next throw",
        "ne risque aucune prise de {owner} au prochain lancer",
    ),
    "few_captures": compared(
        "risks a capture by {owner} with only {chance}% of throws",
        "ne risque une prise de {owner} qu’avec {chance}\N{NO-BREAK SPACE}% des lancers",
    ),
    "many_captures": compared(
        "risks a capture by {owner} with {chance}% of throws",
        "risque une prise de {owner} avec {chance}\N{NO-BREAK SPACE}% des lancers",
    ),
    "plans_capture": compared(
        "prepares a capture: {chance}% of {your} next throws",
        "prépare une prise : {chance}\N{NO-BREAK SPACE}% de {tes} prochains lancers",
    ),
    "plans_tip": compared(
        "prepares to reach the tip: {chance}% of {your} next throws",
        "prépare l’arrivée au sommet : {chance}\N{NO-BREAK SPACE}% de {tes} prochains lancers",
    ),
    "declines": Text("leaves the bonus alone", "laisse le bonus"),
}

AGAINST: Final = frozenset({"exposes", "exposes_several", "opens", "many_captures"})
"""What speaks against a move."""
PLAIN: Final = frozenset({"exits", "declines"})
"""What only says the move again."""

CAPTURE: Final = frozenset({"captured"})
PROSPECTS: Final = (
    Prospect("rival", CAPTURE, "no_capture", "few_captures", "many_captures"),
    Prospect("own", CAPTURE, often="plans_capture"),
    Prospect("own", frozenset({"tip"}), often="plans_tip"),
)

RISKY: Final = 2
"""After so many sixes the next one sends the token back that was moved last (L8)."""
FARTHEST: Final = 6
"""How far one die brings a pursuer."""


def reasons(options: Options, state: State, move: int) -> Iterator[Reason]:
    """The reasons of a move, the most telling first."""
    yield from _events(options, state, move)
    yield from foreseen(LES_4_COLONNES, options, state, move, PROSPECTS)
    if move == SKIP:
        return
    owner = mover(options, state, move)
    colour = colour_of(options, owner)
    left = place_in(state[owner], move & 3)
    reached = landing(state, left, move)
    after = moved(options, state, move)
    there = {"from": name(colour, left), "to": name(colour, reached)}
    yield from _for_partner(options, state, after)
    ahead = foremost(options, state, owner, reached - left)
    if state.six and state.sixes == RISKY and reached < ahead:
        yield Reason("sixes", {"from": name(colour, ahead)})
    if left <= FOOT < reached < TIP:
        yield Reason("arrow")
    elif reached <= FOOT and left != WORKSHOP:
        if REFUGE[reached]:
            yield Reason("refuge", there)
        elif is_pair(after[owner], reached):
            yield Reason("pair", there)
    before, now = exposed(options, state, owner), exposed(options, after, owner)
    if left in before and reached not in now:
        yield Reason("escapes", there)
    left_behind = sorted(now - before | now & {reached})
    if left_behind:
        squares = ", ".join(name(colour, place) for place in left_behind)
        yield Reason("exposes_several" if len(left_behind) > 1 else "exposes", {"squares": squares})


def _events(options: Options, state: State, move: int) -> Iterator[Reason]:
    """What the story tells, as reasons."""
    for event in narrate(options, state, move, after_move(options, state, move)):
        match event.kind:
            case "won" | "team_won":
                yield Reason("wins")
            case "captured":
                yield Reason("captures", event.facts)
            case "tip":
                yield Reason("tip")
            case "exited":
                yield Reason("exits")
            case "bonus_won":
                yield Reason("bonus", event.facts)
            case "barrier_made":
                yield Reason("barrier", event.facts)
            case "barrier_opened":
                yield Reason("opens", event.facts)
            case "bonus_declined":
                yield Reason("declines")


def is_pair(tokens: int, place: int) -> bool:
    """Whether two of these tokens hold a place together (L14)."""
    there = tokens_at(tokens, place)
    return there & there - 1 != 0


def exposed(options: Options, state: State, seat: int) -> set[int]:
    """The places of a seat's tokens that a rival could capture with one die (L13 to L15)."""
    friend = partner(options, seat)
    rivals = (other for other in range(options.players) if other not in (seat, friend))
    return {place for rival in rivals for place in within_reach(options, state, rival, seat)}


def within_reach(options: Options, state: State, hunter: int, seat: int) -> set[int]:
    """The places of a seat's tokens that another could capture with one die."""
    found: set[int] = set()
    closed = blockade(options, state, hunter)
    for distance in range(1, FARTHEST + 1):
        slots = advances(options, state, hunter, distance, closed)
        for slot in range(4):
            if slots >> slot & 1:
                origin = place_in(state[hunter], slot)
                if captured(options, state, hunter, origin, origin + distance) == seat:
                    found.add(seen_by(options, seat, hunter, origin + distance))
    return found


def _for_partner(options: Options, state: State, after: State) -> Iterator[Reason]:
    """A barrier that holds up a rival's token where the partner can send it back (L5, L13)."""
    friend = partner(options, state.seat)
    if friend == NO_SEAT or friend == state.seat:
        return
    for rival in range(options.players):
        if rival not in (state.seat, friend):
            held = held_up(options, state, after, rival)
            for place in sorted(held & within_reach(options, after, friend, rival)):
                square = name(colour_of(options, rival), place)
                yield Reason("for_partner", {"victim": rival, "partner": friend, "from": square})


def held_up(options: Options, state: State, after: State, seat: int) -> set[int]:
    """The places of a seat's tokens that could go further before than they can now."""
    was, now = blockade(options, state, seat), blockade(options, after, seat)
    if was == now:
        return set()
    slots = 0
    for distance in range(1, FARTHEST + 1):
        could = advances(options, state, seat, distance, was)
        slots |= could & ~advances(options, after, seat, distance, now)
    return {place_in(after[seat], slot) for slot in range(4) if slots >> slot & 1}


def foremost(options: Options, state: State, seat: int, distance: int) -> int:
    """The place of a seat's foremost token on the ring that may go so far; the workshop if none."""
    slots = advances(options, state, seat, distance, blockade(options, state, seat))
    places = (place_in(state[seat], slot) for slot in range(4) if slots >> slot & 1)
    return max((place for place in places if place <= FOOT), default=WORKSHOP)
