"""A position as plain values, for people who write scripts."""

from dataclasses import dataclass

from colonnade.kernel.awaited import CHANCE, OVER
from colonnade.kernel.snapshot import Snapshot
from passage.core import rules
from passage.core.options import Options
from passage.core.state import State, hinder, leader


@dataclass(frozen=True, slots=True)
class PassageSnapshot(Snapshot):
    """A position of Passage."""

    walkers: tuple[tuple[int, int], ...]
    """By seat: the places of its two walkers, 0 the near bank, 10 the far one."""
    throw: int | None
    """The throw to be played."""


def snapshot(options: Options, state: State) -> PassageSnapshot:
    """The position, described."""
    stage = rules.awaits(options, state)
    return PassageSnapshot(
        seat=None if stage == OVER else state.seat,
        is_chance=stage == CHANCE,
        walkers=tuple((hinder(state[seat]), leader(state[seat])) for seat in range(2)),
        throw=state.throw or None,
    )
