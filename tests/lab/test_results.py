"""Studies from Python: tables, sweeps, intervals at zero, a page to hand out."""

import csv
import io
import json
import sys
from pathlib import Path

import pyarrow.parquet
import pytest

from colonnade import lab
from colonnade.__main__ import main
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.i18n import LANGUAGES, Language
from colonnade.kernel.statistics import Interval
from colonnade.lab.interval import of_count, poisson_bounds
from colonnade.lab.moments import Moments
from colonnade.lab.report import p_value


@pytest.fixture(scope="module")
def results() -> lab.Results:
    return lab.run(
        "corintho", games=60, told=5, sweep={"freeze": ["round", "turn"], "stuck": ["pass", "draw"]}
    )


def test_a_row_for_each_game(results: lab.Results) -> None:
    games = results.games
    assert {len(column) for column in games.values()} == {4 * 60}
    assert games["game"][:3] == [0, 1, 2]
    assert set(games["freeze"]) == {"round", "turn"}
    assert set(games["seat_1"]) <= {0.0, 0.5, 1.0}
    report = results.report
    mean = sum(games["length"][:60]) / 60
    found = next(row.found[0] for row in report.rows if row.measure.key == "length")
    assert found is not None
    assert found.value == pytest.approx(mean)


def test_the_same_numbers_with_more_workers(results: lab.Results) -> None:
    again = lab.run("corintho", games=60, told=5, variants=[{"freeze": "round"}], workers=2)
    assert again.games["length"] == results.games["length"][:60]


def test_a_sweep_has_every_combination(results: lab.Results) -> None:
    assert results.study.names() == [
        "freeze=round stuck=pass",
        "freeze=round stuck=draw",
        "freeze=turn stuck=pass",
        "freeze=turn stuck=draw",
    ]
    assert "1. freeze=round stuck=pass" in results.text(columns=80)
    assert max(map(len, results.text(columns=80).splitlines())) <= 100
    page = results.html()
    assert page.count("<svg") == 4
    assert "http" not in page


def test_tables_are_written(results: lab.Results, tmp_path: Path) -> None:
    results.games.write(tmp_path / "games.parquet")
    read = pyarrow.parquet.read_table(tmp_path / "games.parquet").to_pydict()
    assert read == results.games
    rows = list(csv.reader(io.StringIO(results.figures.to_csv())))
    assert rows[0] == list(results.figures)
    with pytest.raises(ColonnadeError, match=r"\.csv or \.parquet"):
        results.games.write(tmp_path / "games.xls")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_fits_the_screen(results: lab.Results, language: Language) -> None:
    lines = results.text(language, columns=72).splitlines()
    assert max(map(len, lines)) <= 72
    wide = results.text(language, columns=120).splitlines()
    assert len(wide) < len(lines), "differences stand beside the values where there is room"
    colon = " :" if language == "fr" else ":"
    assert any(line.startswith(f"freeze=turn stuck=draw{colon} ") for line in lines)


def test_bounds_at_zero_follow_the_rule_of_three() -> None:
    never = of_count(Moments(100, 0, 0))
    assert (never.value, never.low) == (0.0, 0.0)
    assert 0.03 <= never.high <= 0.04
    low, high = poisson_bounds(10)
    assert low == pytest.approx(4.80, abs=0.05)
    assert high == pytest.approx(18.39, abs=0.05)


def test_how_likely_a_difference_is_by_chance() -> None:
    assert p_value(Interval(1.96, 0.0, 3.92)) == pytest.approx(0.05, abs=1e-3)
    assert p_value(Interval(0.0, -1.0, 1.0)) == 1.0


def test_nothing_is_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = {name: tmp_path / f"out.{name}" for name in ("json", "html", "csv")}
    flags = [word for name, path in files.items() for word in (f"--{name}", str(path))]
    line = ["lab", "corintho", "--games", "20", "--told", "2", "--lang", "en", *flags]
    assert main([*line, "--rows", str(tmp_path / "rows.csv")]) == 0
    found = json.loads(files["json"].read_text())
    assert found["colonnade"]
    assert found["seed"] == 1
    assert "command" in found
    kept = files["json"].read_text()
    assert main(line) == 2
    assert "exists already; --overwrite replaces it" in capsys.readouterr().err
    assert files["json"].read_text() == kept
    assert main([*line, "--overwrite"]) == 0


@pytest.mark.parametrize("wrong", ["throws", "=die", "throws=", "throws=coins,,die"])
def test_a_sweep_is_spelled_right(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "senet", "--sweep", wrong, "--lang", "en"]) == 2
    assert "must be name=value,value" in capsys.readouterr().err


def test_plots_are_figures_and_files(
    results: lab.Results, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = results.plots("fr")
    assert {"seats", "lengths"} <= set(drawn)
    assert drawn["lengths"].axes[0].get_title()
    written = results.plot(str(tmp_path / "new" / "folder"))
    assert all(path.exists() for path in written)
    assert {path.stem for path in written} == set(drawn)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(ColonnadeError, match="needs matplotlib"):
        results.plots()


def test_one_bot_and_one_value_need_no_list() -> None:
    found = lab.run("corintho", games=4, told=0, seats="greedy", sweep={"freeze": "turn"})
    assert (found.study.seats, found.games["freeze"]) == (("greedy",), ["turn"] * 4)
    assert "moves" not in found.games, "the same as its length, as nothing is thrown"
    assert "Length, in moves" in str(found)
    assert repr(found) == "<Results corintho: 1 × 4 games>"
    with pytest.raises(ColonnadeError, match="no value is given for freeze"):
        lab.run("corintho", games=4, sweep={"freeze": []})
