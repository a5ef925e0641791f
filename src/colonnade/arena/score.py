"""The score of a series of pairs: share of wins, 95 % interval, and Elo difference."""

from collections import Counter
from collections.abc import Sequence
from math import inf, log10
from typing import Final, NamedTuple

from colonnade.kernel.i18n import Language
from colonnade.kernel.record import Record
from colonnade.kernel.statistics import of_share

from .match import Fault, Match, Pair
from .words import percent, say

SCALE: Final = 400
"""The Elo difference at which a win is ten times as likely as a loss."""


class Score(NamedTuple):
    """The score of the first bot against the second."""

    games: int
    """How many were played."""
    share: float
    """Of the wins, from 0 to 1; a shared win counts by its share."""
    low: float
    """The lower end of the 95 % interval of the share."""
    high: float
    """Its upper end."""
    moves: int
    """Of both bots in all games."""
    faults: tuple[Fault, ...]
    """Why games were forfeited, one for each such game."""
    records: tuple[Record, ...] = ()
    """The games in order, if they were to be recorded."""

    @property
    def elo(self) -> float:
        """The Elo difference; infinite where one of them won everything."""
        return elo(self.share)

    def lines(self, language: Language = "en") -> list[str]:
        """The score in sentences: the share, the Elo difference, and each kind of forfeit."""
        facts = {"share": self.share, "low": self.low, "high": self.high}
        shares = {name: percent(share, language) for name, share in facts.items()}
        facts["elo"] = facts.pop("share")
        lines = [
            say("score", language, games=self.games, **shares),
            say("elo", language, **{name: points(share) for name, share in facts.items()}),
        ]
        for fault, times in Counter(self.faults).items():
            said = fault.said.to(language)
            lines.append(say("fault", language, games=times, fault=said))
            lines += [f"    {line}" for line in fault.errors if line not in said]
        return lines

    def __str__(self) -> str:
        """The score in English."""
        return "\n".join(self.lines())


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
    records = tuple(record for pair in pairs for record in pair.records)
    return Score(games, *of_share(won / games, games), moves, faults, records)


def elo(share: float) -> float:
    """The Elo difference that corresponds to a share of wins."""
    if share <= 0 or share >= 1:
        return -inf if share <= 0 else inf
    return SCALE * log10(share / (1 - share))


def points(share: float) -> str:
    """The Elo difference of a share of wins, as it is written."""
    return f"{elo(share):+.0f}".replace("inf", "∞").replace("-", "−")


def as_json(match: Match, score: Score) -> dict[str, object]:
    """The score as JSON; an infinite difference is null."""

    def bounded(share: float) -> float | None:
        return round(elo(share), 1) if 0 < share < 1 else None

    book, options = match.rulebook_and_options()
    return {
        "game": match.game,
        "options": book.options.write_options(options),
        "entrants": list(match.names),
        "seed": match.seed,
        "games": score.games,
        "share": round(score.share, 4),
        "interval": [round(score.low, 4), round(score.high, 4)],
        "elo": bounded(score.share),
        "elo_interval": [bounded(score.low), bounded(score.high)],
        "moves": score.moves,
        "faults": [fault.said.en for fault in score.faults],
    }
