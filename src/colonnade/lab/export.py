"""A report as JSON, for programs."""

import json
from typing import Any

from colonnade.kernel.statistics import Interval
from colonnade.version import __version__

from .observers import observer_of
from .report import Report


def json_of(report: Report, command: str = "") -> str:
    """Everything the study found, and how it was run."""
    study = report.study
    places = observer_of(study.game).marks.places
    content = {
        "colonnade": __version__,
        "command": command,
        "game": study.game,
        "games": study.games,
        "seed": study.seed,
        "seats": list(study.seats),
        "rotates": study.rotates,
        "variants": [
            {
                "options": dict(options),
                "check": totals.check,
                "unfinished": totals.unfinished,
                "told": totals.told,
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
                "lengths": {str(length): n for length, n in sorted(totals.lengths.items())},
                "visits": dict(zip(places, totals.visits, strict=True)),
                "captures": dict(zip(places, totals.taken, strict=True)),
            }
            for variant, (options, totals) in enumerate(
                zip(study.variants, report.every, strict=True)
            )
        ],
    }
    return json.dumps(content, indent=2, ensure_ascii=False) + "\n"


def _interval(found: Interval | None) -> dict[str, Any]:
    return {} if found is None else found._asdict()
