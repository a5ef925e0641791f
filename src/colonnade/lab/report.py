"""What a study found, as figures with their intervals."""

import re
from dataclasses import dataclass

from colonnade.kernel.words import Words
from colonnade.swift.interval import Interval

from .choosing import Seats
from .column import Column
from .interval import of_count, of_mean
from .measures import Measure, chooser_measures, measures_of
from .running import Finished
from .study import Study
from .sums import Sums


@dataclass(frozen=True)
class Row:
    """One measure in every variant, and what each differs from the first by."""

    measure: Measure
    found: list[Interval | None]
    """By variant; None where the variant has no such thing, as a third seat."""
    differences: list[Interval | None]
    """By variant after the first."""


@dataclass(frozen=True)
class Use:
    """How often one thing of the story happens in a game."""

    kind: str
    words: Words
    found: list[Interval]


@dataclass(frozen=True)
class Report:
    """All figures of a study."""

    study: Study
    every: list[Sums]
    rows: list[Row]
    uses: list[Use]


def report_of(finished: Finished) -> Report:
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
    rows = [_row(measure, every) for measure in _ordered(measures)]
    return Report(study, every, rows, _uses(study, every))


def _ordered(measures: dict[str, Measure]) -> list[Measure]:
    """Seats and colours first, also those that only a later variant has."""
    return sorted(measures.values(), key=lambda measure: (not measure.is_win, _rank(measure)))


def _rank(measure: Measure) -> str:
    # Choosers, then seats by number, then colours; the sort keeps the order of all the others.
    if measure.key.startswith("chooser_"):
        return ""
    if measure.key.startswith("seat_"):
        return measure.key
    return "~" if measure.is_win else ""


def _row(measure: Measure, every: list[Sums]) -> Row:
    found = [
        measure.interval(sums.columns[measure.key]) if measure.key in sums.columns else None
        for sums in every
    ]
    differences = [
        of_mean(sums.differences[measure.key], measure.scale)
        if measure.key in sums.differences
        else None
        for sums in every[1:]
    ]
    return Row(measure, found, differences)


def _uses(study: Study, every: list[Sums]) -> list[Use]:
    """The events of the story, the most frequent of the first variant first."""
    kinds = {kind for sums in every for kind in sums.events}
    uses = [
        Use(
            kind,
            _blanked(study.book.words[kind]),
            [of_count(_over(sums.told, sums.events.get(kind, Column()))) for sums in every],
        )
        for kind in kinds
    ]
    return sorted(uses, key=lambda use: (-use.found[0].value, use.kind))


def _over(games: int, column: Column) -> Column:
    """A column over all games told, those in which nothing of the kind happened among them."""
    return Column(games, column.total, column.squares)


def _blanked(template: Words) -> Words:
    """A sentence without its facts: "… throws …"."""
    english, french = (re.sub(r"\{[^}]*\}", "…", text) for text in template)
    return Words(english, french)


def quantile(sums: Sums, share: float) -> int:
    """The length that this share of the games do not exceed."""
    passed = 0
    for length, games in sorted(sums.lengths.items()):
        passed += games
        if passed >= share * sums.games:
            return length
    return 0
