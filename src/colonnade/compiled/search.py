"""Searches of one position: UCT or expectimax."""

from collections.abc import Sequence
from typing import Any, Final

from colonnade.compiled.kernels.expectimax import bind_expectimax
from colonnade.compiled.kernels.uct import bind_rollout, bind_uct
from colonnade.kernel.awaited import CHOICE
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.rulebook import AnyRulebook

from .bound_rules import Binding, Function
from .hooks import Evaluate, Value
from .tree import EXPLORATION, Search, Tree

CAPACITY: Final = 1 << 18
"""Nodes of a tree unless the caller says otherwise."""


class SearchMethods(Binding):
    """Methods that search positions."""

    def __init__(self, book: AnyRulebook, is_compiled: bool) -> None:
        super().__init__(book, is_compiled)
        self._rollout = bind_rollout(book.rules)

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
        """Search for a number of simulations or of seconds; other arguments as in `tree`."""
        self._check_choice(options, state)
        if sims <= 0 and seconds <= 0:
            raise ColonnadeError("a search needs simulations or seconds")
        tree = self.tree(options, state, seed=seed, **others)
        if sims > 0:
            tree.grow(sims)
        else:
            tree.grow_for(seconds)
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

    def _growing(self, evaluate: Evaluate | None) -> Function:
        asked = evaluate or self._rollout
        return self._entry(("grow", asked), lambda: bind_uct(self.book.rules, asked))

    def _check_choice(self, options: Any, state: Any) -> None:  # noqa: ANN401
        if self.book.rules.awaits(options, state) != CHOICE:
            raise ColonnadeError("nothing is to be chosen in this position")
