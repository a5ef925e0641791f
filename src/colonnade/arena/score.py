"""What a series of pairs says: a share of the wins, its 95 % interval, and the Elo difference."""

from collections.abc import Sequence
from math import inf, log10
from typing import Final, NamedTuple

from colonnade.kernel.words import Words
from colonnade.swift.interval import of_share

from .match import Match, Pair

SCALE: Final = 400
"""Elo points for which a win is ten times as likely as a loss."""


class Score(NamedTuple):
    """How the first entrant fared against the second."""

    games: int
    share: float
    low: float
    high: float
    moves: int
    faults: tuple[Words, ...]


def score_of(pairs: Sequence[Pair]) -> Score:
    """The score of a series, by Wilson's formula over games.

    The games of a pair share their throws, which makes the true interval narrower, not wider.
    """
    games = 2 * len(pairs)
    won = sum(sum(pair.shares) for pair in pairs)
    moves = sum(pair.moves for pair in pairs)
    faults = tuple(fault for pair in pairs for fault in pair.faults)
    if not games:
        return Score(0, 0.5, 0.0, 1.0, 0, ())
    return Score(games, *of_share(won / games, games), moves, faults)


def elo(share: float) -> float:
    """The difference in Elo points that makes such a share of wins likely."""
    if share <= 0 or share >= 1:
        return -inf if share <= 0 else inf
    return SCALE * log10(share / (1 - share))


def as_json(match: Match, score: Score) -> dict[str, object]:
    """All of it for programs; a difference without bound is null."""

    def bounded(share: float) -> float | None:
        return round(elo(share), 1) if 0 < share < 1 else None

    book, options = match.ruled()
    return {
        "game": match.game,
        "options": book.options.write_options(options),
        "entrants": list(match.entrants),
        "seed": match.seed,
        "games": score.games,
        "share": round(score.share, 4),
        "interval": [round(score.low, 4), round(score.high, 4)],
        "elo": bounded(score.share),
        "elo_interval": [bounded(score.low), bounded(score.high)],
        "moves": score.moves,
        "faults": [fault.en for fault in score.faults],
    }
