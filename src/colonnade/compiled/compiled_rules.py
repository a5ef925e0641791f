"""A game's rules, compiled where possible: the interface of this package."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import Any, Final

from colonnade.compiled.kernels.expectimax import bind_expectimax
from colonnade.compiled.kernels.playout import bind_playout, bind_random_choice
from colonnade.compiled.kernels.uct import bind_rollout, bind_uct
from colonnade.kernel.awaited import CHOICE
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.rulebook import AnyRulebook

from .arrays import Arrays, NumpyArrays, PlainArrays
from .compiler import Compiler, Function, available
from .hooks import NOTHING, Choose, Evaluate, Observer, Value
from .prng import MASK
from .results import Playouts
from .tree import EXPLORATION, Search, Tree

LIMIT: Final = 1_000_000
"""Tokens after which a game is stopped; random games end long before."""

CAPACITY: Final = 1 << 18
"""Nodes of a tree unless the caller says otherwise."""


class CompiledRules:
    """One game's rules, compiled or plain; every method gives the same results either way.

    Methods compile what they need on first call. All may be called from several threads at once;
    compiled ones release the interpreter lock.
    """

    def __init__(self, book: AnyRulebook, is_compiled: bool) -> None:
        self.book = book
        self.is_compiled = is_compiled
        self._arrays: Arrays = NumpyArrays() if is_compiled else PlainArrays()
        self._compilers: list[Compiler] = []
        self._bound: dict[tuple[object, ...], Function] = {}
        self._binding = Lock()
        self._random = bind_random_choice(book.rules)
        self._rollout = bind_rollout(book.rules)

    @property
    def kept_in(self) -> tuple[str, ...]:
        """The directories of the compiled code; none where nothing can be cached."""
        places = {str(compiler.directory) for compiler in self._compilers if compiler.directory}
        return tuple(sorted(places))

    @property
    def compiled_now(self) -> int:
        """How many kernels this process compiled because they were not in the cache."""
        return sum(compiler.compiled_now for compiler in self._compilers)

    # Whole games by the thousand

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
        chosen = choose or self._random
        play = self._entry(
            ("play", chosen, observer.observe),
            lambda: bind_playout(self.book.rules, chosen, observer.observe),
        )
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

    # Searches of one position

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
        """A new UCT search of a position; without `evaluate` it plays random games to their end."""
        payoffs, asked = self._payoffs(options.players), evaluate or self._rollout
        return Tree(
            self._entry(("grow", asked), lambda: bind_uct(self.book.rules, asked)),
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
        sims: int,
        **others: Any,  # noqa: ANN401
    ) -> Search:
        """Search for a number of simulations; other arguments as in `tree`."""
        self._check_choice(options, state)
        tree = self.tree(options, state, seed=seed, **others)
        tree.grow(sims)
        return tree.found()

    def expectimax(
        self,
        options: Any,  # noqa: ANN401
        state: Any,  # noqa: ANN401
        *,
        value: Value,
        weights: Sequence[float] = (),
        depth: int = 0,
    ) -> tuple[tuple[int, float], ...]:
        """Every legal move with its value for the seat to act, the best first.

        With depth 0 `value` evaluates the state after the move; each further level averages over
        all throws that are then due, case by case, and takes the best reply to each.
        """
        self._check_choice(options, state)
        search = self._entry(
            ("expectimax", value, depth), lambda: bind_expectimax(self.book.rules, value, depth)
        )
        number = self.book.rules.count(self.book.rules.legal(options, state))
        codes, values = self._arrays.ints(number), self._arrays.floats(number)
        table = self._arrays.table(weights)
        search(options, state, self._payoffs(options.players), table, codes, values)
        found = [(int(code), float(worth)) for code, worth in zip(codes, values, strict=True)]
        return tuple(sorted(found, key=lambda move: (-move[1], move[0])))

    # How it is done

    def _entry(self, key: tuple[object, ...], bind: Callable[[], Function]) -> Function:
        """A bound kernel, made on first use."""
        with self._binding:
            if key not in self._bound:
                loop = bind()
                if self.is_compiled:
                    compiler = Compiler(loop)
                    self._compilers.append(compiler)
                    loop = compiler.entry()
                self._bound[key] = loop
            return self._bound[key]

    def _payoffs(self, players: int) -> Any:  # noqa: ANN401
        rows = payoffs_of(self.book, players)
        return self._arrays.table([payoff for row in rows for payoff in row])

    def _check_choice(self, options: Any, state: Any) -> None:  # noqa: ANN401
        if self.book.rules.awaits(options, state) != CHOICE:
            raise ColonnadeError("nothing is to be chosen in this position")


def payoffs_of(book: AnyRulebook, players: int) -> tuple[tuple[float, ...], ...]:
    """By mask of winners: the payoff of each seat."""
    nobody = (0.0,) * players
    masks = range(1, 1 << players)
    return (nobody, *(tuple(map(float, book.result(mask, players))) for mask in masks))


_bound: dict[tuple[int, bool], CompiledRules] = {}


def compiled(book: AnyRulebook) -> CompiledRules:
    """The compiled rules of a game; plain ones where numba is missing or does not work."""
    if not available():
        return plain(book)
    try:
        return _once(book, True)
    except ImportError:  # numba or numpy is installed for another Python
        return plain(book)


def plain(book: AnyRulebook) -> CompiledRules:
    """The plain rules of a game, behind the same methods."""
    return _once(book, False)


def _once(book: AnyRulebook, is_compiled: bool) -> CompiledRules:
    """The one object of a rulebook, so that nothing is compiled twice."""
    # The object keeps its book alive, so no other book can get the same identity.
    key = (id(book), is_compiled)
    # Threads may ask at once: the second one gets what the first has stored.
    return _bound.get(key) or _bound.setdefault(key, CompiledRules(book, is_compiled))


def cores() -> int:
    """How many threads can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
