"""Rollouts: games played on from a position by the learned value, and evaluated after some throws.

Positions that are to be compared are played on with the same throws, so that what luck does to
all of them alike cancels out; one that is worse beyond doubt is played on no more.
"""

import time
from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, Final

from colonnade.bots.value.play import bind_play_until_throw, bind_position_value
from colonnade.compiled import Value
from colonnade.compiled.lazy_kernel import Kernel, LazyKernel
from colonnade.compiled.prng import below, following, stream_of, word
from colonnade.kernel.awaited import CHANCE
from colonnade.kernel.rulebook import AnyRules

from .expectimax import CLOCK, Found, ValueModel
from .uct import SLICE

Roll = Callable[..., None]

FIRST: Final = 2
"""Games of each position before anybody looks at the clock."""
FEWEST: Final = 16
"""Games before any position is given up."""
DOUBT: Final = 3.5
"""Standard errors that a position must be behind the best to be worse beyond doubt."""
MOST: Final = 128
"""Games of a position in one call."""

kernels: dict[tuple[str, Value], LazyKernel] = {}


def bind_rolling(rules: AnyRules, value: Value) -> Roll:
    """Many games from one state, each cut after so many throws, a row of worths for each."""
    awaits, cases, cast, after_throw = rules.awaits, rules.cases, rules.cast, rules.after_throw
    judged = bind_position_value(rules, value)
    settled = bind_play_until_throw(rules, judged)

    def roll(
        options: Any,  # noqa: ANN401
        begin: Any,  # noqa: ANN401
        seed: int,
        first: int,
        throws: int,
        weights: Sequence[float],
        worths: Any,  # noqa: ANN401
    ) -> None:
        players = options.players
        start = settled(options, begin, weights)
        for game in range(len(worths) // players):
            stream = stream_of(seed, first + game)
            state = start
            for throw in range(throws):
                if awaits(options, state) != CHANCE:
                    break
                number = cases(options, state)
                stream = following(stream)
                case = below(word(stream), number)
                if throw == 0:
                    # All cases in turn, so that luck cannot begin before the second throw.
                    case = (below(word(seed), number) + first + game) % number
                code = cast(options, state, case)
                state = settled(options, after_throw(options, state, code), weights)
            for seat in range(players):
                worths[game * players + seat] = judged(options, state, seat, weights)

    return roll


def kernel_of(model: ValueModel, options: Any) -> LazyKernel:  # noqa: ANN401
    """The kernel that plays on by a value model, plain and compiled."""
    book, value = model.book, model.value

    def use(made: Kernel) -> None:
        Rollouts(made, model, options, [book.rules.start(options)], 0, 0).play(1)

    key = (book.id, value)
    if key not in kernels:
        kernels[key] = LazyKernel(bind_rolling(book.rules, value), use, book.id)
    return kernels[key]


def one_ply_values(made: Kernel, model: ValueModel, options: Any, state: Any) -> Found:  # noqa: ANN401
    """Every move with its static value: rollouts that are cut before their first throw."""
    rules = model.book.rules
    moves = rules.codes(rules.legal(options, state))
    after = [rules.after_move(options, state, move) for move in moves]
    shares = settled_shares(made, model, options, after)
    found = [(move, each[state.seat]) for move, each in zip(moves, shares, strict=True)]
    return tuple(sorted(found, key=lambda one: (-one[1], one[0])))


def settled_shares(
    made: Kernel,
    model: ValueModel,
    options: Any,  # noqa: ANN401
    states: Sequence[Any],
) -> list[tuple[float, ...]]:
    """The expected share of each seat in some states, without searching."""
    rollouts = Rollouts(made, model._replace(horizon=0), options, states, 0, 0)
    rollouts.play(1)
    return [rollouts.shares(number) for number in range(len(states))]


class Rollouts:
    """Some positions, played on together, and what came of it."""

    def __init__(
        self,
        made: Kernel,
        model: ValueModel,
        options: Any,  # noqa: ANN401
        positions: Sequence[Any],
        seat: int,
        seed: int,
        opinions: Sequence[float] = (),
    ) -> None:
        """Compare what positions are worth to a seat, beginning with opinions of them."""
        self._made, self._model, self._options = made, model, options
        self._positions, self._seat, self._seed = positions, seat, seed
        self._opinions = opinions or [0.0] * len(positions)
        self._trust = model.trust if opinions else 0
        self._players = int(options.players)
        self._weights = made.arrays.table(model.weights)
        self.alive = list(range(len(positions)))
        """The positions that are still played on, by number."""
        self.games = [0] * len(positions)
        self._sums = [[0.0] * self._players for _ in positions]
        self._squares = [[0.0] * self._players for _ in positions]
        self._products = [[0.0] * len(positions) for _ in positions]

    def play(self, games: int) -> None:
        """Play every position that is alive on, so many times more with the same throws."""
        rows = {number: self._play_games(number, games) for number in self.alive}
        own = {number: row[self._seat :: self._players] for number, row in rows.items()}
        for number, row in rows.items():
            self.games[number] += games
            for seat in range(self._players):
                column = row[seat :: self._players]
                self._sums[number][seat] += sum(column)
                self._squares[number][seat] += sum(map(float.__mul__, column, column))
            for other in self.alive:
                together = sum(map(float.__mul__, own[number], own[other]))
                self._products[number][other] += together

    def prune(self) -> None:
        """Give up the positions that are worse than the best beyond doubt."""
        leader = self.best
        self.alive = [
            number
            for number in self.alive
            if number == leader
            or self.worth(leader) - self.worth(number) <= DOUBT * self.error_between(leader, number)
        ]

    @property
    def best(self) -> int:
        """The number of the position that looks best."""
        return max(self.alive, key=lambda number: (self.worth(number), -number))

    def worth(self, number: int) -> float:
        """What a position is worth to the seat: an opinion that counts as some games, and games."""
        weight = self._trust + self.games[number]
        opinion = self._trust * self._opinions[number]
        return (opinion + self._sums[number][self._seat]) / weight

    def shares(self, number: int) -> tuple[float, ...]:
        """What the games of a position say that each seat can expect."""
        return tuple(total / self.games[number] for total in self._sums[number])

    def errors(self, number: int) -> tuple[float, ...]:
        """The standard errors of these shares."""
        games = self.games[number]
        return tuple(
            sqrt(max(0.0, square / games - (total / games) ** 2) / games)
            for total, square in zip(self._sums[number], self._squares[number], strict=True)
        )

    def run(self, sims: int, end: float) -> int:
        """Play until one position is left, so many games are over, or the time is; how many were.

        All that are left are played on equally often; 0 games have no bound.
        """
        played, step = 0, FIRST
        while (now := time.perf_counter()) < end:
            if sims:
                step = min(step, (sims - played) // len(self.alive))
            if step < 1:
                break
            self.play(step)
            played += step * len(self.alive)
            later = time.perf_counter()
            pace = step / max(CLOCK, later - now)
            # Where games are counted, the clock decides nothing before the time is nearly over.
            ahead = end - later if sims else min(SLICE, end - later)
            step = max(1, int(min(4 * step, MOST, pace * ahead)))
            if self.games[self.alive[0]] >= FEWEST:
                self.prune()
            if len(self.alive) == 1 < len(self._positions):
                break
        return played

    def _play_games(self, number: int, games: int) -> list[float]:
        """The worths of some games of a position, seat by seat."""
        worths = self._made.arrays.floats(games * self._players)
        self._made.call(
            self._options,
            self._positions[number],
            self._seed,
            self.games[number],
            self._model.horizon,
            self._weights,
            worths,
        )
        return list(map(float, worths))

    def error_between(self, one: int, other: int) -> float:
        """The standard error of the difference of two positions that had the same throws."""
        games, products = self.games[one], self._products
        squares = products[one][one] + products[other][other] - 2 * products[one][other]
        mean = (self._sums[one][self._seat] - self._sums[other][self._seat]) / games
        return sqrt(max(0.0, squares / games - mean * mean) / games)
