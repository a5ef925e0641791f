"""The same rules, compiled: whole games and searches in bulk.

    book = rulebook("senet")
    options = book.options.read_options({"throws": "die"})
    rules = compiled(book)
    rules.playouts(options, seed=7, games=1000).winners       # a mask of seats for each game
    rules.expectimax(options, state, value=chance, depth=1)   # exact: all throws and replies
    rules.search(options, state, sims=10_000, seed=1).best    # the move most visited by UCT

The function objects of the game's rules are handed to numba as they are; without numba the same
calls run in plain Python, and give the same results. Importing this package imports neither
numba nor numpy; the first call that needs compiled code does.
"""

from .compiled_rules import CompiledRules, compiled, cores, plain
from .compiler import available
from .hooks import NOTHING, Choose, Evaluate, Observe, Observer, Value
from .results import Playouts
from .tree import MoveFound, Search, Tree

__all__ = [
    "NOTHING",
    "Choose",
    "CompiledRules",
    "Evaluate",
    "MoveFound",
    "Observe",
    "Observer",
    "Playouts",
    "Search",
    "Tree",
    "Value",
    "available",
    "compiled",
    "cores",
    "plain",
]
