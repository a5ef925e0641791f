"""What a study found, as figures with their intervals."""

from dataclasses import dataclass, replace
from math import erfc, sqrt
from typing import Final

from colonnade.kernel.i18n import Text
from colonnade.kernel.statistics import NORMAL, Interval

from .execution import FinishedStudy
from .interval import of_count, of_difference
from .measures import Measure, chooser_measures, measures_of
from .moments import Moments
from .players import Seats
from .study import Study
from .totals import Totals

LEVEL: Final = 0.05


@dataclass(frozen=True)
class Row:
    """One measure in every variant, and its differences from the first variant."""

    measure: Measure
    found: list[Interval | None]
    """By variant; None where the variant has no such measure, as for a third seat."""
    differences: list[Interval | None]
    """By variant after the first."""
    certain: list[bool]
    """By variant after the first: whether the difference is significant, all comparisons of the
    report taken together."""


@dataclass(frozen=True)
class EventFrequency:
    """How often one kind of event happens per game."""

    kind: str
    words: Text
    found: list[Interval]


@dataclass(frozen=True)
class Report:
    """All figures of a study."""

    study: Study
    every: list[Totals]
    rows: list[Row]
    uses: list[EventFrequency]


def report_of(finished: FinishedStudy) -> Report:
    """The figures of a finished study."""
    study, every = finished.study, finished.every
    measures: dict[str, Measure] = {}
    for variant in range(len(every)):
        options = study.options(variant)
        shown = measures_of(study.book, options)
        if study.rotates:
            shown = chooser_measures(Seats(study.seats).seated(options.players)) + shown
        for measure in shown:
            measures.setdefault(measure.key, measure)
    rows = [_row(measure, every) for measure in sorted(measures.values(), key=_rank)]
    return Report(study, every, _with_significance(rows), _event_frequencies(study, every))


def _rank(measure: Measure) -> tuple[bool, bool, str]:
    """Who wins comes first: choosers, seats by number, colours. The sort is stable for the rest."""
    key = measure.key
    is_seat = key.startswith("seat_")
    is_colour = measure.is_win and not is_seat and not key.startswith("chooser_")
    return not measure.is_win, is_colour, key if is_seat else ""


def _row(measure: Measure, every: list[Totals]) -> Row:
    found = [
        measure.interval(totals.columns[measure.key]) if measure.key in totals.columns else None
        for totals in every
    ]
    differences = [
        of_difference(totals.differences[measure.key], measure.scale)
        if measure.key in totals.differences
        else None
        for totals in every[1:]
    ]
    return Row(measure, found, differences, [False] * len(differences))


def _with_significance(rows: list[Row]) -> list[Row]:
    """The rows with their significance by Holm's method, because many comparisons are made."""
    compared = [
        (p_value(found), row, variant)
        for row in rows
        for variant, found in enumerate(row.differences)
        if found is not None
    ]
    compared.sort(key=lambda each: each[0])
    for rank, (chance, row, variant) in enumerate(compared):
        if chance > LEVEL / (len(compared) - rank):
            break
        row.certain[variant] = True
    return rows


def p_value(difference: Interval) -> float:
    """The p-value of a difference, by the normal approximation."""
    error = (difference.high - difference.low) / (2 * NORMAL)
    if not error:
        return 0.0 if difference.value else 1.0
    return erfc(abs(difference.value) / error / sqrt(2))


def _event_frequencies(study: Study, every: list[Totals]) -> list[EventFrequency]:
    """The events of the story, the most frequent of the first variant first."""
    kinds = {kind for totals in every for kind in totals.events}
    uses = [
        EventFrequency(
            kind,
            study.book.events[kind].name,
            # Over all counted games, including those in which nothing of the kind happened.
            [
                of_count(replace(totals.events.get(kind, Moments()), games=totals.told))
                for totals in every
            ],
        )
        for kind in kinds
    ]
    return sorted(uses, key=lambda use: (-use.found[0].value, use.kind))


def quantile(totals: Totals, share: float) -> int:
    """The length that this share of the games does not exceed."""
    passed = 0
    for length, games in sorted(totals.lengths.items()):
        passed += games
        if passed >= share * totals.games:
            return length
    return 0
