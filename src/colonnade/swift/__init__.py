"""The same rules, compiled: whole games and searches in bulk.

    book = rulebook("senet")
    options = book.options.read_options({"throws": "die"})
    swift = compiled(book)
    swift.playouts(options, seed=7, games=1000).winners       # a mask of seats for each game
    swift.tally(options, seed=7, games=10**6, threads=2).shares
    swift.rollouts(options, state, games=500, seed=1).shares  # expected result of each seat
    swift.look(options, state, value=opinion, depth=1)        # exact: all throws and replies
    swift.search(options, state, sims=10_000, seed=1).best    # the move most visited by UCT

The function objects of the game's rules are handed to numba as they are; without numba the same
calls run in plain Python, and give the same results. Importing this package imports neither
numba nor numpy; the first call that needs compiled code does.
"""

from .compiler import available
from .hooks import NOTHING, Choose, Evaluate, Observe, Observer, Value
from .results import Column, Playouts, Tally
from .swift import Swift, compiled, cores, plain
from .tree import MoveFound, Search, Tree

__all__ = [
    "NOTHING",
    "Choose",
    "Column",
    "Evaluate",
    "MoveFound",
    "Observe",
    "Observer",
    "Playouts",
    "Search",
    "Swift",
    "Tally",
    "Tree",
    "Value",
    "available",
    "compiled",
    "cores",
    "plain",
]
