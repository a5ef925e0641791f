"""Results as tables: columns by name, as pandas and polars take them, and as files."""

import csv
import io
from html import escape
from pathlib import Path
from typing import Any

from .execution import FinishedStudy
from .measures import Measure
from .report import Report, report_of
from .words import LabError

SHOWN = 20
"""Rows that a notebook shows."""


class Table(dict[str, list[Any]]):
    """Columns of equal length by name: `pandas.DataFrame(table)`, `polars.DataFrame(table)`."""

    @property
    def rows(self) -> list[tuple[Any, ...]]:
        """The rows."""
        return list(zip(*self.values(), strict=True))

    def to_csv(self) -> str:
        """The table as CSV; missing values are empty."""
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(self)
        writer.writerows(self.rows)
        return text.getvalue()

    def write(self, path: Path) -> None:
        """Write the table as CSV or Parquet, by the suffix of the file."""
        check_table_file(path)
        if path.suffix == ".csv":
            path.write_text(self.to_csv(), encoding="utf-8")
            return
        import pyarrow
        from pyarrow import parquet

        parquet.write_table(pyarrow.table(dict(self)), path)

    def _repr_html_(self) -> str:
        """The first rows, for notebooks."""
        head = "".join(f"<th>{escape(name)}</th>" for name in self)
        body = "".join(
            f"<tr>{''.join(f'<td>{escape(str(cell))}</td>' for cell in row)}</tr>"
            for row in self.rows[:SHOWN]
        )
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def check_table_file(path: Path) -> None:
    """Refuse a file whose suffix is neither CSV nor Parquet."""
    if path.suffix not in (".csv", ".parquet"):
        raise LabError("not_rows", path=path)
    if path.suffix == ".parquet":
        try:
            import pyarrow  # noqa: F401
        except ModuleNotFoundError:
            raise LabError("no_pyarrow") from None


def figures_of(report: Report) -> Table:
    """A row for each figure: variant, kind, name, value, low, high, certain."""
    rows: list[tuple[Any, ...]] = []
    for variant, name in enumerate(report.study.names()):
        for row in report.rows:
            found = row.found[variant]
            if found is not None:
                rows.append((name, "measure", row.measure.key, *found, None))
            difference = row.differences[variant - 1] if variant else None
            if difference is not None:
                certain = row.certain[variant - 1]
                rows.append((name, "difference", row.measure.key, *difference, certain))
        for use in report.uses:
            rows.append((name, "event", use.kind, *use.found[variant], None))
    names = ("variant", "kind", "name", "value", "low", "high", "certain")
    return Table({name: [row[index] for row in rows] for index, name in enumerate(names)})


def games_of(finished: FinishedStudy) -> Table:
    """A row for each game: variant, options, the game's number, and every measure of it."""
    study, report = finished.study, report_of(finished)
    measures = {row.measure.key: row.measure for row in report.rows}
    options = [name for name, _ in study.variants[0]]
    table = Table({name: [] for name in ("variant", *options, "game", *measures)})
    for variant, (given, totals) in enumerate(zip(study.variants, finished.every, strict=True)):
        order = sorted(range(len(totals.rows["game"])), key=totals.rows["game"].__getitem__)
        table["variant"] += [study.names()[variant]] * len(order)
        for name, value in given:
            table[name] += [value] * len(order)
        table["game"] += [totals.rows["game"][index] for index in order]
        for key, measure in measures.items():
            column = totals.rows.get(key)
            table[key] += [None if column is None else scaled(measure, column[i]) for i in order]
    return table


def scaled(measure: Measure, number: int) -> float | int | None:
    """A game's number in its unit; None where the game has no such number."""
    if number < 0:
        return None
    return number if measure.scale == 1 else number / measure.scale
