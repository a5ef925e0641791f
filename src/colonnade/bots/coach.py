"""The coach: a bot that plays at about the level of a person, from the results so far.

The person's rating is the likeliest one by the results against opponents whose ratings are known,
held near a beginner's while there are few. Between two levels the coach plays some moves by the one
and some by the other.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from colonnade.kernel.rulebook import AnyRulebook
from colonnade.library import Randomness
from colonnade.library.user_dirs import state_dir

from .api.chooser import Chooser
from .api.level_names import LEVELS
from .api.levels import chooser
from .api.registry import game_bot
from .api.thinking import Budget

COACH: Final = "coach"
LATEST: Final = 30
"""Results that count: people get better."""
SPREAD: Final = 200.0
"""The standard deviation of people's ratings around the first guess."""
ELO: Final = 400.0
STEPS: Final = 40
"""Halvings of the range in which a rating is looked for: far below one point."""
FINE: Final = 1 << 20


class Result(NamedTuple):
    """A game that a person has ended."""

    rating: float
    """Of the opponent."""
    share: float
    """Of the win, from 0 to 1."""


def expected_share(rating: float, opponent: float) -> float:
    """The share of the wins that a rating promises against another."""
    return float(1 / (1 + 10 ** ((opponent - rating) / ELO)))


def rating_after(results: Sequence[Result], first_guess: float) -> float:
    """The likeliest rating by the latest results, a normal distribution being assumed before."""
    low, high = -4 * ELO, 8 * ELO
    per_point = 2.302585092994046 / ELO
    for _ in range(STEPS):
        middle = (low + high) / 2
        surprise = sum(
            result.share - expected_share(middle, result.rating) for result in results[-LATEST:]
        )
        is_higher = per_point * surprise > (middle - first_guess) / SPREAD**2
        low, high = (middle, high) if is_higher else (low, middle)
    return (low + high) / 2


class CoachChooser:
    """Plays every game at the rating of the person, as far as that is known."""

    def __init__(self, rng: Randomness, budget: Budget, path: Path | None = None) -> None:
        self._path = path or state_dir() / "coach.json"
        self._rng = rng
        self._bots: dict[str, Chooser] = {level: chooser(level, rng, budget) for level in LEVELS}
        self._results = read_results(self._path)

    def rating(self, book: AnyRulebook) -> float:
        """What it takes the person for, on the scale of the game's levels."""
        guess = game_bot(book).ratings["easy"]
        return rating_after(self._results.get(book.id, ()), guess)

    def choose(self, book: AnyRulebook, options: Any, state: Any, /) -> int:  # noqa: ANN401
        """The move of one of the two levels between which the person is."""
        ratings, rating = game_bot(book).ratings, self.rating(book)
        below, above = LEVELS[0], LEVELS[-1]
        for level in LEVELS:
            if ratings[level] <= rating:
                below = level
        for level in reversed(LEVELS):
            if ratings[level] >= rating:
                above = level
        apart = ratings[above] - ratings[below]
        part = (rating - ratings[below]) / apart if apart > 0 else 0.0
        level = above if self._rng.randrange(FINE) < part * FINE else below
        return self._bots[level].choose(book, options, state)

    def learn(self, book: AnyRulebook, share: float) -> None:
        """Note the share of the win that the person had against it in a game that is over."""
        # It played at the rating of the person, as it was known before.
        ratings = game_bot(book).ratings
        played = min(max(self.rating(book), ratings[LEVELS[0]]), ratings[LEVELS[-1]])
        results = [*self._results.get(book.id, ()), Result(round(played, 1), share)]
        self._results[book.id] = results[-LATEST:]
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._path.write_text(json.dumps(self._results), encoding="utf-8")


def read_results(path: Path) -> dict[str, list[Result]]:
    """The results in a file, by game; none where there is no such file, or it is damaged."""
    try:
        kept = json.loads(path.read_text(encoding="utf-8"))
        return {
            str(game): [Result(float(rating), float(share)) for rating, share in results]
            for game, results in kept.items()
        }
    except (OSError, ValueError, TypeError, AttributeError):
        return {}
