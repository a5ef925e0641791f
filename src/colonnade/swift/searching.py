"""Searches of one position: a tree grown at random, or a look at all that may follow."""

from collections.abc import Sequence
from typing import Any, Final

from colonnade.kernel.awaited import CHOICE
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.rulebook import AnyRulebook

from .binding import Binding, Function
from .growing import bind_growing, bind_rollout
from .hooks import Evaluate, Value
from .looking import bind_looking
from .tree import EXPLORATION, Search, Tree

CAPACITY: Final = 1 << 18
"""Nodes of a tree when the caller does not say how many."""


class Searching(Binding):
    """Searches positions of one game's rules."""

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

    def _growing(self, evaluate: Evaluate | None) -> Function:
        asked = evaluate or self._rollout
        return self._entry(("grow", asked), lambda: bind_growing(self.book.rules, asked))

    def _check_choice(self, options: Any, state: Any) -> None:  # noqa: ANN401
        if self.book.rules.awaits(options, state) != CHOICE:
            raise ColonnadeError("nothing is to be chosen in this position")
