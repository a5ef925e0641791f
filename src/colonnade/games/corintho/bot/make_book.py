"""Make the book of openings: `python -m colonnade.games.corintho.bot.make_book`.

For each of the two sides: what a long search finds best in the start, then after every reply, the
likeliest lines first. How likely a reply is follows from what short searches say that it gives
away. Searches go through a fixed number of nodes, so the same numbers give the same book.
"""

import heapq
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from math import inf
from typing import Final

from colonnade.bots.weights.store import row_name
from colonnade.games.corintho.core.options import Options, write_options
from colonnade.games.corintho.core.rules import after_move, codes, legal, start
from colonnade.games.corintho.core.state import State

from .canonical_hash import signature
from .iterative_deepening import LOOP, Deepening
from .opening_book import BOOK, as_numbers
from .train_board import options_with_board
from .training_command import TrainingCommand
from .weights import load_network, load_weights

PLAYERS: Final = 2
SHORT: Final = 200
"""How many times fewer nodes tell what a reply gives away."""
REPLY_COST: Final = 30
"""What a line of one reply more counts as given away, in points: so many replies are as good."""


class Searches:
    """A long search of positions with some options, and a short one."""

    def __init__(self, options: Options, nodes: int) -> None:
        self._options = options
        self._long, self._short = (
            Deepening(
                *(LOOP.ready(), options, start(options), load_weights(options)),
                *(limit, load_network(options)),
            )
            for limit in (nodes, max(1, nodes // SHORT))
        )

    def best(self, state: State) -> State | None:
        """The position to go to; None if the result is known, which any search finds."""
        self._long.restart(state)
        self._long.run(inf)
        if self._long.is_proved:
            return None
        return after_move(self._options, state, self._long.line[0])

    def replies(self, state: State) -> list[tuple[int, State]]:
        """The positions after a reply, turned and mirrored ones once, and what each gives away."""
        reached: dict[int, State] = {}
        for move in codes(legal(self._options, state)):
            after = after_move(self._options, state, move)
            if not after.winners:
                reached.setdefault(signature(self._options, after), after)
        worths = [self._worth(after, state.seat) for after in reached.values()]
        most = max(worths, default=0)
        return [
            (most - worth, after) for worth, after in zip(worths, reached.values(), strict=True)
        ]

    def _worth(self, state: State, seat: int) -> int:
        self._short.restart(state)
        self._short.run(inf)
        return self._short.score if state.seat == seat else -self._short.score


def steps(options: Options, side: int, searches: Searches) -> Iterator[tuple[int, int]]:
    """The positions that a side comes to by its best moves, likely ones first, and where to go."""
    begin = start(options)
    ways, met, number = [(0, 0, begin)], {signature(options, begin)}, 0
    while ways:
        cost, _, state = heapq.heappop(ways)
        if state.seat == side:
            best = searches.best(state)
            if best is None:
                continue
            yield signature(options, state), signature(options, best)
            state = best
        if state.seat == side or state.winners:
            continue
        for given_away, next_ in searches.replies(state):
            key = signature(options, next_)
            if key not in met:
                met.add(key)
                number += 1
                heapq.heappush(ways, (cost + REPLY_COST + given_away, number, next_))


def make_rows(positions: int, nodes: int) -> Mapping[str, Sequence[float]]:
    """The rows of the file."""
    rows = {}
    for options in options_with_board():
        found: list[tuple[int, int]] = []
        for side in range(PLAYERS):
            found += islice(steps(options, side, Searches(options, nodes)), positions)
        rows[row_name(write_options(options))] = as_numbers(found)
    return rows


COMMAND: Final = TrainingCommand(
    "colonnade.games.corintho.bot.make_book",
    BOOK,
    {
        "positions": (200, "positions of each side"),
        "nodes": (3_000_000, "nodes of a search"),
    },
    make_rows,
)


if __name__ == "__main__":
    COMMAND.main(sys.argv[1:])
