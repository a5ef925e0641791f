"""Why a move of Senet is good or bad."""

from collections.abc import Iterator
from typing import Final

from colonnade.analysis.forecast import Prospect, compared, foreseen
from colonnade.analysis.game_analysis import Reason
from colonnade.games.senet import SENET
from colonnade.games.senet.core import rules
from colonnade.games.senet.core.board import EXIT, SAFE
from colonnade.games.senet.core.movement import forward_moves, origin_of, protected, target_of
from colonnade.games.senet.core.options import Options
from colonnade.games.senet.core.state import State
from colonnade.games.senet.text.story import narrate
from colonnade.kernel import bits
from colonnade.kernel.i18n import Text

WORDS: Final[dict[str, Text]] = {
    "wins": Text("wins the game", "gagne la partie"),
    "leaves_board": Text("takes a pawn off the board: {out} of 5", "sort un pion : {out} sur 5"),
    "swaps": Text(
        "sends {victim}’s pawn back from {to} to {from}",
        "fait reculer le pion de {victim} de {to} à {from}",
    ),
    "drowns": Text("falls into the water", "tombe à l’eau"),
    "enters": Text("brings a waiting pawn in", "fait rentrer un pion qui attendait"),
    "makes_barrage": Text(
        "makes a barrage from {first} to {last}", "forme un barrage de {first} à {last}"
    ),
    "breaks_barrage": Text("breaks {owner}’s barrage", "défait le barrage de {owner}"),
    "gives_up_barrage": Text(
        "gives up {your} barrage from {first} to {last}",
        "défait {ton} barrage de {first} à {last}",
    ),
    "protects": Text("protects {your} pawns on {squares}", "protège {tes} pions en {squares}"),
    "safe": Text("reaches the safe square {to}", "atteint la case sûre {to}"),
    "escapes": Text("gets {your} pawn on {from} out of reach", "met à l’abri {ton} pion en {from}"),
    "exposes": Text(
        "leaves {your} pawn on {squares} alone and unprotected",
        "laisse {ton} pion seul en {squares}, sans protection",
    ),
    "exposes_several": Text(
        "leaves {your} pawns on {squares} alone and unprotected",
        "laisse {tes} pions seuls en {squares}, sans protection",
    ),
    "no_swap": compared(
        "risks no swap by {owner} with the next throw",
        "ne risque aucun échange de {owner} au prochain lancer",
    ),
    "few_swaps": compared(
        "risks a swap by {owner} with only {chance}% of throws",
        "ne risque un échange de {owner} qu’avec {chance}\N{NO-BREAK SPACE}% des lancers",
    ),
    "many_swaps": compared(
        "risks a swap by {owner} with {chance}% of throws",
        "risque un échange de {owner} avec {chance}\N{NO-BREAK SPACE}% des lancers",
    ),
    "no_water": compared(
        "keeps {your} next throw out of the water",
        "évite l’eau à {ton} prochain lancer",
    ),
    "little_water": compared(
        "risks the water with only {chance}% of {your} next throws",
        "ne risque l’eau qu’avec {chance}\N{NO-BREAK SPACE}% de {tes} prochains lancers",
    ),
    "much_water": compared(
        "risks the water with {chance}% of {your} next throws",
        "risque l’eau avec {chance}\N{NO-BREAK SPACE}% de {tes} prochains lancers",
    ),
    "plans_swap": compared(
        "prepares a swap: {chance}% of {your} next throws",
        "prépare un échange : {chance}\N{NO-BREAK SPACE}% de {tes} prochains lancers",
    ),
    "plans_exit": compared(
        "prepares to take a pawn off: {chance}% of {your} next throws",
        "prépare la sortie d’un pion : {chance}\N{NO-BREAK SPACE}% de {tes} prochains lancers",
    ),
    "runs": Text("brings {your} last pawn on", "fait avancer {ton} dernier pion"),
}

AGAINST: Final = frozenset(
    {"drowns", "exposes", "exposes_several", "gives_up_barrage", "many_swaps", "much_water"}
)
"""What speaks against a move."""
PLAIN: Final = frozenset({"enters"})
"""What only says the move again."""

SWAP: Final = frozenset({"swapped"})
PROSPECTS: Final = (
    Prospect("rival", SWAP, "no_swap", "few_swaps", "many_swaps"),
    Prospect("own", frozenset({"washed_back", "waits"}), "no_water", "little_water", "much_water"),
    Prospect("own", SWAP, often="plans_swap"),
    Prospect("own", frozenset({"left"}), often="plans_exit"),
)

THROWS: Final = (1, 2, 3, 4, 6)
"""The throws that move a pawn in either way of throwing (S4)."""


def reasons(options: Options, state: State, move: int) -> Iterator[Reason]:
    """The reasons of a move, the most telling first."""
    after = rules.after_move(options, state, move)
    own, enemy, enemy_waiting = after.own, after.enemy, after.enemy_waiting
    if after.seat != state.seat:
        own, enemy, enemy_waiting = after.enemy, after.own, after.own_waiting
    origin, target = origin_of(move), target_of(move, state.throw)
    yield from _events(options, state, move, after)
    yield from foreseen(SENET, options, state, move, PROSPECTS)
    if target < EXIT and 1 << target & own & SAFE:
        yield Reason("safe", {"to": str(target)})
    covered = protected(own) & ~protected(state.own)
    if covered:
        beside = (covered << 1 | covered >> 1) & own
        yield Reason("protects", {"squares": listed(covered | beside)})
    before = exposed(options, state.own, state.enemy, state.enemy_waiting)
    now = exposed(options, own, enemy, enemy_waiting)
    if before >> origin & 1 and not now >> min(target, EXIT) & 1 and target < EXIT:
        yield Reason("escapes", {"from": str(origin)})
    left_behind = now & (~before | (1 << target if target < EXIT else 0))
    if left_behind:
        kind = "exposes_several" if left_behind & left_behind - 1 else "exposes"
        yield Reason(kind, {"squares": listed(left_behind)})
    if origin and origin < target and origin == bits.lowest(state.own):
        yield Reason("runs")


def _events(options: Options, state: State, move: int, after: State) -> Iterator[Reason]:
    """What the story tells, as reasons."""
    events = narrate(options, state, move, after)
    wins = any(event.kind == "won" for event in events)
    for event in events:
        facts, mine = event.facts, event.facts.get("owner") == state.seat
        match event.kind:
            case "left" if wins:
                yield Reason("wins")
            case "left":
                yield Reason("leaves_board", facts)
            case "swapped":
                yield Reason("swaps", facts)
            case "washed_back" | "waits":
                yield Reason("drowns")
            case "entered":
                yield Reason("enters")
            case "barrage_formed" if mine:
                yield Reason("makes_barrage", facts)
            case "barrage_broken":
                yield Reason("gives_up_barrage" if mine else "breaks_barrage", facts)


def exposed(options: Options, own: int, enemy: int, enemy_waiting: int) -> int:
    """The pawns of a side that the other could swap with its next throw (S8, S9)."""
    found = 0
    for throw in THROWS:
        movers = forward_moves(options.exit, enemy, own, enemy_waiting, throw)
        # A waiting pawn enters and never swaps (S15).
        found |= (movers & ~1) << throw & own
    return found


def listed(squares: int) -> str:
    """Squares by number: `11, 12`."""
    return ", ".join(str(square) for square in bits.positions(squares))
