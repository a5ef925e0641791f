"""The lab: what happens when a game is played many times, and how sure one can be of it.

from colonnade import lab

results = lab.run("senet", games=10_000, sweep={"throws": ["coins", "die"]})
print(results)                              # the report of `colonnade lab`
pandas.DataFrame(results.games)             # a row for each game
polars.DataFrame(results.figures)           # every figure with its interval
"""

from .execution import Progress
from .results import Results, run
from .study import Study
from .tables import Table

__all__ = ["Progress", "Results", "Study", "Table", "run"]
