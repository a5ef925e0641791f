"""A game's rules bound to the loops of this room: the object other rooms call."""

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Lock
from typing import Any, Final

from colonnade.kernel.awaited import CHOICE
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.rulebook import AnyRulebook

from .arrays import Arrays, NumpyArrays, PlainArrays
from .compiler import Compiler, available
from .draws import MASK, stream_of
from .growing import bind_growing, bind_rollout
from .hooks import NOTHING, Choose, Evaluate, Observer, Value
from .looking import bind_looking
from .playing import bind_playing, bind_random_choice, bind_tracing
from .results import Playouts, Tally
from .tree import EXPLORATION, Search, Tree

Function = Callable[..., Any]

LIMIT: Final = 1_000_000
"""Tokens after which a game is stopped; random games are over long before."""
BATCH: Final = 2048
"""Games played in one call by `batches`: a fraction of a second."""
TRACED: Final = 4096
"""Codes written in one call by `trace`."""
CAPACITY: Final = 1 << 18
"""Nodes of a tree when the caller does not say how many."""


class Swift:
    """One game's rules, compiled or plain; every method gives the same results either way.

    Methods compile what they need when they are first called. All may be called from several
    threads at once, and compiled ones let other threads run meanwhile.
    """

    def __init__(self, book: AnyRulebook, is_compiled: bool) -> None:
        self.book = book
        self.is_compiled = is_compiled
        self._arrays: Arrays = NumpyArrays() if is_compiled else PlainArrays()
        self._compilers: list[Compiler] = []
        self._random = bind_random_choice(book.rules)
        self._rollout = bind_rollout(book.rules)
        self._bound: dict[tuple[object, ...], Function] = {}
        self._binding = Lock()

    # Whole games

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
            views = [column[start:end] for column in columns]
            play(
                options,
                begin,
                seed & MASK,
                first + start,
                limit,
                packed,
                int(is_rotating),
                table,
                *views,
                counts[start:end],
            )

        if threads > 1 and self.is_compiled and games > 1:
            parts = min(threads, games)
            edges = [games * number // parts for number in range(parts + 1)]
            with ThreadPoolExecutor(parts) as pool:
                list(pool.map(part, edges[:-1], edges[1:]))
        elif self.is_compiled:
            part(0, games)
        else:
            rotating = int(is_rotating)
            play(
                options, begin, seed & MASK, first, limit, packed, rotating, table, *columns, counts
            )
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

    # Searches

    def tree(
        self,
        options: Any,  # noqa: ANN401
        state: Any,  # noqa: ANN401
        *,
        seed: int,
        capacity: int = CAPACITY,
        exploration: float = EXPLORATION,
        evaluate: Evaluate | None = None,
        weights: Sequence[float] = (),
    ) -> Tree:
        """A UCT search of a position, not begun; without `evaluate` a random game is played."""
        payoffs = self._payoffs(options.players)
        return Tree(
            self._growing(evaluate),
            self.book.rules,
            options,
            state,
            arrays=self._arrays,
            capacity=capacity,
            seed=seed,
            exploration=exploration,
            payoffs=payoffs,
            weights=payoffs if evaluate is None else self._arrays.table(weights),
        )

    def search(
        self,
        options: Any,  # noqa: ANN401
        state: Any,  # noqa: ANN401
        *,
        seed: int,
        sims: int = 0,
        seconds: float = 0.0,
        **others: Any,  # noqa: ANN401
    ) -> Search:
        """Search a position with so many simulations, or for so long; takes what `tree` takes."""
        self._check_choice(options, state)
        if sims <= 0 and seconds <= 0:
            raise ColonnadeError("a search needs simulations or seconds")
        tree = self.tree(options, state, seed=seed, **others)
        if sims > 0:
            tree.grow(sims)
        else:
            tree.grow_for(seconds)
        return tree.found()

    def look(
        self,
        options: Any,  # noqa: ANN401
        state: Any,  # noqa: ANN401
        *,
        value: Value,
        weights: Sequence[float] = (),
        depth: int = 0,
    ) -> tuple[tuple[int, float], ...]:
        """Every legal move with its worth to the seat to act, the best first.

        With depth 0 `value` judges the state after the move; each level more looks at all throws
        that are then due, case by case, and at the best reply to each.
        """
        self._check_choice(options, state)
        look = self._entry(
            ("look", value, depth), lambda: bind_looking(self.book.rules, value, depth)
        )
        number = self.book.rules.count(self.book.rules.legal(options, state))
        codes, values = self._arrays.ints(number), self._arrays.floats(number)
        table = self._arrays.table(weights)
        look(options, state, self._payoffs(options.players), table, codes, values)
        found = [(int(code), float(worth)) for code, worth in zip(codes, values, strict=True)]
        return tuple(sorted(found, key=lambda move: (-move[1], move[0])))

    # What is bound and compiled

    @property
    def kept_in(self) -> tuple[str, ...]:
        """The directories that hold what was compiled; none where nothing can be kept."""
        places = {str(compiler.directory) for compiler in self._compilers if compiler.directory}
        return tuple(sorted(places))

    @property
    def compiled_now(self) -> int:
        """How many loops this process had to compile itself, because they were not kept."""
        return sum(compiler.compiled_now for compiler in self._compilers)

    def _playing(self, choose: Choose | None, observer: Observer) -> Function:
        chosen = choose or self._random
        return self._entry(
            ("play", chosen, observer.observe),
            lambda: bind_playing(self.book.rules, chosen, observer.observe),
        )

    def _growing(self, evaluate: Evaluate | None) -> Function:
        asked = evaluate or self._rollout
        return self._entry(("grow", asked), lambda: bind_growing(self.book.rules, asked))

    def _entry(self, key: tuple[object, ...], bind: Callable[[], Function]) -> Function:
        """A bound loop, made once."""
        with self._binding:
            if key not in self._bound:
                loop = bind()
                if self.is_compiled:
                    compiler = Compiler(loop)
                    self._compilers.append(compiler)
                    loop = compiler.entry()
                self._bound[key] = loop
            return self._bound[key]

    def _check_choice(self, options: Any, state: Any) -> None:  # noqa: ANN401
        if self.book.rules.awaits(options, state) != CHOICE:
            raise ColonnadeError("nothing is to be chosen in this position")

    def _payoffs(self, players: int) -> Any:  # noqa: ANN401
        rows = payoffs_of(self.book, players)
        return self._arrays.table([payoff for row in rows for payoff in row])


def payoffs_of(book: AnyRulebook, players: int) -> tuple[tuple[float, ...], ...]:
    """By mask of winners: what each seat gets."""
    nobody = (0.0,) * players
    masks = range(1, 1 << players)
    return (nobody, *(tuple(map(float, book.result(mask, players))) for mask in masks))


_bound: dict[tuple[int, bool], Swift] = {}


def compiled(book: AnyRulebook) -> Swift:
    """The compiled rules of a game; plain ones where numba is missing or does not work."""
    if not available():
        return plain(book)
    try:
        return _once(book, True)
    except ImportError:  # numba or numpy is installed for another Python
        return plain(book)


def plain(book: AnyRulebook) -> Swift:
    """The rules of a game as they stand, behind the same methods."""
    return _once(book, False)


def _once(book: AnyRulebook, is_compiled: bool) -> Swift:
    """The one object of a rulebook, so that nothing is compiled twice."""
    # The object keeps its book alive, so no other book can come to have the same identity.
    key = (id(book), is_compiled)
    if key not in _bound:
        _bound[key] = Swift(book, is_compiled)
    return _bound[key]


def cores() -> int:
    """How many threads can work at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
