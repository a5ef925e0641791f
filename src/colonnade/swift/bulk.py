"""Whole games by the thousand: rows of results, batches, sums."""

from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final

from colonnade.kernel.rulebook import AnyRulebook

from .binding import Binding, Function, payoffs_of
from .draws import MASK, stream_of
from .hooks import NOTHING, Choose, Observer
from .playing import bind_playing, bind_random_choice, bind_tracing
from .results import Playouts, Tally

LIMIT: Final = 1_000_000
"""Tokens after which a game is stopped; random games are over long before."""
BATCH: Final = 2048
"""Games played in one call by `batches`: a fraction of a second."""
TRACED: Final = 4096
"""Codes written in one call by `trace`."""


class Bulk(Binding):
    """Plays whole games of one game's rules."""

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
        """The games number `first` to `first + games − 1` of the experiment called `seed`.

        They begin at `state`, or at the start. `choose` picks the moves, at random unless given;
        `policies` are numbers for it by seat, `weights` its table. Where policies are rotating,
        they move a seat on with every game, in order of the games' numbers. Game number n is the
        same whatever the other arguments that merely divide the work.
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

    def batches(
        self,
        options: Any,  # noqa: ANN401
        *,
        seed: int,
        games: int,
        first: int = 0,
        threads: int = 1,
        size: int = BATCH,
        **others: Any,  # noqa: ANN401
    ) -> Iterator[Playouts]:
        """The same games, in order, a batch at a time: for progress, and for flat memory."""

        def batch(start: int) -> Playouts:
            number = min(size, first + games - start)
            return self.playouts(options, seed=seed, games=number, first=start, **others)

        starts = iter(range(first, first + games, size))
        if threads == 1 or not self.is_compiled:
            yield from map(batch, starts)
            return
        with ThreadPoolExecutor(threads) as pool:
            waiting: deque[Future[Playouts]] = deque()
            for start in starts:
                waiting.append(pool.submit(batch, start))
                if len(waiting) > threads:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()

    def tally(self, options: Any, *, seed: int, games: int, **others: Any) -> Tally:  # noqa: ANN401
        """The sums over so many games; takes what `batches` takes."""
        observer: Observer = others.get("observer", NOTHING)
        tally = self.new_tally(options, observer)
        for played in self.batches(options, seed=seed, games=games, **others):
            tally.add(played)
        return tally

    def new_tally(self, options: Any, observer: Observer = NOTHING) -> Tally:  # noqa: ANN401
        """An empty tally, to be filled with batches."""
        return Tally(payoffs_of(self.book, options.players), observer.counters)

    def rollouts(self, options: Any, state: Any, *, games: int, seed: int, **others: Any) -> Tally:  # noqa: ANN401
        """The sums over so many random games from a state; `.shares` is what it is worth."""
        return self.tally(options, state=state, seed=seed, games=games, **others)

    def trace(self, options: Any, *, seed: int, number: int = 0) -> list[int]:  # noqa: ANN401
        """The codes of all tokens of one random game, the same as `playouts` plays."""
        trace = self._entry(("trace",), lambda: bind_tracing(self.book.rules))
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
            lambda: bind_playing(self.book.rules, chosen, observer.observe),
        )
