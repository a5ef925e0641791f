"""A report as JSON and as CSV, for programs and spreadsheets."""

import csv
import io
import json
from typing import Any

from colonnade.swift.interval import Interval

from .report import Report
from .watches import watch_of


def json_of(report: Report) -> str:
    """Everything the study found."""
    study = report.study
    places = watch_of(study.game).marks.places
    content = {
        "game": study.game,
        "games": study.games,
        "seed": study.seed,
        "seats": list(study.seats),
        "rotates": study.rotates,
        "variants": [
            {
                "options": dict(options),
                "check": sums.check,
                "unfinished": sums.unfinished,
                "told": sums.told,
                "measures": {
                    row.measure.key: _interval(row.found[variant])
                    for row in report.rows
                    if row.found[variant] is not None
                },
                "differences": {
                    row.measure.key: _interval(row.differences[variant - 1])
                    for row in report.rows
                    if variant and row.differences[variant - 1] is not None
                },
                "events": {use.kind: _interval(use.found[variant]) for use in report.uses},
                "lengths": {str(length): n for length, n in sorted(sums.lengths.items())},
                "visits": dict(zip(places, sums.visits, strict=True)),
                "captures": dict(zip(places, sums.taken, strict=True)),
            }
            for variant, (options, sums) in enumerate(
                zip(study.variants, report.every, strict=True)
            )
        ],
    }
    return json.dumps(content, indent=2, ensure_ascii=False) + "\n"


def csv_of(report: Report) -> str:
    """A line for each figure: variant, kind, name, value, low, high."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["variant", "kind", "name", "value", "low", "high"])
    for variant, name in enumerate(report.study.names()):
        for row in report.rows:
            found = row.found[variant]
            if found is not None:
                writer.writerow([name, "measure", row.measure.key, *found])
            difference = row.differences[variant - 1] if variant else None
            if difference is not None:
                writer.writerow([name, "difference", row.measure.key, *difference])
        for use in report.uses:
            writer.writerow([name, "event", use.kind, *use.found[variant]])
    return text.getvalue()


def _interval(found: Interval | None) -> dict[str, Any]:
    return {} if found is None else found._asdict()
