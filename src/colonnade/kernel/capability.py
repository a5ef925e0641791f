"""What a game's folder offers besides its rules, imported only when it is first used."""

from dataclasses import dataclass
from importlib import import_module
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Lazy:
    """An object of a module that is imported on first use.

    A game declares its bot, its printed sheets, … without importing the packages they plug into:
    the rules stay free of them, and a program that needs none of it does not load it.
    """

    module: str
    attribute: str

    def load(self, kind: type[T]) -> T:
        """The object itself, imported if need be; raises TypeError unless it is of this kind."""
        found = getattr(import_module(self.module), self.attribute)
        if not isinstance(found, kind):
            raise TypeError(f"{self.module}.{self.attribute} is no {kind.__name__}")
        return found
