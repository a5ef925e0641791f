"""A game's rules bound to the kernels of this package, each bound and compiled once."""

from collections.abc import Callable
from threading import Lock
from typing import Any

from colonnade.kernel.rulebook import AnyRulebook

from .arrays import Arrays, NumpyArrays, PlainArrays
from .compiler import Compiler

Function = Callable[..., Any]


class Binding:
    """One game's rules, compiled or plain, with the kernels bound so far."""

    def __init__(self, book: AnyRulebook, is_compiled: bool) -> None:
        self.book = book
        self.is_compiled = is_compiled
        self._arrays: Arrays = NumpyArrays() if is_compiled else PlainArrays()
        self._compilers: list[Compiler] = []
        self._bound: dict[tuple[object, ...], Function] = {}
        self._binding = Lock()

    @property
    def kept_in(self) -> tuple[str, ...]:
        """The directories of the compiled code; none where nothing can be cached."""
        places = {str(compiler.directory) for compiler in self._compilers if compiler.directory}
        return tuple(sorted(places))

    @property
    def compiled_now(self) -> int:
        """How many kernels this process compiled because they were not in the cache."""
        return sum(compiler.compiled_now for compiler in self._compilers)

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


def payoffs_of(book: AnyRulebook, players: int) -> tuple[tuple[float, ...], ...]:
    """By mask of winners: the payoff of each seat."""
    nobody = (0.0,) * players
    masks = range(1, 1 << players)
    return (nobody, *(tuple(map(float, book.result(mask, players))) for mask in masks))
