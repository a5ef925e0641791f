"""Hints and reviews from a few simulations: nothing is compiled, and no time is used up.

A server's own analyst thinks for a second about every position and has a child process compile what
it uses. Pages only show what it answers, which here is the same in every run.
"""

from colonnade.analysis import worker
from colonnade.analysis.evaluator import Effort
from colonnade.compiled import background

FEW = Effort(sims=4)


def main() -> None:
    vars(background)["available"] = lambda: False
    worker.HINT = worker.REVIEW = FEW  # type: ignore[misc]
    worker.main()


if __name__ == "__main__":
    main()
