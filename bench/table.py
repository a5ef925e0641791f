"""What one move costs in the table and on the wire, in microseconds of processor time.

    python bench/table.py [ROUNDS]

Two people play random games through `decide`; each line is one configuration. *decide* is the
whole decision, which includes *apply* (the rules) and *event* (the story); those two are also timed
alone, each on tables that have not yet been asked anything. *view* includes spelling the legal
moves; *encode* is one update to clients, *keep* the entries for the store. `total` is decide +
view + encode + keep: what a move costs before it reaches a socket or a disk.
"""

import random
import statistics
import sys
from collections.abc import Callable
from time import thread_time
from typing import NamedTuple, TypeVar

from colonnade.table.commands import Play, TakeSeat, Throw
from colonnade.table.decide import decide
from colonnade.table.decision import Accepted
from colonnade.table.entry import Played, Thrown
from colonnade.table.fair_dice import Secret
from colonnade.table.opening import open_table
from colonnade.table.reducer import apply
from colonnade.table.seat import Role
from colonnade.table.story import event_of
from colonnade.table.table import CHANCE, Table
from colonnade.table.view import view
from colonnade.wire.entries import write_entries
from colonnade.wire.messages import Update, encode

MOVES = 2000
CONFIGURATIONS = (
    "senet",
    "corintho",
    "corintho players=4",
    "columbiz",
    "columbiz players=4",
    "les-4-colonnes",
    "les-4-colonnes players=4 dice=2 teams=yes",
)
STEPS = ("decide", "apply", "event", "view", "encode", "keep")
T = TypeVar("T")


class Spent(NamedTuple):
    """Microseconds a move, by step, and how many legal moves and bytes there were."""

    steps: dict[str, float]
    legal: float
    size: float


def table_for(configuration: str, secret: Secret) -> Table:
    game, *given = configuration.split()
    verdict = open_table("bench", game, dict(word.split("=") for word in given), secret)
    assert isinstance(verdict, Accepted)
    table = verdict.table
    for seat in range(table.players):
        seated = decide(table, TakeSeat(seat, f"Person {seat}", "0" * 64), Role.SPECTATOR, secret)
        assert isinstance(seated, Accepted)
        table = seated.table
    return table


def reading_seconds() -> float:
    """What reading the clock costs by itself."""
    begun = thread_time()
    for _ in range(1000):
        thread_time()
    return (thread_time() - begun) / 1000


def measure(configuration: str) -> Spent:
    secret, rng = Secret(b"\x07" * 32), random.Random(7)
    first = table = table_for(configuration, secret)
    spent = dict.fromkeys(STEPS, 0.0)
    legal = size = 0

    idle = reading_seconds()

    def timed(step: str, work: Callable[..., T], *arguments: object) -> T:
        begun = thread_time()
        done = work(*arguments)
        spent[step] += thread_time() - begun - idle
        return done

    for _ in range(MOVES):
        if table.is_over:
            table = first
        shown = view(table)
        chosen = rng.choice(shown.legal) if table.stage != CHANCE else ""
        command = Play(chosen) if chosen else Throw()
        before, seat = table, table.turn
        assert seat is not None
        verdict = timed("decide", decide, before, command, seat, secret, before.version)
        assert isinstance(verdict, Accepted)
        table = verdict.table
        entry = verdict.entries[0]
        assert isinstance(entry, Played | Thrown)
        timed("apply", apply, before, entry)
        timed("event", event_of, before, entry, before.code(entry.token), table)
        seen = timed("view", view, table)
        update = Update(table.version, verdict.story, seen)
        data = timed("encode", encode, update)
        timed("keep", write_entries, verdict.entries)
        legal, size = legal + len(seen.legal), size + len(data)
    steps = {step: 1e6 * seconds / MOVES for step, seconds in spent.items()}
    return Spent(steps, legal / MOVES, size / MOVES)


def loop_nanoseconds() -> float:
    """How fast plain Python runs just now, to compare figures of other hours and machines."""
    begun, total = thread_time(), 0
    for number in range(1_000_000):
        total += number
    return 1e3 * (thread_time() - begun)


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    measured: dict[str, list[Spent]] = {name: [] for name in CONFIGURATIONS}
    for _ in range(rounds):
        for name in CONFIGURATIONS:
            measured[name].append(measure(name))
    print(f"a turn of an empty loop adding up takes {loop_nanoseconds():.0f} ns here")
    columns = "".join(f"{step:>8}" for step in (*STEPS, "total"))
    print(f"{'µs a move, median of ' + str(rounds):44}{columns}   spread    legal  bytes")
    for name, runs in measured.items():
        middle = {step: statistics.median(run.steps[step] for run in runs) for step in STEPS}
        totals = sorted(
            sum(run.steps[step] for step in ("decide", "view", "encode", "keep")) for run in runs
        )
        numbers = "".join(f"{middle[step]:8.1f}" for step in STEPS)
        spread = f"{totals[0]:.0f}–{totals[-1]:.0f}"
        print(
            f"{name:44}{numbers}{statistics.median(totals):8.1f}{spread:>9}"
            f"{runs[0].legal:9.1f}{runs[0].size:7.0f}"
        )


if __name__ == "__main__":
    main()
