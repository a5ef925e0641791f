"""The coach: a bot that plays at about the level of a person, from the results so far.

The person's rating is the likeliest one by the results against opponents whose ratings are known,
held near a beginner's while there are few. Between two levels the coach plays some moves by the one
and some by the other.
"""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from colonnade.kernel.rulebook import AnyRulebook
from colonnade.library import Randomness
from colonnade.library.user_dirs import state_dir

from .api.level_names import COACH, LEVELS, coach_rating
from .api.levels import LevelChooser, chooser
from .api.registry import game_bot
from .api.thinking import Budget, Thought

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


class Finished(NamedTuple):
    """A game against bots of one level, as whoever played it remembers it."""

    bot: str
    share: float
    opponents: int = 1
    """How many other sides there were."""


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


def results_of(rating: float, share: float, opponents: int) -> list[Result]:
    """A game against several opponents of a rating, as results against one.

    Who wins has beaten each of them, who loses was beaten by one: so somebody as strong as each of
    them, who wins one game in `opponents` + 1, has as many results of either kind.
    """
    return [Result(rating, share)] * (max(1, opponents) if share == 1 else 1)


def coach_for(book: AnyRulebook, games: Iterable[Finished]) -> str:
    """The name of the coach for somebody who has ended these games, the oldest first."""
    ratings = game_bot(book).ratings
    results: list[Result] = []
    for bot, share, opponents in games:
        own = coach_rating(bot)
        rating = ratings.get(bot) if own is None else float(own)
        if rating is not None:  # a program of somebody else has none
            results += results_of(rating, share, opponents)
    rating = within(ratings, rating_after(results, ratings["easy"]))
    return f"{COACH}{round(rating)}"


def within(ratings: dict[str, float], rating: float) -> float:
    """The rating nearest to another that bots of ours can play at."""
    return min(max(rating, ratings[LEVELS[0]]), ratings[LEVELS[-1]])


class RatedChooser:
    """Plays at a rating: between two levels, some moves by the one and some by the other."""

    def __init__(self, rng: Randomness, budget: Budget, rating: float) -> None:
        self._rating = rating
        self._rng = rng
        self._bots = {level: chooser(level, rng, budget) for level in LEVELS}

    def rating(self, book: AnyRulebook) -> float:
        """The rating at which it plays a game, on the scale of the game's levels."""
        return self._rating

    def choose(self, book: AnyRulebook, options: Any, state: Any, /) -> int:  # noqa: ANN401
        """The move of one of the two levels between which the rating is."""
        return self.think(book, options, state).move

    def think(self, book: AnyRulebook, options: Any, state: Any, /) -> Thought:  # noqa: ANN401
        """The same, and why."""
        ratings, rating = game_bot(book).ratings, self.rating(book)
        below = next((level for level in reversed(LEVELS) if ratings[level] <= rating), LEVELS[0])
        above = next((level for level in LEVELS if ratings[level] >= rating), LEVELS[-1])
        apart = ratings[above] - ratings[below]
        part = (rating - ratings[below]) / apart if apart > 0 else 0.0
        bot = self._bots[above if self._rng.randrange(FINE) < part * FINE else below]
        if isinstance(bot, LevelChooser):
            return bot.think(book, options, state)
        return Thought(bot.choose(book, options, state))


class CoachChooser(RatedChooser):
    """Plays every game at the rating of the person at this machine, as far as that is known."""

    def __init__(self, rng: Randomness, budget: Budget, path: Path | None = None) -> None:
        super().__init__(rng, budget, 0.0)
        self._path = path or state_dir() / "coach.json"
        self._results = read_results(self._path)

    def rating(self, book: AnyRulebook) -> float:
        """What it takes the person for, on the scale of the game's levels."""
        return rating_after(self._results.get(book.id, ()), game_bot(book).ratings["easy"])

    def learn(self, book: AnyRulebook, share: float, opponents: int = 1) -> None:
        """Note the share of the win that the person had against it in a game that is over."""
        # It played at the rating of the person, as it was known before.
        played = round(within(game_bot(book).ratings, self.rating(book)), 1)
        results = [*self._results.get(book.id, ()), *results_of(played, share, opponents)]
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
