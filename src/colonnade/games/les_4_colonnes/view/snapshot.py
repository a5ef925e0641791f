"""A position of Les 4 colonnes as plain values: where each token stands, the dice, the bonus."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from colonnade.games.les_4_colonnes.core import rules
from colonnade.games.les_4_colonnes.core.board import name
from colonnade.games.les_4_colonnes.core.options import Options, colour_of
from colonnade.games.les_4_colonnes.core.state import DIE, ONE_DIE_AGAIN, SECOND, State
from colonnade.games.les_4_colonnes.core.tokens import place_in
from colonnade.kernel.awaited import CHANCE, OVER
from colonnade.kernel.snapshot import Snapshot

from .board_svg import stands

Colour: TypeAlias = Literal["yellow", "blue", "green", "red"]
COLOURS: Final[tuple[Colour, ...]] = ("yellow", "blue", "green", "red")
"""In order of turn."""
TOKENS: Final = 4


@dataclass(frozen=True, slots=True)
class Les4ColonnesSnapshot(Snapshot):
    """A position of Les 4 colonnes."""

    tokens: tuple[tuple[str, ...], ...]
    """By seat: the places of its four tokens, the hindmost first: `A` the workshop, `1` to `68`,
    `F1` to `F8` the arrow."""
    places: Mapping[str, tuple[int, ...]]
    """The seats whose tokens stand on each place that holds any; a workshop and an arrow have
    their colour's letter before their name: `YA`, `YF3`."""
    dice: tuple[int, ...]
    """The dice to be played."""
    one_die_again: bool
    """Whether one die of two is to be thrown again (L12)."""
    bonus: int
    """Squares of the bonus to be played, 0 for none."""
    sixes: int
    """Sixes thrown in this turn."""
    colours: tuple[Colour, ...]
    """The colour of each seat."""


def snapshot(options: Options, state: State) -> Les4ColonnesSnapshot:
    """The position, described."""
    stage = rules.awaits(options, state)
    colours = [colour_of(options, seat) for seat in range(options.players)]
    is_again = state.dice == ONE_DIE_AGAIN
    dice = () if is_again else (state.dice & DIE, state.dice >> SECOND)
    return Les4ColonnesSnapshot(
        seat=None if stage == OVER else state.seat,
        is_chance=stage == CHANCE,
        tokens=tuple(
            tuple(name(colour, place_in(state[seat], slot)) for slot in range(TOKENS))
            for seat, colour in enumerate(colours)
        ),
        places={there: tuple(seats) for there, seats in stands(options, state).items()},
        dice=tuple(die for die in dice if die),
        one_die_again=is_again,
        bonus=state.bonus,
        sixes=state.sixes,
        colours=tuple(COLOURS[colour] for colour in colours),
    )
