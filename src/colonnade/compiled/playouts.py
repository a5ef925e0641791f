"""Whole games by the thousand, as rows of results."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from colonnade.compiled.kernels.playout import bind_playout, bind_random_choice, bind_trace
from colonnade.kernel.rulebook import AnyRulebook

from .bound_rules import Binding, Function
from .hooks import NOTHING, Choose, Observer
from .prng import MASK, stream_of
from .results import Playouts

LIMIT: Final = 1_000_000
"""Tokens after which a game is stopped; random games end long before."""
TRACED: Final = 4096
"""Codes written in one call by `trace`."""


class PlayoutMethods(Binding):
    """Methods that play whole games."""

    def __init__(self, book: AnyRulebook, is_compiled: bool) -> None:
        super().__init__(book, is_compiled)
        self._random = bind_random_choice(book.rules)

    def playouts(
        self,
        options: Any,  # noqa: ANN401
        *,
        seed: int,
        games: int,
        first: int = 0,
        state: Any = None,  # noqa: ANN401
        threads: int = 1,
        limit: int = LIMIT,
        choose: Choose | None = None,
        policies: Sequence[int] = (),
        is_rotating: bool = False,
        weights: Sequence[float] = (),
        observer: Observer = NOTHING,
    ) -> Playouts:
        """The games number `first` to `first + games − 1` of the experiment with this `seed`.

        They begin at `state`, or at the start. `choose` picks the moves, at random unless given;
        `policies` are numbers for it by seat, `weights` its table. With `is_rotating`, policies
        move one seat on with every game, in order of the games' numbers. Game number n does not
        depend on arguments that only divide the work.
        """
        play = self._playing(choose, observer)
        columns = [self._arrays.ints(games) for _ in range(4)]
        counts = self._arrays.rows(games, observer.counters)
        begin = self.book.rules.start(options) if state is None else state
        packed = sum(policy << 4 * seat for seat, policy in enumerate(policies))
        table = self._arrays.table(weights)

        def part(start: int, end: int) -> None:
            rows = (*columns, counts)
            if end - start < games:  # a slice of a plain array would be a copy
                rows = tuple(row[start:end] for row in rows)
            numbers = (seed & MASK, first + start, limit, packed, int(is_rotating))
            play(options, begin, *numbers, table, *rows)

        parts = min(threads, games) if self.is_compiled else 1
        if parts > 1:
            edges = [games * number // parts for number in range(parts + 1)]
            with ThreadPoolExecutor(parts) as pool:
                list(pool.map(part, edges[:-1], edges[1:]))
        else:
            part(0, games)
        winners, tokens, moves, checks = columns
        return Playouts(first, winners, tokens, moves, checks, counts)

    def trace(self, options: Any, *, seed: int, number: int = 0) -> list[int]:  # noqa: ANN401
        """The codes of all tokens of one random game, the same as `playouts` plays."""
        trace = self._entry(("trace",), lambda: bind_trace(self.book.rules))
        state, stream = self.book.rules.start(options), stream_of(seed & MASK, number)
        codes: list[int] = []
        length = TRACED
        while length == TRACED:
            written = self._arrays.ints(TRACED)
            state, stream, length = trace(options, state, stream, written)
            codes.extend(int(code) for code in written[:length])
        return codes

    def _playing(self, choose: Choose | None, observer: Observer) -> Function:
        chosen = choose or self._random
        return self._entry(
            ("play", chosen, observer.observe),
            lambda: bind_playout(self.book.rules, chosen, observer.observe),
        )
