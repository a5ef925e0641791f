"""What happened, in order: the token itself, and all that the rules then did by themselves."""

from collections.abc import Iterator
from typing import Final

from colonnade.games.columbiz.core.board import DIRECTIONS, column_of, number_of
from colonnade.games.columbiz.core.dice import DICE, DIE, number_of_dice
from colonnade.games.columbiz.core.options import Options
from colonnade.games.columbiz.core.placing import (
    LIMIT,
    line_value,
    lines_on,
    placements,
    prey,
    run_length,
)
from colonnade.games.columbiz.core.rules import (
    END,
    KEEP,
    awaits,
    capture_points,
    forfeited,
    is_last_round,
    total,
    winners,
)
from colonnade.games.columbiz.core.state import State, captured_by, line_points_of, reserve_of
from colonnade.kernel import bits
from colonnade.kernel.awaited import CHANCE, OVER
from colonnade.kernel.event import Event, EventKind
from colonnade.kernel.i18n import Fact, Text

from .move_spelling import write_cell
from .words import spoken

SEAT: Final = ("seat",)
NUMBER: Final = ("seat", "number")
LINE: Final = ("seat", "length", "points", "cells")

EVENTS: Final[dict[str, EventKind]] = {
    "thrown": EventKind(Text("throw", "lancer"), ("seat", "dice", "throws")),
    "kept": EventKind(Text("dice kept, others again", "dés gardés"), ("seat", "dice", "number")),
    "all_again": EventKind(Text("all dice again", "tous les dés relancés"), SEAT),
    "nothing_fits": EventKind(Text("nothing to place yet", "rien à poser encore"), SEAT),
    "pawns_lost": EventKind(Text("pawns lost", "pions perdus"), NUMBER),
    "placed": EventKind(Text("pawn placed", "pion posé"), ("seat", "to", "column", "cell", "dice")),
    "captured": EventKind(
        Text("pawn captured", "pion capturé"), ("seat", "victim", "from", "column", "cell")
    ),
    "line_broken": EventKind(Text("line broken", "ligne rompue"), ("owner", "length")),
    "line_made": EventKind(Text("line made", "ligne formée"), LINE),
    "line_grown": EventKind(Text("line lengthened", "ligne allongée"), LINE),
    "all_placed": EventKind(Text("all pawns placed", "tous les pions posés"), SEAT),
    "limit_reached": EventKind(Text("limit of pawns per turn", "limite de pions"), NUMBER),
    "nothing_more": EventKind(Text("nothing more to place", "plus rien à poser"), SEAT),
    "ended": EventKind(Text("turn ended by choice", "fin de tour choisie"), SEAT),
    "last_round": EventKind(Text("last round", "dernier tour"), SEAT),
    "over": EventKind(Text("game over", "fin de partie"), ()),
    "scored": EventKind(
        Text("score counted", "décompte"), ("seat", "lines", "captured", "captures", "total")
    ),
    "won": EventKind(Text("win", "victoire"), ("seat", "total")),
    "shared": EventKind(Text("shared win", "victoire partagée"), ("seat", "total")),
}
"""Every kind of event, with its facts: cells and dice are texts, the rest are ints."""


def narrate(options: Options, state: State, code: int, after: State) -> tuple[Event, ...]:
    """All that a move (or, while a throw is awaited, a throw) makes happen, in order."""
    if awaits(options, state) == CHANCE:
        return tuple(throw_story(options, state, code, after))
    if code >= KEEP:
        return (keep_event(state, code - KEEP),)
    if code == END:
        return (Event("ended", {"seat": state.seat}), *turn_end_story(options, state, after))
    return tuple(place_story(options, state, code, after))


def throw_story(options: Options, state: State, throw: int, after: State) -> Iterator[Event]:
    """The throw, and what follows when nothing can be placed with it (K6)."""
    throws = state.throws - 1
    yield Event("thrown", {"seat": state.seat, "dice": spoken(throw), "throws": throws})
    if after.seat != state.seat:
        yield Event("pawns_lost", {"seat": state.seat, "number": forfeited(state)})
        yield from turn_end_story(options, state, after)
    elif placements(options, after) == 0:
        yield Event("nothing_fits", {"seat": state.seat})


def keep_event(state: State, kept: int) -> Event:
    """Dice set aside, the others going back into the cup."""
    number = DICE - number_of_dice(kept)
    if number == DICE:
        return Event("all_again", {"seat": state.seat})
    return Event("kept", {"seat": state.seat, "dice": spoken(kept), "number": number})


def place_story(options: Options, state: State, cell: int, after: State) -> Iterator[Event]:
    """A pawn placed, its captures (K7), its lines (K8), and the end of the turn if it ends."""
    dice = spoken(number_of(cell) * DIE[column_of(cell) - 1])
    yield Event("placed", {"seat": state.seat, "to": write_cell(cell), **spot(cell), "dice": dice})
    yield from capture_story(options, state, cell)
    yield from line_story(options, state, cell)
    if after.seat != state.seat:
        yield turn_over_event(options, state, after)
        yield from turn_end_story(options, state, after)


def capture_story(options: Options, state: State, cell: int) -> Iterator[Event]:
    """K7: each pawn captured, then the enemy lines broken by it."""
    taken = prey(state, cell)
    if not taken:
        return
    for victim in range(options.players):
        for caught in bits.positions(state[victim] & taken):
            facts: dict[str, Fact] = {"seat": state.seat, "victim": victim}
            yield Event("captured", {**facts, "from": write_cell(caught), **spot(caught)})
    for victim in range(options.players):
        for line in lines_on(state[victim]):
            if line & taken:
                yield Event("line_broken", {"owner": victim, "length": bits.count(line)})


def line_story(options: Options, state: State, cell: int) -> Iterator[Event]:
    """K8: each line that the new pawn makes or lengthens, with its cells and its points."""
    board = state[state.seat]
    for step in DIRECTIONS:
        before = run_length(board, cell, -step)
        after = run_length(board, cell, step)
        points = line_value(options, before, after)
        if points:
            spots = range(cell - before * step, cell + after * step + 1, step)
            facts: dict[str, Fact] = {
                "seat": state.seat,
                "length": len(spots),
                "points": points,
                "cells": " ".join(write_cell(spot) for spot in spots),
            }
            yield Event("line_grown" if max(before, after) > 2 else "line_made", facts)


def turn_over_event(options: Options, state: State, after: State) -> Event:
    """K4, K5: why no further pawn can be placed."""
    placed = state.placed + 1
    if reserve_of(after, state.seat) == 0:
        return Event("all_placed", {"seat": state.seat})
    if placed == LIMIT[options.players]:
        return Event("limit_reached", {"seat": state.seat, "number": placed})
    return Event("nothing_more", {"seat": state.seat})


def turn_end_story(options: Options, before: State, after: State) -> Iterator[Event]:
    """K9, K11: the last round announced, or the game over with its scores.

    `before` is the state before the token, `after` the next turn's first or the last of all.
    """
    if awaits(options, after) == OVER:
        yield Event("over")
        yield from score_story(options, after)
    elif is_last_round(options, after) and not is_last_round(options, before):
        yield Event("last_round", {"seat": before.seat})


def score_story(options: Options, state: State) -> Iterator[Event]:
    """K10, K11: the account of each seat, then the winners."""
    for seat in range(options.players):
        captured = captured_by(state, seat)
        facts = {
            "seat": seat,
            "lines": line_points_of(state, seat),
            "captured": captured,
            "captures": capture_points(options, captured),
            "total": total(options, state, seat),
        }
        yield Event("scored", facts)
    best = winners(options, state)
    for seat in bits.positions(best):
        facts = {"seat": seat, "total": total(options, state, seat)}
        yield Event("won" if bits.count(best) == 1 else "shared", facts)


def spot(cell: int) -> dict[str, Fact]:
    """A cell as people say it: its column, and its number there."""
    return {"column": column_of(cell), "cell": number_of(cell)}
