"""Why a move of Les 4 colonnes is good or bad."""

from collections.abc import Iterator
from typing import Final

from colonnade.games.les_4_colonnes.board import FOOT, REFUGE, TIP, WORKSHOP, name
from colonnade.games.les_4_colonnes.movement import (
    advances,
    blockade,
    captured,
    partner,
    seen_by,
)
from colonnade.games.les_4_colonnes.moves import landing, moved, mover
from colonnade.games.les_4_colonnes.options import Options, colour_of
from colonnade.games.les_4_colonnes.state import State
from colonnade.games.les_4_colonnes.story import narrate
from colonnade.games.les_4_colonnes.tokens import place_in, standing
from colonnade.games.les_4_colonnes.turn import SKIP
from colonnade.kernel.words import Words

from .reason import Reason

WORDS: Final[dict[str, Words]] = {
    "wins": Words("wins the game", "gagne la partie"),
    "captures": Words(
        "captures the token of {victim} on {from}", "capture le jeton de {victim} en {from}"
    ),
    "tip": Words("brings a token to the tip", "amène un jeton à la pointe"),
    "exits": Words("brings a token out of the workshop", "sort un jeton de l’atelier"),
    "bonus": Words("wins a bonus of {squares}", "gagne un bonus de {squares}"),
    "barrier": Words("makes a barrier on {at}", "forme une barrière en {at}"),
    "opens": Words("opens {your} barrier on {at}", "ouvre {ta} barrière en {at}"),
    "refuge": Words("enters the refuge {to}", "entre dans le refuge {to}"),
    "arrow": Words("enters {your} arrow, out of reach", "entre dans {ta} flèche, hors d’atteinte"),
    "pair": Words("protects {your} pair on {to}", "protège {ta} paire en {to}"),
    "escapes": Words(
        "gets {your} token on {from} out of danger", "met hors de danger {ton} jeton en {from}"
    ),
    "exposes": Words(
        "leaves {your} token on {squares} exposed", "laisse exposé {ton} jeton en {squares}"
    ),
    "declines": Words("leaves the bonus alone", "laisse le bonus"),
}

AGAINST: Final = frozenset({"exposes", "opens"})
"""What speaks against a move."""
PLAIN: Final = frozenset({"exits", "declines"})
"""What only says the move again."""

FARTHEST: Final = 6
"""How far one die brings a pursuer."""


def reasons(options: Options, state: State, move: int) -> Iterator[Reason]:
    """The reasons of a move, the most telling first."""
    yield from _events(options, state, move)
    if move == SKIP:
        return
    owner = mover(options, state, move)
    colour = colour_of(options, owner)
    left = place_in(state[owner], move & 3)
    reached = landing(state, left, move)
    after = moved(options, state, move)
    there = {"from": name(colour, left), "to": name(colour, reached)}
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
        yield Reason("exposes", {"squares": squares})


def _events(options: Options, state: State, move: int) -> Iterator[Reason]:
    """What the story tells, as reasons."""
    for event in narrate(options, state, move):
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
    there = standing(tokens, place)
    return there & there - 1 != 0


def exposed(options: Options, state: State, seat: int) -> set[int]:
    """The places of a seat's tokens that a rival could capture with one die (L13 to L15)."""
    found: set[int] = set()
    friend = partner(options, seat)
    for other in range(options.players):
        if other in (seat, friend):
            continue
        closed = blockade(options, state, other)
        for distance in range(1, FARTHEST + 1):
            slots = advances(options, state, other, distance, closed)
            for slot in range(4):
                if slots >> slot & 1:
                    origin = place_in(state[other], slot)
                    if captured(options, state, other, origin, origin + distance) == seat:
                        found.add(seen_by(options, seat, other, origin + distance))
    return found
